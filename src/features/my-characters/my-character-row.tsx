import { Link } from "@tanstack/react-router";
import { memo } from "react";
import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import { numberText } from "#src/lib/count-text.ts";
import { Picture } from "#src/ui/picture/picture.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css, cx } from "#styled-system/css";
import { CharacterMenu } from "./character-menu.tsx";
import { CharacterStatus } from "./character-status.tsx";
import { myCharactersTexts } from "./my-characters-texts.ts";
import {
  above,
  characterRow,
  narrowOnly,
  number,
  quiet,
  rowName,
  rowPicture,
  rowWords,
  wholeRow,
  wideOnly,
} from "./my-list-looks.ts";
import type { CharacterActions } from "./use-character-actions.ts";

const nameLine = css({ row: "2", maxWidth: "full", minWidth: "0" });

/** A number; a dash if nothing could have been counted. */
function Count({ of, isUnplayed, className }: { of: number; isUnplayed: boolean; className?: string }) {
  return (
    <span className={cx(number, className)}>
      {isUnplayed ? (
        <>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{myCharactersTexts.none}</VisuallyHidden>
        </>
      ) : (
        numberText(of)
      )}
    </span>
  );
}

export type MyCharacterRowProps = {
  character: CharacterCard;
  /** Whether its figures are shown. */
  isChosen: boolean;
  onChoose: (character: CharacterCard) => void;
  actions: CharacterActions;
};

/** One of the user's own characters: a press on the row shows its figures, the name links to its page (CHAR-05). */
export const MyCharacterRow = memo(function MyCharacterRow(props: MyCharacterRowProps) {
  const { character, isChosen, onChoose, actions } = props;
  const { id, name, variant, NSFW, accessableTo, messageCount, variantCount, own } = character;
  const isUnplayed = accessableTo === "private" && own?.chatCount === 0;
  return (
    <div className={characterRow} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={wholeRow}
        data-row={id}
        aria-label={myCharactersTexts.figuresOf(name)}
        aria-pressed={isChosen}
        onClick={() => onChoose(character)}
      />
      <Picture src={variant.avatar} alt="" seed={id} name={name} className={rowPicture} />
      <div className={rowWords}>
        <span className={nameLine}>
          <Link to="/character/$characterId" params={{ characterId: id }} className={cx(rowName, above)}>
            <bdi data-name>{name}</bdi>
          </Link>
          {NSFW && <Tag>{myCharactersTexts.mature}</Tag>}
        </span>
        <span className={quiet}>
          <bdi>{myCharactersTexts.variants(own?.variantNames ?? [], variantCount)}</bdi>
        </span>
        <CharacterStatus of={accessableTo} className={narrowOnly} />
      </div>
      <CharacterStatus of={accessableTo} className={wideOnly} />
      <Count of={own?.chatCount ?? 0} isUnplayed={isUnplayed} className={wideOnly} />
      <Count of={messageCount} isUnplayed={isUnplayed} />
      <Count of={own?.favouriteCount ?? 0} isUnplayed={isUnplayed} className={wideOnly} />
      <div className={above}>
        <CharacterMenu character={character} actions={actions} />
      </div>
    </div>
  );
});
