import { createFileRoute } from "@tanstack/react-router";
import { preload } from "react-dom";
import { PageCrash } from "#src/app/boundaries.tsx";
import { isSignedIn } from "#src/client-state/session.ts";
import { homeFeedQuery } from "#src/data/character/queries.ts";
import { prefetchStill } from "#src/data/thread/recent-chats.ts";
import { homeSearch } from "#src/domain/search-params.ts";
import { HomeScreen } from "#src/screens/home/home-screen.tsx";

export const Route = createFileRoute("/_shell/home")({
  validateSearch: homeSearch,
  loaderDeps: ({ search }) => search,
  loader({ context: { queryClient }, deps }) {
    // Started with the code, not waited for: the page shows its own skeletons.
    if (isSignedIn()) {
      // Its picture is the largest on the page, and would else be asked for once the page is drawn.
      const ask = (source: string) => preload(source, { as: "image", fetchPriority: "high" });
      void prefetchStill(queryClient).then((pictures) => pictures.forEach(ask));
    } else void queryClient.prefetchInfiniteQuery(homeFeedQuery(deps.order ?? "default", false, deps.category));
  },
  component: function HomeRoute() {
    return <HomeScreen {...Route.useSearch()} />;
  },
  errorComponent: PageCrash,
});
