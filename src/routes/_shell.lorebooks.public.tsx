import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { lorebooksSearch } from "#src/domain/search-params.ts";
import { WorldsScreen } from "#src/screens/worlds/worlds-screen.tsx";

/** Without a loader: its code, with the lists' schemas, would be in the first code of every page. */
export const Route = createFileRoute("/_shell/lorebooks/public")({
  validateSearch: lorebooksSearch,
  component: function WorldsRoute() {
    return <WorldsScreen search={Route.useSearch().q ?? ""} />;
  },
  errorComponent: PageCrash,
});
