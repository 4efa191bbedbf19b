import { toaster } from "./toast-store.ts";

/** Maximum px width of a toast, including its distance from the edge. */
const TOAST = 380;

/** Px height of a toast of two lines, with some air: what ends so close above the toasts' foot would be covered. */
const REACH = 80;

/** Px below the toasts: from the bottom of the page, and from what they stand above. */
const MARGIN = 16;
const GAP = 12;

/** What toasts may not cover. */
const kept = new Set<HTMLElement>();

export function keepUncovered(element: HTMLElement): () => void {
  kept.add(element);
  return () => {
    kept.delete(element);
    placeToasts();
  };
}

/** Sets toasts above the lowest of these elements, and higher if there they would cover another. */
export function placeToasts(): void {
  const inTheWay = [...kept]
    .map((element) => element.getBoundingClientRect())
    // In a tab of the settings that is not shown they have no height; others have scrolled out of the window.
    .filter(({ right, top, height }) => height > 0 && top < innerHeight && innerWidth - right < TOAST)
    .toSorted((a, b) => b.bottom - a.bottom);
  let foot: number | null = null;
  for (const { top, bottom } of inTheWay)
    if (innerHeight - bottom < (foot ?? MARGIN) + REACH)
      foot = Math.max(foot ?? 0, Math.round(innerHeight - top) + GAP);
  toaster.keepAbove(foot);
}

/** Elements that scroll move without an event of their own, which matters only while there are toasts. */
export function placeShownToasts(): void {
  if (toaster.getToasts().length > 0) placeToasts();
}
