import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useCallback } from "react";
import { creatorCharactersQuery } from "#src/data/creator/characters.ts";
import { texts } from "#src/domain/texts.ts";
import type { Category } from "#src/generated/api/model/category.ts";
import type { CharacterCard as Character } from "#src/generated/api/model/characterCard.ts";
import { CreatorCharacterSort } from "#src/generated/zod/schemas/creatorCharacterSort.zod.ts";
import { shortCount } from "#src/lib/short-count.ts";
import { CardFigures } from "#src/parts/character-card/card-figures.tsx";
import { CharacterCard, CharacterCardSkeleton, characterGrid } from "#src/parts/character-card/character-card.tsx";
import { SearchBox } from "#src/parts/search-box/search-box.tsx";
import { isVeiled, smallVeil } from "#src/parts/veil/veil.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { Chip } from "#src/ui/chip/chip.tsx";
import { chipRow } from "#src/ui/chip/chip-row.ts";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { GhostLight } from "#src/ui/feedback/ghost-light.tsx";
import { PagedList } from "#src/ui/feedback/paged-list.tsx";
import { SelectInput } from "#src/ui/fields/select-input.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { RowCard, RowCardSkeleton } from "#src/ui/row-card/row-card.tsx";
import { css } from "#styled-system/css";
import { creatorTexts } from "./creator-texts.ts";

const bar = css({
  display: "flex",
  flexDirection: { base: "column", lg: "row" },
  alignItems: { lg: "center" },
  justifyContent: "space-between",
  gap: "3",
  mb: "4",
});
/** Beside each other where the words in both fit, else one under the other. */
const tools = css({
  display: "flex",
  flexWrap: { base: "wrap", lg: "nowrap" },
  gap: "3",
  flexShrink: "0",
  marginInlineStart: { lg: "auto" },
});
const rows = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "2", listStyle: "none" });
const row = css({ minHeight: "64px!", py: "2!" });
const mark = css({ position: "absolute", top: "10px", insetInlineStart: "10px", zIndex: "1" });
const placeholders = Array.from({ length: 6 }, (_, index) => index);
const sorts = CreatorCharacterSort.options;
const idOf = ({ id }: Character) => id;

export type CreatorSearch = {
  q?: string | undefined;
  sort?: (typeof sorts)[number] | undefined;
  category?: string | undefined;
};

/** The controls on a card; undefined for visitors. */
export type RenderActions = ((character: Character) => ReactNode) | undefined;

export type CreatorCharactersProps = {
  creator: { id: string; userName: string; useLegacyCreatorPage: boolean; categories: readonly Category[] };
  user: { NSFW: boolean; viewNSFW: boolean };
  search: CreatorSearch;
  onSearch: (search: CreatorSearch) => void;
  isOwn: boolean;
  renderActions: RenderActions;
  /** Shown to a creator who has no characters yet. */
  write: ReactNode;
};

