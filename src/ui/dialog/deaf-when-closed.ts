import type { SyntheticEvent } from "react";

function swallow(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

const deaf = { onClickCapture: swallow, onSubmitCapture: swallow };

/**
 * Makes an overlay's content ignore presses during its exit animation, so that the second half of a double click cannot
 * repeat the action (F14).
 */
export function deafWhenClosed(isOpen: boolean): Partial<typeof deaf> {
  return isOpen ? {} : deaf;
}
