import { defineSlotRecipe } from "@pandacss/dev";
import { fieldError } from "./field-notes.ts";

/** Checkbox, radio button and switch: a restyled native input with label and help beside it. */
export const checkField = defineSlotRecipe({
  className: "check-field",
  slots: ["root", "control", "text", "label", "help", "error"],
  base: {
    root: {
      display: "flex",
      alignItems: "flex-start",
      gap: "3",
      minHeight: { base: "44px", md: "auto" },
      py: { base: "10px", md: "0" },
    },
    control: {
      position: "relative",
      appearance: "none",
      flexShrink: "0",
      m: "0",
      cursor: "pointer",
      bg: "bg.sunken",
      boxShadow: "inset 0 0 0 1.5px {colors.border.strong}",
      transition: "background-color {durations.fast}, box-shadow {durations.fast}",
      "&[aria-invalid=true]": { boxShadow: "inset 0 0 0 1.5px {colors.danger.solid}" },
      "&[aria-disabled=true], &:disabled": { opacity: "disabled", cursor: "not-allowed" },
      _checked: { bg: "accent.default", boxShadow: "none" },
      _before: { content: '""', position: "absolute", inset: "-12px" },
      _after: { content: '""', position: "absolute" },
    },
    text: { display: "flex", flexDirection: "column", gap: "0.5", minWidth: "0" },
    label: { color: "fg.default", cursor: "pointer", lineHeight: "1.4" },
    help: { textStyle: "help", color: "fg.subtle" },
    error: { ...fieldError, textStyle: "help" },
  },
  variants: {
    kind: {
      checkbox: {
        control: {
          boxSize: "20px",
          mt: "1px",
          borderRadius: "sm",
          _after: {
            inset: "0",
            bg: "fg.onAccent",
            // A clip path instead of a picture: the content security policy forbids `data:` addresses.
            clipPath: "polygon(19% 52%, 27% 44%, 42% 60%, 73% 27%, 81% 35%, 42% 76%)",
            opacity: "0",
            transition: "opacity {durations.fast}",
          },
          "&:checked::after": { opacity: "1" },
        },
      },
      radio: {
        control: {
          boxSize: "20px",
          mt: "1px",
          borderRadius: "full",
          _after: {
            inset: "6px",
            borderRadius: "full",
            bg: "fg.onAccent",
            opacity: "0",
            transition: "opacity {durations.fast}",
          },
          "&:checked::after": { opacity: "1" },
        },
      },
      switch: {
        root: { flexDirection: "row-reverse", justifyContent: "space-between" },
        // A single line stands at the middle of the switch, whatever its size.
        text: { minHeight: "26px", justifyContent: "center" },
        control: {
          width: "42px",
          height: "26px",
          borderRadius: "full",
          bg: "bg.active",
          boxShadow: "inset 0 0 0 1px {colors.border.strong}",
          _checked: { bg: "accent.default", boxShadow: "none" },
          _after: {
            top: "4px",
            insetInlineStart: "4px",
            boxSize: "18px",
            borderRadius: "full",
            bg: "fg.muted",
            transition: "transform {durations.base} {easings.standard}, background-color {durations.fast}",
          },
          "&:checked::after": { transform: "translateX(calc(16px * var(--dir)))", bg: "fg.onAccent" },
        },
      },
    },
    /** One of many below each other: when on it is marked by its place, and the accent is left to the page. */
    isQuiet: {
      true: {
        control: {
          _checked: { bg: "color-mix(in oklab, {colors.fg.subtle} 55%, {colors.bg.active})" },
          "&:checked::after": { bg: "fg.default" },
        },
      },
    },
  },
  defaultVariants: { kind: "checkbox" },
});
