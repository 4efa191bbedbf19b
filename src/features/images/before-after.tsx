import ChevronsLeftRightIcon from "lucide-react/icons/chevrons-left-right";
import { type CSSProperties, useState } from "react";
import { Picture } from "#src/ui/picture/picture.tsx";
import { css } from "#styled-system/css";
import { imagesTexts } from "./images-texts.ts";

const frame = css({ position: "relative", boxSize: "full", overflow: "hidden", borderRadius: "inherit" });
const layer = css({ position: "absolute", inset: "0" });
const cut = css({ clipPath: "inset(0 calc(100% - var(--at)) 0 0)" });
const line = css({
  position: "absolute",
  top: "0",
  bottom: "0",
  insetInlineStart: "var(--at)",
  width: "2px",
  ms: "-1px",
  bg: "fg.onMedia",
  pointerEvents: "none",
});
const knob = css({
  position: "absolute",
  top: "56%",
  insetInlineStart: "50%",
  boxSize: "44px",
  m: "-22px",
  display: "grid",
  placeItems: "center",
  borderRadius: "full",
  bg: "fg.onMedia",
  color: "#0a1315",
  "--icon-size": "20px",
  "input:focus-visible ~ * > &": { outline: "2px solid {colors.focus.ring}", outlineOffset: "2px" },
});
const name = css({
  position: "absolute",
  bottom: "3",
  px: "3",
  py: "1",
  borderRadius: "10px",
  bg: "rgb(5 11 13 / 0.72)",
  color: "fg.onMedia",
  textStyle: "label",
  pointerEvents: "none",
});
/** Covers both pictures: a drag anywhere moves the line, and a vertical swipe still scrolls the page. */
const range = css({
  position: "absolute",
  inset: "0",
  boxSize: "full",
  m: "0",
  opacity: "0",
  cursor: "ew-resize",
  touchAction: "pan-y",
});

export interface BeforeAfterProps {
  before: string;
  after: string;
  /** What the result shows, in words. */
  alt: string;
  seed: string;
}

/** A picture and its result, separated by a line that is dragged or moved by the arrow keys. */
export function BeforeAfter({ before, after, alt, seed }: BeforeAfterProps) {
  const [at, setAt] = useState(50);
  return (
    <div className={frame} style={{ "--at": `${at}%` } as CSSProperties}>
      <div className={layer}>
        <Picture src={after} alt={alt} seed={seed} ratio="fill" isPriority />
      </div>
      <div className={`${layer} ${cut}`}>
        <Picture src={before} alt={imagesTexts.before} seed={seed} ratio="fill" isPriority />
      </div>
      <input
        type="range"
        className={range}
        min={0}
        max={100}
        value={at}
        aria-label={imagesTexts.compare}
        aria-valuetext={imagesTexts.compared(at)}
        onChange={({ target }) => setAt(Number(target.value))}
      />
      <div className={line}>
        <span className={knob}>
          <ChevronsLeftRightIcon />
        </span>
      </div>
      <span className={name} style={{ insetInlineStart: "12px" }} aria-hidden="true">
        {imagesTexts.before}
      </span>
      <span className={name} style={{ insetInlineEnd: "12px" }} aria-hidden="true">
        {imagesTexts.after}
      </span>
    </div>
  );
}
