import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { ShellLayout } from "#src/screens/shell/shell-layout.tsx";

export const Route = createFileRoute("/_shell")({
  component: ShellLayout,
  errorComponent: PageCrash,
});
