import { createFileRoute } from "@tanstack/react-router";
import { requireGuest } from "#src/app/access.ts";
import { homeFeedQuery } from "#src/data/character/queries.ts";
import { LandingScreen } from "#src/screens/landing/landing-screen.tsx";

export const Route = createFileRoute("/")({
  beforeLoad: requireGuest,
  loader({ context: { queryClient } }) {
    void queryClient.prefetchInfiniteQuery(homeFeedQuery("default", false));
  },
  component: LandingScreen,
});
