import { createFileRoute } from "@tanstack/react-router";
import { NotFoundScreen } from "#src/screens/problem/not-found-screen.tsx";

/** The not-found page, inside the layout so that the menu is available (GAP-18). */
export const Route = createFileRoute("/_shell/$")({ component: NotFoundScreen });
