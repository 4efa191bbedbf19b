import CircleIcon from "lucide-react/icons/circle";
import CircleCheckIcon from "lucide-react/icons/circle-check";
import { labels } from "#src/domain/messages.ts";
import { substitutePlaceholders, type PlaceholderNames } from "#src/domain/placeholders.ts";
import type { Variant } from "#src/generated/api/model/variant.ts";
import { veil } from "#src/parts/veil/veil.ts";
import { Carousel, CarouselCard, CarouselDots } from "#src/ui/carousel/carousel.tsx";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { Picture } from "#src/ui/picture/picture.tsx";
import { css, cx } from "#styled-system/css";
import { chatTexts } from "../chat-texts.ts";

export type VariantCarouselProps = {
  variants: readonly Variant[];
  at: number;
  currentId: string | null;
  isVeiled: boolean;
  characterId: string;
  names: PlaceholderNames;
  onMove: (at: number) => void;
  onChoose: (variant: Variant) => void;
};

/** Maximum number of characters. */
const LONG_COMMENT = 420;
const words = { previous: chatTexts.previousVariant, next: chatTexts.nextVariant };
const keyOf = ({ id }: Variant) => id;

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
const toggle = css({ position: "absolute!", top: "10px", insetInlineStart: "10px" });
const caption = css({
  position: "absolute",
  insetInline: "0",
  bottom: "0",
  padding: "72px 24px 24px",
  borderRadius: "0 0 {radii.xl} {radii.xl}",
  background: "linear-gradient(to top, #050b0deb 6%, #050b0dbd 60%, transparent)",
  // Longer text over a picture needs a darker background than a name.
  "&:has([data-long])": {
    "[data-variant-card]:is(:hover, :focus, [data-open], :has(+ :is(:hover, :focus))) &": {
      background: "linear-gradient(to top, #050b0df2 6%, #050b0de0 74%, transparent)",
    },
  },
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
  "[data-variant-card]:is(:hover, :focus, [data-open], :has(+ :is(:hover, :focus))) &": {
    maxHeight: "52dvh",
    opacity: "1",
  },
});
const comments = css({
  display: "block",
  fontSize: "14.5px",
  lineHeight: "1.5",
  paddingTop: "10px",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  textWrap: "pretty",
  // The card is a button, so its content cannot scroll; a long text gets a smaller font.
  "&[data-long]": { fontSize: "12.5px", lineHeight: "1.42" },
});

/** A carousel of a character's variants; pressing the middle one shows its details. */
export function VariantCarousel({
  variants,
  at,
  currentId,
  isVeiled,
  characterId,
  names,
  onMove,
  onChoose,
}: VariantCarouselProps) {
  return (
    <Carousel
      items={variants}
      keyOf={keyOf}
      at={at}
      onMove={onMove}
      onEnter={() => variants[at] && onChoose(variants[at])}
      words={words}
      renderItem={(variant, { offset, onCentre }) => (
        <VariantCard
          variant={variant}
          offset={offset}
          isCurrent={variant.id === currentId}
          isVeiled={isVeiled}
          characterId={characterId}
          names={names}
          onCentre={onCentre}
          onChoose={() => onChoose(variant)}
        />
      )}
    />
  );
}

/** Position indicator. */
export function VariantDots({ variants, at, onMove }: Pick<VariantCarouselProps, "variants" | "at" | "onMove">) {
  return (
    <CarouselDots items={variants} keyOf={keyOf} labelOf={({ variantName }) => variantName} at={at} onMove={onMove} />
  );
}

type VariantCardProps = {
  variant: Variant;
  offset: number;
  isCurrent: boolean;
  isVeiled: boolean;
  characterId: string;
  names: PlaceholderNames;
  onCentre: () => void;
  onChoose: () => void;
};

/** A variant with what its author says of it, on hover and focus (VAR-06), and its toggle (VAR-07). */
function VariantCard({
  variant,
  offset,
  isCurrent,
  isVeiled,
  characterId,
  names,
  onCentre,
  onChoose,
}: VariantCardProps) {
  const comment = substitutePlaceholders(variant.characterCreatorComment ?? "", names);
  const isMiddle = offset === 0;
  return (
    <CarouselCard
      offset={offset}
      data-variant-card=""
      action={
        <IconButton
          variant="media"
          label={chatTexts.playNamed(variant.variantName)}
          isPressed={isCurrent}
          className={toggle}
          onClick={onChoose}
        >
          {isCurrent ? <CircleCheckIcon /> : <CircleIcon />}
        </IconButton>
      }
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
        className={cx(picture, isVeiled && veil)}
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
        {comment !== "" && (
          <span className={about} style={{ display: "block" }} data-about="">
            <span className={comments} data-long={comment.length > LONG_COMMENT || undefined}>
              {comment}
            </span>
          </span>
        )}
      </span>
    </CarouselCard>
  );
}
