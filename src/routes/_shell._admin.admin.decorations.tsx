import { createFileRoute } from "@tanstack/react-router";
import { requireRole } from "#src/app/access.ts";
import { planned } from "#src/app/planned.ts";

export const Route = createFileRoute("/_shell/_admin/admin/decorations")({
  ...planned(),
  beforeLoad: (asked) => requireRole(asked, ["admin"]),
});
