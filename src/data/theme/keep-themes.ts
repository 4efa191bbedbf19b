import { customThemesStore, themeStore } from "#src/client-state/appearance.ts";
import type { StoredCustomTheme } from "#src/client-state/storage-keys.ts";
import { primaryOf } from "#src/domain/custom-theme.ts";
import type { CustomTheme } from "#src/generated/api/model/customTheme.ts";

/**
 * Syncs this browser's copy of custom themes with the server's, since both are painted from it (TRAP-73). A derived look
 * stays while its colours do. Writes nothing if nothing has changed.
 */
export function keepThemes(themes: readonly CustomTheme[]): void {
  const known = new Map(customThemesStore.get().map((theme) => [theme.id, theme]));
  const next = themes.map((theme): StoredCustomTheme => {
    const { id, name, background } = theme;
    const stored = { id, name, background: background.colour, primary: primaryOf(theme), image: background.image };
    const before = known.get(id);
    const isSame = before?.background === stored.background && before.primary === stored.primary;
    return isSame && before.look ? { ...stored, look: before.look } : stored;
  });
  if (JSON.stringify(next) !== JSON.stringify(customThemesStore.get())) customThemesStore.set(next);
}

/** Resets a chosen theme that no longer exists to the default (GAP-51). */
export function leaveTheme(id: string): void {
  if (themeStore.get() === `custom-${id}`) themeStore.set("dark");
}
