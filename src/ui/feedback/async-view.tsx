import { useEffect, useRef, useState, type ReactNode } from "react";
import { css } from "#styled-system/css";
import { SkeletonGroup } from "../skeleton/skeleton-group.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { ErrorState } from "./error-state.tsx";
import type { ViewQuery } from "./view-query.ts";

export interface AsyncViewProps<Data> {
  /** A query's result, or several made one by `joinQueries`. */
  query: ViewQuery<Data>;
  /** The geometry of what will stand there; it shows after 200 ms, for at least 300 ms. */
  skeleton: ReactNode;
  /** What is loading, for screen readers. */
  loadingLabel?: string;
  /** What is said when nothing could be loaded. */
  failed?: string;
  /** A view of one's own for that, where an `ErrorState` has no room. */
  renderFailed?: (retry: () => void, isRetrying: boolean) => ReactNode;
  /** What stands there when there is nothing, an `EmptyState`. Without it the content is drawn. */
  empty?: ReactNode;
  /** Default: an array without items. */
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

// Takes no part in the layout around it.
const content = css({
  display: "contents",
  "& > *": { transition: "opacity {durations.fast}" },
  "&[data-old] > *": { opacity: "0.55" },
});

/**
 * Renders every state of a query: loading, failed with a retry button, empty, and the content, which stays during a
 * refetch and is dimmed while it belongs to previous parameters. After a retry focus moves to the start of the content,
 * since the button is gone.
 *
 *     <AsyncView query={useQuery(plansQuery())} skeleton={<PlanSkeletons />} failed={texts.states.listFailed}
 *       empty={<EmptyState title={plansTexts.emptyTitle} />}>
 *       {(plans) => <PlansList plans={plans} />}
 *     </AsyncView>
 */
export function AsyncView<Data>({
  query,
  skeleton,
  loadingLabel,
  failed,
  renderFailed,
  empty,
  isEmpty = isEmptyList,
  children,
}: AsyncViewProps<Data>) {
  const { data } = query;
  const [retry, setRetry] = useState<"none" | "running" | "over">("none");
  const start = useRef<HTMLSpanElement>(null);
  const isRetried = retry === "over" && data !== undefined;
  useEffect(() => {
    if (isRetried && document.activeElement === document.body) start.current?.focus();
  }, [isRetried]);

  // While it is tried again the failure stays: a query without data is no longer an error then.
  if (data === undefined && (query.isError || retry === "running")) {
    const isRetrying = retry === "running";
    const tryAgain = () => {
      setRetry("running");
      void Promise.resolve(query.refetch()).finally(() => setRetry("over"));
    };
    if (renderFailed !== undefined) return renderFailed(tryAgain, isRetrying);
    return <ErrorState message={failed} onRetry={tryAgain} isRetrying={isRetrying} />;
  }
  return (
    <SkeletonGroup isLoading={data === undefined} skeleton={skeleton} label={loadingLabel}>
      {data !== undefined && (
        <div className={content} data-old={query.isPlaceholderData || undefined} aria-busy={query.isPlaceholderData}>
          {isRetried && (
            <VisuallyHidden ref={start} tabIndex={-1}>
              Loaded
            </VisuallyHidden>
          )}
          {empty !== undefined && isEmpty(data) ? empty : children(data)}
        </div>
      )}
    </SkeletonGroup>
  );
}

function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}
