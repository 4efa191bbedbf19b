/**
 * Which addresses the application knows and who may open them (GAP-17). `open`: anyone. `prompt`: anyone, but signed out
 * only heading and Sign In. `auth`: for signing in. `legal`: anyone, always. `member`: signed in only.
 */
export type Access = "landing" | "auth" | "legal" | "open" | "prompt" | "member";

const id = "[A-Za-z0-9_-]{1,64}";

const table: readonly (readonly [RegExp, Access])[] = [
  [/^\/$/, "landing"],
  [/^\/(sign-in|sign-up|success|sign-up\/complete-profile|sign-in\/forgot-password)$/, "auth"],
  [/^\/(terms|privacy)$/, "legal"],
  [/^\/home$/, "open"],
  [new RegExp(`^/(creator|character)/${id}$`), "open"],
  [/^\/(global-search|lorebooks\/public)$/, "prompt"],
  [/^\/(myconversation|myfavourite|mycharacters|lorebooks|image-templates|text-to-image|image-to-image)$/, "member"],
  [/^\/(new-character|subscription|theme|group-chatting|recently-deleted)$/, "member"],
  [new RegExp(`^/conversation/${id}$`), "member"],
  [/^\/admin(\/(reports|users|characters|categories|badges|decorations))?$/, "member"],
];

function bare(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
}

/** Null for an address that the application does not know. */
export function accessTo(path: string): Access | null {
  return table.find(([pattern]) => pattern.test(bare(path)))?.[1] ?? null;
}

export type Visitor = { readonly isSignedIn: boolean; readonly isProfileDue: boolean };

/**
 * Where a visitor of this address must go instead, or null to let them in (GAP-17). `href` is path, query and hash.
 */
export function guard(href: string, visitor: Visitor): string | null {
  const url = new URL(href, "https://app.invalid");
  const path = bare(url.pathname);
  const access = accessTo(path);
  if (!visitor.isSignedIn) {
    if (path === "/sign-up/complete-profile") return "/sign-in";
    return access === "member" ? `/sign-in?next=${encodeURIComponent(path + url.search + url.hash)}` : null;
  }
  if (visitor.isProfileDue)
    return access === "legal" || path === "/sign-up/complete-profile" ? null : "/sign-up/complete-profile";
  if (access === "landing") return "/home";
  if (access !== "auth" || path === "/success") return null;
  if (path === "/sign-in/forgot-password" && url.searchParams.has("token")) return null;
  return "/home";
}

/**
 * The address to go to after signing in, taken from a query nobody can trust (S5): only a known page of this origin that
 * is not itself for signing in; anything else is `/home`.
 */
export function safeRedirect(next: unknown): string {
  if (typeof next !== "string" || next.length > 2000 || !/^\/(?![/\\])/.test(next)) return "/home";
  // Browsers drop tabs and line breaks inside addresses, and read a backslash as a slash: no honest link has them.
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused
  if (/[\u0000-\u001f\u007f\\\s]/.test(next)) return "/home";
  let url: URL;
  try {
    url = new URL(next, "https://app.invalid");
    decodeURIComponent(url.pathname);
  } catch {
    return "/home";
  }
  if (url.origin !== "https://app.invalid" || url.username !== "" || url.pathname !== next.split(/[?#]/)[0])
    return "/home";
  const access = accessTo(url.pathname);
  return access === null || access === "auth" || access === "landing" ? "/home" : url.pathname + url.search + url.hash;
}
