import { css } from "#styled-system/css";

/** Bubbles are 90 % opaque over a picture and solid without one (design §10), set by the chat's root. */
const bubbleBase = {
  position: "relative",
  paddingBlock: { base: "12px 13px", md: "15px 16px" },
  paddingInline: { base: "14px", md: "18px" },
  minWidth: "0",
} as const;

export const characterBubble = css({
  ...bubbleBase,
  position: { base: "static", md: "relative" },
  backgroundColor: "chat.character.bg",
  borderRadius: "4px 18px 18px 18px",
  width: "fit-content",
  maxWidth: "full",
  "[data-picture] &": { backgroundColor: "color-mix(in srgb, {colors.chat.character.bg} 90%, transparent)" },
  // A bar in the speaker's colour, in groups (design §10); in joined rows it reaches the edge.
  "[data-member] &": {
    paddingInlineStart: { base: "18px", md: "21px" },
    backgroundImage: "linear-gradient(var(--speaker), var(--speaker))",
    backgroundRepeat: "no-repeat",
    backgroundSize: "3px calc(100% - var(--bar-top, 10px) - var(--bar-bottom, 10px))",
    backgroundPosition: { base: "6px var(--bar-top, 10px)", md: "7px var(--bar-top, 10px)" },
  },
  "[data-joined] &": { "--bar-top": "0px", borderStartEndRadius: "4px" },
  "[data-joins-on] &": { "--bar-bottom": "0px", borderEndStartRadius: "4px", borderEndEndRadius: "4px" },
  "&[data-wide]": { width: "full" },
});

export const userRow = css({ display: "flex", flexDirection: "column", alignItems: "flex-end" });
export const userBubble = css({
  ...bubbleBase,
  background: "chat.user.bg",
  borderRadius: "18px 18px 4px 18px",
  maxWidth: { base: "88%", md: "78%" },
  "[data-picture] &": { background: "color-mix(in srgb, {colors.chat.user.bg} 90%, transparent)" },
  "&[data-wide]": { width: "full" },
});
