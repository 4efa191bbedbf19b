import { defineSlotRecipe } from "@pandacss/dev";

const edge = (width: string, color: string) => `inset 0 0 0 ${width} {colors.${color}}`;

/** Native radio buttons, each in a card that explains the choice. */
export const radioCards = defineSlotRecipe({
  className: "radio-cards",
  slots: ["root", "legend", "list", "card", "control", "icon", "body", "title", "text", "note"],
  base: {
    root: { border: "0", m: "0", p: "0", minWidth: "0" },
    legend: { p: "0", mb: "2", textStyle: "label", color: "fg.default" },
    list: {
      display: "grid",
      gap: "3",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(var(--columns, 1), minmax(0, 1fr))" },
    },
    card: {
      position: "relative",
      display: "flex",
      gap: "3",
      alignItems: "flex-start",
      minHeight: "56px",
      p: "4",
      pe: "44px",
      borderRadius: "row",
      bg: "bg.surface",
      color: "fg.default",
      boxShadow: edge("1px", "border.strong"),
      cursor: "pointer",
      "--icon-size": "20px",
      transition: "background-color {durations.fast}, box-shadow {durations.fast}",
      _hover: { bg: "bg.hover" },
      "&:has(:checked)": { bg: "accent.subtle", boxShadow: edge("2px", "accent.default") },
      "&:has(:focus-visible)": { outline: "2px solid {colors.focus.ring}", outlineOffset: "2px" },
      "&:has([aria-disabled=true])": { cursor: "not-allowed", bg: "bg.surface" },
      "&:has([aria-disabled=true]) [data-part=body], &:has([aria-disabled=true]) [data-part=icon]": {
        opacity: "disabled",
      },
    },
    // The whole card is the hit area; the mark shows the selection.
    control: {
      appearance: "none",
      position: "absolute",
      top: "4",
      insetInlineEnd: "4",
      boxSize: "20px",
      m: "0",
      borderRadius: "full",
      bg: "bg.sunken",
      boxShadow: "inset 0 0 0 1.5px {colors.border.strong}",
      cursor: "inherit",
      outline: "0",
      _checked: { bg: "accent.default", boxShadow: "none" },
      _after: {
        content: '""',
        position: "absolute",
        inset: "0",
        bg: "fg.onAccent",
        clipPath: "polygon(19% 52%, 27% 44%, 42% 60%, 73% 27%, 81% 35%, 42% 76%)",
        opacity: "0",
      },
      "&:checked::after": { opacity: "1" },
    },
    icon: { display: "grid", color: "accent.text", mt: "1px" },
    body: { display: "grid", gap: "1", minWidth: "0" },
    title: { fontSize: "15px", fontWeight: "semibold", lineHeight: "1.35", overflowWrap: "anywhere" },
    text: { textStyle: "meta", color: "fg.muted", overflowWrap: "anywhere" },
    note: { textStyle: "help", color: "fg.muted" },
  },
});
