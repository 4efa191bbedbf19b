import { createFileRoute } from "@tanstack/react-router";
import { CompleteProfileScreen } from "#src/screens/complete-profile/complete-profile-screen.tsx";

export const Route = createFileRoute("/sign-up/complete-profile")({ component: CompleteProfileScreen });
