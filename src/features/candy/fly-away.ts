import { eventTokenPlace } from "#src/parts/event-token-pill/event-token-place.ts";

/** A copy of a collected candy's picture pops and flies to the counter, 480 ms (design 11). None with reduced motion. */
export function flyAway(picture: HTMLElement): void {
  const goal = document.querySelector(`#${eventTokenPlace}`)?.getBoundingClientRect();
  if (goal === undefined || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { left, top, width, height } = picture.getBoundingClientRect();
  const copy = document.createElement("img");
  copy.src = picture.getAttribute("src") ?? "";
  copy.alt = "";
  Object.assign(copy.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    // Over the top bar, in which it ends.
    zIndex: "25",
    pointerEvents: "none",
  });
  document.body.append(copy);
  const across = goal.left + goal.height / 2 - (left + width / 2);
  const down = goal.top + goal.height / 2 - (top + height / 2);
  const flight = copy.animate(
    [
      { transform: "none" },
      { transform: "scale(1.15)", offset: 0.2 },
      { transform: `translate(${across}px, ${down}px) scale(0.4)`, opacity: 0.6 },
    ],
    { duration: 480, easing: "cubic-bezier(.2,.0,.1,1)" },
  );
  const end = () => copy.remove();
  void flight.finished.then(end, end);
}
