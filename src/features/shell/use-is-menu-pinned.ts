import { drawerPinnedStore } from "#src/client-state/drawer.ts";
import { useStore } from "#src/client-state/store.ts";
import { desktopQuery, useMedia } from "#src/lib/use-media.ts";

/** Whether the menu is pinned open; ignored below the desktop width (TRAP-69). */
export function useIsMenuPinned(): boolean {
  const isDesktop = useMedia(desktopQuery);
  return useStore(drawerPinnedStore) && isDesktop;
}
