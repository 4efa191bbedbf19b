import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { badgesQuery } from "#src/data/badge/queries.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { labels } from "#src/domain/messages.ts";
import type { BadgeAssignment } from "#src/generated/api/model/badgeAssignment.ts";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { PagedList } from "#src/ui/feedback/paged-list.tsx";
import { WindowedList } from "#src/ui/feedback/windowed-list.tsx";
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

const assignmentId = ({ id }: BadgeAssignment) => id;

/** The Badges tab of the settings (group SET-BADGE). Badges are awarded by the server; here they are shown or hidden. */
export function BadgesTab() {
  const user = useQuery(userInfoQuery());
  const userId = user.data?.id;
  const query = useInfiniteQuery({ ...badgesQuery(userId ?? ""), enabled: userId !== undefined });
  const badges = query.data?.badges;
  const first = user.data === undefined ? user : query;
  const renderRow = useCallback(
    (assignment: BadgeAssignment) => <BadgesRow userId={userId ?? ""} assignment={assignment} />,
    [userId],
  );
  return (
    <SettingsPane title={labels.settingsTabs.badges}>
      <PagedList
        query={{ ...query, data: badges, isError: first.isError, refetch: first.refetch }}
        itemKey={assignmentId}
        loadingLabel={texts.loading}
        skeleton={
          <div className={rows}>
            {[1, 2, 3, 4].map((at) => (
              <Skeleton key={at} width="100%" height={88} />
            ))}
          </div>
        }
        failed={texts.failed}
        empty={<EmptyState title={texts.empty} text={texts.emptyHelp} headingLevel={3} />}
        more={{
          label: labels.loadMore,
          failedText: texts.moreFailed,
          count: (shown) => texts.shown(shown, query.data?.total ?? shown),
        }}
      >
        {(assignments) => (
          <>
            <p className={lead}>{texts.help}</p>
            <WindowedList
              id="badges"
              items={assignments}
              total={query.data?.total}
              itemKey={assignmentId}
              renderItem={renderRow}
              label={labels.settingsTabs.badges}
              className={list}
            />
          </>
        )}
      </PagedList>
    </SettingsPane>
  );
}
