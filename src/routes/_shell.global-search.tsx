import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { globalSearch } from "#src/domain/search-params.ts";
import { GlobalSearchScreen } from "#src/screens/global-search/global-search-screen.tsx";

export const Route = createFileRoute("/_shell/global-search")({
  validateSearch: globalSearch,
  component: function GlobalSearchRoute() {
    return <GlobalSearchScreen search={Route.useSearch()} />;
  },
  errorComponent: PageCrash,
});
