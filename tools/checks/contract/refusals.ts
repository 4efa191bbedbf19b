import { operations, type OperationId } from "#src/generated/operations.ts";
import { must } from "./answers.ts";
import { describedBy, examplesOf, parametersOf, schemaOf, type Schema } from "./document.ts";
import { exampleCall } from "./example-call.ts";
import { isRead } from "./run.ts";
import type { Scope } from "./verdict.ts";
import type { Visitor } from "./visitor.ts";

const ids = Object.keys(operations) as OperationId[];
/** These end the session: if a server accepted one instead of refusing it, nothing else could be called. */
const leaving = new Set<string>(["signOut", "deleteUser", "changePassword"]);

const another: Record<string, unknown> = {
  string: 7,
  boolean: "yes",
  integer: "many",
  number: "many",
  array: 7,
  object: 7,
};

function beyond(schema: Schema, value: unknown): unknown {
  const { maxLength, maximum, maxItems } = schema;
  if (maxLength !== undefined && maxLength <= 20_000) return "x".repeat(maxLength + 1);
  if (maximum !== undefined) return maximum + 1;
  if (maxItems !== undefined && maxItems <= 200 && Array.isArray(value))
    return Array(maxItems + 1).fill(value[0] ?? "x");
  return undefined;
}

type Wrong = readonly [what: string, body: unknown];

/** Invalid bodies, each with one violation of the schema. */
export function wrongBodies(schema: Schema, good: Readonly<Record<string, unknown>>): Wrong[] {
  const { properties = {}, required = [] } = schemaOf(schema);
  const members = Object.keys(good).map((name) => [name, schemaOf(properties[name] ?? {})] as const);
  // Members with a default may be left out.
  const needed = required.filter((name) => schemaOf(properties[name] ?? {}).default === undefined);
  const missing = needed.map((name): Wrong => {
    const { [name]: _, ...rest } = good;
    return [`without ${name}`, rest];
  });
  const types = members.flatMap(([name, { type }]): Wrong[] => {
    const value = another[Array.isArray(type) ? (type[0] ?? "") : (type ?? "")];
    return value === undefined ? [] : [[`${name} of another type`, { ...good, [name]: value }]];
  });
  const limits = members.flatMap(([name, inner]): Wrong[] => {
    const value = beyond(inner, good[name]);
    return value === undefined ? [] : [[`${name} beyond its limit`, { ...good, [name]: value }]];
  });
  const enums = members.flatMap(([name, inner]): Wrong[] =>
    inner.enum ? [[`${name} that is none of its values`, { ...good, [name]: "none-of-them" }]] : [],
  );
  return [...missing, ...types, ...limits, ...enums, ["with an unknown member", { ...good, unknownMember: 1 }]];
}

/** What every operation must refuse: no token, an invalid token, and requests that violate its schema. */
export async function checkRefusals(visitor: Visitor, mayWrite: boolean, isMeant: Scope): Promise<void> {
  const { base, fetch, check, host } = visitor;
  for (const id of ids.filter((one) => isMeant(one) && (mayWrite || isRead(one)))) {
    const { path, method: verb, bearer, requestTypes, tag } = operations[id];
    const method = verb.toUpperCase();
    const own = exampleCall(id, visitor.ids);
    const url = base + (own?.path ?? path.replaceAll(/\{[^}]+\}/g, "unknown"));
    // Without a token not even the existence of something may show.
    for (const [what, headers] of [
      ["no token", {}],
      ["a false token", { authorization: "Bearer false" }],
    ] as const)
      if (bearer === "required")
        await check(`${id} with ${what}`, async () => {
          const { status } = await fetch(base + path.replaceAll(/\{[^}]+\}/g, "unknown"), { method, headers });
          must(status === 401, `expected 401, got ${status}`);
        });

    const token = tag === "admin" ? host.adminToken?.(visitor) : visitor.token;
    if ((bearer === "required" && !token) || leaving.has(id)) continue;
    // The named thing may be gone by now, and the server decides what it checks first.
    const orGone = path.includes("{") ? [404] : [];
    const allowed = [400, ...orGone];
    const refuse = async (what: string, statuses: number[], address: string, type: string | null, body?: string) => {
      const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(type && { "content-type": type }) };
      const { status } = await fetch(address, { method, headers, body: body ?? null });
      must(statuses.includes(status), `${what}: expected ${statuses.join(" or ")}, got ${status}`);
    };
    const paged = parametersOf(id).filter((one) => one.in === "query" && /^page(Size)?$/.test(one.name));
    for (const { name } of paged)
      await check(`${id} with a ${name} beyond its limits`, async () => {
        const join = url.includes("?") ? "&" : "?";
        await refuse(`${name}=0`, allowed, `${url}${join}${name}=0`, null);
        await refuse(`${name}=1000000`, allowed, `${url}${join}${name}=1000000`, null);
      });
    const media = describedBy(id).requestBody?.content["application/json"];
    if (!media) continue;
    const json = "application/json";
    await check(`${id} with a body that is none`, async () => {
      await refuse("no body", allowed, url, json);
      await refuse("no JSON", allowed, url, json, "{");
      if (!requestTypes.includes("multipart/form-data"))
        await refuse("another type", [415, ...orGone], url, "text/csv", "a=b");
    });
    for (const [what, body] of wrongBodies(
      media.schema,
      own?.body ?? (examplesOf(media)[0] as Record<string, unknown>),
    ))
      await check(`${id} ${what}`, () => refuse("refused", allowed, url, json, JSON.stringify(body)));
  }
  if (!mayWrite || !visitor.token || !isMeant("updateProfile")) return;
  await check("a body over 1 MB is 413", async () => {
    const headers = { authorization: `Bearer ${visitor.token}`, "content-type": "application/json" };
    const body = JSON.stringify({ description: "x".repeat(1_048_576) });
    const { status } = await fetch(`${base}${operations.updateProfile.path}`, { method: "PUT", headers, body });
    must(status === 413, `expected 413, got ${status}`);
  });
}
