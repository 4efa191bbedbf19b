import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { placeCandies, type Spot } from "./free-spots.ts";
import { boxOf, inTheWay } from "./in-the-way.ts";

/** Milliseconds to wait after a change of the page. */
const patience = 120;
/** Distance from the edge of the page in pixels, so that a tilted, floating drawing is not cut off. */
const edge = 8;

/**
 * Places for so many candies, relative to `overlay`, within the part of the page that is seen before scrolling. They are
 * checked again whenever the page has changed (GAP-63).
 */
export function useFreeSpots(count: number, overlay: RefObject<HTMLElement | null>, random: () => number) {
  const [spots, setSpots] = useState<readonly (Spot | null | undefined)[]>(() => Array.from({ length: count }));
  const latest = useRef(spots);
  const place = useEffectEvent(() => {
    const here = overlay.current;
    const page = here?.closest("main");
    if (!here || !page) return;
    const origin = boxOf(here);
    const box = boxOf(page);
    const area = {
      left: box.left + edge,
      top: box.top,
      right: box.right - edge,
      bottom: Math.min(box.bottom, window.innerHeight) - edge,
    };
    const move = (spot: Spot | null | undefined, by: 1 | -1) =>
      spot && { left: spot.left + by * origin.left, top: spot.top + by * origin.top };
    const old = latest.current.map((spot) => move(spot, 1));
    const next = placeCandies(old, area, inTheWay(page, here), random);
    if (next.every((spot, at) => spot === old[at])) return;
    latest.current = next.map((spot) => move(spot, -1));
    setSpots(latest.current);
  });
  useLayoutEffect(() => place(), []);
  useEffect(() => {
    const here = overlay.current;
    const page = here?.closest("main");
    if (!here || !page) return;
    let timer = 0;
    const later = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => place(), patience);
    };
    const sizes = new ResizeObserver(later);
    sizes.observe(page);
    const changes = new MutationObserver((list) => list.some(({ target }) => !here.contains(target)) && later());
    changes.observe(page, { childList: true, characterData: true, subtree: true });
    window.addEventListener("resize", later);
    document.fonts.addEventListener("loadingdone", later);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      changes.disconnect();
      window.removeEventListener("resize", later);
      document.fonts.removeEventListener("loadingdone", later);
    };
  }, [overlay]);
  return spots;
}
