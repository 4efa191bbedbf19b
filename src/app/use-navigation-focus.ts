import type { AnyRouter, RouterHistory } from "@tanstack/react-router";
import { useEffect } from "react";

/** How long to wait for a page's heading, in milliseconds. */
const patience = 10_000;

/**
 * Moves focus to the heading of a new page, so that keyboard and screen reader users start there (F35, GAP-24). It
 * waits for the heading while the page's code loads, unless the user does something first. A page that took focus
 * itself, such as the chat's composer, keeps it.
 *
 * It follows the history, not the router's last resolved page: pressing Back before the next page has loaded counts as
 * a navigation too, although the path ends up the same. A redirect alone does not count.
 */
export function useNavigationFocus(router: AnyRouter): void {
  useEffect(() => followNavigation(router), [router]);
}

/** Starts following navigations and returns a function that stops. */
export function followNavigation(router: AnyRouter): () => void {
  const history: RouterHistory = router.history;
  let origin: Element | null = null;
  let path = history.location.pathname;
  let hasLeft = false;
  let stopWaiting = () => {};

  const wait = () => {
    stopWaiting();
    // Focus still on the element that started the navigation, or on the body after that element is gone, does not count
    // as the page's own choice.
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
    router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
      // A change of the query alone comes from within the page, such as from the search field that has the focus.
      if (pathChanged) origin = document.activeElement;
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
