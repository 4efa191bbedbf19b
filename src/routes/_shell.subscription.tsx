import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { isSignedIn } from "#src/client-state/session.ts";
import { plansQuery } from "#src/data/subscription/queries.ts";
import { plansSearch } from "#src/domain/search-params.ts";
import { SubscriptionScreen } from "#src/screens/subscription/subscription-screen.tsx";

export const Route = createFileRoute("/_shell/subscription")({
  validateSearch: plansSearch,
  loader({ context: { queryClient } }) {
    // Started with the code, not waited for: the page shows its own skeletons.
    if (isSignedIn()) void queryClient.prefetchQuery(plansQuery());
  },
  component: function SubscriptionRoute() {
    const { checkout } = Route.useSearch();
    return <SubscriptionScreen checkout={checkout ?? null} />;
  },
  errorComponent: PageCrash,
});
