import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useCallback, useMemo } from "react";
import { chatLink, chatWith } from "#src/domain/chat-path.ts";
import { texts as common } from "#src/domain/texts.ts";
import type { CharacterCard as Character } from "#src/generated/api/model/characterCard.ts";
import { CardFigures } from "#src/parts/character-card/card-figures.tsx";
import { CharacterCard, CharacterCardSkeleton } from "#src/parts/character-card/character-card.tsx";
import { PagedList } from "#src/ui/feedback/paged-list.tsx";
import { css } from "#styled-system/css";
import { searchTexts as texts } from "./search-texts.ts";

const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(2, minmax(0, 1fr))",
    md: "repeat(3, minmax(0, 1fr))",
    xl: "repeat(4, minmax(0, 1fr))",
  },
  gap: { base: "3", md: "4" },
  listStyle: "none",
  m: "0",
  p: "0",
});
const idOf = ({ id }: Character) => id;

type Found = { items: Character[]; pages: number; total: number | undefined };

export interface FoundCharactersProps {
  /** Names the list: everything that decides what is in it. */
  id: string;
  query: UseInfiniteQueryResult<Found>;
  viewsNsfw: boolean;
  renderActions: (character: Character) => ReactNode;
  empty: ReactNode;
}

/** The characters that were found as posters, with Load more. */
export function FoundCharacters({ id, query, viewsNsfw, renderActions, empty }: FoundCharactersProps) {
  const renderCard = useCallback(
    (character: Character, index: number) => (
      <CharacterCard
        character={character}
        viewsNsfw={viewsNsfw}
        isPriority={index < 4}
        link={<Link {...chatLink(chatWith(character.id))} />}
        actions={renderActions(character)}
        note={<CardFigures character={character} />}
      />
    ),
    [viewsNsfw, renderActions],
  );
  const items = query.data?.items;
  const paged = useMemo(() => ({ ...query, data: items }), [query, items]);
  return (
    <PagedList
      id={id}
      query={paged}
      itemKey={idOf}
      renderItem={renderCard}
      className={grid}
      itemClassName={css({ minWidth: "0" })}
      label={texts.tabs.characters}
      skeleton={
        <div className={grid}>
          {Array.from({ length: 8 }, (_, at) => (
            <CharacterCardSkeleton key={at} />
          ))}
        </div>
      }
      failed={common.states.listFailed}
      empty={empty}
      more={{ failedText: common.states.moreFailed, count: texts.shown }}
    />
  );
}
