import { defineSlotRecipe } from "@pandacss/dev";

export const avatar = defineSlotRecipe({
  className: "avatar",
  slots: ["root", "picture", "decoration"],
  base: {
    root: {
      position: "relative",
      display: "inline-block",
      flexShrink: "0",
      boxSize: "var(--avatar-size)",
      verticalAlign: "middle",
    },
    picture: { position: "absolute", inset: "0", borderRadius: "full", overflow: "hidden", bg: "bg.raised" },
    // Frames are drawn in a 160 px box around a circle of radius 58, so a frame is 160/116 of the avatar.
    decoration: {
      position: "absolute",
      inset: "calc(var(--avatar-size) * (116 - 160) / 232)",
      width: "calc(var(--avatar-size) * 160 / 116)",
      height: "calc(var(--avatar-size) * 160 / 116)",
      maxWidth: "none",
      objectFit: "contain",
      pointerEvents: "none",
    },
  },
});
