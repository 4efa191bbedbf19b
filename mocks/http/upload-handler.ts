import { http, HttpResponse, type HttpHandler } from "msw";
import { uploadAt } from "../backend/uploads.ts";
import type { State } from "../backend/state/state.ts";

/** Pictures that were sent, for the hosts that live in the page; the HTTP host serves them by the same function. */
export const uploadHandler = (state: State): HttpHandler =>
  http.get("*/media/uploads/:name", ({ request }) => {
    const found = uploadAt(state, new URL(request.url).pathname);
    return found?.bytes
      ? new HttpResponse(found.bytes, { headers: { "content-type": found.type, "x-content-type-options": "nosniff" } })
      : new HttpResponse(null, { status: 404 });
  });
