// Joins the generated MSW handlers to the operations they answer, by name: node tools/generate-handlers.mjs <bundle> <out>
import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";

const [bundle, out] = process.argv.slice(2);
const contract = parse(readFileSync(bundle, "utf8"));
const methods = ["get", "post", "put", "patch", "delete"];

// An operation with two request types has a handler for each (orval: splitByContentType).
const suffixes = { "application/json": "WithJson", "multipart/form-data": "WithFormData" };

const rows = Object.values(contract.paths).flatMap((item) =>
  methods
    .filter((method) => item[method])
    .map((method) => {
      const { operationId, tags, requestBody } = item[method];
      const types = Object.keys(requestBody?.content ?? {});
      const name = operationId[0].toUpperCase() + operationId.slice(1);
      const names = types.length > 1 ? types.map((type) => name + suffixes[type]) : [name];
      return { id: operationId, tag: tags[0], handlers: names.map((each) => `get${each}MockHandler`) };
    }),
);
rows.sort((a, b) => a.id.localeCompare(b.id));
const fileOf = (tag, handler) =>
  `./api/${tag}/${handler
    .replace(/^get|MockHandler$/g, "")
    .replace(/(?<!^)([A-Z])/g, "-$1")
    .toLowerCase()}.msw.ts`;

writeFileSync(
  out,
  `// Generated from the contract; do not edit.
import type { HttpHandler } from "msw";
import type { OperationId } from "./operations.ts";
${rows
  .flatMap(({ tag, handlers }) => handlers.map((name) => `import { ${name} } from "${fileOf(tag, name)}";`))
  .join("\n")}

/** The successful answer of an operation; refusals and streams are thrown as a Response. */
type Answer = (info: { request: Request }) => Promise<any>;

/** The generated MSW handlers of each operation, given a function that answers. */
export const generatedHandlers: Readonly<Record<OperationId, (answer: Answer) => HttpHandler[]>> = {
${rows.map(({ id, handlers }) => `  ${id}: (answer) => [${handlers.map((handler) => `${handler}(answer)`).join(", ")}],`).join("\n")}
};
`,
);
