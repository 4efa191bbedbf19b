import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { formTexts } from "./form-texts.ts";

export interface LeaveQuestionProps {
  editor: { discard: () => void };
  /** What the router's `useBlocker({ withResolver: true })` answers. */
  leaving: {
    status: "idle" | "blocked";
    proceed?: (() => void) | undefined;
    reset?: (() => void) | undefined;
  };
  words?: { title: string; text: string; confirm: string; cancel: string };
}

/** Asked once before a page with unsaved changes is left; who goes leaves the draft behind too. */
export function LeaveQuestion({ editor, leaving, words = formTexts.leave }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={leaving.status === "blocked"}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      tone="danger"
      onCancel={() => leaving.reset?.()}
      onConfirm={() => {
        editor.discard();
        leaving.proceed?.();
      }}
    >
      {words.text}
    </ConfirmDialog>
  );
}
