import type { AnyRouter } from "@tanstack/react-router";
import { isForSigningIn, routeAt } from "#src/features/shell/route-at.ts";

/**
 * Where to go after signing in, from an untrusted query parameter (S5): only a page of this origin that is not a
 * sign-in page, else `/home`.
 */
export function safeRedirect(router: AnyRouter, next: unknown): string {
  if (typeof next !== "string" || next.length > 2000 || !/^\/(?![/\\])/.test(next)) return "/home";
  // Browsers drop tabs and line breaks in addresses and read a backslash as a slash; valid links contain none of them.
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused
  if (/[\u0000-\u001f\u007f\\\s]/.test(next)) return "/home";
  const [path = ""] = next.split(/[?#]/);
  // None of our paths contains an encoded character or a segment that URL would resolve.
  const url = new URL(next, "https://app.invalid");
  if (path.includes("%") || url.origin !== "https://app.invalid" || url.pathname !== path) return "/home";
  const route = routeAt(router, path);
  if (route === null || route.fullPath === "/" || isForSigningIn(route)) return "/home";
  return url.pathname + url.search + url.hash;
}
