import { createFileRoute, Link, useRouter } from "@tanstack/react-router";
import { requireGuest } from "#src/app/access.ts";
import { homeFeedQuery } from "#src/data/character/queries.ts";
import { LandingScreen, type LandingScreenProps } from "#src/screens/landing/landing-screen.tsx";

const linkTo: LandingScreenProps["link"] = (to, given) =>
  to === "/creator/$userId" ? (
    <Link to={to} params={{ userId: given?.userId ?? "" }} />
  ) : (
    <Link to={to} search={{ next: given?.next }} />
  );

export const Route = createFileRoute("/")({
  beforeLoad: requireGuest,
  loader({ context: { queryClient } }) {
    void queryClient.prefetchInfiniteQuery(homeFeedQuery("default", false));
  },
  component: function LandingRoute() {
    const router = useRouter();
    return <LandingScreen link={linkTo} onReply={() => router.history.push("/sign-up")} />;
  },
});
