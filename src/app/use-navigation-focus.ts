import type { AnyRouter, RouterHistory } from "@tanstack/react-router";
import { useEffect } from "react";

/** How long a page may take to draw its heading, in milliseconds. */
const patience = 10_000;

/**
 * After a navigation to another page the focus goes to its heading, so that keyboards and screen readers start there
 * (F35, GAP-24). The page's code may still be on its way then: the heading is waited for, unless the person does something
 * meanwhile. A page that took the focus itself, such as the chat's composer, keeps it.
 *
 * What counts is where the person went, not the router's last finished page: one who presses Back before the next page
 * has come arrives anew too, although the path is the same. A redirect alone is not the person's doing.
 */
export function useNavigationFocus(router: AnyRouter): void {
  useEffect(() => followNavigation(router), [router]);
}

/** Starts following; answers how to stop. */
export function followNavigation(router: AnyRouter): () => void {
  const history: RouterHistory = router.history;
  let origin: Element | null = null;
  let path = history.location.pathname;
  let hasLeft = false;
  let stopWaiting = () => {};

  const wait = () => {
    stopWaiting();
    // Where the focus was when the person left counts as nowhere; so does the body, where it falls when that is gone.
    const settle = () => {
      const active = document.activeElement;
      const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("h1");
      if (heading === null || heading === active) return;
      if (active !== null && active !== document.body && active !== origin && active.tagName !== "H1") return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(settle);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const type of ["pointerdown", "keydown"]) removeEventListener(type, stop, true);
    };
    const timer = setTimeout(stop, patience);
    observer.observe(document.body, { childList: true, subtree: true });
    for (const type of ["pointerdown", "keydown"]) addEventListener(type, stop, true);
    stopWaiting = stop;
    settle();
  };

  const unsubscribe = [
    router.subscribe("onBeforeNavigate", () => {
      origin = document.activeElement;
    }),
    history.subscribe(({ location, action }) => {
      if (location.pathname !== path && action.type !== "REPLACE") hasLeft = true;
      path = location.pathname;
    }),
    router.subscribe("onResolved", (event) => {
      if (hasLeft || (event.fromLocation !== undefined && event.pathChanged)) wait();
      hasLeft = false;
    }),
  ];
  return () => {
    stopWaiting();
    for (const off of unsubscribe) off();
  };
}
