import { type FocusEvent, useEffect, useRef, useState } from "react";
import { texts } from "#src/domain/texts.ts";
import { Region } from "#src/parts/region/region.tsx";
import { css } from "#styled-system/css";
import { MenuContent } from "./menu-content.tsx";
import { useIsMenuPinned } from "./use-is-menu-pinned.ts";

/**
 * Opens 120 ms after the pointer enters and closes 240 ms after it leaves (design 2); focus opens at once. `close` is
 * for when a choice was made.
 */
function useHoverIntent(openAfter = 120, closeAfter = 240) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (next: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(next), ms);
  };
  return {
    isOpen,
    close: () => {
      clearTimeout(timer.current);
      setIsOpen(false);
    },
    handlers: {
      onPointerEnter: (event: { pointerType: string }) => {
        if (event.pointerType === "mouse") later(true, openAfter);
      },
      onPointerLeave: () => later(false, closeAfter),
      onFocus: (event: FocusEvent<HTMLElement>) => {
        if (event.target.matches(":focus-visible")) later(true, 0);
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) later(false, 0);
      },
    },
  };
}

const rail = css({
  position: "fixed",
  insetBlock: "var(--notice-height, 0px) 0",
  insetInlineStart: "0",
  zIndex: "drawer",
  // On a phone in landscape the notch is here.
  "--notch": "env(safe-area-inset-left, 0px)",
  width: "calc({sizes.drawer.collapsed} + var(--notch))",
  ps: "calc(10px + var(--notch))",
  pe: "10px",
  pt: "10px",
  pb: "3",
  bg: "bg.sunken",
  borderInlineEnd: "1px solid {colors.border.subtle}",
  overflow: "hidden",
  transition: "width {durations.base} {easings.standard}",
  "@media (prefers-reduced-motion: reduce)": { transition: "none" },
  "&[data-expanded]": { width: "calc({sizes.drawer.expanded} + var(--notch))" },
  "&[data-expanded]:not([data-pinned])": { boxShadow: "shadow.3" },
});

/**
 * The side menu on desktop and tablet (a phone has a drawer): a rail of 65 px that opens over the page to 220 px on
 * hover or focus, and stays open beside the page when pinned (NAV-13 to NAV-15, RES-21).
 */
export function SideMenu() {
  const isPinned = useIsMenuPinned();
  const { isOpen, handlers } = useHoverIntent();
  return (
    <nav
      aria-label={texts.shell.mainNavigation}
      className={rail}
      data-expanded={isPinned || isOpen || undefined}
      data-pinned={isPinned || undefined}
      {...handlers}
    >
      <Region name="menu" instead="icon">
        <MenuContent />
      </Region>
    </nav>
  );
}
