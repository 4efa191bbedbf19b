import { http, type HttpHandler } from "msw";
import { operations } from "#src/generated/operations.ts";
import type { Api } from "./api.ts";

/**
 * The API as MSW handlers, one for each operation of the contract, on any host. They hand the request to the same
 * function that the HTTP server calls, so no answer depends on who carries it.
 */
export function apiHandlers(api: Api): HttpHandler[] {
  return Object.values(operations).map(({ method, path }) =>
    http[method](`*${path.replaceAll(/\{(\w+)\}/g, ":$1")}`, async ({ request }) => (await api(request)) ?? undefined),
  );
}
