import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { formTexts } from "./form-texts.ts";

export interface LeaveQuestionProps {
  editor: { discard: () => void };
  /** The result of the router's `useBlocker({ withResolver: true })`. */
  leaving: {
    status: "idle" | "blocked";
    proceed?: (() => void) | undefined;
    reset?: (() => void) | undefined;
  };
  words?: { title: string; text: string; confirm: string; cancel: string };
  /** The draft stays on the device and is offered again. */
  keepsDraft?: boolean;
}

/** Asked once before leaving a page with unsaved changes; leaving drops the draft, unless it is kept. */
export function LeaveQuestion({ editor, leaving, words = formTexts.leave, keepsDraft = false }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={leaving.status === "blocked"}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      tone={keepsDraft ? "primary" : "danger"}
      onCancel={() => leaving.reset?.()}
      onConfirm={() => {
        if (!keepsDraft) editor.discard();
        leaving.proceed?.();
      }}
    >
      {words.text}
    </ConfirmDialog>
  );
}
