import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { isSignedIn } from "#src/client-state/session.ts";
import { homeFeedQuery } from "#src/data/character/queries.ts";
import { recentChatsQuery } from "#src/data/thread/recent-chats.ts";
import { homeSearch } from "#src/domain/search-params.ts";
import { HomeScreen } from "#src/screens/home/home-screen.tsx";

export const Route = createFileRoute("/_shell/home")({
  validateSearch: homeSearch,
  loaderDeps: ({ search }) => search,
  loader({ context: { queryClient }, deps }) {
    // Started with the code, not waited for: the page shows its own skeletons.
    if (isSignedIn()) void queryClient.prefetchQuery(recentChatsQuery());
    else void queryClient.prefetchInfiniteQuery(homeFeedQuery(deps.order ?? "default", false, deps.category));
  },
  component: function HomeRoute() {
    return <HomeScreen {...Route.useSearch()} />;
  },
  errorComponent: PageCrash,
});
