// Lists the licences of everything in the lockfiles and fails on one that is not allowed: npm run licences [-- --sbom FILE]
// Packages that reach browsers (`dependencies`) have a stricter list than those that only build and test, which include all
// in the second backend's lockfile.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

type Package = { readonly license?: string; readonly dev?: boolean; readonly devOptional?: boolean };
const lockfiles = [
  { path: "package-lock.json", isTool: false },
  { path: "tools/checks/second/package-lock.json", isTool: true },
];

const shipped = ["MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "OFL-1.1", "Unlicense", "PSF-2.0"];
const toolsOnly = [
  "MPL-2.0",
  "BlueOak-1.0.0",
  "MIT-0",
  "Python-2.0",
  "PSF-2.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "CC-BY-SA-4.0",
];
/** Packages whose lockfile entry names no licence, with the one in their files. */
const readByHand: Readonly<Record<string, string>> = { exit: "MIT" };

const found = lockfiles.flatMap(({ path: lockfile, isTool: areTools }) => {
  const { packages } = JSON.parse(readFileSync(lockfile, "utf8")) as { packages: Record<string, Package> };
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, { license, dev, devOptional }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      const isTool = areTools || dev === true || devOptional === true;
      return { name, licence: license ?? readByHand[name] ?? "none", isTool };
    });
});

/** `A OR B` needs one allowed licence, `A AND B` both. */
const isAllowed = (licence: string, allowed: readonly string[]) =>
  licence
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => allowed.includes(one)));

for (const [licence, group] of Map.groupBy(found, (one) => one.licence))
  console.log(
    `${String(group.length).padStart(5)}  ${licence}  (${group.filter(({ isTool }) => !isTool).length} shipped or optional)`,
  );

const refused = found.filter(
  ({ licence, isTool }) => !isAllowed(licence, isTool ? [...shipped, ...toolsOnly] : shipped),
);
for (const { name, licence, isTool } of refused)
  console.log(`not allowed${isTool ? "" : " in what is shipped"}: ${name} (${licence})`);

const file = process.argv.find((_argument, index) => process.argv[index - 1] === "--sbom");
if (file)
  writeFileSync(
    file,
    execFileSync("npm", ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"], { maxBuffer: 256 * 1024 * 1024 }),
  );
process.exitCode = refused.length === 0 ? 0 : 1;
