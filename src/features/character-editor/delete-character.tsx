import Trash2Icon from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useDeleteCharacter } from "#src/data/character/save-character.ts";
import { useRestoreDeletion } from "#src/data/trash/restore.ts";
import { texts } from "#src/domain/texts.ts";
import { Button } from "#src/ui/button/button.tsx";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { EditorSection } from "./editor-section.tsx";
import { editorTexts } from "./editor-texts.ts";

/** Deletes a saved character, at the end of its page: asks once, and the toast offers Undo (GAP-130). */
export function DeleteCharacter({ id, name, onDeleted }: { id: string; name: string; onDeleted: () => void }) {
  const words = editorTexts.remove;
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeleteCharacter(id);
  const { mutate: restore } = useRestoreDeletion();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess(deletionId) {
        toaster.info(texts.trash.waiting(words.done(name)), {
          label: texts.actions.undo,
          onAction: () => restore(deletionId),
        });
        onDeleted();
      },
    });
  return (
    <EditorSection id="remove" title={editorTexts.sections.remove} help={words.help}>
      <div className={css({ display: "flex" })}>
        <Button icon={<Trash2Icon />} onClick={() => setIsAsking(true)}>
          {words.open}
        </Button>
      </div>
      <DialogSlot show={isAsking}>
        {() => (
          <ConfirmDialog
            title={words.title(name)}
            confirmLabel={words.confirm}
            tone="danger"
            isBusy={remove.isPending}
            error={remove.isError ? words.failed : undefined}
            onCancel={() => setIsAsking(false)}
            onConfirm={confirm}
          >
            {words.help}
          </ConfirmDialog>
        )}
      </DialogSlot>
    </EditorSection>
  );
}
