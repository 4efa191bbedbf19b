import type { Fault } from "../backend/fault.ts";

const faults: Readonly<Record<string, Fault>> = {
  "server-error": { status: 500, message: "Something went wrong" },
  "html-error": {
    status: 502,
    body: "<!doctype html><title>502</title><h1>Bad gateway</h1>",
    contentType: "text/html",
  },
  "too-many": { status: 429, message: "Too many requests", retryAfter: 30 },
  "no-network": { network: true },
  slow: { delayMs: 4000 },
};

/** The fault an e-mail address asks for by the part before its `@` (`server-error@example.com`); null for the others. */
export function sentinelFault(body: unknown): Fault | null {
  const email = typeof body === "object" && body !== null && "email" in body ? String(body.email) : "";
  const name = email.split("@")[0]?.toLowerCase() ?? "";
  return Object.hasOwn(faults, name) ? (faults[name] ?? null) : null;
}
