import ArrowLeftIcon from "lucide-react/icons/arrow-left";
import ArrowRightIcon from "lucide-react/icons/arrow-right";
import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { labels } from "#src/domain/messages.ts";
import { substitutePlaceholders, type PlaceholderNames } from "#src/domain/placeholders.ts";
import type { Variant } from "#src/generated/api/model/variant.ts";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { Picture } from "#src/ui/picture/picture.tsx";
import { css } from "#styled-system/css";
import { chatTexts } from "./chat-texts.ts";

export type VariantCarouselProps = {
  variants: readonly Variant[];
  at: number;
  currentId: string | null;
  characterId: string;
  names: PlaceholderNames;
  onMove: (at: number) => void;
  onChoose: () => void;
};

/** Characters. */
const LONG_COMMENT = 420;

const stage = css({
  position: "relative",
  width: "100vw",
  height: "min(62dvh, 660px)",
  overflow: "clip",
  overflowClipMargin: "40px",
  touchAction: "pan-y",
  outline: "none",
  "--card": "calc(min(62dvh, 660px) * 2 / 3)",
  "--step": "calc(var(--card) * 1.16)",
});
const card = css({
  position: "absolute",
  top: "0",
  left: "calc(50% - var(--card) / 2)",
  width: "var(--card)",
  height: "full",
  maxWidth: "82vw",
  border: "0",
  padding: "0",
  background: "transparent",
  color: "fg.onMedia",
  textAlign: "start",
  cursor: "pointer",
  borderRadius: "xl",
  transition: "transform {durations.slow} {easings.enter}, opacity {durations.slow}",
  transform: "translateX(calc(var(--offset) * var(--step))) scale(0.82)",
  opacity: "0.45",
  "&[data-far]": { opacity: "0", pointerEvents: "none" },
  "&[aria-current=true]": { transform: "none", opacity: "1", boxShadow: "shadow.3" },
  "@media (prefers-reduced-motion: reduce)": { transition: "opacity 80ms" },
  "@media (max-width: 767.98px)": { left: "calc(50% - min(var(--card), 82vw) / 2)" },
});
const picture = css({ height: "full", borderRadius: "xl!" });
const badge = css({
  position: "absolute",
  top: "14px",
  insetInlineEnd: "14px",
  height: "32px",
  paddingInline: "12px",
  borderRadius: "full",
  fontSize: "13px",
  gap: "8px",
});
const caption = css({
  position: "absolute",
  insetInline: "0",
  bottom: "0",
  padding: "72px 24px 24px",
  borderRadius: "0 0 {radii.xl} {radii.xl}",
  background: "linear-gradient(to top, #050b0deb 6%, #050b0dbd 60%, transparent)",
});
const name = css({
  fontFamily: "display",
  fontSize: { base: "30px", md: "36px" },
  lineHeight: "1.1",
  letterSpacing: "-0.012em",
});
const about = css({
  maxHeight: "0",
  opacity: "0",
  overflow: "hidden",
  transition: "opacity {durations.base}",
  "[data-variant-card]:is(:hover, :focus, [data-open]) &": { maxHeight: "52dvh", opacity: "1" },
});
const comments = css({
  display: "block",
  fontSize: "14.5px",
  lineHeight: "1.5",
  paddingTop: "10px",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  textWrap: "pretty",
  // The card is a button: what is in it cannot scroll, so a long text is set smaller.
  "&[data-long]": { fontSize: "12.5px", lineHeight: "1.42" },
});
const arrow = css({
  position: "absolute!",
  top: "calc(50% - 26px)",
  zIndex: "2",
  boxSize: "52px!",
  borderRadius: "full!",
  hideBelow: "md",
});
const dots = css({
  display: "flex",
  gap: "6px",
  alignItems: "center",
  justifyContent: "center",
  minHeight: "24px",
  flexWrap: "wrap",
});
const dot = css({
  position: "relative",
  boxSize: "7px",
  borderRadius: "full",
  background: "fg.muted",
  opacity: "0.6",
  border: "0",
  padding: "0",
  cursor: "pointer",
  _after: { content: '""', position: "absolute", inset: "-9px" },
  "&[aria-current=true]": { boxSize: "10px", background: "accent.default", opacity: "1" },
});

