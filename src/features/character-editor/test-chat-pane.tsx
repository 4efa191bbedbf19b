import ArrowUpIcon from "lucide-react/icons/arrow-up";
import RotateCcwIcon from "lucide-react/icons/rotate-ccw";
import SquareIcon from "lucide-react/icons/square";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { substitutePlaceholders } from "#src/domain/placeholders.ts";
import { lengthOf } from "#src/lib/text.ts";
import { Caret } from "#src/parts/prose/caret.tsx";
import { Prose } from "#src/parts/prose/prose.tsx";
import { characterBubble, userBubble, userRow } from "#src/parts/message-bubble/message-bubble.ts";
import { Button } from "#src/ui/button/button.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";
import { editorTexts } from "./editor-texts.ts";
import type { CharacterEditorForm } from "./use-character-form.ts";
import type { TestChat, TestLine } from "./use-test-chat.ts";

const pane = css({ display: "flex", flexDirection: "column", gap: "3", minWidth: "0", flex: "1", minHeight: "0" });
const log = css({
  // Read like the chat itself (GAP-153).
  "--font-sizes-chat": "var(--chat-text, 16px)",
  flex: "1",
  // In the dialog of a phone the field below it stays in view, at the bottom.
  minHeight: { base: "calc(100dvh - 250px)", md: "160px" },
  maxHeight: { base: "calc(100dvh - 250px)", lg: "none" },
  overflowY: "auto",
  display: "flex",
  flexDirection: "column",
  gap: "3",
  overflowWrap: "anywhere",
  scrollbarWidth: "thin",
});
const waiting = css({ color: "fg.muted", ofChat: "0.84375" });
const composer = css({
  display: "flex",
  alignItems: "flex-end",
  gap: "2",
  "& > textarea": { flex: "1", minWidth: "0" },
});

/** Maximum length of a line in characters. */
const lineAtMost = 8000;

/** A trial chat with the draft: its log, the last error, and the field for the next line. */
export function TestChatPane({
  editor,
  chat,
  userName,
  takesFocus,
}: {
  editor: CharacterEditorForm;
  chat: TestChat;
  userName: string;
  /** Whether the field has the focus at first; a dialog decides that itself. */
  takesFocus: boolean;
}) {
  const words = editorTexts.test;
  const { control } = editor;
  const name = useWatch({ control, name: "name" }).trim() || editorTexts.preview.nobody;
  const first = useWatch({ control, name: `variants.${editor.shown}.firstMessage` as const });
  const opening = substitutePlaceholders(first ?? "", { user: userName, char: name }).trim();
  const [text, setText] = useState("");
  const end = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { lines, running, problem } = chat;
  const grown = lines.length + (running?.length ?? 0);
  useEffect(() => {
    const box = end.current?.parentElement;
    if (grown > 0) box?.scrollTo({ top: box.scrollHeight });
  }, [grown]);

  const canSend = running === null && text.trim() !== "" && lengthOf(text) <= lineAtMost;
  const send = () => {
    if (!canSend) return;
    chat.send(text.trim());
    setText("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Not the Enter that confirms a word of an input method.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    send();
  };
  const shown: TestLine[] = [...(opening === "" ? [] : [{ role: "character" as const, content: opening }]), ...lines];
  return (
    <section aria-label={words.title} className={pane}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <div role="log" aria-label={words.log(name)} className={log} tabIndex={0}>
        {shown.length === 0 && running === null && <p className={waiting}>{words.silent}</p>}
        {shown.map(({ role, content }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines keep their places
          <div key={at} className={role === "user" ? userRow : undefined}>
            <div className={role === "user" ? userBubble : characterBubble}>
              <VisuallyHidden>{role === "user" ? words.you : name}: </VisuallyHidden>
              <Prose text={content} />
            </div>
          </div>
        ))}
        {running !== null && (
          <div className={characterBubble}>
            {running.trim() === "" ? (
              <p className={waiting}>
                {words.writing(name)}
                <Caret />
              </p>
            ) : (
              <Prose text={running} isRunning />
            )}
          </div>
        )}
        <div ref={end} />
      </div>
      {problem !== null && (
        <InlineAlert
          tone="danger"
          actions={
            <Button size="sm" onClick={() => chat.retry()}>
              {words.retry}
            </Button>
          }
        >
          {problem}
        </InlineAlert>
      )}
      <div className={composer}>
        <TextArea
          ref={field}
          aria-label={words.field(name)}
          placeholder={words.placeholder}
          rows={1}
          maxRows={6}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {running === null ? (
          <IconButton label={words.send} variant="primary" disabled={!canSend} onClick={send}>
            <ArrowUpIcon />
          </IconButton>
        ) : (
          <IconButton label={words.stop} variant="primary" onClick={() => chat.stop()}>
            <SquareIcon fill="currentColor" />
          </IconButton>
        )}
        <IconButton
          label={words.restart}
          disabled={lines.length === 0 && running === null}
          onClick={() => chat.restart()}
        >
          <RotateCcwIcon />
        </IconButton>
      </div>
    </section>
  );
}
