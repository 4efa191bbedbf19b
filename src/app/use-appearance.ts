import { useEffect, useLayoutEffect } from "react";
import { customThemesStore, fontStore, noteLook, themeStore } from "#src/client-state/appearance.ts";
import type { StoredCustomTheme } from "#src/client-state/storage-keys.ts";
import { useStore } from "#src/client-state/store.ts";
import { report } from "#src/lib/report.ts";
import { applyFont, applyTheme } from "#src/ui/theme/apply-theme.ts";

/**
 * Keeps the page in the chosen theme and font, at once, also when another tab or a logout changes them (TRAP-10, F20). The
 * boot script has painted the first frame already. A custom theme whose look is not derived yet leaves what is painted
 * until it is; one that is not known here shows the default (GAP-51).
 */
export function useAppearance(): void {
  const theme = useStore(themeStore);
  const font = useStore(fontStore);
  const custom = useStore(customThemesStore).find(({ id }) => theme === `custom-${id}`);
  const look = custom?.look;
  const isLookDue = custom !== undefined && look === undefined;
  useLayoutEffect(() => {
    if (!isLookDue) applyTheme(theme, look);
  }, [theme, look, isLookDue]);
  useEffect(() => {
    if (custom) void refreshLook(custom);
  }, [custom]);
  useLayoutEffect(() => applyFont(font), [font]);
}

/** Colours this page has derived. Once is enough; it also keeps two tabs of two releases from correcting each other for ever. */
const derived = new Set<string>();

/** Derives the look of a custom theme, once a page, and keeps it where the stored one is absent or of an older release. */
async function refreshLook({ id, background, primary, look }: StoredCustomTheme): Promise<void> {
  const key = `${id} ${background} ${primary}`;
  if (look && derived.has(key)) return;
  try {
    const { lookOf } = await import("#src/ui/theme/look-of.ts");
    const fresh = lookOf({ background, primary });
    derived.add(key);
    if (JSON.stringify(fresh) !== JSON.stringify(look)) noteLook(id, fresh);
  } catch (error) {
    report("a custom theme could not be derived", error);
  }
}
