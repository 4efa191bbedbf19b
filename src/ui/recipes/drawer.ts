import { drawerAnatomy } from "@ark-ui/react/anatomy";
import { defineSlotRecipe } from "@pandacss/dev";

const isStill = "@media (prefers-reduced-motion: reduce)";
const still = { [isStill]: { _open: { animation: "fadeIn 80ms" }, _closed: { animation: "fadeOut 80ms" } } } as const;
const slide = (enter: string, exit: string) => ({
  _open: { animation: `${enter} {durations.slow} {easings.enter}` },
  _closed: { animation: `${exit} 252ms {easings.exit}` },
  ...still,
});

export const drawer = defineSlotRecipe({
  className: "drawer",
  slots: [...drawerAnatomy.keys(), "body"],
  base: {
    backdrop: {
      position: "fixed",
      inset: "0",
      zIndex: "dialog",
      bg: "color-mix(in oklab, {colors.scrim} 82%, transparent)",
      _open: { animation: "fadeIn {durations.slow} {easings.enter}" },
      _closed: { animation: "fadeOut 252ms {easings.exit}" },
    },
    positioner: { position: "fixed", inset: "0", zIndex: "dialog", display: "flex" },
    content: {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      minHeight: "0",
      bg: "bg.overlay",
      color: "fg.default",
      boxShadow: "shadow.3",
      outline: "0",
      overflow: "hidden",
      touchAction: "pan-y",
      "&[data-swiping]": { transition: "none" },
    },
    grabber: {
      display: "grid",
      placeItems: "center",
      height: "20px",
      flexShrink: "0",
      cursor: "grab",
      touchAction: "none",
    },
    grabberIndicator: { width: "36px", height: "4px", borderRadius: "full", bg: "border.strong" },
    title: { textStyle: "h3", px: "4", pt: "calc(20px + env(safe-area-inset-top))", pb: "3", pe: "56px" },
    body: {
      flex: "1",
      minHeight: "0",
      overflowY: "auto",
      overscrollBehavior: "contain",
      pb: "env(safe-area-inset-bottom)",
    },
  },
  variants: {
    side: {
      start: {
        positioner: { justifyContent: "flex-start" },
        content: {
          width: "drawer.expanded",
          maxWidth: "86vw",
          height: "full",
          bg: "bg.sunken",
          ...slide("slideInStart", "slideOutStart"),
        },
        body: { px: "10px", pt: "max(10px, env(safe-area-inset-top))" },
      },
      end: {
        positioner: { justifyContent: "flex-end" },
        content: { width: "min(400px, 100vw)", height: "full", ...slide("slideInEnd", "slideOutEnd") },
        body: { px: "4", pt: "2" },
      },
      bottom: {
        positioner: { alignItems: "flex-end", pt: "48px" },
        content: {
          width: "full",
          maxHeight: "full",
          borderRadius: "{radii.2xl} {radii.2xl} 0 0",
          ...slide("sheetUp", "sheetDown"),
        },
        title: { pt: "1", pe: "4" },
        body: { px: "3", pt: "1", pb: "max({spacing.4}, env(safe-area-inset-bottom))" },
      },
    },
  },
  defaultVariants: { side: "start" },
});
