import { useInfiniteQuery } from "@tanstack/react-query";
import { cloneElement } from "react";
import { homeFeedQuery } from "#src/data/character/queries.ts";
import { texts } from "#src/domain/texts.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { css } from "#styled-system/css";
import type { LandingLink } from "./landing-link.ts";

const list = css({ display: "flex", flexWrap: "wrap", gap: "3", mt: "5", listStyle: "none" });
const writer = css({
  row: "3",
  minHeight: "60px",
  maxWidth: "full",
  ps: "10px",
  pe: "5",
  borderRadius: "full",
  bg: "bg.surface",
  color: "fg.default",
  textDecoration: "none",
  _hover: { bg: "bg.raised" },
});
const line = css({ display: "block", truncate: true, maxWidth: "30ch" });
const shown = 6;

/** The people behind the characters on show; nothing while they are not known. */
export function Writers({ className, link }: { className: string; link: LandingLink }) {
  const { data = [] } = useInfiniteQuery(homeFeedQuery("default", false));
  const written = new Map<string, { userName: string; count: number }>();
  for (const { creatorId, userInfo } of data) {
    const { count } = written.get(creatorId) ?? { count: 0 };
    written.set(creatorId, { userName: userInfo.userName, count: count + 1 });
  }
  const writers = [...written].slice(0, shown);
  if (writers.length === 0) return null;
  return (
    <section className={className} aria-labelledby="landing-writers">
      <h2 id="landing-writers" className={css({ textStyle: "h2" })}>
        {texts.landing.writers}
      </h2>
      <p className={css({ mt: "2", color: "fg.muted" })}>{texts.landing.writersLead}</p>
      <ul className={list}>
        {writers.map(([userId, { userName, count }]) => (
          <li key={userId} className={css({ maxWidth: "full" })}>
            {cloneElement(
              link("/creator/$userId", { userId }),
              { className: writer },
              <>
                <Avatar src={null} name={userName} seed={userId} size={40} isDecorative />
                <span className={css({ minWidth: "0" })}>
                  <b className={line}>
                    <bdi>{userName}</bdi>
                  </b>
                  <span className={css({ color: "fg.muted", textStyle: "meta" })}>{texts.landing.written(count)}</span>
                </span>
              </>,
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
