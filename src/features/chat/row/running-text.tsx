import { useChat } from "#src/data/reply/chat-store.ts";
import { type ChatRow, storedOf, textOf } from "#src/domain/chat/chat-row.ts";
import { Caret } from "#src/parts/prose/caret.tsx";
import { Prose } from "#src/parts/prose/prose.tsx";
import { useMedia } from "#src/lib/use-media.ts";
import { css } from "#styled-system/css";
import { useChatFrame } from "../chat-frame.ts";
import { chatTexts } from "../chat-texts.ts";
import { wholeSentences } from "../composer/whole-sentences.ts";

const beforeWords = css({ color: "fg.muted", fontSize: "13.5px" });

/** A streaming reply: its text followed by the caret, or the caret alone before the first word. */
export function RunningText({ row }: { row: ChatRow }) {
  const { chat } = useChatFrame();
  const id = storedOf(row)?.id ?? "";
  const text = useChat(chat, (state) => state.texts[id]) ?? textOf(row);
  const { name } = row.speaker;
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const phase = useChat(chat, (state) => state.reply?.phase);
  const shown = isStill ? wholeSentences(text) : text;
  if (shown.trim() === "") {
    return (
      <p className={beforeWords}>
        {phase === "sending" ? chatTexts.waiting(name) : chatTexts.writing(name)}
        <Caret />
      </p>
    );
  }
  return <Prose text={shown} isRunning />;
}
