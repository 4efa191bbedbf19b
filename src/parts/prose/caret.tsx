import { caret } from "./prose-styles.ts";

/** The cue mark after the last word of a running reply: it breathes at 1.4 s, and is steady where motion is unwanted. */
export function Caret() {
  return <span ref={breathe} className={caret} aria-hidden="true" data-caret="" />;
}

/**
 * In steps, which a style sheet cannot say of a whole animation: one that is different in every frame has each of them
 * styled and committed by the main thread, 60 times a second, for as long as a reply is written.
 */
function breathe(element: HTMLElement | null) {
  const canMove = typeof element?.animate === "function" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (element === null || !canMove) return undefined;
  const breath = element.animate(
    { opacity: [0.35, 1], easing: "cubic-bezier(.45,0,.55,1)" },
    { duration: 700, direction: "alternate", iterations: Infinity, easing: "steps(8, jump-none)" },
  );
  // A caret that is drawn anew goes on where the last one was.
  breath.startTime = 0;
  return () => breath.cancel();
}
