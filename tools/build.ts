// Builds the app into dist/, prerenders its public pages and compresses the files. Does nothing if the inputs are unchanged.
//   node tools/build.ts [--force]
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { files, hashOf, withImports } from "./input-hash.mjs";

const folders = ["src", "public", "openapi", "index.html"];
const settings = ["package.json", "package-lock.json", "tsconfig.json", "panda.config.ts"];
const stamp = "node_modules/.cache/sotto/build";
const compressible = new Set([".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest"]);

/** Builds if something has changed; ends the process on failure. */
export function buildApp({ force = false } = {}): void {
  // Environment variables that Vite puts into the bundle are inputs, too.
  const baked = Object.entries(process.env).filter(([name]) => name.startsWith("VITE_"));
  const inputs = [
    ...folders,
    ...settings,
    ...withImports("vite.config.ts"),
    ...withImports("tools/build.ts"),
    ...withImports("tools/prerender.ts"),
  ];
  const now = hashOf(inputs, JSON.stringify(baked.toSorted(([a], [b]) => (a < b ? -1 : 1))));
  const isCurrent = existsSync("dist/shell.html") && existsSync(stamp) && readFileSync(stamp, "utf8") === now;
  if (isCurrent && !force) return;
  const shell = process.platform === "win32";
  const { status } = spawnSync("vite", ["build", "--logLevel", "warn"], { stdio: "inherit", shell });
  if (status !== 0) process.exit(status ?? 1);
  // In its own process: NODE_ENV must be set before React is loaded, or it renders in development mode.
  const env = { ...process.env, NODE_ENV: "production" };
  const prerender = spawnSync(process.execPath, ["tools/prerender.ts"], { stdio: "inherit", env });
  if (prerender.status !== 0) process.exit(prerender.status ?? 1);
  for (const file of files("dist").filter((path: string) => compressible.has(extname(path)))) {
    const body = readFileSync(file);
    if (body.length < 1024) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(body));
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  }
  mkdirSync(dirname(stamp), { recursive: true });
  rmSync(stamp, { force: true });
  writeFileSync(stamp, now);
}

if (import.meta.main) buildApp({ force: process.argv.includes("--force") });
