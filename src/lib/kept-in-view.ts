import { type RefObject, useEffect } from "react";

function middle(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}

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
      strip.scrollLeft += middle(chosen) - middle(strip);
    });
    for (const one of strip.children) sizes.observe(one);
    const leave = () => sizes.disconnect();
    strip.addEventListener("wheel", leave, { once: true });
    strip.addEventListener("pointerdown", leave, { once: true });
    return leave;
  }, [root, selector]);
}
