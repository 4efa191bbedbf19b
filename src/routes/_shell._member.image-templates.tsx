import { createFileRoute } from "@tanstack/react-router";
import { planned } from "#src/app/planned.ts";

export const Route = createFileRoute("/_shell/_member/image-templates")(planned());
