import { defineSlotRecipe } from "@pandacss/dev";

const edge = (color: string) => `inset 0 0 0 1px {colors.${color}}`;
const halo = "0 0 0 3px color-mix(in oklab, {colors.focus.ring} 45%, transparent)";

export const textInput = defineSlotRecipe({
  className: "text-input",
  slots: ["root", "input", "start", "end"],
  base: {
    root: { position: "relative", display: "flex", alignItems: "center", width: "full" },
    input: {
      display: "block",
      width: "full",
      minHeight: "44px",
      px: "14px",
      py: "11px",
      border: "0",
      borderRadius: "input",
      bg: "bg.sunken",
      color: "fg.default",
      // 16 px below md: iOS zooms into smaller inputs.
      fontSize: { base: "16px", md: "15px" },
      lineHeight: "1.45",
      boxShadow: edge("border.strong"),
      outline: "0",
      transition: "box-shadow {durations.fast}",
      _focusVisible: { boxShadow: `${edge("accent.default")}, ${halo}`, outline: "0" },
      "&[aria-invalid=true]": { boxShadow: edge("danger.solid") },
      "&[aria-invalid=true]:focus-visible": {
        boxShadow: `${edge("danger.solid")}, 0 0 0 3px color-mix(in oklab, {colors.danger.solid} 40%, transparent)`,
      },
      "&:read-only:not(select, button)": { color: "fg.muted", boxShadow: edge("border.default") },
      "&:disabled": { opacity: "disabled", cursor: "not-allowed" },
      "[data-has-start] > &": { ps: "44px" },
      "[data-has-end] > &": { pe: "50px" },
    },
    start: {
      position: "absolute",
      insetInlineStart: "14px",
      display: "grid",
      color: "fg.subtle",
      pointerEvents: "none",
      "--icon-size": "18px",
    },
    end: {
      position: "absolute",
      insetInlineEnd: "1",
      display: "flex",
      alignItems: "center",
      color: "fg.subtle",
      "--icon-size": "18px",
    },
  },
  variants: {
    kind: {
      input: {},
      area: { input: { resize: "vertical", fieldSizing: "content", minHeight: "92px" } },
      select: {
        input: { appearance: "none", cursor: "pointer", pe: "44px", textOverflow: "ellipsis" },
        end: { pointerEvents: "none", insetInlineEnd: "14px" },
      },
    },
  },
  defaultVariants: { kind: "input" },
});
