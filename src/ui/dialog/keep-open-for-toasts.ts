interface OutsideEvent {
  target: EventTarget | null;
  detail?: unknown;
  preventDefault: () => void;
}

/** A press on a toast is not a press outside the dialog below it. For `onInteractOutside` of Ark's overlays. */
export function keepOpenForToasts(event: OutsideEvent): void {
  const original = (event.detail as { originalEvent?: Event } | undefined)?.originalEvent;
  const target = original?.target ?? event.target;
  if (target instanceof Element && target.closest("[data-toaster]") !== null) event.preventDefault();
}
