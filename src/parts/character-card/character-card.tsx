import HeartIcon from "lucide-react/icons/heart";
import { cloneElement, type ReactElement, type ReactNode } from "react";
import { frontTexts } from "#src/domain/front-texts.ts";
import { Picture } from "#src/ui/picture/picture.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { veil } from "#src/parts/veil/veil.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css, cx } from "#styled-system/css";

/** The character data a card needs. */
export type CardCharacter = {
  readonly id: string;
  readonly name: string;
  readonly shortMessage: string | null;
  readonly isFavorite: boolean;
  readonly NSFW: boolean;
  readonly variant: { readonly avatar: string | null; readonly cover?: string | null | undefined };
};

export type CharacterCardProps = {
  character: CardCharacter;
  /** Whether mature pictures are shown unblurred (GAP-37). */
  viewsNsfw: boolean;
  /** In the first rows: loaded eagerly. */
  isPriority?: boolean;
  /** An empty link element that gets the card's styles and content. */
  link: ReactElement<{ className?: string; children?: ReactNode }>;
  /** Controls in the corner, such as the heart and a menu; without them a favourite carries a sign. */
  actions?: ReactNode;
  /** A line of its own under the caption. */
  note?: ReactNode;
};

const card = css({
  display: "block",
  position: "relative",
  borderRadius: "lg",
  color: "fg.onMedia",
  textDecoration: "none",
  outlineOffset: "3px",
  aspectRatio: "poster",
  contentVisibility: "auto",
  "@media (prefers-reduced-motion: no-preference)": {
    "& img": { transition: "transform {durations.scene} {easings.standard}, opacity {durations.base}" },
    "& [data-part=caption]": { transition: "transform {durations.scene} {easings.standard}" },
    _hover: { "& img": { transform: "scale(1.03)" }, "& [data-part=caption]": { transform: "translateY(-4px)" } },
  },
});
const caption = css({
  position: "absolute",
  insetInline: "0",
  bottom: "-4px",
  px: "14px",
  pt: "72px",
  pb: "17px",
  zIndex: "1",
  backgroundImage: "linear-gradient(to top, #050b0deb 6%, #050b0dbd 60%, transparent)",
  overflowWrap: "anywhere",
});
const name = css({ display: "block", textStyle: "poster", lineClamp: "3" });
const line = css({
  display: "block",
  mt: "1",
  fontFamily: "narration",
  fontStyle: "italic",
  fontSize: "14px",
  lineHeight: "1.32",
  color: "#e3ddd2",
  lineClamp: "2",
});
const corner = css({
  position: "absolute",
  top: "10px",
  insetInlineEnd: "10px",
  zIndex: "1",
  display: "grid",
  placeItems: "center",
  boxSize: "28px",
  borderRadius: "full",
  bg: "rgb(5 11 13 / 0.72)",
  "--icon-size": "15px",
  "& svg": { fill: "currentColor" },
});

const frame = css({ position: "relative", "&:is(:hover, :focus-within) [data-shows-late]": { opacity: "1" } });
const controls = css({
  position: "absolute",
  top: "2",
  insetInlineEnd: "2",
  zIndex: "2",
  display: "flex",
  gap: "1",
  "& > *": { borderRadius: "full!" },
});

/** A character poster with a caption; its fixed 2:3 ratio keeps the layout stable while it loads (design 7). */
export function CharacterCard({ character, viewsNsfw, isPriority = false, link, actions, note }: CharacterCardProps) {
  const isBlurred = character.NSFW && !viewsNsfw;
  const content = (
    <Picture
      src={character.variant.avatar}
      cardSrc={character.variant.cover}
      alt=""
      seed={character.id}
      name={character.name}
      isPriority={isPriority}
      isLate={!isPriority}
      className={isBlurred ? veil : undefined}
    >
      {character.isFavorite && actions === undefined && (
        <span className={corner}>
          <HeartIcon />
          <VisuallyHidden>{frontTexts.card.favourite}</VisuallyHidden>
        </span>
      )}
      <span data-part="caption" className={caption}>
        <bdi className={name}>{character.name}</bdi>
        {isBlurred ? (
          <span className={line}>{frontTexts.card.mature}</span>
        ) : (
          character.shortMessage !== null && <bdi className={line}>{character.shortMessage}</bdi>
        )}
        {note}
      </span>
    </Picture>
  );
  const poster = cloneElement(link, { className: card }, content);
  if (actions === undefined) return poster;
  return (
    <div className={frame}>
      {poster}
      <div className={controls}>{actions}</div>
    </div>
  );
}

/** Placeholder of a card. */
export function CharacterCardSkeleton() {
  return (
    <span className={cx(css({ position: "relative", display: "block" }))}>
      <Skeleton shape="poster" />
      <span className={css({ position: "absolute", insetInline: "14px", bottom: "16px", display: "grid", gap: "2" })}>
        <Skeleton shape="line" width="62%" className={css({ bg: "bg.active!" })} />
        <Skeleton shape="line" width="86%" className={css({ bg: "bg.active!" })} />
      </span>
    </span>
  );
}

/** The columns of a grid of cards: 2, 4, 5, 6 and 7 (design 2). */
export const characterGrid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(2, minmax(0, 1fr))",
    md: "repeat(4, minmax(0, 1fr))",
    lg: "repeat(5, minmax(0, 1fr))",
    xl: "repeat(6, minmax(0, 1fr))",
    "2xl": "repeat(7, minmax(0, 1fr))",
  },
  gap: { base: "3", md: "4", "2xl": "5" },
  listStyle: "none",
});
