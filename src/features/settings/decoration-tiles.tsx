import BanIcon from "lucide-react/icons/ban";
import type { ReactNode } from "react";
import { messages } from "#src/domain/messages.ts";
import type { AvatarDecoration } from "#src/generated/api/model/avatarDecoration.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";
import { inOrder, isLocked, isProDecoration } from "./decoration-rules.ts";
import { decorationTexts } from "./profile-texts.ts";
import { TryProLink } from "./try-pro-link.tsx";

export const tiles = css({
  display: { base: "flex", md: "grid" },
  gridTemplateColumns: "repeat(auto-fill, minmax(68px, 1fr))",
  gap: { base: "3", md: "9px" },
  overflowX: { base: "auto", md: "visible" },
  // Keeps borders and focus rings from being clipped by the scroller.
  mx: { base: "-4", md: "0" },
  px: { base: "4", md: "0" },
  py: "1",
  scrollbarWidth: "none",
});
export const tile = css({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flexShrink: "0",
  width: { base: "72px", md: "auto" },
  aspectRatio: "1",
  borderRadius: "row",
  bg: "bg.canvas",
  color: "fg.muted",
  cursor: "pointer",
  boxShadow: "inset 0 0 0 1px {colors.border.default}",
  "--icon-size": "20px",
  _hover: { bg: "bg.hover" },
  // Most decorations are designed for a dark picture.
  "&:has(img)": { bg: "scrim" },
  "&:has(:checked):not(:has(img))": { bg: "accent.subtle" },
  "&:has(:checked)": { boxShadow: "inset 0 0 0 2px {colors.accent.default}" },
  "&:has(:focus-visible), &:focus-visible": { outline: "2px solid {colors.focus.ring}", outlineOffset: "2px" },
  "& input": { position: "absolute", inset: "0", opacity: "0", cursor: "pointer" },
  "& img": { width: "70%", height: "70%", objectFit: "contain" },
  "&[data-locked] img": { opacity: "0.5" },
});
const proTag = css({
  position: "absolute",
  insetInlineEnd: "4px",
  bottom: "4px",
  px: "6px",
  borderRadius: "sm",
  bg: "accent.subtle",
  color: "accent.text",
  fontSize: "11px",
  fontWeight: "semibold",
  lineHeight: "18px",
});

interface TilesProps {
  decorations: readonly AvatarDecoration[];
  chosen: string | null;
  /** The saved one. */
  worn: string | null;
  isFree: boolean;
  onChoose: (id: string | null) => void;
}

/** The decoration tiles, starting with none. A locked one leads to the plans (SET-PRO-04, -05, -21, RES-28). */
export function DecorationTiles({ decorations, chosen, worn, isFree, onChoose }: TilesProps) {
  const option = (id: string | null, name: string, children: ReactNode) => (
    <label key={id ?? ""} className={tile}>
      <input
        type="radio"
        name="avatar-decoration"
        aria-label={name}
        checked={chosen === id}
        onChange={() => onChoose(id)}
      />
      {children}
    </label>
  );
  return (
    <div role="radiogroup" aria-label={decorationTexts.title} className={tiles}>
      {option(null, decorationTexts.none, <BanIcon />)}
      {inOrder(decorations).map((decoration) => {
        const { id, name } = decoration;
        const inside = (
          <>
            <img src={decoration.avatarDecoration} alt="" draggable={false} />
            {isProDecoration(decoration) && (
              <span className={proTag} aria-hidden="true">
                {decorationTexts.pro}
              </span>
            )}
          </>
        );
        if (!isLocked(decoration, isFree, worn)) return option(id, name, inside);
        return (
          <TryProLink key={id} className={tile} data-locked="">
            {inside}
            <VisuallyHidden>{`${decorationTexts.locked(name)}. ${messages.tryPro}`}</VisuallyHidden>
          </TryProLink>
        );
      })}
    </div>
  );
}
