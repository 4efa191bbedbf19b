import { createFileRoute } from "@tanstack/react-router";
import { requireGuest } from "#src/app/access.ts";
import { signInSearch } from "#src/domain/search-params.ts";
import { SignInScreen } from "#src/screens/sign-in/sign-in-screen.tsx";

export const Route = createFileRoute("/_auth/sign-in/")({
  beforeLoad: requireGuest,
  validateSearch: signInSearch,
  component: function SignInRoute() {
    const { next } = Route.useSearch();
    return <SignInScreen next={next} />;
  },
});
