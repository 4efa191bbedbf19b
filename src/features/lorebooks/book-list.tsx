import type { ReactNode } from "react";
import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import { Button } from "#src/ui/button/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { worldGrid } from "#src/parts/lorebook-card/world-card.tsx";
import { PagedList, type PagedListProps } from "#src/ui/feedback/paged-list.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { bookList, bookSkeleton } from "./list-page.tsx";
import { loreTexts } from "./lorebooks-texts.ts";

const idOf = ({ id }: Lorebook) => id;

export interface BookListProps {
  id: string;
  query: PagedListProps<Lorebook>["query"];
  label: string;
  renderItem: (book: Lorebook) => ReactNode;
  search: string;
  onClear: () => void;
  /** The empty state without a search. */
  empty: ReactNode;
  /** Tiles with pictures instead of rows. */
  isGrid?: boolean;
}

const worldSkeleton = (
  <div className={worldGrid}>
    {[1, 2, 3, 4, 5, 6, 7, 8].map((at) => (
      <Skeleton key={at} shape="block" className={css({ aspectRatio: "4 / 3" })} />
    ))}
  </div>
);

/** Lorebooks, page by page: the user's own in rows, public ones as tiles. */
export function BookList({ search, onClear, empty, isGrid = false, ...list }: BookListProps) {
  return (
    <PagedList
      {...list}
      itemKey={idOf}
      className={isGrid ? worldGrid : bookList}
      loadingLabel={loreTexts.loading}
      skeleton={isGrid ? worldSkeleton : bookSkeleton}
      failed={texts.states.listFailed}
      empty={
        search === "" ? (
          empty
        ) : (
          <EmptyState title={loreTexts.noMatch} action={<Button onClick={onClear}>{loreTexts.clearSearch}</Button>} />
        )
      }
      more={{ label: labels.loadMore, failedText: texts.states.moreFailed, count: loreTexts.shown }}
    />
  );
}
