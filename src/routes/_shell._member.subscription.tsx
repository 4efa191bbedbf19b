import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { plansQuery } from "#src/data/subscription/queries.ts";
import { plansSearch } from "#src/domain/search-params.ts";
import { SubscriptionScreen } from "#src/screens/subscription/subscription-screen.tsx";

export const Route = createFileRoute("/_shell/_member/subscription")({
  validateSearch: plansSearch,
  loader({ context: { queryClient } }) {
    // Started with the code, not waited for: the page shows its own skeletons.
    void queryClient.prefetchQuery(plansQuery());
  },
  component: function SubscriptionRoute() {
    const { checkout } = Route.useSearch();
    return <SubscriptionScreen checkout={checkout ?? null} />;
  },
  errorComponent: PageCrash,
});
