type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (root: HTMLElement) => [...root.querySelectorAll<Field>("input[name], textarea[name]")];
const isBox = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";

/** Writes as a hand does: React and the form take the value from the event. */
function write(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * What was typed into a prerendered document before the app was there. Call the answer once the app has drawn the page in its
 * place: fields of the same name get their words, their ticks and the focus back.
 */
export function takeTyped(root: HTMLElement): () => void {
  const before = fieldsOf(root);
  const typed = new Map(
    before.map((field) => [field.name, { text: field.value, isTicked: isBox(field) && field.checked }]),
  );
  const focused = before.find((field) => field === document.activeElement)?.name;
  return () => {
    for (const field of fieldsOf(root)) {
      const had = typed.get(field.name);
      if (had === undefined) continue;
      if (isBox(field)) {
        if (field.checked !== had.isTicked) field.click();
      } else if (had.text !== "") write(field, had.text);
      if (field.name === focused) field.focus();
    }
  };
}
