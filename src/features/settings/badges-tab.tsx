import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { badgesQuery } from "#src/data/badge/queries.ts";
import { useSetBadgeVisibility } from "#src/data/badge/set-visibility.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { labels } from "#src/domain/messages.ts";
import type { BadgeAssignment } from "#src/generated/api/model/badgeAssignment.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { BadgeCoin } from "#src/ui/badge-coin/badge-coin.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { PagedList } from "#src/ui/feedback/paged-list.tsx";
import { WindowedList } from "#src/ui/feedback/windowed-list.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { badgesTexts, badgesTexts as texts } from "./settings-texts.ts";
import { paneList, SettingsPane } from "./settings-pane.tsx";

const row = css({ row: "4", px: "4", py: "3" });
const words = css({ flex: "1", minWidth: "0" });
const help = css({ textStyle: "help", color: "fg.muted", overflowWrap: "anywhere", textWrap: "pretty" });
const when = css({ textStyle: "help", color: "fg.subtle" });
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** One earned badge and whether others see it (SET-BADGE-02, SET-BADGE-03). */
function BadgesRow({ userId, assignment }: { userId: string; assignment: BadgeAssignment }) {
  const { badge, badgeId, visible, dateObtained } = assignment;
  const show = useSetBadgeVisibility(userId, true);
  const hide = useSetBadgeVisibility(userId, false);
  const isRunning = show.isPending || hide.isPending;
  const turn = useSingleFlight(async (next: boolean) => {
    await (next ? show : hide).mutateAsync(badgeId).catch(() => undefined);
  });
  return (
    <div className={row}>
      <BadgeCoin name={badge.name} src={badge.icon} isHidden={!visible} />
      <div className={words}>
        <p className={help}>{badge.description}</p>
        <p className={when}>{badgesTexts.obtained(day.format(new Date(dateObtained)))}</p>
      </div>
      <Switch
        isQuiet
        label={<span className={css({ srOnly: true })}>{badgesTexts.show(badge.name)}</span>}
        checked={visible}
        aria-disabled={isRunning || undefined}
        onChange={(event) => void turn(event.target.checked)}
      />
    </div>
  );
}

const lead = css({ textStyle: "help", color: "fg.muted", mb: "4" });
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
              className={paneList}
            />
          </>
        )}
      </PagedList>
    </SettingsPane>
  );
}
