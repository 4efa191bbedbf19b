import { dialogAnatomy } from "@ark-ui/react/anatomy";
import { defineSlotRecipe } from "@pandacss/dev";

const fade = {
  _open: { animation: "fadeIn {durations.slow} {easings.enter}" },
  _closed: { animation: "fadeOut 252ms {easings.exit}" },
} as const;
const isStill = "@media (prefers-reduced-motion: reduce)";
const noMotion = {
  [isStill]: { _open: { animation: "fadeIn 80ms" }, _closed: { animation: "fadeOut 80ms" } },
} as const;
const rise = {
  _open: { animation: "riseIn {durations.slow} {easings.enter}" },
  _closed: { animation: "sinkOut 252ms {easings.exit}" },
  ...noMotion,
} as const;
const sheet = {
  _open: { animation: "sheetUp {durations.slow} {easings.enter}" },
  _closed: { animation: "sheetDown 252ms {easings.exit}" },
  ...noMotion,
} as const;
/** Below md every dialog except the small ones covers the page. */
const fullOnMobile = {
  positioner: { p: { base: "0", md: "8" } },
  content: {
    width: "full",
    height: { base: "full", md: "auto" },
    maxHeight: { base: "none", md: "calc(100dvh - 64px)" },
    borderRadius: { base: "0", md: "2xl" },
  },
} as const;

export const dialog = defineSlotRecipe({
  className: "dialog",
  slots: [...dialogAnatomy.keys(), "header", "body", "footer"],
  base: {
    backdrop: {
      position: "fixed",
      inset: "0",
      zIndex: "dialog",
      bg: "color-mix(in oklab, {colors.scrim} 82%, transparent)",
      ...fade,
    },
    positioner: {
      position: "fixed",
      inset: "0",
      zIndex: "dialog",
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      overscrollBehavior: "contain",
    },
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
      ...rise,
    },
    header: {
      row: "3",
      flexShrink: "0",
      minHeight: "72px",
      ps: { base: "4", md: "30px" },
      pe: { base: "3", md: "5" },
      // A title of several lines keeps its distance from the edge.
      pt: "calc(env(safe-area-inset-top) + 12px)",
      pb: "3",
    },
    title: { flex: "1", minWidth: "0", textStyle: "h3", overflowWrap: "anywhere" },
    description: { color: "fg.muted", textStyle: "body", mb: "4" },
    closeTrigger: { flexShrink: "0" },
    body: {
      flex: "1 1 auto",
      minHeight: "0",
      overflowY: "auto",
      overscrollBehavior: "contain",
      px: { base: "4", md: "30px" },
      pt: "4px",
      pb: { base: "5", md: "30px" },
      // Text fades out where it scrolls under the header and footer; `data-fade-*` are set while that edge hides content.
      "--top": "0px",
      "--bottom": "0px",
      "&[data-fade-top]": { "--top": "16px" },
      "&[data-fade-bottom]": { "--bottom": "16px" },
      maskImage:
        "linear-gradient(to bottom, transparent 0, black var(--top), black calc(100% - var(--bottom)), transparent 100%)",
      _focusVisible: { outlineOffset: "-2px" },
    },
    footer: {
      display: "flex",
      flexDirection: { base: "column-reverse", md: "row" },
      alignItems: { base: "stretch", md: "center" },
      justifyContent: "flex-end",
      gap: { base: "2", md: "3" },
      flexShrink: "0",
      px: { base: "4", md: "30px" },
      pt: "4",
      pb: "max({spacing.4}, env(safe-area-inset-bottom))",
      boxShadow: "inset 0 1px 0 {colors.border.subtle}",
      // On mobile the primary action comes last and is as wide as the sheet.
      "@media (max-width: 767.98px)": { flexDirection: "column", "& > *": { width: "full" } },
    },
  },
  variants: {
    size: {
      sm: {
        // Of the positioner's height, which a keyboard that covers the page takes its part of.
        positioner: { alignItems: { base: "flex-end", md: "center" }, p: { md: "8" }, pt: { base: "48px", md: "8" } },
        content: {
          width: "full",
          maxWidth: { base: "none", md: "dialog.sm" },
          maxHeight: { base: "full", md: "calc(100dvh - 64px)" },
          borderRadius: { base: "{radii.2xl} {radii.2xl} 0 0", md: "2xl" },
          mdDown: sheet,
        },
        // It never comes up to the screen's top edge.
        header: { pt: "3" },
        footer: { boxShadow: "none" },
      },
      md: { ...fullOnMobile, content: { ...fullOnMobile.content, maxWidth: { base: "none", md: "dialog.md" } } },
      lg: { ...fullOnMobile, content: { ...fullOnMobile.content, maxWidth: { base: "none", md: "980px" } } },
      xl: { ...fullOnMobile, content: { ...fullOnMobile.content, maxWidth: { base: "none", md: "dialog.xl" } } },
      full: {
        content: { boxSize: "full", borderRadius: "0", boxShadow: "none" },
      },
    },
    isFlush: { true: { body: { p: "0" } } },
  },
  defaultVariants: { size: "md" },
});
