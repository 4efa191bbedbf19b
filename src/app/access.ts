import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { isSignedIn } from "#src/client-state/session.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import type { UserRole } from "#src/generated/api/model/userRole.ts";

// Guards for a route's `beforeLoad` (GAP-17, GAP-103). Each throws a redirect or a not-found.

/** Requires a signed-in user; others go to sign-in with `next` set to this page. */
export function requireMember({ location }: { location: { href: string } }): void {
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to say so
  if (!isSignedIn()) throw redirect({ to: "/sign-in", search: { next: location.href }, replace: true });
}

/** Requires a signed-out visitor; members are sent to home. */
export function requireGuest(): void {
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to say so
  if (isSignedIn()) throw redirect({ to: "/home", replace: true });
}

type Asked = { location: { href: string }; context: { queryClient: QueryClient } };

/** Requires one of these roles; everyone else gets the not-found page. */
export async function requireRole(asked: Asked, roles: readonly UserRole[]): Promise<void> {
  requireMember(asked);
  const { data } = await asked.context.queryClient.ensureQueryData(userInfoQuery());
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to say so
  if (!roles.includes(data.role)) throw notFound();
}
