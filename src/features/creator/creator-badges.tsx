import { useState } from "react";
import type { BadgeAssignment } from "#src/generated/api/model/badgeAssignment.ts";
import { BadgeCoin } from "#src/ui/badge-coin/badge-coin.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { creatorTexts } from "./creator-texts.ts";

const shownFirst = 5;
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const list = css({
  display: "flex",
  flexWrap: "wrap",
  gap: { base: "4", md: "5" },
  justifyContent: { lg: "flex-end" },
  listStyle: "none",
});

/** The badges a creator shows, five at first (GAP-41). */
export function CreatorBadges({ badges }: { badges: readonly BadgeAssignment[] }) {
  const [isWhole, setIsWhole] = useState(false);
  if (badges.length === 0) return null;
  return (
    <div className={css({ minWidth: "0", textAlign: { lg: "end" } })}>
      <ul className={list} aria-label={creatorTexts.badges}>
        {badges.slice(0, isWhole ? undefined : shownFirst).map(({ id, badge, dateObtained }) => (
          <li key={id}>
            <BadgeCoin
              name={badge.name}
              src={badge.icon}
              date={creatorTexts.obtained(day.format(new Date(dateObtained)))}
            />
          </li>
        ))}
      </ul>
      {badges.length > shownFirst && (
        <TextLink tone="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? creatorTexts.fewerBadges : creatorTexts.allBadges(badges.length)}
        </TextLink>
      )}
    </div>
  );
}
