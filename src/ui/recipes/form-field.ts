import { defineSlotRecipe } from "@pandacss/dev";

export const formField = defineSlotRecipe({
  className: "form-field",
  slots: ["root", "label", "optional", "footer", "help", "error", "counter"],
  base: {
    root: { display: "flex", flexDirection: "column", minWidth: "0" },
    label: {
      display: "flex",
      alignItems: "baseline",
      justifyContent: "space-between",
      gap: "3",
      mb: "7px",
      textStyle: "label",
      color: "fg.default",
    },
    optional: { textStyle: "help", color: "fg.subtle" },
    footer: { display: "flex", justifyContent: "space-between", gap: "3", mt: "1.5", textStyle: "help" },
    help: { color: "fg.subtle" },
    error: {
      display: "flex",
      alignItems: "flex-start",
      gap: "1.5",
      color: "danger.text",
      fontWeight: "medium",
      "--icon-size": "14px",
      "& svg": { mt: "2px" },
    },
    counter: {
      ms: "auto",
      color: "fg.subtle",
      fontVariantNumeric: "tabular-nums",
      "&[data-over]": { color: "danger.text" },
    },
  },
});
