import { defineSlotRecipe } from "@pandacss/dev";

export const imageCrop = defineSlotRecipe({
  className: "image-crop",
  slots: ["root", "frame", "picture", "mask", "hint", "controls"],
  base: {
    root: { display: "grid", gap: "4", justifyItems: "center", minWidth: "0" },
    frame: {
      position: "relative",
      // Leaves room for the rest of the dialog on a phone, whatever the shape.
      width: "min(100%, calc(52dvh * var(--aspect)))",
      aspectRatio: "var(--aspect)",
      overflow: "hidden",
      borderRadius: "row",
      bg: "bg.sunken",
      cursor: "grab",
      touchAction: "none",
      userSelect: "none",
      "&[data-dragging]": { cursor: "grabbing" },
      _focusVisible: { outline: "2px solid {colors.focus.ring}", outlineOffset: "2px" },
    },
    // Overrides the preflight's `max-width`, which would squeeze a picture larger than its frame.
    picture: { position: "absolute", maxWidth: "none", display: "block", pointerEvents: "none" },
    mask: {
      position: "absolute",
      inset: "0",
      pointerEvents: "none",
      boxShadow: "inset 0 0 0 1px rgb(255 255 255 / 0.28)",
      borderRadius: "inherit",
    },
    hint: { textStyle: "help", color: "fg.muted", textAlign: "center", textWrap: "pretty" },
    controls: { display: "flex", alignItems: "flex-end", gap: "4", width: "full", maxWidth: "440px" },
  },
  variants: {
    shape: {
      round: {
        mask: {
          borderRadius: "full",
          boxShadow: "0 0 0 999px rgb(5 11 13 / 0.62), inset 0 0 0 1px rgb(255 255 255 / 0.4)",
        },
      },
      banner: {},
    },
  },
  defaultVariants: { shape: "banner" },
});
