// Makes the generated zod object of every closed schema of the contract strict. The generator either leaves all open
// or closes all, answers included; answers must stay open, since unknown members are ignored (GAP-05).
//   node tools/close-bodies.mjs <bundle> <folder of zod schemas>
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";

const [bundle, folder] = process.argv.slice(2);
const { schemas } = parse(readFileSync(bundle, "utf8")).components;
const open = [];
for (const [name, schema] of Object.entries(schemas)) {
  if (schema.additionalProperties !== false || schema.type !== "object") continue;
  const file = `${folder}/${name[0].toLowerCase()}${name.slice(1)}.zod.ts`;
  if (!existsSync(file)) continue;
  const text = readFileSync(file, "utf8");
  const closed = text.replace(
    new RegExp(`(export const ${name} = (?:/\\*#__PURE__\\*/ )?zod\\.)object\\(`),
    "$1strictObject(",
  );
  if (closed === text) open.push(name);
  else writeFileSync(file, closed);
}
if (open.length > 0) {
  console.error(`could not close: ${open.join(", ")}`);
  process.exitCode = 1;
}
