import { createFileRoute } from "@tanstack/react-router";
import { HelpScreen } from "#src/screens/help/help-screen.tsx";

export const Route = createFileRoute("/_shell/help")({ staticData: { isLegal: true }, component: HelpScreen });
