import { useKeyed, useKeyedPart } from "#src/data/message/keyed-store.ts";
import { replyStates, replyTexts } from "#src/data/message/reply-store.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { Caret } from "#src/parts/prose/caret.tsx";
import { Prose } from "#src/parts/prose/prose.tsx";
import { useMedia } from "#src/lib/use-media.ts";
import { css } from "#styled-system/css";
import { useChatFrame } from "../chat-frame.ts";
import { chatTexts } from "../chat-texts.ts";
import { wholeSentences } from "../composer/whole-sentences.ts";

const beforeWords = css({ color: "fg.muted", fontSize: "13.5px" });

/** A reply while it is written: its words with the caret behind them, or the caret alone before the first one. */
export function RunningText({ message }: { message: Message }) {
  const { id, threadId, content } = message;
  const text = useKeyedPart(replyTexts, id, (live) => live?.text ?? content);
  const { characterName } = useChatFrame();
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const phase = useKeyed(replyStates, threadId)?.phase;
  const shown = isStill ? wholeSentences(text) : text;
  if (shown.trim() === "") {
    return (
      <p className={beforeWords}>
        {phase === "sending" ? chatTexts.waiting(characterName) : chatTexts.writing(characterName)}
        <Caret />
      </p>
    );
  }
  return <Prose text={shown} isRunning />;
}
