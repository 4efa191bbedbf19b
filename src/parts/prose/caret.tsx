import { caret } from "./prose-styles.ts";

/** The mark after the last word of a running reply. It pulses every 1.4 s, and is steady with reduced motion. */
export function Caret() {
  return <span ref={breathe} className={caret} aria-hidden="true" data-caret="" />;
}

/**
 * Steps, set by script: a smooth animation would make the main thread restyle in every frame for as long as a reply is
 * written.
 */
function breathe(element: HTMLElement | null) {
  const canMove = typeof element?.animate === "function" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (element === null || !canMove) return undefined;
  const breath = element.animate(
    { opacity: [0.35, 1], easing: "cubic-bezier(.45,0,.55,1)" },
    { duration: 700, direction: "alternate", iterations: Infinity, easing: "steps(8, jump-none)" },
  );
  // A re-mounted caret continues the phase of the previous one.
  breath.startTime = 0;
  return () => breath.cancel();
}
