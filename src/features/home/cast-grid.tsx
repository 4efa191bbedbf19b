import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useCallback } from "react";
import { homeFeedQuery } from "#src/data/character/queries.ts";
import type { HomepagePreference } from "#src/domain/options.ts";
import { texts } from "#src/domain/texts.ts";
import type { CharacterCard as Character } from "#src/generated/api/model/characterCard.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { CharacterCard, CharacterCardSkeleton, characterGrid } from "#src/parts/character-card/character-card.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { PagedList } from "#src/ui/feedback/paged-list.tsx";
import { css } from "#styled-system/css";

export type CastGridProps = {
  order: HomepagePreference;
  /** Only characters of this category. */
  category: string | undefined;
  NSFW: boolean;
  viewsNsfw: boolean;
  /** False until the user's feed settings are known. */
  isReady: boolean;
  /** Clears the category; offered when the list is empty. */
  onShowAll: () => void;
  /** The controls on a card; without them a favourite carries a sign. */
  renderActions?: ((character: Character) => ReactNode) | undefined;
};

const characterId = ({ id }: Character) => id;
const placeholders = Array.from({ length: 12 }, (_, index) => index);

/** The home feed as a grid of posters, with Load more (GAP-21, GAP-66, GAP-04). */
export function CastGrid({ order, category, NSFW, viewsNsfw, isReady, onShowAll, renderActions }: CastGridProps) {
  const feed = useInfiniteQuery({ ...homeFeedQuery(order, NSFW, category), enabled: isReady });
  // The first rows that a visit may show: two cards below the hero of a phone.
  const atOnce = useMedia(mobileQuery) ? 2 : 6;
  const renderCard = useCallback(
    (character: Character, index: number) => (
      <CharacterCard
        character={character}
        viewsNsfw={viewsNsfw}
        isPriority={index < atOnce}
        link={<Link to="/character/$characterId" params={{ characterId: character.id }} />}
        actions={renderActions?.(character)}
      />
    ),
    [viewsNsfw, atOnce, renderActions],
  );
  return (
    <PagedList
      id={`home/${order}/${NSFW}/${category}`}
      query={feed}
      itemKey={characterId}
      renderItem={renderCard}
      className={characterGrid}
      itemClassName={css({ minWidth: "0" })}
      skeleton={
        <div className={characterGrid}>
          {placeholders.map((index) => (
            <CharacterCardSkeleton key={index} />
          ))}
        </div>
      }
      failed={texts.states.listFailed}
      empty={
        <EmptyState
          title={texts.home.empty}
          text={texts.home.emptyHelp}
          headingLevel={3}
          action={
            order === "default" && category === undefined ? undefined : (
              <Button onClick={onShowAll}>{texts.home.showAll}</Button>
            )
          }
        />
      }
      more={{ failedText: texts.states.moreFailed, count: texts.home.loaded }}
    />
  );
}
