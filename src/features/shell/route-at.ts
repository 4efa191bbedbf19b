import type { AnyRoute, AnyRouter } from "@tanstack/react-router";

/** The route of the page at this path (no query, no hash), or null where the not-found page would be shown. */
export function routeAt(router: AnyRouter, path: string): AnyRoute | null {
  const [, , route] = router.getMatchedRoutes(path);
  // The splat takes every address, to say that there is no page.
  return route === undefined || route.fullPath === "/$" ? null : route;
}

/** Whether this is a page for signing in: nobody is brought back to one. */
export function isForSigningIn(route: AnyRoute | null): boolean {
  return route?.id.startsWith("/_auth/") ?? false;
}
