import { defineSlotRecipe } from "@pandacss/dev";

/** A coin of 56 px; the ring shows its rarity (design 11). */
export const badgeCoin = defineSlotRecipe({
  className: "badge-coin",
  slots: ["root", "coin", "name", "note"],
  base: {
    root: {
      position: "relative",
      display: "inline-flex",
      flexDirection: "column",
      alignItems: "center",
      gap: "2",
      width: "92px",
      textAlign: "center",
      borderRadius: "md",
    },
    coin: {
      display: "grid",
      placeItems: "center",
      boxSize: "56px",
      borderRadius: "full",
      overflow: "hidden",
      bg: "bg.raised",
      color: "var(--ring-ink)",
      boxShadow: "inset 0 0 0 2.5px var(--ring), inset 0 0 0 5px {colors.bg.raised}, inset 0 0 0 6px var(--ring)",
      "--icon-size": "24px",
      "& img": { boxSize: "40px", borderRadius: "full", objectFit: "cover" },
      "&[data-hidden]": { opacity: "disabled" },
    },
    name: { textStyle: "label", color: "fg.default", overflowWrap: "anywhere", lineClamp: "2", lineHeight: "1.3" },
    note: {
      inlineRow: "1",
      textStyle: "help",
      color: "fg.muted",
      "--icon-size": "13px",
    },
  },
  variants: {
    rarity: {
      ink: { root: { "--ring": "{colors.border.strong}", "--ring-ink": "{colors.fg.muted}" } },
      silver: { root: { "--ring": "{colors.fg.muted}", "--ring-ink": "{colors.fg.default}" } },
      tungsten: { root: { "--ring": "{colors.accent.default}", "--ring-ink": "{colors.accent.text}" } },
    },
  },
  defaultVariants: { rarity: "ink" },
});