/** A creator's characters, with search, four sort orders and categories; as posters, or as rows in the old layout. */
export function CreatorCharacters(props: CreatorCharactersProps) {
  const { creator, user, search, onSearch, isOwn, renderActions, write } = props;
  const { id, useLegacyCreatorPage: isOld } = creator;
  const { q = "", sort = "newest", category } = search;
  const query = useInfiniteQuery({
    ...creatorCharactersQuery(id, {
      // The user's own characters are never blurred by their settings.
      NSFW: isOwn || user.NSFW,
      search: q,
      sort,
      ...(category !== undefined && { categoryId: category }),
    }),
    placeholderData: keepPreviousData,
  });
  const { viewNSFW } = user;
  const renderCharacter = useCallback(
    (character: Character, index: number) =>
      isOld ? (
        <CharacterRow character={character} viewNSFW={viewNSFW} />
      ) : (
        <>
          <CharacterCard
            character={character}
            viewsNsfw={viewNSFW}
            isPriority={index < 6}
            link={<Link to="/character/$characterId" params={{ characterId: character.id }} />}
            actions={renderActions?.(character)}
            note={<CardFigures character={character} />}
          />
          {character.accessableTo === "private" && (
            <Tag tone="media" className={mark}>
              {creatorTexts.onlyYou}
            </Tag>
          )}
        </>
      ),
    [isOld, viewNSFW, renderActions],
  );
  const isNarrowed = q !== "" || category !== undefined;
  return (
    <>
      <div className={bar}>
        {creator.categories.length > 0 && (
          <div role="group" aria-label={creatorTexts.categories} className={chipRow}>
            <Chip isPressed={category === undefined} onClick={() => onSearch({ ...search, category: undefined })}>
              {creatorTexts.all}
            </Chip>
            {creator.categories.map((one) => (
              <Chip
                key={one.id}
                isPressed={one.id === category}
                onClick={() => onSearch({ ...search, category: one.id === category ? undefined : one.id })}
              >
                {one.name}
              </Chip>
            ))}
          </div>
        )}
        <div className={tools}>
          <search className={css({ flex: { base: "1 1 190px", lg: "none" }, minWidth: "0", width: { lg: "280px" } })}>
            <SearchBox
              label={creatorTexts.search}
              value={q}
              onSearch={(text) => onSearch({ ...search, q: text === "" ? undefined : text })}
            />
          </search>
          <SelectInput
            aria-label={creatorTexts.sortBy}
            value={sort}
            className={css({ flex: { base: "1 1 150px", lg: "none" }, width: { base: "auto", lg: "190px" } })}
            onChange={({ target }) => {
              const next = sorts.find((one) => one === target.value);
              onSearch({ ...search, sort: next === "newest" ? undefined : next });
            }}
          >
            {sorts.map((one) => (
              <option key={one} value={one}>
                {creatorTexts.sorts[one]}
              </option>
            ))}
          </SelectInput>
        </div>
      </div>
      <PagedList
        id={`creator/${id}/${isOld}/${q}/${sort}/${category}`}
        query={query}
        itemKey={idOf}
        renderItem={renderCharacter}
        className={isOld ? rows : characterGrid}
        itemClassName={css({ position: "relative", minWidth: "0" })}
        skeleton={
          <div className={isOld ? rows : characterGrid}>
            {placeholders.map((index) =>
              isOld ? <RowCardSkeleton key={index} /> : <CharacterCardSkeleton key={index} />,
            )}
          </div>
        }
        failed={texts.states.listFailed}
        empty={
          isNarrowed ? (
            <EmptyState
              headingLevel={2}
              title={creatorTexts.noneFound}
              text={creatorTexts.noneFoundHelp}
              action={<Button onClick={() => onSearch({ sort: search.sort })}>{creatorTexts.showAll}</Button>}
            />
          ) : (
            <EmptyState
              headingLevel={2}
              title={creatorTexts.emptyTitle}
              text={isOwn ? creatorTexts.emptyOwn : creatorTexts.emptyText(creator.userName)}
              still={<GhostLight />}
              action={isOwn ? write : undefined}
            />
          )
        }
        more={{ failedText: texts.states.moreFailed, count: creatorTexts.loaded }}
      />
    </>
  );
}

/** A character in the old layout. */
function CharacterRow({ character, viewNSFW }: { character: Character; viewNSFW: boolean }) {
  const { id, name, icon, shortMessage, messageCount, accessableTo } = character;
  return (
    <RowCard
      className={row}
      title={name}
      link={<Link to="/character/$characterId" params={{ characterId: id }} />}
      picture={
        <Avatar
          src={icon}
          name={name}
          seed={id}
          size={48}
          isDecorative
          {...(isVeiled(character, { viewNSFW }) && { className: smallVeil })}
        />
      }
      mark={accessableTo === "private" && <Tag>{creatorTexts.onlyYou}</Tag>}
      {...(shortMessage !== null && { line: shortMessage })}
      meta={`${shortCount(messageCount)} ${creatorTexts.messages(messageCount)}`}
    />
  );
}
