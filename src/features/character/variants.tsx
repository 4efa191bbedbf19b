import ChevronRightIcon from "lucide-react/icons/chevron-right";
import type { Variant } from "#src/generated/api/model/variant.ts";
import { veil } from "#src/parts/veil/veil.ts";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { Picture } from "#src/ui/picture/picture.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css, cx } from "#styled-system/css";
import { characterTexts } from "./character-texts.ts";
import { sectionHead, sectionTitle } from "./section-looks.ts";

const compare = css({ inlineRow: "1", "--icon-size": "16px" });
const row = css({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: { base: "min(62vw, 260px)", md: "calc((100% - 32px) / 3)" },
  gap: "4",
  listStyle: "none",
  overflowX: "auto",
  scrollbarWidth: "thin",
  scrollSnapType: "x proximity",
  // Room for the border of the chosen one and the focus ring.
  m: "-5px",
  p: "5px",
  mx: { base: "-16px", md: "-5px" },
  px: { base: "16px", md: "5px" },
});
const card = css({
  display: "block",
  width: "full",
  p: "0",
  border: "0",
  bg: "transparent",
  color: "fg.default",
  textAlign: "start",
  cursor: "pointer",
  scrollSnapAlign: "center",
  borderRadius: "lg",
  "& [data-frame]": { display: "block", borderRadius: "lg" },
  "&[aria-pressed=true] [data-frame]": { boxShadow: "0 0 0 2px {colors.accent.default}" },
  "@media (prefers-reduced-motion: no-preference)": {
    "& img": { transition: "transform {durations.scene} {easings.standard}, opacity {durations.base}" },
    _hover: { "& img": { transform: "scale(1.03)" } },
  },
});
const still = css({ aspectRatio: "3 / 2!", borderRadius: "lg!" });
const badge = css({ position: "absolute", top: "10px", insetInlineEnd: "10px", height: "28px", borderRadius: "full" });
const name = css({ display: "block", mt: "10px", fontWeight: "semibold", overflowWrap: "anywhere" });
const line = css({
  display: "block",
  mt: "0.5",
  fontSize: "14px",
  lineHeight: "1.4",
  color: "fg.muted",
  lineClamp: "3",
  overflowWrap: "anywhere",
});

export type VariantsProps = {
  /** In the order of the variant picker. */
  variants: readonly Variant[];
  /** Id of the variant in use. */
  value: string;
  onChoose: (variantId: string) => void;
  isVeiled: boolean;
  /** Opens the carousel; null if there is none. */
  onCompare: (() => void) | null;
};

/** A character's variants side by side; a press selects one (VAR-04, GAP-57). Hidden if there is only one. */
export function Variants({ variants, value, onChoose, isVeiled, onCompare }: VariantsProps) {
  if (variants.length < 2) return null;
  return (
    <section aria-labelledby="variants-title">
      <div className={sectionHead}>
        <h2 id="variants-title" className={sectionTitle}>
          {characterTexts.variants}
        </h2>
        {onCompare !== null && (
          <TextLink tone="quiet" className={compare} onClick={onCompare}>
            {characterTexts.compare}
            <ChevronRightIcon aria-hidden />
          </TextLink>
        )}
      </div>
      <ul className={row}>
        {variants.map(({ id, variantName, variantTagline, avatar }) => (
          <li key={id}>
            <button type="button" className={card} aria-pressed={id === value} onClick={() => onChoose(id)}>
              <span data-frame="">
                <Picture
                  src={avatar}
                  alt=""
                  seed={id}
                  name={variantName}
                  ratio="still"
                  position="50% 24%"
                  className={cx(still, isVeiled && veil)}
                >
                  {id === value && (
                    <Tag tone="media" className={badge}>
                      <CueMark />
                      {characterTexts.active}
                    </Tag>
                  )}
                </Picture>
              </span>
              <bdi className={name}>{variantName}</bdi>
              {variantTagline !== null && <bdi className={line}>{variantTagline}</bdi>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
