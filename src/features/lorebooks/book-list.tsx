import type { ReactNode } from "react";
import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import { Button } from "#src/ui/button/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { PagedList, type PagedListProps } from "#src/ui/feedback/paged-list.tsx";
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
  /** What stands there without a search. */
  empty: ReactNode;
}

/** Lorebooks in rows, page by page: one's own, or the public ones. */
export function BookList({ search, onClear, empty, ...list }: BookListProps) {
  return (
    <PagedList
      {...list}
      itemKey={idOf}
      className={bookList}
      loadingLabel={loreTexts.loading}
      skeleton={bookSkeleton}
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
