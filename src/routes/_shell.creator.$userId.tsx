import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { creatorQuery } from "#src/data/creator/queries.ts";
import { creatorSearch } from "#src/domain/search-params.ts";
import { CreatorScreen } from "#src/screens/creator/creator-screen.tsx";

export const Route = createFileRoute("/_shell/creator/$userId")({
  validateSearch: creatorSearch,
  loader({ context: { queryClient }, params }) {
    void queryClient.prefetchQuery(creatorQuery(params.userId));
  },
  component: function CreatorRoute() {
    return <CreatorScreen userId={Route.useParams().userId} search={Route.useSearch()} />;
  },
  errorComponent: PageCrash,
});
