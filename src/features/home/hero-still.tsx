import { type ReactNode, useState } from "react";
import { Picture } from "#src/ui/picture/picture.tsx";
import { css, cx } from "#styled-system/css";

/**
 * The hero's size. Where scenes can stand beside it (318 px and the gap) it has the same height with and without them,
 * so that nothing below moves once they are known. The page is the size container.
 */
export const heroShape = css({
  width: "full",
  aspectRatio: { base: "4 / 4.3", md: "2 / 1", lg: "auto" },
  height: { lg: "calc((100cqw - 336px) / 2.39)" },
  // In a low window its words and buttons stay above the fold.
  maxHeight: "max(280px, calc(100dvh - 96px))",
});

const frame = css({
  position: "relative",
  borderRadius: "xl",
  overflow: "hidden",
  isolation: "isolate",
  minWidth: "0",
  bg: "#071318",
  color: "fg.onMedia",
  // Over a picture the gap between control and focus ring is opaque (design 8).
  "& :is(a, button):focus-visible": { boxShadow: "0 0 0 2px {colors.focus.gap}" },
});
/** A wide picture covers the frame and is larger than it; on a phone it is sized by height. */
const scene = css({
  position: "absolute",
  zIndex: "-2",
  maxWidth: "none",
  opacity: "0",
  transition: "opacity {durations.slow}",
  "&[data-loaded]": { opacity: "1" },
  height: { base: "110%", md: "auto" },
  width: { base: "auto", md: "140%" },
  top: { base: "0", md: "30%" },
  left: { base: "66%", md: "auto" },
  right: { md: "0" },
  transform: { base: "translateX(-66%)", md: "translateY(-30%)" },
});
/** Behind a tall picture, which shows the figure, the same picture blurred and wide. */
const room = css({ position: "absolute", inset: "-40px", zIndex: "-3", filter: "blur(26px) saturate(0.9)" });
const tall = css({
  position: "absolute",
  zIndex: "-2",
  objectFit: "cover",
  insetBlock: "0",
  insetInlineEnd: { base: "0", md: "3%" },
  width: { base: "100%", md: "52%" },
  height: "100%",
  objectPosition: "50% 20%",
  maskImage: {
    base: "linear-gradient(to top, transparent 8%, black 46%)",
    md: "linear-gradient(to right, transparent, black 34%, black 72%, transparent)",
  },
});
const figure = css({
  position: "absolute",
  zIndex: "-1",
  right: { base: "-13%", md: "3%" },
  bottom: { base: "2%", md: "-40%" },
  width: { base: "74%", md: "38%" },
  maxWidth: { base: "320px", md: "420px" },
});
const veil = css({
  position: "absolute",
  inset: "0",
  zIndex: "-1",
  backgroundImage: {
    base: "linear-gradient(to top, #050d12f2 26%, #050d12b8 48%, transparent 74%)",
    md: "linear-gradient(to right, #050d12e6, #050d1290 42%, transparent 66%), linear-gradient(to top, #050d12cc, transparent 46%)",
  },
});
const words = css({
  position: "absolute",
  insetInlineStart: { base: "18px", md: "34px" },
  insetInlineEnd: { base: "18px", md: "44%" },
  bottom: { base: "18px", md: "32px" },
  minWidth: "0",
});

export type HeroStillProps = {
  /** The background: a wide picture, or the character's own. */
  picture: string | null;
  /** A cut-out of the figure, drawn over a wide picture. */
  cutout?: string | null;
  /** Id of the character; selects the placeholder. */
  seed: string;
  children: ReactNode;
};

/** The hero of the home page: a picture with text at the lower left. */
export function HeroStill({ picture, cutout = null, seed, children }: HeroStillProps) {
  const [shape, setShape] = useState<{ src: string; isTall: boolean } | null>(null);
  const loaded = shape?.src === picture ? shape : null;
  const isTall = loaded?.isTall ?? false;
  return (
    <section className={cx(frame, heroShape)}>
      {(picture === null || isTall) && (
        <div className={room} aria-hidden="true">
          <Picture src={picture} alt="" seed={seed} ratio="fill" isPriority />
        </div>
      )}
      {picture !== null && (
        <img
          key={picture}
          src={picture}
          alt=""
          className={isTall ? tall : scene}
          fetchPriority="high"
          draggable={false}
          data-loaded={loaded !== null || undefined}
          onLoad={({ currentTarget }) =>
            setShape({ src: picture, isTall: currentTarget.naturalHeight > currentTarget.naturalWidth })
          }
        />
      )}
      {cutout !== null && !isTall && <img src={cutout} alt="" className={figure} draggable={false} />}
      <div className={veil} />
      <div className={words}>{children}</div>
    </section>
  );
}

export const heroTitle = css({
  fontFamily: "display",
  fontWeight: "regular",
  fontSize: { base: "34px", md: "46px" },
  lineHeight: "1.06",
  letterSpacing: "-0.02em",
  textWrap: "balance",
  mt: "2",
  mb: { base: "0", md: "3" },
  lineClamp: "3",
  overflowWrap: "anywhere",
});
export const heroKicker = css({
  row: "10px",
  fontSize: "13px",
  fontWeight: "semibold",
  "& > bdi": { minWidth: "0", lineClamp: "2", overflowWrap: "anywhere" },
});
export const heroLine = css({
  lineClamp: "3",
  mdDown: { display: "none!" },
  maxWidth: "25em",
  fontSize: "16px",
  lineHeight: "1.5",
  color: "#e9e3d8",
  overflowWrap: "anywhere",
});
export const heroActions = css({ display: "flex", flexWrap: "wrap", gap: "10px", mt: "18px" });

/** The secondary button on the hero, lighter than its veil, since the hero is dark in every theme. */
export const quietOnStill = css({
  boxShadow: "none",
  bg: "rgb(255 255 255 / 0.12)!",
  _hover: { bg: "rgb(255 255 255 / 0.2)!" },
});
