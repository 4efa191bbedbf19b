import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { worldsSearch } from "#src/domain/search-params.ts";
import { WorldsScreen } from "#src/screens/worlds/worlds-screen.tsx";

/** Without a loader: its code, with the lists' schemas, would be in the first code of every page. */
export const Route = createFileRoute("/_shell/lorebooks/public")({
  validateSearch: worldsSearch,
  component: function WorldsRoute() {
    return <WorldsScreen search={Route.useSearch()} />;
  },
  errorComponent: PageCrash,
});
