import { createFileRoute } from "@tanstack/react-router";
import { SuccessScreen } from "#src/screens/success/success-screen.tsx";

export const Route = createFileRoute("/_auth/success")({ component: SuccessScreen });
