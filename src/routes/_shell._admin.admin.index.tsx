import { createFileRoute, redirect } from "@tanstack/react-router";
import { requireRole } from "#src/app/access.ts";
import { PageCrash } from "#src/app/boundaries.tsx";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { backOfficeSearch } from "#src/domain/back-office-search.ts";
import { OverviewScreen } from "#src/screens/admin/overview-screen.tsx";

export const Route = createFileRoute("/_shell/_admin/admin/")({
  validateSearch: backOfficeSearch,
  async beforeLoad(asked) {
    const { data } = await asked.context.queryClient.ensureQueryData(userInfoQuery());
    // Moderators start where their work is.
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to say so
    if (data.role === "moderator") throw redirect({ to: "/admin/reports", replace: true });
    await requireRole(asked, ["admin"]);
  },
  component: OverviewScreen,
  errorComponent: PageCrash,
});
