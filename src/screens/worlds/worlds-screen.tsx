import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { sessionStore } from "#src/client-state/session.ts";
import { useStore } from "#src/client-state/store.ts";
import { publicLorebooksQuery } from "#src/data/lorebook/queries.ts";
import { labels } from "#src/domain/messages.ts";
import { BookList } from "#src/features/lorebooks/book-list.tsx";
import { ListPage } from "#src/features/lorebooks/list-page.tsx";
import { loreTexts } from "#src/features/lorebooks/lorebooks-texts.ts";
import { WorldTile } from "#src/features/lorebooks/world-tile.tsx";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { css } from "#styled-system/css";

const renderWorld = (book: Lorebook) => (
  <WorldTile world={book} link={<Link to="/lorebooks/$lorebookId" params={{ lorebookId: book.id }} />} />
);

/** `/lorebooks/public` (SHELL-12, LORE-02): what others share. Signed out it only says so (GAP-17). */
export function WorldsScreen({ search }: { search: string }) {
  const isSignedIn = useStore(sessionStore) !== null;
  if (isSignedIn) return <Worlds search={search} />;
  return (
    <div className={css({ px: "4", pt: { base: "3", md: "6" }, maxWidth: "1040px", mx: "auto" })}>
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

function Worlds({ search }: { search: string }) {
  const navigate = useNavigate();
  const books = useInfiniteQuery({ ...publicLorebooksQuery(search), placeholderData: keepPreviousData });
  const goSearch = (q: string) =>
    void navigate({ to: "/lorebooks/public", search: q === "" ? {} : { q }, replace: true, resetScroll: false });
  return (
    <ListPage title={labels.worlds} searchLabel={loreTexts.searchPublic} search={search} onSearch={goSearch}>
      <BookList
        id={`worlds/${search}`}
        isGrid
        query={books}
        label={loreTexts.publicList}
        renderItem={renderWorld}
        search={search}
        onClear={() => goSearch("")}
        empty={<EmptyState title={loreTexts.noWorldsTitle} text={loreTexts.noWorldsText} />}
      />
    </ListPage>
  );
}
