interface OutsideEvent {
  detail: { originalEvent: Event };
  preventDefault: () => void;
}

/**
 * Limits what closes a modal overlay from outside to a press on its scrim: not focus moving elsewhere, not a press on a
 * toast, and not one outside this frame (Storybook's manager).
 */
export const outsidePresses = {
  onFocusOutside: (event: OutsideEvent) => event.preventDefault(),
  onPointerDownOutside(event: OutsideEvent) {
    const { target } = event.detail.originalEvent;
    if (!(target instanceof Element) || target.closest("[data-toaster]") !== null) event.preventDefault();
  },
};
