import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { publicLorebooksQuery } from "#src/data/lorebook/queries.ts";
import { labels } from "#src/domain/messages.ts";
import { texts as common } from "#src/domain/texts.ts";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import { LorebookCard } from "#src/parts/lorebook-card/lorebook-card.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { PagedList } from "#src/ui/feedback/paged-list.tsx";
import { RowCardSkeleton } from "#src/ui/row-card/row-card.tsx";
import { css } from "#styled-system/css";
import { searchTexts } from "./search-texts.ts";

const rows = css({ display: "grid", gap: "2", maxWidth: "1040px", listStyle: "none" });
const idOf = ({ id }: Lorebook) => id;
const renderWorld = (book: Lorebook) => (
  <LorebookCard
    lorebook={book}
    link={<Link to="/lorebooks/$lorebookId" params={{ lorebookId: book.id }} />}
    hidesPublic
  />
);

/** The public worlds that hold the words of a search. */
export function FoundWorlds({ search }: { search: string }) {
  const worlds = useInfiniteQuery({ ...publicLorebooksQuery(search), placeholderData: keepPreviousData });
  return (
    <PagedList
      id={`search-worlds/${search}`}
      query={worlds}
      itemKey={idOf}
      renderItem={renderWorld}
      className={rows}
      label={labels.worlds}
      skeleton={
        <div className={rows}>
          <RowCardSkeleton />
          <RowCardSkeleton />
        </div>
      }
      failed={common.states.listFailed}
      empty={<EmptyState title={searchTexts.noWorld} />}
      more={{ failedText: common.states.moreFailed, count: searchTexts.shown }}
    />
  );
}
