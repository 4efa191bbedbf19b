import { css, cx } from "#styled-system/css";
import lighthouse from "./lighthouse.webp";
import maren from "./maren-cutout.svg";

const scene = css({
  position: "relative",
  overflow: "hidden",
  isolation: "isolate",
  bg: "#050d12",
  color: "fg.onMedia",
});

const ground = css({
  position: "absolute",
  inset: "0",
  width: "full",
  height: "full",
  objectFit: "cover",
  objectPosition: "62% 30%",
  zIndex: "-2",
});

const veil = css({
  position: "absolute",
  inset: "0",
  zIndex: "-1",
  backgroundImage:
    "linear-gradient(to bottom, rgb(5 13 18 / 0.72), transparent 30%), linear-gradient(to top, rgb(5 13 18 / 0.92) 4%, rgb(5 13 18 / 0.5) 34%, transparent 62%)",
});

const figure = css({
  position: "absolute",
  zIndex: "-1",
  right: { base: "-6%", md: "4%" },
  bottom: { base: "-190px", md: "-16%" },
  width: { base: "240px", md: "min(54%, 520px)" },
  filter: "drop-shadow(-24px 0 50px rgb(0 0 0 / 0.6))",
});

/** The lit still of the house: the lighthouse at night and its keeper. Decoration behind what is put into it. */
export function LampScene({ className, children }: { className?: string; children?: React.ReactNode }) {
  return (
    <div className={cx(scene, className)}>
      <img src={lighthouse} alt="" className={ground} fetchPriority="high" draggable={false} />
      <img src={maren} alt="" className={figure} draggable={false} />
      <div className={veil} />
      {children}
    </div>
  );
}
