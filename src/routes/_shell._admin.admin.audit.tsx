import { createFileRoute } from "@tanstack/react-router";
import { requireRole } from "#src/app/access.ts";
import { PageCrash } from "#src/app/boundaries.tsx";
import { backOfficeSearch } from "#src/domain/back-office-search.ts";
import { AuditScreen } from "#src/screens/admin/audit-screen.tsx";

export const Route = createFileRoute("/_shell/_admin/admin/audit")({
  validateSearch: backOfficeSearch,
  beforeLoad: (asked) => requireRole(asked, ["admin"]),
  component: AuditScreen,
  errorComponent: PageCrash,
});
