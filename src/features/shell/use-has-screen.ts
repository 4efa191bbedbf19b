import { useRouter } from "@tanstack/react-router";

/**
 * Tells whether an address (path and query) has a screen of its own. Menus, buttons and counters that lead somewhere are
 * drawn only when this says yes, so that they come with their screens and no link is ever dead (GAP-13).
 */
export function useHasScreen(): (path: string) => boolean {
  const router = useRouter();
  return (path) => {
    const [, , found] = router.getMatchedRoutes(path.split(/[?#]/)[0] ?? path);
    // The last route of all takes every address, to say that there is no page.
    return found !== undefined && !found.fullPath.endsWith("/$");
  };
}
