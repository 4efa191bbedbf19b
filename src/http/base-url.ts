/** The API host (GAP-11, API-37): `VITE_API_BASE_URL` at build time, else the page's own origin. Without a final slash. */
let base: string = import.meta.env?.VITE_API_BASE_URL?.replace(/\/+$/, "") ?? "";

export function apiUrl(path: string): string {
  return base + path;
}

/** For hosts that learn the address at run time, and for tests. */
export function setApiBase(next: string): void {
  base = next.replace(/\/+$/, "");
}
