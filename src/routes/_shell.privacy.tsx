import { createFileRoute } from "@tanstack/react-router";
import { PrivacyScreen } from "#src/screens/legal/privacy-screen.tsx";

export const Route = createFileRoute("/_shell/privacy")({ staticData: { isLegal: true }, component: PrivacyScreen });
