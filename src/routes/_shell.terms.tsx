import { createFileRoute } from "@tanstack/react-router";
import { TermsScreen } from "#src/screens/legal/terms-screen.tsx";

export const Route = createFileRoute("/_shell/terms")({ staticData: { isLegal: true }, component: TermsScreen });
