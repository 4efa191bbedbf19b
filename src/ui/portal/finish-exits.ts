/** Milliseconds after which whoever waits for an ended movement has begun to wait. */
const GRACE = 150;

const closed = (element: Element) => element.isConnected && element.getAttribute("data-state") === "closed";

/**
 * What closes with a movement leaves the page at the movement's end. It begins to listen for that end a frame late: on a
 * page that is busy drawing it has missed it, and would stay, unseen and in the reading order, for good. So the end of a
 * closing movement inside `place` is told once more.
 */
export function finishExits(place: HTMLElement): void {
  const retold = new WeakSet<Event>();
  place.addEventListener(
    "animationend",
    (event) => {
      const element = event.target;
      if (retold.has(event) || !(element instanceof Element) || !closed(element)) return;
      setTimeout(() => {
        if (!closed(element)) return;
        const again = new Event("animationend", { bubbles: true });
        retold.add(again);
        element.dispatchEvent(again);
      }, GRACE);
    },
    true,
  );
}
