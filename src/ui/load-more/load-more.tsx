import { loadMore } from "#styled-system/recipes";
import { Button } from "../button/button.tsx";

export interface LoadMoreProps {
  state: "idle" | "loading" | "end" | "failed";
  onLoadMore: () => void;
  /** The button's text. */
  label?: string;
  /** How many are shown of how many, for example "40 of 112". */
  count?: string;
  /** What stands at the end of the list; nothing when empty. */
  endText?: string;
  failedText?: string;
  retryLabel?: string;
}

/**
 * Loads the next page of a list by a button rather than on scroll (GAP-04). A failure keeps what is already shown.
 */
export function LoadMore({
  state,
  onLoadMore,
  label = "Load more",
  count,
  endText,
  failedText = "The next ones did not load.",
  retryLabel = "Try again",
}: LoadMoreProps) {
  if (state === "end") return endText === undefined ? null : <p className={loadMore()}>{endText}</p>;
  const isFailed = state === "failed";
  return (
    <div className={loadMore()} data-load-more="">
      {isFailed && <p role="alert">{failedText}</p>}
      <Button onClick={onLoadMore} isBusy={state === "loading"}>
        {isFailed ? retryLabel : label}
      </Button>
      {count !== undefined && !isFailed && <p>{count}</p>}
    </div>
  );
}
