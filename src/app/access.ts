import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { isSignedIn } from "#src/client-state/session.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import type { UserRole } from "#src/generated/api/model/userRole.ts";

// What a route's `beforeLoad` asks of its visitor (GAP-17, GAP-103). Each throws what tells the router to go elsewhere.

/** Signed in only: others go to sign-in, with the way back. */
export function requireMember({ location }: { location: { href: string } }): void {
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to say so
  if (!isSignedIn()) throw redirect({ to: "/sign-in", search: { next: location.href }, replace: true });
}

/** Signed out only: members have nothing to do here and go home. */
export function requireGuest(): void {
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to say so
  if (isSignedIn()) throw redirect({ to: "/home", replace: true });
}

type Asked = { location: { href: string }; context: { queryClient: QueryClient } };

/** Members with one of these roles only: to others the page does not exist. */
export async function requireRole(asked: Asked, roles: readonly UserRole[]): Promise<void> {
  requireMember(asked);
  const { data } = await asked.context.queryClient.ensureQueryData(userInfoQuery());
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to say so
  if (!roles.includes(data.role)) throw notFound();
}
