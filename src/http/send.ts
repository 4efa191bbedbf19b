import { askForBotCheck, mentionsBotCheck, resetBotCheck } from "#src/client-state/bot-check.ts";
import { expireSession, sessionStore } from "#src/client-state/session.ts";
import { retryAfterSeconds } from "#src/lib/backoff.ts";
import { ApiError, readFieldErrors, readServerMessage } from "./api-error.ts";
import { apiUrl } from "./base-url.ts";
import { takeEarlyAnswer, unlessAborted } from "./early-answers.ts";

/** The one call that must not carry the token (TRAP-08, RES-11). */
const withoutToken = "/api/v1/category/list";
/** A 401 here means wrong credentials, not an ended session. */
const signInPath = "/api/v1/auth/sign-in";

const texts = {
  network: "The server could not be reached. Check your connection and try again.",
  timeout: "The server took too long to answer. Please try again.",
  contract: "The server sent something unexpected. Please try again.",
  aborted: "The request was cancelled.",
};

/** The part that all errors of one call share. */
export type CallInfo = { readonly method: string; readonly path: string };

export function callInfo(url: string, init: RequestInit): CallInfo {
  return { method: (init.method ?? "GET").toUpperCase(), path: url.split("?")[0] ?? url };
}

/**
 * Converts whatever a fetch or a body read threw into an `ApiError`. `timer` is the call's timeout signal; `status`
 * that of an answer whose body broke off.
 */
export function toCallError(
  cause: unknown,
  call: CallInfo,
  timer: AbortSignal | null,
  signal?: AbortSignal | null,
  status?: number,
): ApiError {
  if (cause instanceof ApiError) return cause;
  const kind = signal?.aborted ? "aborted" : timer?.aborted ? "timeout" : "network";
  return new ApiError({ ...call, kind, message: texts[kind], cause, ...(status !== undefined && { status }) });
}

export function contractError(call: CallInfo, status: number, cause?: unknown, body?: unknown): ApiError {
  return new ApiError({ ...call, kind: "contract", status, message: texts.contract, cause, body });
}

/** The answer's body as JSON, or undefined if it is not JSON. Throws only on a broken connection. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === "") return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The error for a refusal whose body was read. Bodies such as HTML get a text of our own; theirs is never shown. */
export function refusal(call: CallInfo, response: Pick<Response, "status" | "headers">, body: unknown): ApiError {
  const serverMessage = readServerMessage(body);
  return new ApiError({
    ...call,
    kind: "http",
    status: response.status,
    message: serverMessage ?? plainSentence(response.status),
    serverMessage,
    fieldErrors: readFieldErrors(body),
    retryAfter: retryAfterSeconds(response.headers.get("retry-after")),
    body,
  });
}

function plainSentence(status: number): string {
  if (status === 401) return "Please sign in and try again.";
  if (status === 403) return "You may not do this.";
  if (status === 404) return "This could not be found.";
  if (status === 413) return "This is too large.";
  if (status === 429) return "Too many requests. Please wait a moment and try again.";
  if (status >= 500) return "The server has a problem. Please try again later.";
  return "The server refused the request.";
}

/**
 * Sends one request and returns a 2xx response with its body unread. Adds the bearer token if there is one (never to
 * the category list). Otherwise throws an `ApiError`; a refused token ends the session once (F7), and a 401 or 403
 * about the bot check resets the check instead (BOT-08, BOT-09, TRAP-14).
 */
export async function send(url: string, init: RequestInit, timer: AbortSignal | null): Promise<Response> {
  const call = callInfo(url, init);
  const token = call.path === withoutToken ? null : (sessionStore.get()?.accessToken ?? null);
  const headers = new Headers(init.headers);
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  if (!headers.has("Accept")) headers.set("Accept", "application/json");
  const signals = [init.signal, timer].filter((signal): signal is AbortSignal => signal instanceof AbortSignal);
  const signal = AbortSignal.any(signals);
  try {
    const early = call.method === "GET" ? takeEarlyAnswer(url, token) : null;
    const response = await (early
      ? unlessAborted(early, signal)
      : fetch(apiUrl(url), { ...init, headers, signal, credentials: "omit" }));
    if (response.ok) return response;
    const error = refusal(call, response, await readJson(response));
    if (error.status === 401 || error.status === 403) settleAccess(error, token);
    throw error;
  } catch (cause) {
    throw toCallError(cause, call, timer, init.signal);
  }
}

function settleAccess(error: ApiError, token: string | null) {
  if (mentionsBotCheck(error.serverMessage ?? "")) {
    if (token === null) resetBotCheck();
    else askForBotCheck();
  } else if (error.status === 401 && token !== null && error.path !== signInPath) expireSession(token);
}
