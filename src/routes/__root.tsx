import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, redirect } from "@tanstack/react-router";
import { RootCrash, RootNotFound } from "#src/app/boundaries.tsx";
import { RootLayout } from "#src/app/root-layout.tsx";
import { isProfileDue, isSignedIn } from "#src/client-state/session.ts";
import { guard } from "#src/domain/access.ts";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad({ location }) {
    const target = guard(location.href, { isSignedIn: isSignedIn(), isProfileDue: isProfileDue() });
    // oxlint-disable-next-line typescript/only-throw-error -- how the router is told to go elsewhere
    if (target !== null) throw redirect({ href: target, replace: true });
  },
  component: RootLayout,
  errorComponent: RootCrash,
  notFoundComponent: RootNotFound,
});
