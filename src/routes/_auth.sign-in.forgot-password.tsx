import { createFileRoute } from "@tanstack/react-router";
import { requireGuest } from "#src/app/access.ts";
import { resetSearch } from "#src/domain/search-params.ts";
import { ForgotPasswordScreen } from "#src/screens/forgot-password/forgot-password-screen.tsx";

export const Route = createFileRoute("/_auth/sign-in/forgot-password")({
  validateSearch: resetSearch,
  beforeLoad({ search }) {
    // The link in the e-mail works while signed in too.
    if (search.token === undefined) requireGuest();
  },
  component: function ForgotPasswordRoute() {
    const { token } = Route.useSearch();
    return <ForgotPasswordScreen token={token} />;
  },
});
