import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import type { Account } from "./store.ts";

export type Env = { Variables: { account: Account | null } };
export type Call = Context<Env>;

/** A refusal on its way to the caller. */
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

/** Who asks; 401 for nobody. */
export function signedIn(c: Call): Account {
  const account = c.get("account");
  if (!account) throw new Refused(401, "Sign in to continue");
  return account;
}

/** Bodies are closed (openapi/README.md); the generated schemas drop what they do not know. */
function closed(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) return schema.strict();
  if (schema instanceof z.ZodUnion) return z.union((schema.options as z.ZodType[]).map(closed));
  return schema;
}

/** The body as the contract has it: 415 for another type, 400 with the fields for anything else. */
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

/** A number of the query within its limits. */
export function numberOf(c: Call, name: string, usual: number, largest: number): number {
  const given = c.req.query(name);
  if (given === undefined) return usual;
  const value = /^\d{1,7}$/.test(given) ? Number(given) : 0;
  if (value < 1 || value > largest)
    throw new Refused(400, "The request is not valid", { errors: [{ field: name, message: "Out of range" }] });
  return value;
}

/** One page, and the number of the next. */
export function pageOf<T>(all: readonly T[], page: number, size: number): { items: T[]; nextPage: number | null } {
  return { items: all.slice((page - 1) * size, page * size), nextPage: page * size < all.length ? page + 1 : null };
}
