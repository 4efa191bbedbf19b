import { NotFoundScreen } from "#src/screens/problem/not-found-screen.tsx";

/**
 * Options of a route whose page is not built yet: its access is settled, it shows nothing and no menu links to it
 * (`useHasScreen`). A new object for each route, since the router mutates it.
 */
export function planned() {
  return { staticData: { isPlanned: true }, component: NotFoundScreen } as const;
}
