import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, redirect } from "@tanstack/react-router";
import { RootCrash, RootNotFound } from "#src/app/boundaries.tsx";
import { RootLayout } from "#src/app/root-layout.tsx";
import { isProfileDue } from "#src/client-state/session.ts";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Until the profile is complete, only that step and the legal pages are open (GAP-17).
  beforeLoad({ matches }) {
    const isOpen = matches.some(
      ({ routeId, staticData }) => staticData.isLegal || routeId === "/_auth/sign-up/complete-profile",
    );
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to say so
    if (isProfileDue() && !isOpen) throw redirect({ to: "/sign-up/complete-profile", replace: true });
  },
  component: RootLayout,
  errorComponent: RootCrash,
  notFoundComponent: RootNotFound,
});
