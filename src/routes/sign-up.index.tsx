import { createFileRoute } from "@tanstack/react-router";
import { signInSearch } from "#src/domain/search-params.ts";
import { SignUpScreen } from "#src/screens/sign-up/sign-up-screen.tsx";

export const Route = createFileRoute("/sign-up/")({
  validateSearch: signInSearch,
  component: function SignUpRoute() {
    const { next } = Route.useSearch();
    return <SignUpScreen next={next} />;
  },
});
