import type { SyntheticEvent } from "react";

function swallow(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

const deaf = { onClickCapture: swallow, onSubmitCapture: swallow };

/**
 * For the content of what closes with a movement: on its way out it takes no press. The second half of a double click would
 * else do again what the first has done, when the server was quicker (F14).
 */
export function deafWhenClosed(isOpen: boolean): Partial<typeof deaf> {
  return isOpen ? {} : deaf;
}
