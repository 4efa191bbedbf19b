import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { RecentlyDeletedScreen } from "#src/screens/recently-deleted/recently-deleted-screen.tsx";

export const Route = createFileRoute("/_shell/_member/recently-deleted")({
  component: RecentlyDeletedScreen,
  errorComponent: PageCrash,
});
