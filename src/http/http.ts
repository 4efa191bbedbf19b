import type * as z from "zod/mini";
import { report } from "#src/lib/report.ts";
import type { ApiError } from "./api-error.ts";
import { callInfo, contractError, readJson, refusal, send, toCallError } from "./send.ts";

/** Names the generated client looks for: every hook's error is an `ApiError`. */
export type ErrorType<_Error> = ApiError;
export type BodyType<Body> = Body;

const timeLimit = 30_000;
/** Uploads on a slow connection take longer than other calls. */
const uploadTimeLimit = 180_000;

/** A 2xx with `success: false` of this call is returned, not thrown (GAP-95, TRAP-76). */
const readsFailure = "/api/v1/turnstile/validate";

/** A request as the generated client hands it over: with the schema that its answer must fit. */
type CheckedRequest = RequestInit & {
  schema?: {
    safeParse: (value: unknown) => { success: true; data: unknown } | { success: false; error: z.core.$ZodError };
  };
};

/**
 * The one function that the generated client calls. Returns the parsed body (a `Blob` for attachments, undefined for an
 * empty one) without the members that the contract does not know, or throws `ApiError`; kind `contract` where the body
 * does not fit the contract (F17, F18). Time limit 30 s, 3 min for uploads. It repeats nothing: reads are repeated by
 * the query client's policy, writes only by a person.
 */
export async function http<T>(url: string, { schema, ...init }: CheckedRequest = {}): Promise<T> {
  const call = callInfo(url, init);
  const timer = AbortSignal.timeout(init.body instanceof FormData ? uploadTimeLimit : timeLimit);
  const response = await send(url, init, timer);
  try {
    if (response.headers.get("content-disposition")?.startsWith("attachment")) return (await response.blob()) as T;
    const isEmpty = response.status === 204 || response.headers.get("content-length") === "0";
    const body = isEmpty ? undefined : await readJson(response);
    if (body === undefined && !(isEmpty && schema === undefined)) throw contractError(call, response.status);
    const isFailure = (body as { success?: unknown } | undefined)?.success === false;
    if (isFailure && call.path !== readsFailure) throw refusal(call, response, body);
    if (schema === undefined) return body as T;
    const result = schema.safeParse(body);
    if (result.success) return result.data as T;
    const members = result.error.issues.slice(0, 5).map((issue) => issue.path.join("."));
    report("an answer does not fit the contract", [`${call.method} ${call.path}`, ...members]);
    throw contractError(call, response.status, result.error);
  } catch (cause) {
    throw toCallError(cause, call, timer, init.signal);
  }
}
