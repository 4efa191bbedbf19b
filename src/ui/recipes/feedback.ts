import { defineSlotRecipe } from "@pandacss/dev";

/** Empty and error states, shown in place of a list. */
export const emptyState = defineSlotRecipe({
  className: "empty-state",
  slots: ["root", "still", "title", "text", "actions"],
  base: {
    root: {
      display: "flex",
      flexDirection: "column",
      alignItems: "center",
      gap: "3",
      width: "full",
      maxWidth: "420px",
      mx: "auto",
      px: "4",
      py: { base: "8", md: "12" },
      textAlign: "center",
    },
    still: {
      width: "full",
      maxWidth: "320px",
      mb: "3",
      borderRadius: "row",
      overflow: "hidden",
      // Dims pictures only; drawings are dim already.
      "& > :not(svg)": { filter: "brightness(0.78)" },
    },
    title: { textStyle: "h3" },
    text: { color: "fg.muted", maxWidth: "44ch", textWrap: "pretty" },
    actions: { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "2", mt: "3" },
  },
});

/** A message of one line or two inside a form, a dialog or a list. */
export const inlineAlert = defineSlotRecipe({
  className: "inline-alert",
  slots: ["root", "icon", "body", "title", "actions"],
  base: {
    root: {
      display: "flex",
      alignItems: "flex-start",
      gap: "3",
      p: "3",
      px: "14px",
      borderRadius: "input",
      fontSize: "14px",
      lineHeight: "1.45",
    },
    icon: { display: "grid", flexShrink: "0", mt: "1px", "--icon-size": "18px" },
    body: {
      flex: "1",
      minWidth: "0",
      color: "fg.default",
      overflowWrap: "anywhere",
      // A failure's text and the server's reason are lines of one text.
      whiteSpace: "pre-line",
      // A single sentence has its action on the same line where there is room.
      "&[data-line]": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "4", rowGap: "10px" },
      "&[data-line] > :first-child": { flex: "1 1 220px", minWidth: "0" },
      "&[data-line] > :last-child": { mt: "0" },
    },
    title: { fontWeight: "semibold" },
    actions: { display: "flex", flexWrap: "wrap", gap: "2", mt: "10px" },
  },
  variants: {
    tone: {
      danger: { root: { bg: "danger.subtle" }, icon: { color: "danger.text" } },
      warning: { root: { bg: "warning.subtle" }, icon: { color: "warning.text" } },
      info: { root: { bg: "info.subtle" }, icon: { color: "info.text" } },
      success: { root: { bg: "success.subtle" }, icon: { color: "success.text" } },
    },
  },
  defaultVariants: { tone: "info" },
});
