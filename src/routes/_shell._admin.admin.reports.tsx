import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { backOfficeSearch } from "#src/domain/back-office-search.ts";
import { ReportsScreen } from "#src/screens/admin/reports-screen.tsx";

export const Route = createFileRoute("/_shell/_admin/admin/reports")({
  validateSearch: backOfficeSearch,
  component: ReportsScreen,
  errorComponent: PageCrash,
});
