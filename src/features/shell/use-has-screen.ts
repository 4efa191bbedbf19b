import { type LinkProps, useRouter } from "@tanstack/react-router";
import { routeAt } from "./route-at.ts";

/**
 * Tells whether the page a link leads to is built. Menus leave the others out, so that their entries come with their pages
 * and no link is ever dead (GAP-13).
 */
export function useHasScreen(): (link: LinkProps) => boolean {
  const router = useRouter();
  return ({ to = "" }) => {
    const route = routeAt(router, to);
    return route !== null && route.options.staticData?.isPlanned !== true;
  };
}
