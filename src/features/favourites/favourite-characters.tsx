import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useCallback } from "react";
import { favouriteCharactersQuery, favouriteCountQuery } from "#src/data/favorite/queries.ts";
import { texts as common } from "#src/domain/texts.ts";
import type { CharacterCard as Character } from "#src/generated/api/model/characterCard.ts";
import { CharacterCard, CharacterCardSkeleton, characterGrid } from "#src/parts/character-card/character-card.tsx";
import { SearchBox } from "#src/parts/search-box/search-box.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { GhostLight } from "#src/ui/feedback/ghost-light.tsx";
import { PagedList, type PagedListProps } from "#src/ui/feedback/paged-list.tsx";
import { css } from "#styled-system/css";
import { favouritesTexts as texts } from "./favourites-texts.ts";

const idOf = ({ id }: Character) => id;

export interface PostersProps {
  viewsNsfw: boolean;
  renderActions: (character: Character) => ReactNode;
}

interface PosterListProps extends PostersProps {
  id: string;
  query: PagedListProps<Character>["query"];
  label: string;
  empty: ReactNode;
}

/** Characters as posters, page by page; each leads to the character's page. */
export function PosterList({ id, query, label, empty, viewsNsfw, renderActions }: PosterListProps) {
  const renderCard = useCallback(
    (character: Character, index: number) => (
      <CharacterCard
        character={character}
        viewsNsfw={viewsNsfw}
        isPriority={index < 6}
        link={<Link to="/character/$characterId" params={{ characterId: character.id }} />}
        actions={renderActions(character)}
      />
    ),
    [viewsNsfw, renderActions],
  );
  return (
    <PagedList
      id={id}
      query={query}
      itemKey={idOf}
      renderItem={renderCard}
      className={characterGrid}
      itemClassName={css({ minWidth: "0" })}
      label={label}
      skeleton={
        <div className={characterGrid}>
          {Array.from({ length: 12 }, (_, at) => (
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

const searchBox = css({ mb: "5", maxWidth: { md: "320px" } });

export interface FavouriteCharactersProps extends PostersProps {
  /** The name they are searched by. */
  search: string;
  onSearch: (text: string) => void;
}

/** The user's favourites, latest first (FAV-03, GAP-61). A removed one stays in place until the next visit. */
export function FavouriteCharacters({ search, onSearch, ...props }: FavouriteCharactersProps) {
  const favourites = useInfiniteQuery({ ...favouriteCharactersQuery(search), placeholderData: keepPreviousData });
  const { data: count = 0 } = useInfiniteQuery(favouriteCountQuery());
  return (
    <>
      {(count > 0 || search !== "") && (
        <search className={searchBox}>
          <SearchBox label={texts.search} value={search} onSearch={onSearch} />
        </search>
      )}
      <PosterList
        {...props}
        id={`favourites/${search}`}
        query={favourites}
        label={texts.title}
        empty={search === "" ? <Nobody /> : <EmptyState title={texts.nobodyFound} />}
      />
    </>
  );
}

function Nobody() {
  return (
    <EmptyState
      title={texts.emptyTitle}
      text={texts.emptyText}
      still={<GhostLight />}
      action={
        <Button variant="primary" asChild>
          <Link to="/home">{texts.find}</Link>
        </Button>
      }
    />
  );
}
