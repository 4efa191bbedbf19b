import { memo, useState } from "react";
import { css, cx } from "#styled-system/css";
import type { BackgroundImageOption } from "#src/generated/api/model/backgroundImageOption.ts";
import type { OverlayOpacity } from "#src/generated/api/model/overlayOpacity.ts";

export type ChatBackgroundProps = {
  picture: string | null;
  /** The cut-out figure, for wide screens; null if there is none. */
  cutout?: string | null;
  option: BackgroundImageOption;
  /** Opacity in percent of the canvas colour over the picture; 0 is a valid value (TRAP-12). */
  overlay: OverlayOpacity;
  /** A mature character\'s picture, blurred (GAP-37). */
  isVeiled?: boolean;
};

const stage = css({
  position: "fixed",
  insetBlock: "0",
  insetInlineEnd: "0",
  insetInlineStart: "var(--shell-start, 0px)",
  zIndex: "0",
  overflow: "hidden",
  pointerEvents: "none",
  background: "bg.canvas",
});
const fill = css({ position: "absolute", inset: "0" });
const image = css({
  boxSize: "full",
  objectFit: "cover",
  objectPosition: "50% 30%",
  opacity: "0",
  "&[data-loaded]": { opacity: "1", animation: "fadeIn {durations.scene} {easings.standard}" },
});
const grade = css({
  background:
    "linear-gradient(to bottom, {colors.bg.canvas} 4%, transparent 24%, transparent 70%, {colors.bg.canvas} 97%)",
});
const figure = css({
  position: "absolute",
  // As far from a wider column (GAP-153) as from the usual one, where there is no room for both.
  insetInlineEnd:
    "calc(-10px - max(0px, min(var(--chat-width, 760px) - 760px, var(--chat-width, 760px) - 100% + 534px)) / 2)",
  bottom: "-120px",
  width: "400px",
  filter: "saturate(0.85) brightness(0.86)",
  display: "none",
  "@media (min-width: 1360px)": { display: "block" },
});
/** Px of blur; the picture is enlarged slightly so that no blurred edge shows. */
const BLURS: Partial<Record<BackgroundImageOption, number>> = { blur_medium: 6, blur_high: 18 };

/** The blur of a mature character's picture (GAP-37). */
const VEILED = 30;

/** Whether there is a picture behind the messages. */
export function hasChatPicture(picture: string | null, option: BackgroundImageOption): boolean {
  return option !== "off" && picture !== null && picture !== "";
}

/**
 * The chat's background (GAP-76, design §10), bottom to top: canvas, picture, blur, a layer of canvas in the chosen
 * opacity, and canvas gradients at the top and bottom, where text may overlap. Only the picture fades in.
 */
export const ChatBackground = memo(function ChatBackground({
  picture,
  cutout = null,
  option,
  overlay,
  isVeiled = false,
}: ChatBackgroundProps) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  if (picture === null || picture === broken || !hasChatPicture(picture, option)) return null;
  const blur = isVeiled ? VEILED : BLURS[option];
  return (
    <div className={stage} aria-hidden="true" data-background={option} data-overlay={overlay}>
      <img
        key={picture}
        className={cx(fill, image)}
        src={picture}
        alt=""
        // Low priority: the text loads first.
        fetchPriority="low"
        decoding="async"
        draggable={false}
        style={blur === undefined ? undefined : { filter: `blur(${blur}px)`, transform: "scale(1.06)" }}
        data-loaded={loaded === picture || undefined}
        onLoad={() => setLoaded(picture)}
        onError={() => setBroken(picture)}
      />
      <div className={cx(fill, css({ background: "bg.canvas" }))} style={{ opacity: overlay / 100 }} />
      {cutout !== null && !isVeiled && (
        // Lazy, so that it is not loaded where it is hidden.
        <img
          className={figure}
          src={cutout}
          alt=""
          loading="lazy"
          fetchPriority="low"
          decoding="async"
          draggable={false}
        />
      )}
      <div className={cx(fill, grade)} />
    </div>
  );
});
