/** Whether keys pressed here are typing: in what takes text, not in checkboxes, sliders, buttons and their like. */
export function isTextField(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches(":read-write");
}

/** A field that takes text and has some. */
export function holdsText(target: EventTarget | null): boolean {
  if (!isTextField(target)) return false;
  return (
    (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      ? target.value
      : target.textContent) !== ""
  );
}
