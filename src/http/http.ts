import type { ApiError } from "./api-error.ts";
import { callInfo, contractError, readJson, refusal, send, toCallError } from "./send.ts";

/** Names the generated client looks for: every hook's error is an `ApiError`. */
export type ErrorType<_Error> = ApiError;
export type BodyType<Body> = Body;

const timeLimit = 30_000;
/** A picture on a slow line takes longer than an answer. */
const uploadTimeLimit = 180_000;

/** This call's 2xx with `success: false` is an answer that the caller reads (GAP-95, TRAP-76). */
const readsFailure = "/api/v1/turnstile/validate";

/**
 * The one function that the generated client calls. Answers the parsed body (a `Blob` for attachments, undefined for an
 * empty one) or throws `ApiError`. Time limit 30 s, 3 min for uploads. It repeats nothing: reads are repeated by the
 * query client's policy, writes only by a person.
 */
export async function http<T>(url: string, init: RequestInit = {}): Promise<T> {
  const call = callInfo(url, init);
  const timer = AbortSignal.timeout(init.body instanceof FormData ? uploadTimeLimit : timeLimit);
  const response = await send(url, init, timer);
  try {
    if (response.headers.get("content-disposition")?.startsWith("attachment")) return (await response.blob()) as T;
    const isEmpty = response.status === 204 || response.headers.get("content-length") === "0";
    if (isEmpty) return undefined as T;
    const body = await readJson(response);
    if (body === undefined) throw contractError(call, response.status);
    const isFailure = (body as { success?: unknown })?.success === false;
    if (isFailure && call.path !== readsFailure) throw refusal(call, response, body);
    return body as T;
  } catch (cause) {
    throw toCallError(cause, call, timer, init.signal);
  }
}
