import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { failureText } from "#src/data/failure-text.ts";
import { limits } from "#src/domain/limits.ts";
import { texts } from "#src/domain/texts.ts";
import type { EditMode } from "#src/generated/api/model/editMode.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { editMessageBodyContentMax } from "#src/generated/zod/schemas/editMessageBody.zod.ts";
import { numberText } from "#src/lib/count-text.ts";
import { lengthOf } from "#src/lib/text.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { Prose } from "#src/parts/prose/prose.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { DiscardQuestion } from "#src/ui/dialog/discard-question.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { useChatFrame } from "../chat-frame.ts";
import { chatTexts } from "../chat-texts.ts";
import { baseOf, type EditDraft } from "./edit-drafts.ts";
import { editor, editorButtons } from "./row-styles.ts";

/**
 * Edits a message in place (GAP-129): saved over the shown version, or as a new one. Ctrl+Enter saves, Escape cancels, and
 * asks first if the text has changed (GAP-107). A refusal keeps the typed text; if the message was changed elsewhere, that version is shown beside it and saving again
 * overwrites it.
 */
export function MessageEditor({
  message,
  isBegun,
  onClose,
}: {
  message: Message;
  /** Opened by a press, so it takes focus; a restored edit does not. */
  isBegun: boolean;
  onClose: () => void;
}) {
  const { actions, edits } = useChatFrame();
  const [{ text, base }, setDraft] = useState(
    () => edits.get(message.id) ?? { text: message.content, base: baseOf(message) },
  );
  const [saving, setSaving] = useState<EditMode | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isDiscarded = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isBegun) field.current?.focus({ preventScroll: true });
  }, [isBegun]);
  const problemId = useId();
  const max = message.role === "user" ? limits.message : editMessageBodyContentMax;
  const length = lengthOf(text.trim());
  const refusal = length === 0 ? chatTexts.editEmpty : length > max ? chatTexts.tooLong(numberText(max)) : null;

  function keep(draft: EditDraft) {
    edits.set(message.id, draft);
    setDraft(draft);
  }

  // A ref, because state updates too late for a second press in the same moment (F14).
  const save = useSingleFlight(async (as: EditMode) => {
    if (refusal !== null) return;
    if (text.trim() === base.content) return onClose();
    setSaving(as);
    setProblem(null);
    try {
      const result = await actions.edit(base, text.trim(), as);
      if (result.kind === "saved") return onClose();
      setTheirs(result.current.content);
      // Saving again overwrites it, as the user can see.
      keep({ text, base: baseOf(result.current) });
    } catch (error) {
      setProblem(failureText(texts.chat.editFailed, error));
    }
    setSaving(null);
  });

  const cancel = () => (text.trim() === base.content ? onClose() : setIsAsking(true));

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && saving === null) {
      event.preventDefault();
      cancel();
    }
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save("replace");
    }
  }

  return (
    <div>
      <textarea
        ref={field}
        className={editor}
        dir="auto"
        value={text}
        aria-label={chatTexts.editLabel}
        aria-invalid={refusal !== null || problem !== null}
        aria-describedby={problemId}
        onChange={(event) => keep({ text: event.target.value, base })}
        onKeyDown={onKeyDown}
      />
      <div id={problemId}>
        {(problem ?? refusal) !== null && <InlineAlert tone="danger">{problem ?? refusal}</InlineAlert>}
        {theirs !== null && (
          <InlineAlert tone="warning">
            {chatTexts.editConflict}
            <Prose text={theirs} />
          </InlineAlert>
        )}
      </div>
      <div className={editorButtons}>
        <Button size="sm" variant="ghost" disabled={saving !== null} onClick={cancel}>
          {chatTexts.cancel}
        </Button>
        <Button
          size="sm"
          variant="soft"
          isBusy={saving === "alternate"}
          disabled={refusal !== null || saving === "replace"}
          onClick={() => void save("alternate")}
        >
          {chatTexts.saveAsNew}
        </Button>
        <Button
          size="sm"
          variant="primary"
          isBusy={saving === "replace"}
          disabled={refusal !== null || saving === "alternate"}
          onClick={() => void save("replace")}
        >
          {chatTexts.save}
        </Button>
      </div>
      <DiscardQuestion
        isOpen={isAsking}
        finalFocus={field}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          isDiscarded.current = true;
          setIsAsking(false);
        }}
        // When the focus is back in the field: as the editor goes, the row takes it.
        onClosed={() => isDiscarded.current && onClose()}
      />
    </div>
  );
}
