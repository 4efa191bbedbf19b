import { css, cx } from "#styled-system/css";
import lighthouse from "./lighthouse.webp";
import maren from "./maren-cutout.svg";

const scene = css({
  position: "relative",
  overflow: "hidden",
  isolation: "isolate",
  bg: "#050d12",
  color: "fg.onMedia",
  // Over a picture the gap between control and focus ring is opaque (design 8).
  "& :is(a, button):focus-visible": { boxShadow: "0 0 0 2px {colors.focus.gap}" },
});

const ground = css({
  position: "absolute",
  inset: "0",
  boxSize: "full",
  objectFit: "cover",
  objectPosition: "62% 30%",
  zIndex: "-2",
  "&[data-empty]": { opacity: "0.34" },
  // Large in a hero: the lamp stands behind her shoulder, its light over the words.
  "&[data-hero]": {
    md: {
      inset: "auto",
      right: "0",
      top: "34%",
      transform: "translateY(-34%)",
      width: "142%",
      maxWidth: "none",
      minHeight: "full",
      height: "auto",
    },
  },
});

const figure = css({
  position: "absolute",
  zIndex: "-1",
  right: { base: "1%", md: "4%" },
  bottom: { base: "-96px", md: "-16%" },
  width: { base: "184px", md: "min(54%, 520px)" },
  filter: "drop-shadow(-24px 0 50px rgb(0 0 0 / 0.6))",
  // Where the picture of her ends she fades into the dark, however high the scene is.
  maskImage: { base: "linear-gradient(to top, transparent, black 45%)", md: "none" },
  "&[data-hero]": {
    right: { base: "-86px", md: "1%" },
    top: { base: "-36px", md: "auto" },
    bottom: { base: "auto", md: "-176px" },
    width: { base: "360px", md: "540px" },
  },
});
const veil = css({
  position: "absolute",
  inset: "0",
  zIndex: "-1",
  backgroundImage:
    "linear-gradient(to bottom, rgb(5 13 18 / 0.72), transparent 30%), linear-gradient(to top, rgb(5 13 18 / 0.92) 4%, rgb(5 13 18 / 0.5) 34%, transparent 62%)",
  "&[data-hero]": {
    backgroundImage: {
      base: "linear-gradient(to bottom, #050d12b0, transparent 20%), linear-gradient(to top, #0a1315 20%, #0a1315e8 42%, #0a131580 56%, transparent 72%)",
      md: "linear-gradient(to bottom, #050d12d9, transparent 22%), linear-gradient(to right, #050d12c0, #050d1230 38%, transparent 56%), linear-gradient(to top, #0a1315 1%, #0a1315b0 13%, transparent 46%)",
    },
  },
});

export type LampSceneProps = {
  /** A whole hero: the figure stands large in it, and the ground darkens for a headline. */
  isHero?: boolean;
  /** She has left, and the lamp burns low. */
  isEmpty?: boolean;
  className?: string;
  children?: React.ReactNode;
};

/** The lighthouse at night with its keeper: a decorative picture behind the children. */
export function LampScene({ isHero = false, isEmpty = false, className, children }: LampSceneProps) {
  const hero = isHero || undefined;
  return (
    // A scene keeps its own colours in every theme, and so does what stands on it.
    <div data-theme="dark" className={cx(scene, className)}>
      <img
        src={lighthouse}
        alt=""
        className={ground}
        fetchPriority="high"
        draggable={false}
        data-hero={hero}
        data-empty={isEmpty || undefined}
      />
      {!isEmpty && <img src={maren} alt="" className={figure} draggable={false} data-hero={hero} />}
      <div className={veil} data-hero={hero} />
      {children}
    </div>
  );
}
