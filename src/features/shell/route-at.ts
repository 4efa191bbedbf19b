import type { AnyRoute, AnyRouter } from "@tanstack/react-router";

/** The route of the page at this path (no query, no hash), or null where the not-found page would be shown. */
export function routeAt(router: AnyRouter, path: string): AnyRoute | null {
  const [, , route] = router.getMatchedRoutes(path);
  // The splat route matches every address without a page.
  return route === undefined || route.fullPath === "/$" ? null : route;
}

/** Whether this is a sign-in page; `next` never leads back to one. */
export function isForSigningIn(route: AnyRoute | null): boolean {
  return route?.id.startsWith("/_auth/") ?? false;
}
