import { createFileRoute } from "@tanstack/react-router";
import { requireRole } from "#src/app/access.ts";
import { PageCrash } from "#src/app/boundaries.tsx";
import { AdminLayout } from "#src/screens/admin/admin-layout.tsx";
import { NotFoundScreen } from "#src/screens/problem/not-found-screen.tsx";

/** For staff (GAP-103). Pages for administrators only check that role again. */
export const Route = createFileRoute("/_shell/_admin")({
  staticData: { chrome: "back-office" },
  beforeLoad: (asked) => requireRole(asked, ["moderator", "admin"]),
  component: AdminLayout,
  errorComponent: PageCrash,
  notFoundComponent: NotFoundScreen,
});
