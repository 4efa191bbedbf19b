import type { CharacterDetails } from "#src/generated/api/model/characterDetails.ts";
import { shortCount } from "#src/lib/short-count.ts";
import { shortDay } from "#src/lib/short-day.ts";
import { css } from "#styled-system/css";
import { characterTexts } from "./character-texts.ts";

const list = css({
  display: "flex",
  justifyContent: { base: "flex-start", md: "center" },
  gap: { base: "18px", md: "0" },
  flexWrap: "wrap",
  "& > div": {
    display: "flex",
    flexDirection: { base: "row", md: "column-reverse" },
    alignItems: { base: "baseline", md: "center" },
    gap: { base: "5px", md: "1" },
    flex: { md: "1" },
    px: { md: "1.5", xl: "3" },
    "&:not(:first-child)": { md: { borderInlineStart: "1px solid {colors.border.default}" } },
  },
  "& dt": { order: { base: "1", md: "0" }, fontSize: { base: "14px", md: "13px" }, color: "fg.muted" },
  "& dd": {
    fontFamily: { md: "display" },
    fontWeight: { base: "semibold", md: "regular" },
    fontSize: { base: "14px", md: "21px", xl: "25px" },
    lineHeight: "1.1",
    whiteSpace: "nowrap",
  },
});

/** How often a character is played and favourited, and when it was last changed. */
export function Figures({ character }: { character: CharacterDetails }) {
  const { messageCount, favouriteCount, updatedAt } = character;
  return (
    <dl className={list} aria-label={characterTexts.figures}>
      <div>
        <dt>{characterTexts.messages(messageCount)}</dt>
        <dd>{shortCount(messageCount)}</dd>
      </div>
      <div>
        <dt>{characterTexts.favourites(favouriteCount)}</dt>
        <dd>{shortCount(favouriteCount)}</dd>
      </div>
      <div>
        <dt>{characterTexts.updated}</dt>
        <dd>
          <time dateTime={updatedAt}>{shortDay(updatedAt)}</time>
        </dd>
      </div>
    </dl>
  );
}