/** The cards, one in the middle. Arrow keys and a horizontal drag move, Enter chooses, a press on the middle card tells more. */
export function VariantCarousel({
  variants,
  at,
  currentId,
  characterId,
  names,
  onMove,
  onChoose,
}: VariantCarouselProps) {
  const dragFrom = useRef<number | null>(null);
  const move = (to: number) => onMove(Math.max(0, Math.min(variants.length - 1, to)));

  function onKeyDown(event: KeyboardEvent) {
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    if (event.key === "ArrowLeft") move(at + (isRtl ? 1 : -1));
    else if (event.key === "ArrowRight") move(at + (isRtl ? -1 : 1));
    else if (event.key === "Home") move(0);
    else if (event.key === "End") move(variants.length - 1);
    else if (
      event.key === "Enter" &&
      event.target instanceof HTMLElement &&
      event.target.getAttribute("aria-current") === "true" &&
      event.target.hasAttribute("data-variant-card")
    )
      onChoose();
    else return;
    event.preventDefault();
  }

  function onPointerUp(event: PointerEvent) {
    const from = dragFrom.current;
    dragFrom.current = null;
    if (from === null || Math.abs(event.clientX - from) < 48) return;
    move(at + (event.clientX < from ? 1 : -1));
  }

  return (
    <>
      {/* Keys and drags reach the cards, which are buttons; the frame only listens. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={stage}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => (dragFrom.current = event.clientX)}
        onPointerUp={onPointerUp}
        onPointerCancel={() => (dragFrom.current = null)}
      >
        <IconButton
          label={chatTexts.previousVariant}
          variant="media"
          className={arrow}
          style={{ insetInlineStart: "40px" }}
          disabled={at === 0}
          onClick={() => move(at - 1)}
        >
          <ArrowLeftIcon />
        </IconButton>
        {variants.map((variant, index) => (
          <VariantCard
            key={variant.id}
            variant={variant}
            offset={index - at}
            isCurrent={variant.id === currentId}
            characterId={characterId}
            names={names}
            onCentre={() => move(index)}
          />
        ))}
        <IconButton
          label={chatTexts.nextVariant}
          variant="media"
          className={arrow}
          style={{ insetInlineEnd: "40px" }}
          disabled={at === variants.length - 1}
          onClick={() => move(at + 1)}
        >
          <ArrowRightIcon />
        </IconButton>
      </div>
    </>
  );
}

/** Where one is among the variants; the cue mark is the one in the middle. */
export function VariantDots({ variants, at, onMove }: Pick<VariantCarouselProps, "variants" | "at" | "onMove">) {
  if (variants.length < 2) return null;
  return (
    <div className={dots}>
      {variants.map((variant, index) => (
        <button
          key={variant.id}
          type="button"
          className={dot}
          aria-label={variant.variantName}
          aria-current={index === at || undefined}
          onClick={() => onMove(index)}
        />
      ))}
    </div>
  );
}

type VariantCardProps = {
  variant: Variant;
  offset: number;
  isCurrent: boolean;
  characterId: string;
  names: PlaceholderNames;
  onCentre: () => void;
};

function VariantCard({ variant, offset, isCurrent, characterId, names, onCentre }: VariantCardProps) {
  const comment = substitutePlaceholders(variant.characterCreatorComment ?? "", names);
  const isMiddle = offset === 0;
  return (
    <button
      ref={isMiddle ? focusCard : undefined}
      // The dialog gives its first focus here, whichever of the two comes last.
      data-autofocus={isMiddle || undefined}
      type="button"
      className={card}
      style={{ "--offset": offset } as React.CSSProperties}
      data-variant-card=""
      data-far={Math.abs(offset) > 1 || undefined}
      tabIndex={isMiddle ? 0 : -1}
      aria-current={isMiddle || undefined}
      aria-hidden={Math.abs(offset) > 1 || undefined}
      onClick={(event) => {
        if (isMiddle) event.currentTarget.setAttribute("data-open", "");
        else onCentre();
      }}
    >
      <Picture
        src={variant.avatar}
        alt=""
        seed={characterId + variant.id}
        name={variant.variantName}
        ratio="fill"
        className={picture}
        isPriority={isMiddle}
      />
      {isCurrent && (
        <Tag tone="media" className={badge}>
          <CueMark />
          {labels.currentlyActive}
        </Tag>
      )}
      <span className={caption} style={{ display: "block" }}>
        <span className={name} style={{ display: "block" }}>
          {variant.variantName}
        </span>
        {comment !== "" && isMiddle && (
          <span className={about} style={{ display: "block" }} data-about="">
            <span className={comments} data-long={comment.length > LONG_COMMENT || undefined}>
              {comment}
            </span>
          </span>
        )}
      </span>
    </button>
  );
}

/** The card that comes into the middle has the focus, so that the arrow keys go on from it. */
function focusCard(element: HTMLButtonElement | null) {
  element?.focus({ preventScroll: true });
}
