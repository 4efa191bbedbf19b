import { cloneElement, type ReactElement, type ReactNode } from "react";
import { texts } from "#src/domain/texts.ts";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import type { LorebookUses } from "#src/generated/api/model/lorebookUses.ts";
import { relativeTime } from "#src/lib/relative-time.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { Picture } from "#src/ui/picture/picture.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";

const card = css({
  position: "relative",
  minWidth: "0",
  "&:is(:hover, :focus-within) [data-shows-late]": { opacity: "1" },
});
const frame = css({
  display: "block",
  position: "relative",
  aspectRatio: { base: "16 / 10", md: "4 / 3" },
  borderRadius: "lg",
  overflow: "hidden",
  color: "fg.onMedia",
  boxShadow: "inset 0 0 0 1px {colors.border.subtle}",
  "@media (prefers-reduced-motion: no-preference)": {
    "& img": { transition: "transform {durations.scene} {easings.standard}, opacity {durations.base}" },
    "& [data-part=caption]": { transition: "transform {durations.scene} {easings.standard}" },
    "&:has(a:hover, a:focus-visible)": {
      "& img": { transform: "scale(1.03)" },
      "& [data-part=caption]": { transform: "translateY(-4px)" },
    },
  },
});
const caption = css({
  position: "absolute",
  insetInline: "0",
  bottom: "-4px",
  display: "grid",
  gap: "1",
  px: "14px",
  pt: "56px",
  pb: "17px",
  zIndex: "1",
  backgroundImage: "linear-gradient(to top, #050b0deb 6%, #050b0dbd 60%, transparent)",
  overflowWrap: "anywhere",
});
/** The whole card opens the world; only its name is the link's. */
const cover = css({
  color: "inherit",
  textDecoration: "none",
  _after: { content: '""', position: "absolute", insetInline: "0", top: "-400px", bottom: "0", borderRadius: "lg" },
  "&:focus-visible": { outline: "2px solid {colors.focus.ring}", outlineOffset: "3px", borderRadius: "sm" },
});
const name = css({ textStyle: "poster", lineClamp: "2" });
const line = css({
  fontFamily: "narration",
  fontStyle: "italic",
  fontSize: "14px",
  lineHeight: "1.32",
  color: "#e3ddd2",
  lineClamp: "2",
});
const corner = css({ position: "absolute", top: "10px", insetInlineEnd: "10px", zIndex: "2" });
const meta = css({ px: "2px", pt: "2", fontSize: "13px" });
const metaLine = css({ row: "3", justifyContent: "space-between", minHeight: "26px" });
const whose = css({ minWidth: "0", color: "fg.muted", truncate: true });
const users = css({ row: "2", color: "fg.muted", flexShrink: "0" });
const face = css({
  borderRadius: "full",
  boxShadow: "0 0 0 2px {colors.bg.canvas}",
  "& + &": { marginInlineStart: "-8px" },
});

/** The columns of a grid of worlds: one on a phone, up to four. */
export const worldGrid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(228px, 100%), 1fr))",
  gap: { base: "4", md: "5" },
  listStyle: "none",
  m: "0",
  p: "0",
});

/** How many characters and groups use it, with the faces of some. */
function Users({ uses: { count, characters } }: { uses: LorebookUses }) {
  const names = characters.map((character) => character.name);
  return (
    <span className={users} title={names.join(", ")}>
      {characters.length > 0 && (
        <span className={css({ display: "flex" })}>
          {characters.map((character) => (
            <Avatar
              key={character.id}
              className={face}
              src={character.icon}
              name={character.name}
              seed={character.id}
              size={24}
              isDecorative
              isLate
            />
          ))}
        </span>
      )}
      {texts.lorebook.uses(count)}
      {names.length > 0 && <VisuallyHidden>{texts.lorebook.amongThem(names)}</VisuallyHidden>}
    </span>
  );
}

export interface WorldCardProps {
  world: Lorebook;
  /** An empty link, which gets the name. */
  link: ReactElement<{ className?: string; children?: ReactNode }>;
  /** In the corner of the picture; what has `data-shows-late` shows on hover and focus. */
  corner?: ReactNode;
}

/** A world as a picture with its name, what it is about and how much is in it. */
export function WorldCard({ world, link, corner: inCorner }: WorldCardProps) {
  const { id, name: called, description, thumbnail, entryCount, fromCharacter, uses, creator, updatedAt } = world;
  return (
    <article className={card}>
      <div className={frame}>
        <Picture src={thumbnail} alt="" seed={id} ratio="fill" isLate />
        <div data-part="caption" className={caption}>
          <h2 className={name}>{cloneElement(link, { className: cover }, <bdi>{called}</bdi>)}</h2>
          {description !== null && <bdi className={line}>{description}</bdi>}
        </div>
        {inCorner !== undefined && <div className={corner}>{inCorner}</div>}
      </div>
      <div className={meta}>
        <p className={metaLine}>
          <strong className={css({ fontWeight: "semibold" })}>{texts.lorebook.entries(entryCount)}</strong>
          {updatedAt !== undefined && (
            <time className={css({ color: "fg.muted", flexShrink: "0" })} dateTime={updatedAt}>
              {relativeTime(updatedAt)}
            </time>
          )}
        </p>
        <p className={metaLine}>
          <span className={whose}>
            {fromCharacter === null ? (
              <bdi>{creator?.userName}</bdi>
            ) : (
              <bdi>{texts.lorebook.of(fromCharacter.name)}</bdi>
            )}
          </span>
          {uses !== undefined && uses.count > 0 && <Users uses={uses} />}
        </p>
      </div>
    </article>
  );
}
