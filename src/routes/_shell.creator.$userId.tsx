import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { creatorSearch } from "#src/domain/search-params.ts";
import { CreatorScreen } from "#src/screens/creator/creator-screen.tsx";

export const Route = createFileRoute("/_shell/creator/$userId")({
  validateSearch: creatorSearch,
  component: function CreatorRoute() {
    return <CreatorScreen userId={Route.useParams().userId} search={Route.useSearch()} />;
  },
  errorComponent: PageCrash,
});
