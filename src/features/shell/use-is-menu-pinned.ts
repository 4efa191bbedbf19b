import { drawerPinnedStore } from "#src/client-state/drawer.ts";
import { useStore } from "#src/client-state/store.ts";
import { desktopQuery, useMedia } from "#src/lib/use-media.ts";

/** Pinned open, where there is room for it; the stored flag is the desktop's alone (TRAP-69). */
export function useIsMenuPinned(): boolean {
  const isDesktop = useMedia(desktopQuery);
  return useStore(drawerPinnedStore) && isDesktop;
}
