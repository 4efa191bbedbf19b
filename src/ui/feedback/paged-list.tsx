import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { LoadMore, type LoadMoreProps } from "../load-more/load-more.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { AsyncView, type AsyncViewProps } from "./async-view.tsx";
import type { ViewQuery } from "./view-query.ts";
import { WindowedList, type WindowedListProps } from "./windowed-list.tsx";

/** What a list needs to know of a query that pages. A result of `useInfiniteQuery` whose data is the items fits. */
export interface PagedQuery<Item> extends ViewQuery<readonly Item[]> {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/** Texts of the way on. */
export type MoreTexts = Pick<LoadMoreProps, "label" | "failedText" | "retryLabel" | "endText"> & {
  /** How many are shown, for example "40 chats shown"; it stands beside the button and goes with it at the end. */
  count?: (shown: number) => string;
  /** Said to screen readers when a page has come. */
  added?: (count: number) => string;
};

export type PagedListProps<Item> = Omit<AsyncViewProps<readonly Item[]>, "query" | "children" | "isEmpty"> &
  Pick<WindowedListProps<Item>, "itemKey"> & {
    query: PagedQuery<Item>;
    more?: MoreTexts;
    /** Default: no item, and no page that may hold one. */
    isEmpty?: boolean;
  } & (
    | (Omit<WindowedListProps<Item>, "items" | "itemKey"> & { children?: never })
    /** The items in a form of one's own, for example in sections, each of them a `WindowedList`. */
    | { children: (items: readonly Item[]) => ReactNode; renderItem?: never }
  );

/**
 * A list that comes page by page, with all its states: those of an `AsyncView`, the next page by a button, a page that
 * failed and is tried again in place, the end. Rows or cards by the class; ten thousand of them scroll like ten, and on
 * Back the list stands where it stood, as long as the query keeps its pages.
 *
 *     const feed = useInfiniteQuery(charactersQuery(order));
 *     return (
 *       <PagedList
 *         id={`characters/${order}`}
 *         query={feed}
 *         itemKey={(character) => character.id}
 *         renderItem={renderCard} // stable: outside the component, or by useCallback
 *         className={characterGrid}
 *         skeleton={<CardSkeletons />}
 *         failed={texts.states.listFailed}
 *         empty={<EmptyState title={texts.home.empty} />}
 *         more={{ ...texts.more, count: texts.home.loaded }}
 *       />
 *     );
 */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { query, more, isEmpty, itemKey, skeleton, loadingLabel, failed, renderFailed, empty } = props;
  const items = query.data ?? [];
  const { frame, added, state, load } = useNextPage(query, itemKey);
  const isNothing = isEmpty ?? (items.length === 0 && !query.hasNextPage);
  return (
    <AsyncView
      query={query}
      skeleton={skeleton}
      loadingLabel={loadingLabel}
      failed={failed}
      renderFailed={renderFailed}
      empty={empty}
      isEmpty={() => isNothing}
    >
      {() => (
        <div ref={frame}>
          {props.children !== undefined ? (
            props.children(items)
          ) : (
            <WindowedList {...props} items={items} total={props.total ?? (query.hasNextPage ? -1 : items.length)} />
          )}
          <LoadMore {...more} state={state} count={more?.count?.(items.length)} onLoadMore={load} />
          <VisuallyHidden role="status">{added > 0 && (more?.added?.(added) ?? `${added} more`)}</VisuallyHidden>
        </div>
      )}
    </AsyncView>
  );
}

/**
 * Asks for the next page; when it has come, says how many came and moves the focus from the button to the first of them.
 * React Query lets one read of a list stop another, so the page is asked for when no other read is under way, and again if
 * one has taken its place: a change meanwhile loses neither itself nor the press.
 */
function useNextPage<Item>(query: PagedQuery<Item>, itemKey: (item: Item) => string) {
  const frame = useRef<HTMLDivElement>(null);
  /** How many there were when the button was pressed. */
  const before = useRef<number | null>(null);
  const [added, setAdded] = useState(0);
  /** How often the wanted page has been asked for; null if none is wanted. */
  const [turn, setTurn] = useState<number | null>(null);
  const isAsked = useRef(false);
  const { data, isFetching, isFetchingNextPage } = query;
  const isReplaced = data === undefined || query.isPlaceholderData === true;
  const ask = useEffectEvent(async () => {
    await query.fetchNextPage();
    setTurn((current) => (current === null ? null : current + 1));
  });
  useEffect(() => {
    if (turn === null || isFetchingNextPage) return;
    // Another read has come first, or has taken the page's place.
    if (isFetching && !isReplaced) isAsked.current = false;
    else if (isAsked.current || isReplaced) setTurn(null);
    else {
      isAsked.current = true;
      void ask();
    }
  }, [turn, isFetching, isFetchingNextPage, isReplaced]);
  useEffect(() => {
    if (before.current === null || data === undefined || data.length <= before.current) return;
    const first = data[before.current];
    setAdded(data.length - before.current);
    before.current = null;
    if (first === undefined) return;
    // In the next frame: a windowed list draws it only after it has measured where it is.
    requestAnimationFrame(() => {
      const focused = document.activeElement;
      if (focused !== document.body && focused?.closest("[data-load-more]") == null) return;
      frame.current
        ?.querySelector(`[data-key="${CSS.escape(itemKey(first))}"]`)
        ?.querySelector<HTMLElement>("a, button, input")
        ?.focus({ preventScroll: true });
    });
  }, [data, itemKey]);
  const load = () => {
    before.current = data?.length ?? 0;
    setAdded(0);
    isAsked.current = false;
    setTurn(0);
  };
  return { frame, added, state: turn === null ? pageState(query) : "loading", load } as const;
}

/** What the foot of a paged list shows. */
function pageState(query: Pick<PagedQuery<unknown>, "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError">) {
  if (query.isFetchingNextPage) return "loading";
  if (query.isFetchNextPageError) return "failed";
  return query.hasNextPage ? "idle" : "end";
}
