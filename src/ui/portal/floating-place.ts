import { finishExits } from "./finish-exits.ts";

/**
 * Where everything goes that stands over the page: toasts, tooltips, menus, dialogs. An element of its own beside the
 * page's root, because React listens at each container it draws into: on the body it would hear every key and every move
 * of the page a second time, and look through the page for who wants them.
 */
export function floatingPlace(): HTMLElement {
  const known = document.querySelector<HTMLElement>("body > [data-floating]");
  if (known !== null) return known;
  const place = document.createElement("div");
  place.dataset["floating"] = "";
  // A modal dialog hides what is outside it, but not this: the toasts stay usable.
  place.dataset["liveAnnouncer"] = "";
  finishExits(place);
  document.body.append(place);
  return place;
}

/** The same for Ark's `Portal`. */
export const floatingContainer = {
  get current() {
    return floatingPlace();
  },
};
