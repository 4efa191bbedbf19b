import { createFileRoute } from "@tanstack/react-router";
import { requireRole } from "#src/app/access.ts";
import { PageCrash } from "#src/app/boundaries.tsx";
import { NotFoundScreen } from "#src/screens/problem/not-found-screen.tsx";

/** For the people who run the place (GAP-103). What only administrators may open asks for that role once more. */
export const Route = createFileRoute("/_shell/_admin")({
  beforeLoad: (asked) => requireRole(asked, ["moderator", "admin"]),
  errorComponent: PageCrash,
  notFoundComponent: NotFoundScreen,
});
