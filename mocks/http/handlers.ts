import type { HttpHandler } from "msw";
import { generatedHandlers } from "#src/generated/handlers.ts";
import { operations, type OperationId } from "#src/generated/operations.ts";
import type { Api } from "./api.ts";

/**
 * The API as MSW handlers: every generated handler joined to the same function that the HTTP server calls, so no answer
 * depends on who carries it. A handler knows method, path, status and type of a success; what it cannot say, refusals
 * and streams, is thrown as a Response.
 */
export function apiHandlers(api: Api): HttpHandler[] {
  return Object.entries(generatedHandlers).flatMap(([id, bind]) =>
    bind(async ({ request }) => {
      const answer = await api(request);
      if (!answer) throw new Response(null, { status: 404 });
      const isPlainSuccess =
        answer.status === operations[id as OperationId].status &&
        answer.headers.get("content-type") === "application/json";
      // oxlint-disable-next-line typescript/only-throw-error -- how MSW takes an answer of another kind
      if (!isPlainSuccess) throw answer;
      return answer.json();
    }),
  );
}
