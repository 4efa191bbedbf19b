import { type RefObject, useEffect } from "react";

/**
 * Keeps the item that `selector` finds within `root` in the middle of the strip it lies in, also when it comes into a
 * dialog that opens or the strip grows with a number that arrives later; until the strip is scrolled by hand. The page
 * itself stays where it is. With `null` nothing is kept.
 */
export function useKeptInView(root: RefObject<HTMLElement | null>, selector: string | null): void {
  useEffect(() => {
    const chosen = selector === null ? null : root.current?.querySelector(selector);
    const strip = chosen?.parentElement;
    if (!chosen || !strip) return undefined;
    const sizes = new ResizeObserver(() => {
      const item = chosen.getBoundingClientRect();
      const { left, width } = strip.getBoundingClientRect();
      strip.scrollLeft += item.left + item.width / 2 - (left + width / 2);
    });
    for (const one of strip.children) sizes.observe(one);
    const leave = () => sizes.disconnect();
    const byHand = ["pointerdown", "wheel"] as const;
    for (const name of byHand) strip.addEventListener(name, leave, { passive: true, once: true });
    return () => {
      leave();
      for (const name of byHand) strip.removeEventListener(name, leave);
    };
  }, [root, selector]);
}
