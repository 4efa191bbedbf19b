import { cutText, plainLine } from "#src/lib/text.ts";

/**
 * The kind of failure: `network` no answer, `timeout` none in time, `http` refused by the server (or `success: false`),
 * `contract` an answer that does not fit the contract, `aborted` cancelled by the caller.
 */
export type ApiErrorKind = "network" | "timeout" | "http" | "contract" | "aborted";

/** One refused field (GAP-02). */
export type FieldError = { readonly field: string; readonly message: string };

type Details = {
  kind: ApiErrorKind;
  method: string;
  path: string;
  status?: number;
  message: string;
  serverMessage?: string | null;
  fieldErrors?: readonly FieldError[];
  retryAfter?: number | null;
  body?: unknown;
  cause?: unknown;
};

/**
 * The only error that API calls throw. `status` is 0 without an answer; if an answer broke off, it is that answer's.
 * `message` can be shown as it is; `serverMessage` is the server's message (plain text, at most 200 characters) or
 * null, for the few places where the specification prefers it. `retryAfter` is in seconds. `body` is the parsed answer,
 * for refusals that carry data.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly serverMessage: string | null;
  readonly fieldErrors: readonly FieldError[];
  readonly retryAfter: number | null;
  readonly body: unknown;

  constructor(details: Details) {
    super(details.message, details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = details.kind;
    this.method = details.method;
    this.path = details.path;
    this.status = details.status ?? 0;
    this.serverMessage = details.serverMessage ?? null;
    this.fieldErrors = details.fieldErrors ?? [];
    this.retryAfter = details.retryAfter ?? null;
    this.body = details.body;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** Whether the server has no such thing, or shows it to others only. */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}

type Parts = { message?: unknown; errors?: unknown };

/** The `message` of an error body as one line of plain text, at most 200 characters, or null. */
export function readServerMessage(body: unknown): string | null {
  const message = (body as Parts | null | undefined)?.message;
  if (typeof message !== "string") return null;
  return cutText(plainLine(message), 200) || null;
}

/** The valid entries of an error body's `errors`, at most 50. */
export function readFieldErrors(body: unknown): FieldError[] {
  const errors = (body as Parts | null | undefined)?.errors;
  if (!Array.isArray(errors)) return [];
  return errors.slice(0, 50).flatMap((entry: unknown) => {
    const { field, message } = (entry ?? {}) as { field?: unknown; message?: unknown };
    if (typeof field !== "string" || typeof message !== "string") return [];
    return [{ field, message: cutText(plainLine(message), 200) }];
  });
}
