import { sliderAnatomy } from "@ark-ui/react/anatomy";
import { defineSlotRecipe } from "@pandacss/dev";

export const slider = defineSlotRecipe({
  className: "slider",
  slots: [...sliderAnatomy.keys(), "header", "help"],
  base: {
    root: { display: "grid", gap: "1", width: "full", minWidth: "0" },
    header: { display: "flex", justifyContent: "space-between", gap: "3", alignItems: "baseline" },
    label: { textStyle: "label", color: "fg.default" },
    valueText: { textStyle: "meta", color: "fg.muted", fontVariantNumeric: "tabular-nums" },
    control: {
      position: "relative",
      display: "flex",
      alignItems: "center",
      height: "44px",
      touchAction: "pan-y",
      cursor: "pointer",
      "&[data-disabled]": { opacity: "disabled", cursor: "not-allowed" },
    },
    track: {
      flex: "1",
      height: "6px",
      borderRadius: "full",
      bg: "bg.active",
      boxShadow: "inset 0 0 0 1px {colors.border.strong}",
      overflow: "hidden",
    },
    range: { height: "full", bg: "accent.default" },
    thumb: {
      boxSize: "20px",
      borderRadius: "full",
      bg: "accent.default",
      boxShadow: "0 0 0 3px {colors.bg.canvas}, {shadows.shadow.1}",
      cursor: "grab",
      outline: "0",
      _before: { content: '""', position: "absolute", inset: "-12px" },
      _focusVisible: { boxShadow: "0 0 0 2px {colors.focus.gap}, 0 0 0 4px {colors.focus.ring}" },
      "&[data-dragging]": { cursor: "grabbing" },
      "&[data-disabled]": { cursor: "not-allowed" },
    },
    markerGroup: { mt: "-2", height: "18px" },
    marker: {
      textStyle: "help",
      color: "fg.muted",
      whiteSpace: "nowrap",
      "&[data-state=at-value]": { color: "accent.text", fontWeight: "semibold" },
    },
    help: { textStyle: "help", color: "fg.subtle" },
  },
});
