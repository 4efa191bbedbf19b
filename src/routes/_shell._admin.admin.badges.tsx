import { createFileRoute } from "@tanstack/react-router";
import { requireRole } from "#src/app/access.ts";
import { PageCrash } from "#src/app/boundaries.tsx";
import { backOfficeSearch } from "#src/domain/back-office-search.ts";
import { CatalogueScreen } from "#src/screens/admin/catalogue-screen.tsx";

export const Route = createFileRoute("/_shell/_admin/admin/badges")({
  validateSearch: backOfficeSearch,
  beforeLoad: (asked) => requireRole(asked, ["admin"]),
  component: function BadgesRoute() {
    return <CatalogueScreen catalogue="badges" />;
  },
  errorComponent: PageCrash,
});
