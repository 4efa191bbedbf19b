import { createFileRoute } from "@tanstack/react-router";

/** The pages for signing in: nobody is brought back to one of them afterwards. Who may open which is said by each. */
export const Route = createFileRoute("/_auth")();
