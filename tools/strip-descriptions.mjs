// Writes the contract for the browser's client: without descriptions, which would cost bytes, and without refusals, since
// every one of them becomes an ApiError.
//   node tools/strip-descriptions.mjs <bundle> <out>
import { readFileSync, writeFileSync } from "node:fs";
import { parse, stringify } from "yaml";

const [bundle, out] = process.argv.slice(2);

/** Removes the keyword `description` of schemas, but not properties of that name. */
function strip(node, isMap = false) {
  if (Array.isArray(node)) return node.map((item) => strip(item));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => isMap || key !== "description" || typeof value !== "string")
      .map(([key, value]) => [
        key,
        key === "example" || key === "examples" ? value : strip(value, key === "properties" && !isMap),
      ]),
  );
}

const contract = parse(readFileSync(bundle, "utf8"));
const { info, ...rest } = contract;
const successes = (responses) =>
  Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => status.startsWith("2"))
      .map(([status, response]) => [status, { description: "", ...response }]),
  );
const stripped = strip(rest);
for (const item of Object.values(stripped.paths))
  for (const operation of Object.values(item))
    if (operation?.responses) operation.responses = successes(operation.responses);
delete stripped.components.responses;
writeFileSync(out, stringify({ ...stripped, info: { title: info.title, version: info.version } }));
