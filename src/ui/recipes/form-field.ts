import { defineSlotRecipe } from "@pandacss/dev";
import { fieldCounter, fieldError, fieldFooter, fieldHelp } from "./field-notes.ts";

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
    footer: fieldFooter,
    help: fieldHelp,
    error: fieldError,
    counter: { ...fieldCounter, "&[data-over]": { color: "danger.text" } },
  },
});
