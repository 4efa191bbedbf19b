import { createFileRoute } from "@tanstack/react-router";
import { signInSearch } from "#src/domain/search-params.ts";
import { SignInScreen } from "#src/screens/sign-in/sign-in-screen.tsx";

export const Route = createFileRoute("/sign-in/")({
  validateSearch: signInSearch,
  component: function SignInRoute() {
    const { next } = Route.useSearch();
    return <SignInScreen next={next} />;
  },
});
