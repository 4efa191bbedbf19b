/** Whether keys pressed here type text; not so in checkboxes, sliders, buttons and the like. */
export function isTextField(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches(":read-write");
}

/** Whether this is a text field that is not empty. */
export function holdsText(target: EventTarget | null): boolean {
  if (!isTextField(target)) return false;
  return (
    (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      ? target.value
      : target.textContent) !== ""
  );
}
