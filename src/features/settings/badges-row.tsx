import { useSetBadgeVisibility } from "#src/data/badge/set-visibility.ts";
import type { BadgeAssignment } from "#src/generated/api/model/badgeAssignment.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { BadgeCoin } from "#src/ui/badge-coin/badge-coin.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { css } from "#styled-system/css";
import { badgesTexts } from "./badges-texts.ts";

const row = css({ display: "flex", alignItems: "center", gap: "4", px: "4", py: "3" });
const words = css({ flex: "1", minWidth: "0" });
const help = css({ textStyle: "help", color: "fg.muted", overflowWrap: "anywhere", textWrap: "pretty" });
const when = css({ textStyle: "help", color: "fg.subtle" });
const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", year: "numeric" });

/** One earned badge and whether others see it (SET-BADGE-02, SET-BADGE-03). */
export function BadgesRow({ userId, assignment }: { userId: string; assignment: BadgeAssignment }) {
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
        label={<span className={css({ srOnly: true })}>{badgesTexts.show(badge.name)}</span>}
        checked={visible}
        aria-disabled={isRunning || undefined}
        onChange={(event) => void turn(event.target.checked)}
      />
    </div>
  );
}
