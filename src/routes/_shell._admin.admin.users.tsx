import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { backOfficeSearch } from "#src/domain/back-office-search.ts";
import { UsersScreen } from "#src/screens/admin/users-screen.tsx";

export const Route = createFileRoute("/_shell/_admin/admin/users")({
  validateSearch: backOfficeSearch,
  component: UsersScreen,
  errorComponent: PageCrash,
});
