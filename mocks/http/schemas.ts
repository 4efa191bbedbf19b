import * as ofAllTags from "#src/generated/operation-schemas.ts";
import { CreateBucketWithImageBody } from "#src/generated/zod/schemas/createBucketWithImageBody.zod.ts";
import type { OperationId } from "#src/generated/operations.ts";

/** What the checks of this folder need of a generated schema. */
export type Schema = {
  safeParse(value: unknown): { success: true; data: unknown } | { success: false; error: { issues: readonly Issue[] } };
};
export type Issue = { readonly path: readonly PropertyKey[]; readonly message: string; readonly code: string };
export type OperationSchemas = {
  params: Schema | null;
  query: Schema | null;
  body: Schema | null;
  /** Where the body comes as a form. */
  form: Schema | null;
  response: Schema | null;
};

// Operation ids are unique over the tags, and so are the names made of them.
const generated: Readonly<Record<string, unknown>> = ofAllTags;

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && "safeParse" in value;

function named(name: string): Schema | null {
  // The generator appends "Schema" where a component of the contract has the same name.
  for (const key of [`${name}Schema`, name]) {
    const value = generated[key];
    if (isSchema(value)) return value;
  }
  return null;
}

/** The form of an operation that takes JSON too; `body` is the JSON (TRAP-64). */
const forms: { [Id in OperationId]?: Schema } = { createBucket: CreateBucketWithImageBody };

const made = new Map<OperationId, OperationSchemas>();

/** The generated schemas of an operation's parts. */
export function schemasOf(id: OperationId): OperationSchemas {
  const known = made.get(id);
  if (known) return known;
  const base = `${id[0]?.toUpperCase()}${id.slice(1)}`;
  const body = named(`${base}Body`);
  const schemas = {
    params: named(`${base}Params`),
    query: named(`${base}QueryParams`),
    body,
    form: forms[id] ?? body,
    response: named(`${base}Response`),
  };
  made.set(id, schemas);
  return schemas;
}
