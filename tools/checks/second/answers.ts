import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import type { Account } from "./store.ts";

export type Env = { Variables: { account: Account | null } };
export type Call = Context<Env>;

/** Thrown to refuse a call. */
export class Refused extends Error {
  readonly status: ContentfulStatusCode;
  readonly more: object;
  constructor(status: ContentfulStatusCode, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}

export const gone = () => new Refused(404, "Not found");
export const answer = (c: Call, data?: unknown) =>
  c.json(data === undefined ? { success: true } : { success: true, data });

/** The account of the caller; 401 if not signed in. */
export function signedIn(c: Call): Account {
  const account = c.get("account");
  if (!account) throw new Refused(401, "Sign in to continue");
  return account;
}

/** Unknown members are refused (openapi/README.md), but the generated schemas would drop them. */
function closed(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) return schema.strict();
  if (schema instanceof z.ZodUnion) return z.union((schema.options as z.ZodType[]).map(closed));
  return schema;
}

/** The body, parsed by the contract: 415 for another type, 400 with the fields for other violations. */
export async function bodyOf<T>(c: Call, schema: z.ZodType<T>): Promise<T> {
  const type = c.req.header("content-type")?.split(";")[0];
  const text = await c.req.text();
  if (text !== "" && type !== "application/json") throw new Refused(415, "This type is not supported");
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refused(400, "The request is not valid");
  }
  const { data, error } = closed(schema).safeParse(body);
  const errors = error?.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  if (errors) throw new Refused(400, "The request is not valid", { errors: errors.slice(0, 100) });
  return data as T;
}

/** A number from the query, within limits. */
export function numberOf(c: Call, name: string, usual: number, largest: number): number {
  const given = c.req.query(name);
  if (given === undefined) return usual;
  const value = /^\d{1,7}$/.test(given) ? Number(given) : 0;
  if (value < 1 || value > largest)
    throw new Refused(400, "The request is not valid", { errors: [{ field: name, message: "Out of range" }] });
  return value;
}

/** One page of items, and the number of the next. */
export function pageOf<T>(all: readonly T[], page: number, size: number): { items: T[]; nextPage: number | null } {
  return { items: all.slice((page - 1) * size, page * size), nextPage: page * size < all.length ? page + 1 : null };
}
