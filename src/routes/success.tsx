import { createFileRoute } from "@tanstack/react-router";
import { SuccessScreen } from "#src/screens/success/success-screen.tsx";

export const Route = createFileRoute("/success")({ component: SuccessScreen });
