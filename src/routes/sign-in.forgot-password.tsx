import { createFileRoute } from "@tanstack/react-router";
import { resetSearch } from "#src/domain/search-params.ts";
import { ForgotPasswordScreen } from "#src/screens/forgot-password/forgot-password-screen.tsx";

export const Route = createFileRoute("/sign-in/forgot-password")({
  validateSearch: resetSearch,
  component: function ForgotPasswordRoute() {
    const { token } = Route.useSearch();
    return <ForgotPasswordScreen token={token} />;
  },
});
