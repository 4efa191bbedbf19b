import type { Match } from "./match.ts";
import { schemasOf, type Issue, type Schema } from "./schemas.ts";
import { Refusal, type FieldError } from "../backend/refusal.ts";

type Def = { type?: string; innerType?: { def?: Def }; shape?: Record<string, { def?: Def }> };

const defOf = (schema: unknown): Def | undefined => (schema as { def?: Def } | undefined)?.def;

/** Whether a query parameter, or a part of a form, is of this type in the contract, whatever it is wrapped in. */
function isOfType(schema: Schema | null, name: string, type: string): boolean {
  let def = defOf(defOf(schema)?.shape?.[name]);
  while (def?.innerType) def = defOf(def.innerType);
  return def?.type === type;
}

/** What was sent as text, as a boolean or a number where the contract has one. */
function typed(schema: Schema | null, name: string, value: unknown): unknown {
  if (isOfType(schema, name, "boolean") && (value === "true" || value === "false")) return value === "true";
  const isNumber = typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) && isOfType(schema, name, "number");
  return isNumber ? Number(value) : value;
}

function words(issue: Issue): string {
  const { code } = issue;
  const limits = issue as Issue & { minimum?: number; maximum?: number; origin?: string; values?: readonly unknown[] };
  const unit = limits.origin === "string" ? " characters" : limits.origin === "array" ? " items" : "";
  if (code === "too_small")
    return limits.minimum === 1 && unit ? "Must not be empty" : `At least ${limits.minimum}${unit}`;
  if (code === "too_big") return `At most ${limits.maximum}${unit}`;
  if (code === "invalid_value") return `One of: ${(limits.values ?? []).join(", ")}`;
  if (code === "unrecognized_keys") return "Unknown member";
  if (code === "invalid_format") return "Not in the expected form";
  return "Not valid";
}

function fieldErrors(issues: readonly Issue[]): FieldError[] {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const field = issue.path.map(String).join(".");
    if (!errors.has(field)) errors.set(field, words(issue));
  }
  return [...errors].slice(0, 100).map(([field, message]) => ({ field, message }));
}

function checked(schema: Schema | null, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refusal(400, "The request is not valid", { errors: fieldErrors(result.error.issues) });
}

/** Query parameters by name; 400 for one given twice, which readers interpret differently. */
function queryOf(schema: Schema | null, search: URLSearchParams): unknown {
  if (!schema) return undefined;
  const query: Record<string, unknown> = {};
  for (const [name, value] of search) {
    if (Object.hasOwn(query, name))
      throw new Refusal(400, "The request is not valid", { errors: [{ field: name, message: "Given twice" }] });
    Object.defineProperty(query, name, { value: typed(schema, name, value), enumerable: true });
  }
  return checked(schema, query);
}

/** The body's bytes; 413 as soon as there are more than the operation takes. */
async function bytesOf(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw new Refusal(413, "Too large");
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit) {
      void reader.cancel().catch(() => undefined);
      throw new Refusal(413, "Too large");
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

const maxDepth = 64;

/** JSON with at most `maxDepth` levels, so that nothing later recurses without end. */
function parsedJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    let depth = 0;
    let inString = false;
    for (let i = 0; i < text.length; i++) {
      const char = text[i];
      if (inString) {
        if (char === "\\") i += 1;
        else if (char === '"') inString = false;
      } else if (char === '"') inString = true;
      else if (char === "{" || char === "[") depth += 1;
      else if (char === "}" || char === "]") depth -= 1;
      if (depth > maxDepth) throw new SyntaxError("Too deep");
    }
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "The body is not valid JSON");
  }
}

async function bodyOf(request: Request, { id, operation }: Match): Promise<unknown> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (operation.requestTypes.length === 0) {
    // An operation without a body takes none and `{}` alike (RES-33); the content is ignored.
    await bytesOf(request, operation.maxBodyBytes);
    return undefined;
  }
  if (!operation.requestTypes.includes(type)) throw new Refusal(415, "This type is not supported");
  const bytes = await bytesOf(request, operation.maxBodyBytes);
  if (type === "application/json") return checked(schemasOf(id).body, parsedJson(bytes));
  const form = await new Response(bytes, { headers: { "content-type": request.headers.get("content-type") ?? "" } })
    .formData()
    .catch(() => null);
  if (!form) throw new Refusal(400, "The form could not be read");
  const fields: Record<string, unknown> = {};
  const schema = schemasOf(id).form;
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    // A list is sent as several parts of one name.
    const value = isOfType(schema, name, "array") ? values : typed(schema, name, values.at(-1));
    Object.defineProperty(fields, name, { value, enumerable: true });
  }
  return checked(schema, fields);
}

/** Everything a rule reads of a request, checked against the contract; unknown members are dropped. Throws Refusal. */
export async function parseRequest(request: Request, match: Match, search: URLSearchParams) {
  const schemas = schemasOf(match.id);
  const params = checked(schemas.params, match.params);
  const query = queryOf(schemas.query, search);
  const body = request.method === "GET" || request.method === "HEAD" ? undefined : await bodyOf(request, match);
  const lastEventId = request.headers.get("last-event-id");
  return { params, query, body, lastEventId };
}

/** The token of an `Authorization: Bearer` header, or null. */
export function bearerOf(request: Request): string | null {
  const match = /^Bearer +([\x21-\x7e]{1,512})$/i.exec(request.headers.get("authorization") ?? "");
  return match?.[1] ?? null;
}
