import { lazy } from "react";
import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import type { CharacterDialog } from "./use-character-actions.ts";

const DeleteCharacterDialog = lazy(async () => ({
  default: (await import("./delete-character-dialog.tsx")).DeleteCharacterDialog,
}));
const VersionsDialog = lazy(async () => ({
  default: (await import("./versions/versions-dialog.tsx")).VersionsDialog,
}));

type CharacterDialogsProps = {
  dialog: CharacterDialog | null;
  onClose: () => void;
  onDeleted: (character: CharacterCard, deletionId: string) => void;
};

/** The dialogs opened from the list's menus, each lazily loaded. */
export function CharacterDialogs({ dialog, onClose, onDeleted }: CharacterDialogsProps) {
  return (
    <DialogSlot show={dialog}>
      {({ kind, character }) =>
        kind === "delete" ? (
          <DeleteCharacterDialog character={character} onClose={onClose} onDeleted={onDeleted} />
        ) : (
          <VersionsDialog characterId={character.id} name={character.name} onClose={onClose} />
        )
      }
    </DialogSlot>
  );
}
