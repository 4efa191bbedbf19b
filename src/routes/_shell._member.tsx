import { createFileRoute } from "@tanstack/react-router";
import { requireMember } from "#src/app/access.ts";

export const Route = createFileRoute("/_shell/_member")({ beforeLoad: requireMember });
