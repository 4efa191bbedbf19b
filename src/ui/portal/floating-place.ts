/**
 * Container of everything over the page: toasts, tooltips, menus, dialogs. It is a sibling of React's root rather than
 * the body, because React listens on each portal container: on the body it would handle every event twice.
 */
export function floatingPlace(): HTMLElement {
  const known = document.querySelector<HTMLElement>("body > [data-floating]");
  if (known !== null) return known;
  const place = document.createElement("div");
  place.dataset["floating"] = "";
  // A modal dialog hides what is outside it from screen readers, but not this: toasts stay usable.
  place.dataset["liveAnnouncer"] = "";
  document.body.append(place);
  return place;
}
