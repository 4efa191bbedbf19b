import { mobileDrawerStore } from "#src/client-state/drawer.ts";
import { useStore } from "#src/client-state/store.ts";
import { texts } from "#src/domain/texts.ts";
import { Drawer } from "#src/ui/drawer/drawer.tsx";
import { css } from "#styled-system/css";
import { MenuContent } from "./menu-content.tsx";

/** The side menu on a phone: over the page, closing on choice, Escape, scrim and swipe (NAV-12, GAP-14). */
export function MobileDrawer() {
  const isOpen = useStore(mobileDrawerStore);
  const close = () => mobileDrawerStore.set(false);
  return (
    <Drawer isOpen={isOpen} onClose={close} title={texts.shell.menu} isTitleHidden>
      <nav
        aria-label={texts.shell.mainNavigation}
        data-expanded=""
        data-mobile=""
        className={css({ height: "full", pb: "3" })}
      >
        <MenuContent onChoose={close} />
      </nav>
    </Drawer>
  );
}
