import type { IncomingMessage } from "node:http";

export type Gate = {
  /** Names this server answers to, without port; loopback names are always among them. */
  hosts: readonly string[];
  /** Other origins that may call the API (a dev server on another port). A fixed list, never a reflection. */
  origins: readonly string[];
};

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, "");

/** Whether the request is for a name this server answers to: a page of another name cannot reach it by DNS rebinding. */
export const isKnownHost = ({ headers }: IncomingMessage, gate: Gate): boolean => isKnownName(headers.host ?? "", gate);

/** Whether this server answers to a name, given with or without its port. */
export function isKnownName(host: string, { hosts }: Gate): boolean {
  const name = nameOf(host);
  return loopback.has(name) || hosts.includes(name);
}

/** `"same"` without an origin or from this server's own pages, `"allowed"` from a listed one, else `"refused"`. */
export function originOf({ headers }: IncomingMessage, { origins }: Gate): "same" | "allowed" | "refused" {
  const { origin, host } = headers;
  if (origin === undefined) return headers["sec-fetch-site"] === "cross-site" ? "refused" : "same";
  if (origins.includes(origin)) return "allowed";
  try {
    return new URL(origin).host === host?.toLowerCase() ? "same" : "refused";
  } catch {
    return "refused";
  }
}

/** Whether an answer of the API is opened as a page or in a frame. */
export const isNavigation = ({ headers }: IncomingMessage): boolean =>
  ["document", "iframe", "frame", "embed", "object"].includes(headers["sec-fetch-dest"] ?? "");

/** What a listed origin is allowed, for its preflight and for the call itself. No credentials: there are no cookies. */
export const crossOriginHeaders = (origin: string): Record<string, string> => ({
  "access-control-allow-origin": origin,
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
  "access-control-allow-headers": "authorization, content-type, idempotency-key, last-event-id",
  "access-control-expose-headers": "retry-after, content-disposition",
  "access-control-max-age": "600",
  vary: "Origin",
});
