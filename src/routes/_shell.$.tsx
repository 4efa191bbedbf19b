import { createFileRoute } from "@tanstack/react-router";
import { NotFoundScreen } from "#src/screens/problem/not-found-screen.tsx";

/** Every address without a page: said inside the layout, so that the menu is at hand (GAP-18). */
export const Route = createFileRoute("/_shell/$")({ component: NotFoundScreen });
