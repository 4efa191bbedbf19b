import type { ReactNode } from "react";
import { Picture } from "#src/ui/picture/picture.tsx";
import { css, cx } from "#styled-system/css";

const frame = css({
  position: "relative",
  borderRadius: "xl",
  overflow: "hidden",
  isolation: "isolate",
  minWidth: "0",
  bg: "#071318",
  color: "fg.onMedia",
  aspectRatio: { base: "4 / 4.3", md: "var(--hero-ratio, 2.39 / 1)" },
  minHeight: { md: "330px" },
});
/** The picture once more, wide and out of focus: the room around the figure. */
const room = css({
  position: "absolute",
  inset: "-40px",
  zIndex: "-2",
  filter: "blur(26px) saturate(0.9)",
  "& img": { objectPosition: "50% 40%" },
});
const figure = css({
  position: "absolute",
  zIndex: "-1",
  insetBlock: "0",
  insetInlineEnd: { base: "0", md: "3%" },
  width: { base: "100%", md: "52%" },
  maskImage: {
    base: "linear-gradient(to top, transparent 8%, black 46%)",
    md: "linear-gradient(to right, transparent, black 34%, black 72%, transparent)",
  },
  "& img": { objectPosition: { base: "50% 18%", md: "50% 22%" } },
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

/** The scene at the top of home: a still, lit at the right, with words at its lower left. */
export function HeroStill({
  src,
  seed,
  name,
  className,
  children,
}: {
  src: string | null;
  seed: string;
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={cx(frame, className)}>
      <div className={room} aria-hidden="true">
        <Picture src={src} alt="" seed={seed} ratio="fill" />
      </div>
      <div className={figure} aria-hidden="true">
        <Picture src={src} alt="" seed={seed} name={name} ratio="fill" isPriority />
      </div>
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
  display: "flex",
  alignItems: "center",
  gap: "10px",
  fontSize: "13px",
  fontWeight: "semibold",
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

/** The second button on the still: lighter than a veil, since the still is dark there in every theme. */
export const quietOnStill = css({ bg: "rgb(255 255 255 / 0.12)!", _hover: { bg: "rgb(255 255 255 / 0.2)!" } });
