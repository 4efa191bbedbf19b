/** Grows a small control's hit area to 44 px for a finger without moving anything (design 8). Not for `overflow: hidden`. */
export const hitArea = {
  position: "relative",
  _coarse: {
    _after: {
      content: '""',
      position: "absolute",
      insetBlock: "min(0px, calc((100% - 44px) / 2))",
      insetInline: "min(0px, calc((100% - 44px) / 2))",
    },
  },
} as const;

/** Focus ring on a picture: the gap between control and ring is opaque. */
export const focusOnMedia = {
  _focusVisible: {
    outline: "2px solid {colors.focus.ring}",
    outlineOffset: "2px",
    boxShadow: "0 0 0 2px {colors.focus.gap}",
  },
} as const;

/** Pressed state of a control. */
export const pressable = {
  transition:
    "background-color {durations.fast}, color {durations.fast}, box-shadow {durations.fast}, transform {durations.instant}",
  _active: { "@media (prefers-reduced-motion: no-preference)": { transform: "scale(0.98)" } },
} as const;
