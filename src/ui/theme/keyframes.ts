/**
 * Only opacity, transform and filter are animated (design 5). Exits take 70 % of the entering time and start from the
 * current position, which differs after a swipe. Entering starts at opacity 0.01, because 0 counts as hidden.
 */
export const keyframes = {
  fadeIn: { from: { opacity: "0.01" }, to: { opacity: "1" } },
  fadeOut: { from: { opacity: "1" }, to: { opacity: "0" } },
  riseIn: { from: { opacity: "0.01", transform: "translateY(12px)" }, to: { opacity: "1", transform: "none" } },
  sinkOut: { to: { opacity: "0", transform: "translateY(12px)" } },
  dropIn: { from: { opacity: "0.01", transform: "translateY(-4px)" }, to: { opacity: "1", transform: "none" } },
  sheetUp: { from: { transform: "translateY(100%)" }, to: { transform: "none" } },
  sheetDown: { to: { transform: "translateY(100%)" } },
  slideInStart: { from: { transform: "translateX(calc(-100% * var(--dir, 1)))" }, to: { transform: "none" } },
  slideOutStart: { to: { transform: "translateX(calc(-100% * var(--dir, 1)))" } },
  slideInEnd: { from: { transform: "translateX(calc(100% * var(--dir, 1)))" }, to: { transform: "none" } },
  slideOutEnd: { to: { transform: "translateX(calc(100% * var(--dir, 1)))" } },
  breathe: { "0%, 100%": { opacity: "0.35" }, "50%": { opacity: "1" } },
  shift: { "0%, 100%": { opacity: "1" }, "50%": { opacity: "0.55" } },
  float: { "0%, 100%": { transform: "translateY(0)" }, "50%": { transform: "translateY(-3px)" } },
  roll: { from: { opacity: "0.01", transform: "translateY(60%)" }, to: { opacity: "1", transform: "none" } },
};
