// Lists what has changed in the contract since a commit: npm run contract:diff -- --base REF
// Breaking changes without a new `info.version` end it with exit status 1.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { parse } from "yaml";
import { compareContracts, linesOf, type Node } from "./compare.ts";

const base = process.argv.find((argument, index) => process.argv[index - 1] === "--base" && argument !== "");
if (!base) {
  console.error("Which commit? npm run contract:diff -- --base REF");
  process.exit(2);
}
const folder = ".cache/contract-base";
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const archive = execFileSync("git", ["archive", "--format=tar", base, "openapi"], { maxBuffer: 64 * 1024 * 1024 });
execFileSync("tar", ["-x", "-C", folder], { input: archive });

/** The bundled document, parsed. */
function bundled(root: string): Node {
  const file = `${folder}/bundled-${root === folder ? "base" : "now"}.yaml`;
  execFileSync("redocly", ["bundle", `${root}/openapi/openapi.yaml`, "--output", file], { stdio: "pipe" });
  return parse(readFileSync(file, "utf8")) as Node;
}
const [before, after] = [bundled(folder), bundled(".")];
const versionOf = (document: Node) => String((document["info"] as Node | undefined)?.["version"]);

const changes = compareContracts(before, after);
const breaking = changes.filter(({ isBreaking }) => isBreaking);
for (const [title, listed] of [
  ["Breaking", linesOf(breaking)],
  ["Other", linesOf(changes.filter(({ isBreaking }) => !isBreaking))],
] as const)
  console.log(listed.length === 0 ? `${title}: nothing` : [`${title}:`, ...listed].join("\n"));
const [from, to] = [versionOf(before), versionOf(after)];
console.log(from === to ? `version ${to}, as before` : `version ${from} -> ${to}`);
if (breaking.length > 0 && from === to) {
  console.log("Breaking changes need a new info.version in openapi/openapi.yaml.");
  process.exitCode = 1;
}
