import { type Pressed, pressOf, type Shortcut } from "#src/domain/shortcuts.ts";
import { isTextField } from "#src/lib/text-field.ts";
import { storageKeys } from "./storage-keys.ts";
import { createStoredStore } from "./store.ts";

/** Whether letters and signs on their own act as shortcuts (WCAG 2.1.4). */
export const singleKeysStore = createStoredStore(storageKeys.singleKeys);

/** What takes letters for itself: they find the entries of a list. */
const findsByLetter = "[role=menu], [role=listbox], [role=tree], [role=combobox], select";

/**
 * Which press of a shortcut this event is, from 0; -1 for none. Single keys are not heard where somebody writes or finds
 * by letters, nor while they are switched off.
 */
export function heard(shortcut: Shortcut, event: Pressed & { readonly target: EventTarget | null }): number {
  const at = pressOf(shortcut, event);
  if (at === -1 || shortcut.isSingle !== true) return at;
  const { target } = event;
  const isTaken = isTextField(target) || (target instanceof Element && target.closest(findsByLetter) !== null);
  return isTaken || !singleKeysStore.get() ? -1 : at;
}
