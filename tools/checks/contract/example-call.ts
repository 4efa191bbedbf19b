import { operations, type OperationId } from "#src/generated/operations.ts";
import { describedBy, examplesOf, parametersOf, schemaOf, type Schema } from "./document.ts";

/** Ids by the name of the member or parameter that takes them. */
export type Ids = Readonly<Record<string, string>>;
export type ExampleCall = { method: string; path: string; body: Record<string, unknown> | null; named: string[] };

const first = ({ const: only, enum: values = [] }: Schema) => [only, ...values].find((one) => typeof one === "string");

/**
 * A call of an operation made from its examples, with the given ids filled in, and the names of the ids used; null if its
 * path needs another id.
 */
export function exampleCall(id: OperationId, ids: Ids): ExampleCall | null {
  const { method, path } = operations[id];
  const named: string[] = [];
  const idFor = (name: string) => {
    const own = ids[name];
    if (own) named.push(name);
    return own;
  };
  let isWhole = true;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    // In the paths of variants and versions, `id` is the character's.
    const own = idFor(name === "id" ? "characterId" : name);
    if (!own) isWhole = false;
    return own ?? "";
  });
  if (!isWhole) return null;
  const query = parametersOf(id)
    // Filtering a list by a foreign id finds nothing, which is not a refusal.
    .filter((one) => one.in === "query" && (one.required || (ids[one.name] && !id.startsWith("list"))))
    .map(({ name, schema }) => `${name}=${idFor(name) ?? first(schemaOf(schema)) ?? "lamp"}`);
  const media = describedBy(id).requestBody?.content["application/json"];
  const example = media && (examplesOf(media)[0] as Record<string, unknown>);
  const body = example
    ? Object.fromEntries(Object.entries(example).map(([name, value]) => [name, idFor(name) ?? value]))
    : null;
  return {
    method: method.toUpperCase(),
    path: query.length > 0 ? `${filled}?${query.join("&")}` : filled,
    body,
    named,
  };
}
