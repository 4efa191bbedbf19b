import { createFileRoute } from "@tanstack/react-router";
import { requireGuest } from "#src/app/access.ts";
import { signInSearch } from "#src/domain/search-params.ts";
import { SignUpScreen } from "#src/screens/sign-up/sign-up-screen.tsx";

export const Route = createFileRoute("/_auth/sign-up/")({
  beforeLoad: requireGuest,
  validateSearch: signInSearch,
  component: function SignUpRoute() {
    const { next } = Route.useSearch();
    return <SignUpScreen next={next} />;
  },
});
