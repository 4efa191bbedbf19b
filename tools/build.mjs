// Builds the app into dist/ and compresses what compresses. Does nothing when the inputs are as last time.
//   node tools/build.mjs [--force]
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, extname } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { files, hashOf, withImports } from "./input-hash.mjs";

const inputs = [
  "src",
  "public",
  "openapi",
  "index.html",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "panda.config.ts",
  // Panda writes the styles of these into the app's sheet too.
  ".storybook",
  ...withImports("vite.config.ts"),
  ...withImports("tools/build.mjs"),
];
const stamp = "node_modules/.cache/sotto/build";
const compressible = new Set([".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest"]);

// Settings that Vite bakes into the bundle count as inputs too.
const settings = Object.entries(process.env)
  .filter(([name]) => name.startsWith("VITE_"))
  .toSorted(([a], [b]) => (a < b ? -1 : 1));
const now = hashOf(inputs, JSON.stringify(settings));
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
