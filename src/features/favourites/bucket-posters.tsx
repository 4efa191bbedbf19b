import { Link } from "@tanstack/react-router";
import ArrowRightLeftIcon from "lucide-react/icons/arrow-right-left";
import EllipsisIcon from "lucide-react/icons/ellipsis";
import FolderMinusIcon from "lucide-react/icons/folder-minus";
import PlusIcon from "lucide-react/icons/plus";
import { useCallback } from "react";
import type { Bucket } from "#src/generated/api/model/bucket.ts";
import type { CharacterCard as Character } from "#src/generated/api/model/characterCard.ts";
import type { RemovedCharacter } from "#src/generated/api/model/removedCharacter.ts";
import { CharacterCard } from "#src/parts/character-card/character-card.tsx";
import { useRowFocus } from "#src/ui/feedback/use-row-focus.ts";
import { WindowedList } from "#src/ui/feedback/windowed-list.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#src/ui/menu/menu.tsx";
import { css } from "#styled-system/css";
import { carriedCharacter } from "./carried-character.ts";
import { favouritesTexts as texts } from "./favourites-texts.ts";
import type { RenderActions } from "./open-bucket.tsx";

export const bucketGrid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(2, minmax(0, 1fr))",
    lg: "repeat(3, minmax(0, 1fr))",
    xl: "repeat(4, minmax(0, 1fr))",
  },
  gap: { base: "3", md: "4" },
  listStyle: "none",
  m: "0",
  p: "0",
});
const addTile = css({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: "3",
  width: "full",
  aspectRatio: "poster",
  p: "3",
  border: "1px dashed {colors.border.strong}",
  borderRadius: "lg",
  bg: "transparent",
  color: "fg.muted",
  fontWeight: "semibold",
  fontSize: "14px",
  cursor: "pointer",
  "--icon-size": "22px",
  _hover: { bg: "bg.hover", color: "fg.default" },
});
const goneText = css({ display: "block", mt: "1", fontSize: "14px", lineHeight: "1.35", color: "#cfd6d6" });

type Item =
  | { kind: "character"; id: string; character: Character }
  | ({ kind: "removed" } & RemovedCharacter)
  | { kind: "add"; id: string };

/** The characters in order, with removed ones still in place, then the button to add more. */
function itemsOf({ characterIds, characters, removed = [] }: Bucket): Item[] {
  const here = new Map(characters.map((character) => [character.id, character]));
  const gone = new Map(removed.map((one) => [one.id, one]));
  const items = characterIds.flatMap((id): Item[] => {
    const character = here.get(id);
    if (character) return [{ kind: "character", id, character }];
    const one = gone.get(id);
    return one ? [{ kind: "removed", ...one }] : [];
  });
  return [...items, { kind: "add", id: "add" }];
}
const keyOf = ({ id }: Item) => id;

export interface BucketPostersProps {
  bucket: Bucket;
  viewsNsfw: boolean;
  renderActions: RenderActions;
  onTakeOut: (character: { id: string; name: string }) => void;
  onMove: (character: { id: string; name: string }) => void;
  onAdd: () => void;
}

/** The posters of a bucket; each can be dragged to another bucket, or moved there by its menu. */
export function BucketPosters({ bucket, viewsNsfw, renderActions, onTakeOut, onMove, onAdd }: BucketPostersProps) {
  const frame = useRowFocus("data-key");
  const renderItem = useCallback(
    (item: Item) => {
      if (item.kind === "add")
        return (
          <button type="button" className={addTile} onClick={onAdd}>
            <PlusIcon />
            {texts.add}
          </button>
        );
      if (item.kind === "removed") return <RemovedPoster removed={item} onTakeOut={() => onTakeOut(item)} />;
      const { character } = item;
      return (
        // The link inside is dragged; the menu does the same by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div onDragStart={({ dataTransfer }) => carriedCharacter.write(dataTransfer, character.id)}>
          <CharacterCard
            character={character}
            viewsNsfw={viewsNsfw}
            link={<Link to="/character/$characterId" params={{ characterId: character.id }} />}
            actions={renderActions(
              character,
              <>
                <MenuSeparator />
                <MenuItem icon={<ArrowRightLeftIcon />} onSelect={() => onMove(character)}>
                  {texts.moveTo}
                </MenuItem>
                <MenuItem icon={<FolderMinusIcon />} onSelect={() => onTakeOut(character)}>
                  {texts.takeOut}
                </MenuItem>
              </>,
            )}
          />
        </div>
      );
    },
    [viewsNsfw, renderActions, onTakeOut, onMove, onAdd],
  );
  return (
    <div ref={frame}>
      <WindowedList
        id={`bucket/${bucket.bucketId}`}
        items={itemsOf(bucket)}
        itemKey={keyOf}
        renderItem={renderItem}
        label={bucket.name}
        className={bucketGrid}
        itemClassName={css({ minWidth: "0" })}
      />
    </div>
  );
}

function RemovedPoster({ removed: { id, name }, onTakeOut }: { removed: RemovedCharacter; onTakeOut: () => void }) {
  return (
    <div className={css({ filter: "saturate(0.15)" })}>
      <CharacterCard
        character={{ id, name, shortMessage: null, isFavorite: false, NSFW: false, variant: { avatar: null } }}
        viewsNsfw
        link={<div />}
        note={<span className={goneText}>{texts.removed}</span>}
        actions={
          <Menu
            trigger={
              <IconButton variant="media" size="sm" label={texts.actions(name)} hasTooltip={false}>
                <EllipsisIcon />
              </IconButton>
            }
          >
            <MenuItem icon={<FolderMinusIcon />} onSelect={onTakeOut}>
              {texts.takeOut}
            </MenuItem>
          </Menu>
        }
      />
    </div>
  );
}
