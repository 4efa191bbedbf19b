import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { sessionStore } from "#src/client-state/session.ts";
import { useStore } from "#src/client-state/store.ts";
import { publicLorebooksQuery } from "#src/data/lorebook/queries.ts";
import { pageSizes } from "#src/domain/limits.ts";
import { labels } from "#src/domain/messages.ts";
import type { WorldsSearch } from "#src/domain/search-params.ts";
import { BookList } from "#src/features/lorebooks/book-list.tsx";
import { ListPage } from "#src/features/lorebooks/list-page.tsx";
import { loreTexts } from "#src/features/lorebooks/lorebooks-texts.ts";
import { shownOf, WorldFilters } from "#src/features/lorebooks/world-filters.tsx";
import { WorldTile } from "#src/features/lorebooks/world-tile.tsx";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import { usePages } from "#src/lib/use-pages.ts";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { css } from "#styled-system/css";

const renderWorld = (book: Lorebook) => (
  <WorldTile world={book} link={<Link to="/lorebooks/$lorebookId" params={{ lorebookId: book.id }} />} />
);

/** `/lorebooks/public` (SHELL-12, LORE-02): what others share. Signed out it only says so (GAP-17). */
export function WorldsScreen({ search }: { search: WorldsSearch }) {
  const isSignedIn = useStore(sessionStore) !== null;
  if (isSignedIn) return <Worlds search={search} />;
  return (
    <div className={css({ px: "4", pt: { base: "3", md: "6" }, maxWidth: "1280px", mx: "auto" })}>
      <PageTitle>{labels.worlds}</PageTitle>
      <h1 className={css({ textStyle: "h1" })}>{labels.worlds}</h1>
      <EmptyState
        title={loreTexts.signedOutTitle}
        text={loreTexts.signedOutText}
        action={
          <Button variant="primary" asChild>
            <Link to="/sign-in" search={{ next: "/lorebooks/public" }}>
              {labels.signIn}
            </Link>
          </Button>
        }
      />
    </div>
  );
}

function Worlds({ search }: { search: WorldsSearch }) {
  const navigate = useNavigate();
  const { q = "", page } = search;
  const shown = shownOf(search);
  const { category, sort } = shown;
  const go = useCallback(
    (next: WorldsSearch) =>
      void navigate({
        to: "/lorebooks/public",
        search: { ...next, q: next.q || undefined, sort: next.sort === "used" ? undefined : next.sort },
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const books = useInfiniteQuery({
    ...publicLorebooksQuery(q, { sort, ...(category !== undefined && { category }) }),
    placeholderData: keepPreviousData,
  });
  const pages = books.isPlaceholderData ? 0 : Math.ceil((books.data?.length ?? 0) / pageSizes.lorebooks);
  usePages(pages, page ?? 1, books);
  const loadMore = () => {
    go({ q, ...shown, page: pages + 1 });
    return books.fetchNextPage();
  };
  return (
    <ListPage
      title={labels.worlds}
      searchLabel={loreTexts.searchPublic}
      search={q}
      onSearch={(text) => go({ q: text, category, sort })}
    >
      <WorldFilters shown={shown} onChange={(change) => go({ q, ...change })} />
      <BookList
        id={`worlds/${q}/${category}/${sort}`}
        isGrid
        query={{ ...books, fetchNextPage: loadMore }}
        label={loreTexts.publicList}
        renderItem={renderWorld}
        search={q}
        onClear={() => go({ category, sort })}
        empty={
          category === undefined ? (
            <EmptyState title={loreTexts.noWorldsTitle} text={loreTexts.noWorldsText} />
          ) : (
            <EmptyState
              title={loreTexts.noneOfCategory(loreTexts.categories[category])}
              action={<Button onClick={() => go({ sort })}>{loreTexts.showAll}</Button>}
            />
          )
        }
      />
    </ListPage>
  );
}
