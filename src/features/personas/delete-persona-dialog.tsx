import { useDeletePersona } from "#src/data/persona/mutations.ts";
import { useTakeBack } from "#src/data/trash/restore.ts";
import { texts } from "#src/domain/texts.ts";
import type { Persona } from "#src/generated/api/model/persona.ts";
import { useUndo } from "#src/parts/undo/use-undo.ts";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { personaTexts } from "./persona-texts.ts";

interface DeletePersonaDialogProps {
  persona: Persona;
  /** Name of the default persona, which chats of a deleted one use from then on; null is the user without a persona. */
  fallback: string | null;
  onClose: () => void;
  onGone: () => void;
}

/** Asks before a persona is deleted, and says which chats use it; Undo brings it back. */
export function DeletePersonaDialog({ persona, fallback, onClose, onGone }: DeletePersonaDialogProps) {
  const remove = useDeletePersona();
  const takeBack = useTakeBack();
  const offerUndo = useUndo();
  const { names, count } = persona.usedIn;
  const confirm = async () => {
    const { data } = await remove.mutateAsync(persona.id);
    onGone();
    onClose();
    offerUndo(
      Promise.resolve({
        text: texts.trash.waiting(personaTexts.removed(persona.name)),
        takeBack: () => takeBack(data.deletionId),
      }),
    );
  };
  return (
    <ConfirmDialog
      title={personaTexts.removeTitle(persona.name)}
      confirmLabel={personaTexts.remove}
      tone="danger"
      isBusy={remove.isPending}
      error={remove.isError ? personaTexts.removeFailed : undefined}
      onCancel={onClose}
      onConfirm={() => void confirm().catch(() => undefined)}
    >
      {count === 0
        ? personaTexts.removeUnused
        : personaTexts.removeUsed(personaTexts.usedIn(names, count), fallback ?? personaTexts.yourself)}
    </ConfirmDialog>
  );
}
