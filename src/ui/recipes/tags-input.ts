import { tagsInputAnatomy } from "@ark-ui/react/anatomy";
import { defineSlotRecipe } from "@pandacss/dev";
import { fieldCounter, fieldError, fieldFooter, fieldHelp } from "./field-notes.ts";

const edge = (color: string) => `inset 0 0 0 1px {colors.${color}}`;

/** Tags in a field that looks like a text input and grows with them. */
export const tagsInput = defineSlotRecipe({
  className: "tags-input",
  slots: [...tagsInputAnatomy.keys(), "footer", "help", "error", "counter"],
  base: {
    root: { display: "flex", flexDirection: "column", minWidth: "0" },
    label: { mb: "7px", textStyle: "label", color: "fg.default" },
    control: {
      row: "1.5",
      flexWrap: "wrap",
      minHeight: "44px",
      px: "1.5",
      py: "1.5",
      borderRadius: "input",
      bg: "bg.sunken",
      boxShadow: edge("border.strong"),
      cursor: "text",
      transition: "box-shadow {durations.fast}",
      "&:has(input:focus-visible)": {
        boxShadow: `${edge("accent.default")}, 0 0 0 3px color-mix(in oklab, {colors.focus.ring} 45%, transparent)`,
      },
      "&[data-invalid]": { boxShadow: edge("danger.solid") },
      // A disabled field's content must stay legible.
      "&[data-disabled]": { bg: "transparent", cursor: "not-allowed" },
    },
    item: { display: "inline-flex", maxWidth: "full", minWidth: "0" },
    itemPreview: {
      inlineRow: "0.5",
      maxWidth: "full",
      minWidth: "0",
      minHeight: "32px",
      ps: "3",
      pe: "0.5",
      borderRadius: "full",
      bg: "bg.raised",
      color: "fg.default",
      boxShadow: edge("border.default"),
      fontSize: "14px",
      fontWeight: "medium",
      _highlighted: { bg: "accent.subtle", color: "accent.text", boxShadow: "inset 0 0 0 2px {colors.accent.default}" },
      "&[hidden]": { display: "none" },
      "&[data-disabled]": { bg: "transparent", color: "fg.muted", boxShadow: edge("border.default") },
    },
    itemText: { minWidth: "0", truncate: true },
    itemDeleteTrigger: {
      position: "relative",
      display: "grid",
      placeItems: "center",
      flexShrink: "0",
      boxSize: "28px",
      border: "0",
      borderRadius: "full",
      bg: "transparent",
      color: "inherit",
      cursor: "pointer",
      "--icon-size": "14px",
      _hover: { bg: "bg.active" },
      "&[data-disabled]": { opacity: "disabled", cursor: "not-allowed", bg: "transparent" },
      _coarse: { _after: { content: '""', position: "absolute", inset: "-8px -6px" } },
    },
    input: {
      flex: "1",
      minWidth: "100px",
      height: "32px",
      px: "2",
      border: "0",
      bg: "transparent",
      color: "fg.default",
      // 16 px below md: iOS zooms into smaller inputs.
      fontSize: { base: "16px", md: "15px" },
      outline: "0",
    },
    footer: fieldFooter,
    help: fieldHelp,
    error: fieldError,
    counter: fieldCounter,
  },
});
