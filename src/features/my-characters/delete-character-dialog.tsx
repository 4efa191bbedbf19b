import { useState } from "react";
import { useDeleteCharacter } from "#src/data/character/save-character.ts";
import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { css } from "#styled-system/css";
import { myCharactersTexts } from "./my-characters-texts.ts";

/** Ignores case and Unicode forms: typing the name guards against a slip, it does not test spelling. */
const comparable = (name: string): string => name.normalize("NFKC").trim().toLocaleLowerCase("en");

export type DeleteCharacterDialogProps = {
  character: CharacterCard;
  onClose: () => void;
  onDeleted: (character: CharacterCard, deletionId: string) => void;
};

/** Deletes a character once its name has been typed; it can be brought back for 30 days (GAP-130). */
export function DeleteCharacterDialog({ character, onClose, onDeleted }: DeleteCharacterDialogProps) {
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const remove = useDeleteCharacter(character.id);
  const isName = comparable(typed) === comparable(character.name);
  const submit = () => {
    if (!isName) return setIsWrong(true);
    remove.mutate(undefined, {
      onSuccess(deletionId) {
        onDeleted(character, deletionId);
        onClose();
      },
    });
  };
  return (
    <Dialog
      onClose={onClose}
      title={<bdi>{myCharactersTexts.deleteTitle(character.name)}</bdi>}
      size="sm"
      isBusy={remove.isPending}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={remove.isPending}>
            {myCharactersTexts.cancel}
          </Button>
          <Button
            variant="dangerSolid"
            disabled={!isName}
            disabledReason={myCharactersTexts.deleteFirst}
            onClick={submit}
            isBusy={remove.isPending}
          >
            {myCharactersTexts.delete}
          </Button>
        </>
      }
    >
      <form
        className={css({ display: "grid", gap: "4" })}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>{myCharactersTexts.deleteText}</p>
        <FormField
          label={myCharactersTexts.deleteLabel}
          help={<bdi>{character.name}</bdi>}
          error={isWrong ? myCharactersTexts.deleteMismatch : undefined}
        >
          <TextInput
            value={typed}
            autoComplete="off"
            data-autofocus
            onChange={({ target }) => {
              setTyped(target.value);
              setIsWrong(false);
            }}
          />
        </FormField>
        {remove.isError && <InlineAlert tone="danger">{myCharactersTexts.deleteFailed}</InlineAlert>}
      </form>
    </Dialog>
  );
}
