import { type StoredCustomTheme, storageKeys } from "./storage-keys.ts";
import { createStoredStore } from "./store.ts";

/** The chosen theme: one of the seven ids or `custom-{id}` (CONST-31, CONST-32). */
export const themeStore = createStoredStore(storageKeys.theme);

/** The chosen font (CONST-30). */
export const fontStore = createStoredStore(storageKeys.font);

/** Px of a message's text, and of a chat's column (GAP-153). */
export const textSizeStore = createStoredStore(storageKeys.textSize);
export const lineLengthStore = createStoredStore(storageKeys.lineLength);

/** Last seen custom themes, so that one can be painted before the server answers (TRAP-73). */
export const customThemesStore = createStoredStore(storageKeys.customThemes);

/** Stores a derived look with its theme. Does nothing if the theme is gone, as after a logout. */
export function noteLook(id: string, look: NonNullable<StoredCustomTheme["look"]>): void {
  const known = customThemesStore.get();
  if (known.some((theme) => theme.id === id))
    customThemesStore.set(known.map((theme) => (theme.id === id ? { ...theme, look } : theme)));
}
