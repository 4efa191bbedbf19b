import { useEffect, useLayoutEffect } from "react";
import {
  customThemesStore,
  fontStore,
  lineLengthStore,
  noteLook,
  textSizeStore,
  themeStore,
} from "#src/client-state/appearance.ts";
import type { StoredCustomTheme } from "#src/client-state/storage-keys.ts";
import { useStore } from "#src/client-state/store.ts";
import { report } from "#src/lib/report.ts";
import { applyFont, applyChatText, applyTheme } from "#src/ui/theme/apply-theme.ts";

/**
 * Applies the chosen theme, font, text size and line length, also when another tab or a logout changes them (TRAP-10,
 * F20). The boot script has done so for the first paint. A custom theme whose look is not derived yet keeps what is
 * painted until it is; an unknown one falls back to the default (GAP-51).
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
  const textSize = useStore(textSizeStore);
  const lineLength = useStore(lineLengthStore);
  useLayoutEffect(() => applyChatText(textSize, lineLength), [textSize, lineLength]);
}

/**
 * Colours derived by this page. Once is enough, and it keeps tabs of two releases from overwriting each other forever.
 */
const derived = new Set<string>();

/** Derives a custom theme's look once per page, and stores it where the stored one is missing or outdated. */
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
