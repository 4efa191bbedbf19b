import { useState } from "react";
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

/** A picture that replaces another fades in once it has loaded. */
const arrival = {
  transition: "opacity {durations.scene}",
  "&[data-awaited]": { opacity: "0" },
} as const;

const ground = css({
  position: "absolute",
  inset: "0",
  boxSize: "full",
  objectFit: "cover",
  objectPosition: "62% 30%",
  zIndex: "-2",
  // The scenes of others have their light on the right; it is held down for the words.
  "&[data-close]": {
    filter: "brightness(0.7)",
    transformOrigin: "left",
    transform: { md: "scale(1.15)" },
  },
  "&[data-empty]": { opacity: "0.34" },
  ...arrival,
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
  ...arrival,
  // Not on a phone, where the mask cuts the shadow off at the edge of the picture.
  filter: { md: "drop-shadow(-24px 0 50px rgb(0 0 0 / 0.6))" },
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

export type StagePictures = { ground: string; figure: string };

export const lighthouseAtNight: StagePictures = { ground: lighthouse, figure: maren };

type PictureProps = Omit<React.ComponentProps<"img">, "alt" | "draggable" | "onLoad"> & { isAwaited: boolean };

function Picture({ isAwaited, ...props }: PictureProps) {
  const [isHere, setIsHere] = useState(!isAwaited);
  return (
    <img {...props} alt="" draggable={false} onLoad={() => setIsHere(true)} data-awaited={isHere ? undefined : ""} />
  );
}

export type LampSceneProps = {
  /** Default: the lighthouse with its keeper. */
  pictures?: StagePictures | undefined;
  /** A whole hero: the figure stands large in it, and the ground darkens for a headline. */
  isHero?: boolean;
  /** She has left, and the lamp burns low. */
  isEmpty?: boolean;
  className?: string;
  children?: React.ReactNode;
};

/** A scene with who stands in it, as a rule the lighthouse at night: a decorative picture behind the children. */
export function LampScene({
  pictures = lighthouseAtNight,
  isHero = false,
  isEmpty = false,
  className,
  children,
}: LampSceneProps) {
  const hero = isHero || undefined;
  const isLighthouse = pictures === lighthouseAtNight;
  const [first] = useState(pictures);
  // The first pictures are painted as they load, without a script.
  const [isChanged, setIsChanged] = useState(false);
  if (!isChanged && pictures !== first) setIsChanged(true);
  return (
    // A scene keeps its own colours in every theme, and so does what stands on it.
    <div data-theme="dark" className={cx(scene, className)}>
      <Picture
        key={pictures.ground}
        src={pictures.ground}
        isAwaited={isChanged}
        className={ground}
        fetchPriority="high"
        data-hero={isLighthouse ? hero : undefined}
        data-close={isLighthouse ? undefined : ""}
        data-empty={isEmpty || undefined}
      />
      {!isEmpty && (
        <Picture
          key={pictures.figure}
          src={pictures.figure}
          isAwaited={isChanged}
          className={figure}
          data-hero={hero}
        />
      )}
      <div className={veil} data-hero={hero} />
      {children}
    </div>
  );
}
