import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { homeFeedQuery } from "#src/data/character/queries.ts";
import type { CharacterDetails } from "#src/generated/api/model/characterDetails.ts";
import { isVeiled, smallVeil } from "#src/parts/veil/veil.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { css, cx } from "#styled-system/css";
import { characterTexts } from "./character-texts.ts";
import { sectionHead, sectionTitle } from "./section-looks.ts";

const shown = 3;
const row = css({
  row: "3",
  mx: "-10px",
  px: "10px",
  py: "9px",
  borderRadius: "row",
  color: "fg.default",
  textDecoration: "none",
  transition: "background-color {durations.fast}",
  _hover: { bg: "bg.hover" },
});
const line = css({ display: "block", fontSize: "14px", color: "fg.muted", truncate: true });

/** The most played characters that share the most categories. Hidden while there are none. */
export function Similar({
  character,
  user,
}: {
  character: CharacterDetails;
  user: { NSFW: boolean; viewNSFW: boolean };
}) {
  const feed = useInfiniteQuery(homeFeedQuery("popularTotal", user.NSFW));
  const own = new Set(character.categories.map(({ id }) => id));
  const others = (feed.data ?? [])
    .map((one) => ({ one, common: one.categories.filter(({ id }) => own.has(id)).length }))
    .filter(({ one, common }) => one.id !== character.id && common > 0)
    .toSorted((a, b) => b.common - a.common)
    .slice(0, shown);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="similar-title">
      <div className={sectionHead}>
        <h2 id="similar-title" className={sectionTitle}>
          {characterTexts.similar}
        </h2>
      </div>
      <ul className={css({ listStyle: "none" })}>
        {others.map(({ one }) => (
          <li key={one.id}>
            <Link to="/character/$characterId" params={{ characterId: one.id }} className={row}>
              <Avatar
                src={one.icon}
                name={one.name}
                seed={one.id}
                size={48}
                isDecorative
                className={cx(isVeiled(one, user) && smallVeil)}
              />
              <span className={css({ minWidth: "0" })}>
                <bdi className={css({ display: "block", fontWeight: "semibold", truncate: true })}>{one.name}</bdi>
                {one.shortMessage !== null && <bdi className={line}>{one.shortMessage}</bdi>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
