import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { badgesQuery } from "#src/data/badge/queries.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { labels } from "#src/domain/messages.ts";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { LoadMore } from "#src/ui/load-more/load-more.tsx";
import { SkeletonGroup } from "#src/ui/skeleton/skeleton-group.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { BadgesRow } from "./badges-row.tsx";
import { badgesTexts as texts } from "./badges-texts.ts";
import { SettingsPane } from "./settings-pane.tsx";

const lead = css({ textStyle: "help", color: "fg.muted", mb: "4" });
const list = css({
  listStyle: "none",
  m: "0",
  p: "0",
  borderRadius: "row",
  boxShadow: "inset 0 0 0 1px {colors.border.subtle}",
  "& > * + *": { borderTop: "1px solid {colors.border.subtle}" },
});
const rows = css({ display: "grid", gap: "3" });

/** The Badges tab of the settings (group SET-BADGE). Badges are the server's to give; here they are shown or hidden. */
export function BadgesTab() {
  const user = useQuery(userInfoQuery());
  const userId = user.data?.id;
  const query = useInfiniteQuery({ ...badgesQuery(userId ?? ""), enabled: userId !== undefined });
  const items = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  const badges = query.data?.badges;
  const failed = user.data === undefined ? user : query;
  const count = badges?.length ?? 0;

  // The button may be gone after its press; whoever goes by keyboard goes on with what it brought.
  useEffect(() => {
    if (firstNew.current === null || count <= firstNew.current) return;
    items.current?.children[firstNew.current]?.querySelector("input")?.focus();
    firstNew.current = null;
  }, [count]);

  if (badges === undefined && failed.error !== null)
    return (
      <SettingsPane title={labels.settingsTabs.badges}>
        <ErrorState message={texts.failed} onRetry={() => void failed.refetch()} isRetrying={failed.isFetching} />
      </SettingsPane>
    );
  return (
    <SettingsPane title={labels.settingsTabs.badges}>
      <SkeletonGroup
        isLoading={badges === undefined}
        label={texts.loading}
        skeleton={
          <div className={rows}>
            {[1, 2, 3, 4].map((at) => (
              <Skeleton key={at} width="100%" height={88} />
            ))}
          </div>
        }
      >
        {badges !== undefined && badges.length === 0 ? (
          <EmptyState title={texts.empty} text={texts.emptyHelp} headingLevel={3} />
        ) : (
          <>
            <p className={lead}>{texts.help}</p>
            <ul ref={items} className={list} aria-label={labels.settingsTabs.badges}>
              {badges?.map((assignment) => (
                <BadgesRow key={assignment.id} userId={userId ?? ""} assignment={assignment} />
              ))}
            </ul>
            {query.hasNextPage && (
              <LoadMore
                state={query.isFetchingNextPage ? "loading" : query.isFetchNextPageError ? "failed" : "idle"}
                label={labels.loadMore}
                count={texts.shown(count, query.data?.total ?? count)}
                failedText={texts.moreFailed}
                onLoadMore={() => {
                  firstNew.current = count;
                  void query.fetchNextPage();
                }}
              />
            )}
          </>
        )}
      </SkeletonGroup>
    </SettingsPane>
  );
}
