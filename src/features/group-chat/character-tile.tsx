import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import { Picture } from "#src/ui/picture/picture.tsx";
import { useTooltip } from "#src/ui/tooltip/tooltip.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";
import { groupChatTexts } from "./group-chat-texts.ts";

const tile = css({
  display: "block",
  width: "full",
  p: "0",
  border: "0",
  bg: "transparent",
  color: "fg.default",
  fontSize: "13px",
  fontWeight: "medium",
  lineHeight: "1.25",
  textAlign: "center",
  borderRadius: "xl",
  cursor: "pointer",
  "&[aria-disabled=true]": { cursor: "not-allowed", "& > *": { opacity: "disabled" } },
  "&[data-picked] > *": { opacity: "1!" },
  "&:not([aria-disabled=true])": { _hover: { color: "accent.text" }, _active: { transform: "scale(.98)" } },
});
const face = css({
  position: "relative",
  display: "block",
  mb: "7px",
  borderRadius: "xl",
  transition: "box-shadow {durations.fast}",
  "& > :first-child": { borderRadius: "xl" },
  "[data-picked] > &": { boxShadow: "0 0 0 2px {colors.bg.overlay}, 0 0 0 4px {colors.accent.default}" },
});
const veiled = css({ "& img": { filter: "blur(14px)" } });
const badge = css({
  position: "absolute",
  top: "-6px",
  insetInlineEnd: "-5px",
  display: "grid",
  placeItems: "center",
  minWidth: "24px",
  height: "24px",
  borderRadius: "full",
  bg: "accent.default",
  color: "fg.onAccent",
  boxShadow: "0 0 0 3px {colors.bg.overlay}",
  fontSize: "13px",
  fontWeight: "bold",
  fontVariantNumeric: "tabular-nums",
});
const name = css({ display: "block", px: "0.5", lineClamp: "2", overflowWrap: "anywhere" });

export interface CharacterTileProps {
  character: CharacterCard;
  /** How often it is picked. */
  count: number;
  /** Why it cannot be picked; null if it can. */
  refusal: string | null;
  viewsNsfw: boolean;
  onPick: (character: CharacterCard) => void;
}

/** A character in the picker. Each press picks it once more; a badge shows how often (GROUP-08). */
export function CharacterTile({ character, count, refusal, viewsNsfw, onPick }: CharacterTileProps) {
  const { anchorProps, tip } = useTooltip({ text: refusal, side: "top", describes: true });
  return (
    <>
      <button
        type="button"
        {...(refusal !== null && anchorProps)}
        className={tile}
        data-picked={count > 0 || undefined}
        aria-disabled={refusal !== null || undefined}
        onClick={() => refusal === null && onPick(character)}
      >
        <span className={face}>
          <Picture
            src={character.icon}
            alt=""
            seed={character.id}
            name={character.name}
            ratio="icon"
            className={character.NSFW && !viewsNsfw ? veiled : undefined}
          />
          {count > 0 && (
            <span className={badge} aria-hidden="true">
              {count}
            </span>
          )}
        </span>
        <bdi className={name}>{character.name}</bdi>
        {count > 0 && <VisuallyHidden>{groupChatTexts.characters.picked(count)}</VisuallyHidden>}
      </button>
      {tip}
    </>
  );
}
