import { useInfiniteQuery } from "@tanstack/react-query";
import { cloneElement, Fragment } from "react";
import { homeFeedQuery } from "#src/data/character/queries.ts";
import { CharacterCard } from "#src/parts/character-card/character-card.tsx";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { css } from "#styled-system/css";
import type { LandingLink } from "./landing-link.ts";
import { landingTexts } from "./landing-texts.ts";
import { Told } from "./told.tsx";

const halves = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" },
  alignItems: "center",
  gap: { base: "6", lg: "10" },
});
const list = css({ display: "flex", flexWrap: "wrap", gap: "3", mt: "3", listStyle: "none" });
/** The editor as it is: what one writes, and the poster that readers will see. */
const sketch = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr) 32%", md: "minmax(0, 1fr) 168px" },
  alignItems: "center",
  gap: "5",
  p: { base: "5", md: "6" },
  borderRadius: "xl",
  bg: "bg.surface",
  boxShadow: "inset 0 0 0 1px {colors.border.subtle}",
});
const label = css({ display: "block", mb: "6px", "&:not(:first-child)": { mt: "4" } });
const written = css({
  px: "14px",
  py: "11px",
  borderRadius: "input",
  bg: "bg.sunken",
  boxShadow: "inset 0 0 0 1px {colors.border.strong}",
  fontSize: "14.5px",
  lineHeight: "1.5",
});

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
const sketched = {
  id: "sketch",
  name: landingTexts.sketch.name,
  shortMessage: landingTexts.sketch.line,
  isFavorite: false,
  NSFW: false,
  variant: { avatar: null },
};

/** What a character takes, and the people behind those on show once they are known (design 12). */
export function Writers({ className, link }: { className: string; link: LandingLink }) {
  const { data = [] } = useInfiniteQuery(homeFeedQuery("default", false));
  const known = new Map<string, { userName: string; count: number }>();
  for (const { creatorId, userInfo } of data) {
    const { count } = known.get(creatorId) ?? { count: 0 };
    known.set(creatorId, { userName: userInfo.userName, count: count + 1 });
  }
  const writers = [...known].slice(0, shown);
  return (
    <section className={className} aria-labelledby="landing-writers">
      <div className={halves}>
        <div>
          <h2 id="landing-writers" className={css({ textStyle: "h2" })}>
            {landingTexts.writers}
          </h2>
          <p className={css({ mt: "2", color: "fg.muted" })}>{landingTexts.writersLead}</p>
          {writers.length > 0 && (
            <>
              <p className={css({ mt: "6", color: "fg.muted", textStyle: "meta" })}>{landingTexts.onStage}</p>
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
                          <span className={css({ color: "fg.muted", textStyle: "meta" })}>
                            {landingTexts.written(count)}
                          </span>
                        </span>
                      </>,
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <div className={sketch} aria-hidden="true">
          <div>
            {landingTexts.sketchFields.map((field) => (
              <Fragment key={field.label}>
                <b className={label}>{field.label}</b>
                <p className={written}>
                  <Told text={field.text} />
                </p>
              </Fragment>
            ))}
          </div>
          <CharacterCard character={sketched} viewsNsfw={false} link={<div />} />
        </div>
      </div>
    </section>
  );
}
