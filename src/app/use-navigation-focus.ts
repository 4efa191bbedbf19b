import type { AnyRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * After a navigation to another page the focus goes to its heading, so that keyboards and screen readers start there
 * (F35, GAP-24). A page that took the focus itself, such as the chat's composer, keeps it.
 */
export function useNavigationFocus(router: AnyRouter): void {
  useEffect(
    () =>
      router.subscribe(
        "onRendered",
        ({ fromLocation, pathChanged }: { fromLocation?: unknown; pathChanged: boolean }) => {
          if (fromLocation === undefined || !pathChanged) return;
          const heading = document.querySelector<HTMLElement>("main h1, h1");
          const active = document.activeElement;
          const isTaken = active !== null && active !== document.body && active.closest("main") !== null;
          if (!heading || isTaken) return;
          heading.tabIndex = -1;
          heading.focus({ preventScroll: true });
        },
      ),
    [router],
  );
}
