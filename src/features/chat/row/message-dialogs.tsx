import { lazy, type RefObject, useState } from "react";
import { regenerateMessageBodyInstructionMax } from "#src/generated/zod/schemas/regenerateMessageBody.zod.ts";
import type { StoredRow } from "#src/domain/chat/chat-row.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { numberText } from "#src/lib/count-text.ts";
import { lengthOf } from "#src/lib/text.ts";
import { Button } from "#src/ui/button/button.tsx";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { chatTexts } from "../chat-texts.ts";

const PromptDialog = lazy(async () => ({ default: (await import("../dialogs/prompt-dialog.tsx")).PromptDialog }));

export type MessageDialogsProps = {
  /** The message of the question whether to delete it and all that follow. */
  question: Message | null;
  onAnswer: (isYes: boolean) => void;
  /** Gets focus after the answer. */
  afterAnswer: RefObject<HTMLElement | null>;
  /** The reply to regenerate by an instruction; null closes the dialog. */
  instructed: Message | null;
  onInstruct: (instruction: string | null) => void;
  /** The reply whose prompt is shown. */
  inspected: StoredRow | null;
  onInspected: () => void;
};

/** Dialogs opened from rows: questions, instruction, prompt. */
export function MessageDialogs({
  question,
  onAnswer,
  afterAnswer,
  instructed,
  onInstruct,
  inspected,
  onInspected,
}: MessageDialogsProps) {
  return (
    <>
      <ConfirmDialog
        isOpen={question !== null}
        title={chatTexts.removeOnwardTitle}
        confirmLabel={chatTexts.remove}
        cancelLabel={chatTexts.cancel}
        tone="danger"
        finalFocus={afterAnswer}
        onCancel={() => onAnswer(false)}
        onConfirm={() => onAnswer(true)}
      >
        {chatTexts.removeOnwardText}
      </ConfirmDialog>
      <DialogSlot show={instructed}>{() => <InstructionDialog onInstruct={onInstruct} />}</DialogSlot>
      <DialogSlot show={inspected}>
        {(row) => <PromptDialog message={row.message} characterName={row.speaker.name} onClose={onInspected} />}
      </DialogSlot>
    </>
  );
}

function InstructionDialog({ onInstruct }: Pick<MessageDialogsProps, "onInstruct">) {
  const [text, setText] = useState("");
  const isTooLong = lengthOf(text.trim()) > regenerateMessageBodyInstructionMax;
  const isGood = text.trim() !== "" && !isTooLong;
  const submit = () => isGood && onInstruct(text.trim());
  return (
    <Dialog
      onClose={() => onInstruct(null)}
      title={chatTexts.instructionTitle}
      description={chatTexts.instructionHelp}
      size="sm"
      isDirty={text.trim() !== ""}
      footer={
        <>
          <Button variant="ghost" onClick={() => onInstruct(null)}>
            {chatTexts.cancel}
          </Button>
          <Button variant="primary" disabled={!isGood} onClick={submit}>
            {chatTexts.regenerate}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FormField
          label={chatTexts.instructionLabel}
          error={isTooLong ? chatTexts.tooLong(numberText(regenerateMessageBodyInstructionMax)) : undefined}
        >
          <TextArea
            data-autofocus=""
            value={text}
            rows={3}
            placeholder={chatTexts.instructionHint}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              submit();
            }}
          />
        </FormField>
      </form>
    </Dialog>
  );
}
