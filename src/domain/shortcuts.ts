/** One press: a key as `KeyboardEvent.key` names it, with Ctrl (Cmd on a Mac) or Shift. */
export type Press = { readonly key: string; readonly isMod?: true; readonly isShifted?: true };

/** A shortcut. Any of its presses runs it; one with `after` counts only right behind that key. */
export type Shortcut = {
  readonly label: string;
  readonly presses: readonly Press[];
  readonly after?: string;
  /** Letters and signs on their own, which a setting switches off (WCAG 2.1.4). */
  readonly isSingle?: true;
};

const mod = (key: string): Press => ({ key, isMod: true });

/**
 * Every shortcut by the place where it is heard, but for those of the back office, which no other page loads. These tables
 * bind them, and the sheet of shortcuts is drawn from them.
 */
export const shortcuts = {
  anywhere: {
    palette: { label: "Go to anything", presses: [mod("k")] },
    sheet: { label: "This sheet", presses: [{ key: "?" }], isSingle: true },
    home: { label: "Home", presses: [{ key: "h" }], after: "g", isSingle: true },
    conversations: { label: "My Conversations", presses: [{ key: "c" }], after: "g", isSingle: true },
    newCharacter: { label: "New character", presses: [{ key: "n" }], isSingle: true },
    settings: { label: "Settings", presses: [mod(",")] },
    remove: { label: "Delete what is chosen", presses: [{ key: "Delete" }] },
    undo: { label: "Undo a deletion", presses: [mod("z")] },
    save: { label: "Save a world", presses: [mod("s")] },
  },
  chat: {
    send: { label: "Send", presses: [{ key: "Enter" }] },
    newLine: { label: "New line", presses: [{ key: "Enter", isShifted: true }] },
    search: { label: "Search this chat", presses: [{ key: "f", isMod: true, isShifted: true }] },
    walk: { label: "Earlier, later message", presses: [{ key: "PageUp" }, { key: "PageDown" }] },
    ends: { label: "First, newest message", presses: [{ key: "Home" }, { key: "End" }] },
    versions: { label: "Earlier, later version", presses: [{ key: "ArrowLeft" }, { key: "ArrowRight" }] },
    regenerate: { label: "Try the line again", presses: [{ key: "r" }], isSingle: true },
    branch: { label: "Branch from here", presses: [{ key: "b" }], isSingle: true },
    checkpoint: { label: "Set a checkpoint", presses: [{ key: "b", isShifted: true }], isSingle: true },
    tree: { label: "Tree of this chat", presses: [{ key: "t" }], isSingle: true },
  },
} as const satisfies Record<string, Record<string, Shortcut>>;

/** What of an event tells its shortcut. */
export type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/**
 * Which press of a shortcut this is, from 0; -1 for none. Letters count in either case, as with Caps Lock. Shift is not
 * asked of signs: keyboards differ in where they have them.
 */
export function pressOf(shortcut: Shortcut, { key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): number {
  if (altKey) return -1;
  return shortcut.presses.findIndex(
    (press) =>
      press.key.toLowerCase() === key.toLowerCase() &&
      (press.isMod ?? false) === (ctrlKey || metaKey) &&
      (/^[^a-z\s]$/i.test(press.key) || (press.isShifted ?? false) === shiftKey),
  );
}

const names: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  PageUp: "Page up",
  PageDown: "Page down",
};

/** The keys of a press in the order in which they are held. */
export function keysOf({ key, isMod, isShifted }: Press, isMac: boolean): string[] {
  const name = names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  return [isMod && (isMac ? "⌘" : "Ctrl"), isShifted && "Shift", name].filter((part) => typeof part === "string");
}
