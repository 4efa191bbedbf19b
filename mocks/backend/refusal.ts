/** One refused member (GAP-02). */
export type FieldError = { field: string; message: string };

type Details = { errors?: readonly FieldError[]; data?: unknown; retryAfter?: number };

/** Thrown by rules to refuse a call: answered as the error body of GAP-02, and all changes of the rule are undone. */
export class Refusal extends Error {
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.name = "Refusal";
    this.status = status;
    this.details = details;
  }
}

export const invalid = (field: string, message: string): Refusal =>
  new Refusal(400, message, { errors: [{ field, message }] });
export const signInFirst = (): Refusal => new Refusal(401, "Sign in to continue");
export const forbidden = (message = "You are not allowed to do this"): Refusal => new Refusal(403, message);
/** Also for what belongs to somebody else (GAP-117). */
export const notFound = (message = "Not found"): Refusal => new Refusal(404, message);
export const conflict = (message: string, details: Details = {}): Refusal => new Refusal(409, message, details);

/** The row, or 404. */
export function found<Row>(row: Row | undefined | null, message?: string): Row {
  if (row === undefined || row === null) throw notFound(message);
  return row;
}
