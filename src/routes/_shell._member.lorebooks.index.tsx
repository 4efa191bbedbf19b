import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { lorebooksSearch } from "#src/domain/search-params.ts";
import { AttachmentsScreen } from "#src/screens/lorebooks/attachments-screen.tsx";

/** Without a loader: its code, with the lists' schemas, would be in the first code of every page. */
export const Route = createFileRoute("/_shell/_member/lorebooks/")({
  validateSearch: lorebooksSearch,
  component: function AttachmentsRoute() {
    return <AttachmentsScreen search={Route.useSearch()} />;
  },
  errorComponent: PageCrash,
});
