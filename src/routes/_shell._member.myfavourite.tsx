import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { bucketsQuery } from "#src/data/bucket/queries.ts";
import { favouriteCharactersQuery } from "#src/data/favorite/queries.ts";
import { favouritesSearch } from "#src/domain/search-params.ts";
import { MyFavouritesScreen } from "#src/screens/myfavourite/my-favourites-screen.tsx";

export const Route = createFileRoute("/_shell/_member/myfavourite")({
  validateSearch: favouritesSearch,
  loader({ context: { queryClient } }) {
    // Started with the code, not waited for: the page shows its own skeletons.
    void queryClient.prefetchInfiniteQuery(favouriteCharactersQuery());
    void queryClient.prefetchQuery(bucketsQuery());
  },
  component: function MyFavouritesRoute() {
    const { tab, bucket, q } = Route.useSearch();
    return <MyFavouritesScreen tab={tab ?? "characters"} bucketId={bucket ?? null} search={q} />;
  },
  errorComponent: PageCrash,
});
