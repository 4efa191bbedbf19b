import { createFileRoute, redirect } from "@tanstack/react-router";
import { requireGuest } from "#src/app/access.ts";
import { isProfileDue, isSignedIn } from "#src/client-state/session.ts";
import { CompleteProfileScreen } from "#src/screens/complete-profile/complete-profile-screen.tsx";

export const Route = createFileRoute("/_auth/sign-up/complete-profile")({
  beforeLoad() {
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to say so
    if (!isSignedIn()) throw redirect({ to: "/sign-in", replace: true });
    if (!isProfileDue()) requireGuest();
  },
  component: CompleteProfileScreen,
});
