import { useMemo, useState } from "react";
import { useDuplicateCharacter, useSetVisibility } from "#src/data/character/my-characters.ts";
import { useTakeBack } from "#src/data/trash/restore.ts";
import { texts } from "#src/domain/texts.ts";
import type { AccessableTo } from "#src/generated/api/model/accessableTo.ts";
import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import { randomId } from "#src/lib/random-id.ts";
import { useUndo } from "#src/parts/undo/use-undo.ts";
import { myCharactersTexts } from "./my-characters-texts.ts";

/** The open dialog and its character. */
export type CharacterDialog = { kind: "delete" | "versions"; character: CharacterCard };

export type CharacterActions = {
  duplicate: (character: CharacterCard) => void;
  setVisibility: (character: CharacterCard, accessableTo: AccessableTo) => void;
  askDelete: (character: CharacterCard) => void;
  showVersions: (character: CharacterCard) => void;
};

/** Actions on the characters of the list. `actions` is stable; failures show their own toast. */
export function useCharacterActions() {
  const { mutate: duplicate } = useDuplicateCharacter();
  const { mutate: setVisibility } = useSetVisibility();
  const takeBack = useTakeBack();
  const offerUndo = useUndo();
  const [dialog, setDialog] = useState<CharacterDialog | null>(null);
  const actions = useMemo<CharacterActions>(
    () => ({
      duplicate: ({ id }) => duplicate({ characterId: id, key: randomId() }),
      setVisibility({ id, accessableTo: before }, accessableTo) {
        if (accessableTo !== before) setVisibility({ characterId: id, accessableTo });
      },
      askDelete: (character) => setDialog({ kind: "delete", character }),
      showVersions: (character) => setDialog({ kind: "versions", character }),
    }),
    [duplicate, setVisibility],
  );
  const onDeleted = ({ name }: CharacterCard, deletionId: string) =>
    offerUndo(
      Promise.resolve({
        text: texts.trash.waiting(myCharactersTexts.deleted(name)),
        takeBack: () => takeBack(deletionId),
      }),
    );
  return { actions, dialog, closeDialog: () => setDialog(null), onDeleted };
}
