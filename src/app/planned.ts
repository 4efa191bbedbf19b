import { NotFoundScreen } from "#src/screens/problem/not-found-screen.tsx";

/**
 * The options of a route whose page is still to be built: who may open it is settled, but there is nothing to see and no
 * menu leads to it (`useHasScreen`). Made anew for each route, since the router writes into them.
 */
export function planned() {
  return { staticData: { isPlanned: true }, component: NotFoundScreen } as const;
}
