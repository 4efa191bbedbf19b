interface OutsideEvent {
  detail: { originalEvent: Event };
  preventDefault: () => void;
}

/**
 * What closes a modal overlay from outside: a press on its scrim. Not focus that moves elsewhere, not a press on a toast, and
 * not one in the page around this frame (Storybook's manager), whose elements belong to another window.
 */
export const outsidePresses = {
  onFocusOutside: (event: OutsideEvent) => event.preventDefault(),
  onPointerDownOutside(event: OutsideEvent) {
    const { target } = event.detail.originalEvent;
    if (!(target instanceof Element) || target.closest("[data-toaster]") !== null) event.preventDefault();
  },
};
