import { createFileRoute } from "@tanstack/react-router";

/** Layout of the sign-in pages; `next` never leads back to them. Each route guards itself. */
export const Route = createFileRoute("/_auth")();
