import { useRef } from "react";
import { mobileDrawerStore } from "#src/client-state/drawer.ts";
import { useStore } from "#src/client-state/store.ts";
import { texts } from "#src/domain/texts.ts";
import { pageStart } from "#src/ui/dialog/page-start.ts";
import { Drawer } from "#src/ui/drawer/drawer.tsx";
import { css } from "#styled-system/css";
import { MenuContent } from "./menu-content.tsx";

/** The side menu on a phone: a drawer closed by a choice, Escape, the scrim or a swipe (NAV-12, GAP-14). */
export function MobileDrawer() {
  const isOpen = useStore(mobileDrawerStore);
  const isLeaving = useRef(false);
  const close = (hasChosen: boolean) => {
    isLeaving.current = hasChosen;
    mobileDrawerStore.set(false);
  };
  /** After a navigation focus goes to the new page's heading (F35), not back to the menu button. */
  const finalFocus = () => (isLeaving.current ? pageStart() : null);
  return (
    <Drawer isOpen={isOpen} onClose={() => close(false)} finalFocus={finalFocus} title={texts.shell.menu} isTitleHidden>
      <nav
        aria-label={texts.shell.mainNavigation}
        data-expanded=""
        data-mobile=""
        className={css({ height: "full", pb: "3" })}
      >
        <MenuContent onChoose={() => close(true)} />
      </nav>
    </Drawer>
  );
}
