import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { homeFeedQuery } from "#src/data/character/queries.ts";
import type { HomepagePreference } from "#src/domain/options.ts";
import { texts } from "#src/domain/texts.ts";
import { CharacterCard, CharacterCardSkeleton, characterGrid } from "#src/parts/character-card/character-card.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { LoadMore } from "#src/ui/load-more/load-more.tsx";
import { SkeletonGroup } from "#src/ui/skeleton/skeleton-group.tsx";
import { css } from "#styled-system/css";
import { chatLink, chatWith } from "#src/domain/chat-path.ts";

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
};

const placeholders = Array.from({ length: 12 }, (_, index) => index);

/** The home feed as a grid of posters, with Load more (GAP-21, GAP-66, GAP-04). */
export function CastGrid({ order, category, NSFW, viewsNsfw, isReady, onShowAll }: CastGridProps) {
  const feed = useInfiniteQuery({ ...homeFeedQuery(order, NSFW, category), enabled: isReady });
  const { data: characters, isError, isFetching, refetch } = feed;
  if (characters === undefined && isError) {
    return <ErrorState message={texts.states.listFailed} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  return (
    <SkeletonGroup
      isLoading={characters === undefined}
      skeleton={
        <div className={characterGrid}>
          {placeholders.map((index) => (
            <CharacterCardSkeleton key={index} />
          ))}
        </div>
      }
    >
      {characters?.length === 0 && (
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
      )}
      {characters !== undefined && characters.length > 0 && (
        <>
          <ul className={characterGrid}>
            {characters.map((character, index) => (
              <li key={character.id} className={css({ minWidth: "0" })}>
                <CharacterCard
                  character={character}
                  viewsNsfw={viewsNsfw}
                  isPriority={index < 6}
                  link={<Link {...chatLink(chatWith(character.id))} />}
                />
              </li>
            ))}
          </ul>
          <LoadMore
            state={
              feed.isFetchNextPageError
                ? "failed"
                : feed.isFetchingNextPage
                  ? "loading"
                  : feed.hasNextPage
                    ? "idle"
                    : "end"
            }
            onLoadMore={() => void feed.fetchNextPage()}
            label={texts.home.loadMore}
            failedText={texts.states.moreFailed}
            retryLabel={texts.actions.tryAgain}
            count={texts.home.loaded(characters.length)}
          />
        </>
      )}
    </SkeletonGroup>
  );
}
