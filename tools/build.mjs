// Builds the app into dist/ and compresses what compresses. Does nothing when the inputs are as last time.
//   node tools/build.mjs [--force]
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const inputs = [
  "src",
  "public",
  "openapi",
  "index.html",
  "vite.config.ts",
  "panda.config.ts",
  "package-lock.json",
  "tools/build.mjs",
  "tools/first-page-modules.mjs",
  "tools/route-preloads.mjs",
  "tools/static-css.mjs",
];
const stamp = "node_modules/.cache/sotto/build";
const compressible = new Set([".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest"]);

const files = (path) =>
  !existsSync(path)
    ? []
    : statSync(path).isDirectory()
      ? readdirSync(path)
          .toSorted()
          .flatMap((name) => files(join(path, name)))
      : [path];

/** Settings that Vite bakes into the bundle count as inputs too. */
function inputHash() {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap(files)) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  for (const [name, value] of Object.entries(process.env).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (name.startsWith("VITE_")) hash.update(`${name}=${value}\0`);
  return hash.digest("hex");
}

const now = inputHash();
const current = existsSync("dist/index.html") && existsSync(stamp) && readFileSync(stamp, "utf8") === now;
if (!current || process.argv.includes("--force")) {
  const { status } = spawnSync("vite", ["build", "--logLevel", "warn"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
  for (const file of files("dist").filter((path) => compressible.has(extname(path)))) {
    const body = readFileSync(file);
    if (body.length < 1024) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}
