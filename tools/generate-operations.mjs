// Writes a typed table of the contract's operations, and beside it `operation-schemas.ts`, which lists the generated schemas
// of every tag: node tools/generate-operations.mjs <bundle> <out>
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";

const [bundle, out] = process.argv.slice(2);
const contract = parse(readFileSync(bundle, "utf8"));
const methods = ["get", "post", "put", "patch", "delete"];

const secured = (security) =>
  security.length === 0 ? "none" : security.some((s) => Object.keys(s).length === 0) ? "optional" : "required";

/** The paths of a body that hold a picture's address (`variant.avatar`), which are all checked. */
function picturesIn(schema, place = []) {
  if (schema?.$ref) {
    const name = schema.$ref.split("/").at(-1);
    if (name === "ImageUrl") throw new Error(`${place.join(".")} in a body must be a GivenImageUrl`);
    return name === "GivenImageUrl" ? [place.join(".")] : picturesIn(contract.components.schemas[name], place);
  }
  const inside = Object.entries(schema?.properties ?? {}).flatMap(([name, one]) => picturesIn(one, [...place, name]));
  const items = schema?.items ? picturesIn(schema.items, [...place, "*"]) : [];
  const kinds = ["anyOf", "oneOf", "allOf"].flatMap((key) => schema?.[key] ?? []);
  return [...inside, ...items, ...kinds.flatMap((one) => picturesIn(one, place))];
}

const rows = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods
    .filter((method) => item[method])
    .map((method) => {
      const operation = item[method];
      const success = Object.keys(operation.responses).find((status) => status.startsWith("2"));
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((p) =>
        p.$ref ? contract.components.parameters[p.$ref.split("/").at(-1)] : p,
      );
      return {
        id: operation.operationId,
        row: {
          method,
          path,
          tag: operation.tags[0],
          bearer: secured(operation.security ?? contract.security),
          status: Number(success),
          requestTypes: Object.keys(operation.requestBody?.content ?? {}),
          responseTypes: Object.keys(operation.responses[success]?.content ?? {}),
          idempotent: parameters.some((p) => p.in === "header" && p.name === "Idempotency-Key"),
          pictures: [
            ...new Set(Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => picturesIn(schema))),
          ],
          maxBodyBytes: operation["x-max-body-bytes"] ?? 1_000_000,
          openToBanned: operation["x-open-to-banned"] === true,
          origin: operation["x-origin"] ?? "inferred",
        },
      };
    }),
);
rows.sort((a, b) => a.id.localeCompare(b.id));

mkdirSync(dirname(out), { recursive: true });
writeFileSync(
  out,
  `// Generated from the contract; do not edit.
export type Operation = {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** As in the contract, with {placeholders}. */
  readonly path: string;
  readonly tag: string;
  readonly bearer: "required" | "optional" | "none";
  /** The status of the success answer. */
  readonly status: number;
  readonly requestTypes: readonly string[];
  readonly responseTypes: readonly string[];
  /** Takes the Idempotency-Key header (GAP-118). */
  readonly idempotent: boolean;
  /** Where its body holds addresses of pictures, as "background.image"; "*" is every item. */
  readonly pictures: readonly string[];
  readonly maxBodyBytes: number;
  /** A banned account may call it (GAP-105). */
  readonly openToBanned: boolean;
  readonly origin: "spec" | "inferred";
};
export type OperationId =
${rows.map(({ id }) => `  | ${JSON.stringify(id)}`).join("\n")};
export const operations: Readonly<Record<OperationId, Operation>> = {
${rows.map(({ id, row }) => `  ${id}: ${JSON.stringify(row)},`).join("\n")}
};
`,
);

const tags = new Set(rows.map(({ row }) => row.tag));
writeFileSync(
  join(dirname(out), "operation-schemas.ts"),
  `// Generated from the contract; do not edit.
${[...tags].map((tag) => `export * from "./zod/${tag}/${tag}.zod.ts";`).join("\n")}
`,
);
