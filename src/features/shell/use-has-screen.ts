import { type LinkProps, useRouter } from "@tanstack/react-router";
import { routeAt } from "./route-at.ts";

/** Whether the page of a link is built. Menus leave out the others, so that no link is dead (GAP-13). */
export function useHasScreen(): (link: LinkProps) => boolean {
  const router = useRouter();
  return ({ to = "" }) => {
    const route = routeAt(router, to);
    return route !== null && route.options.staticData?.isPlanned !== true;
  };
}
