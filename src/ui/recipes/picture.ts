import { defineSlotRecipe } from "@pandacss/dev";

export const picture = defineSlotRecipe({
  className: "picture",
  slots: ["root", "placeholder", "initial", "image"],
  base: {
    root: {
      position: "relative",
      display: "block",
      width: "full",
      overflow: "hidden",
      isolation: "isolate",
      bg: "bg.raised",
      containerType: "inline-size",
      // A light inner edge; never an outer border.
      _after: {
        content: '""',
        position: "absolute",
        inset: "0",
        borderRadius: "inherit",
        boxShadow: "inset 0 0 0 1px rgb(255 255 255 / 0.09)",
        pointerEvents: "none",
      },
    },
    placeholder: { position: "absolute", inset: "0", display: "grid", placeItems: "center", overflow: "hidden" },
    initial: {
      fontFamily: "{fonts.newsreader}",
      fontSize: "min(96px, 54cqi)",
      lineHeight: "1",
      // Centres capitals, which have no descenders.
      pt: "0.16em",
      color: "color-mix(in oklab, {colors.fg.onMedia} 22%, transparent)",
      userSelect: "none",
    },
    image: {
      position: "absolute",
      inset: "0",
      boxSize: "full",
      objectFit: "cover",
      objectPosition: "50% 22%",
      opacity: "0",
      transition: "opacity {durations.base}",
      "&[data-loaded]": { opacity: "1" },
    },
  },
  variants: {
    ratio: {
      poster: { root: { aspectRatio: "poster", borderRadius: "lg" } },
      icon: { root: { aspectRatio: "icon", borderRadius: "lg" } },
      banner: { root: { aspectRatio: "banner", borderRadius: "xl" }, image: { objectPosition: "50% 50%" } },
      still: { root: { aspectRatio: "still", borderRadius: "row" }, image: { objectPosition: "50% 50%" } },
      /** Fills its frame: an avatar's circle, a chat's background. */
      fill: {
        root: { height: "full", borderRadius: "inherit" },
        // An initial alone in a small circle must stay legible.
        initial: { color: "color-mix(in oklab, {colors.fg.onMedia} 82%, transparent)", fontSize: "min(96px, 46cqi)" },
      },
    },
    crop: {
      /** Crops a 2:3 poster to the face: zoom 190 %, positioned at 50 % 27 %. */
      face: { image: { inset: "auto", left: "-45%", top: "-50%", width: "190%", height: "285%", maxWidth: "none" } },
    },
  },
  defaultVariants: { ratio: "poster" },
});
