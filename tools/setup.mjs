// Runs before every npm script, on the machine's own Node (20 or newer): installs the packages of the lockfile and generates
// code from the contract, the theme and the routes. Only does what has changed.
//   node tools/setup.mjs             install, generate what changed
//   node tools/setup.mjs --generate  generate everything
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { hashOf, withImports } from "./input-hash.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const force = process.argv.includes("--generate");

/** Runs `work` unless the inputs are as they were last time and every output is still there. */
function step(name, { inputs, outputs, always = false }, work) {
  const stampFile = join("node_modules/.cache/sotto", name);
  const now = hashOf(inputs);
  const same =
    existsSync(stampFile) && readFileSync(stampFile, "utf8") === now && outputs.every((path) => existsSync(path));
  if (same && !always) return;
  const start = Date.now();
  work();
  mkdirSync(dirname(stampFile), { recursive: true });
  // A new file: a copy of the folder by hard links keeps its own stamps.
  rmSync(stampFile, { force: true });
  writeFileSync(stampFile, now);
  console.log(`${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

function run(command, args) {
  const bin = join(root, "node_modules/.bin");
  const separator = process.platform === "win32" ? ";" : ":";
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
    env: { ...process.env, PATH: `${bin}${separator}${process.env.PATH}`, npm_config_update_notifier: "false" },
  });
  if (status === 0) return;
  console.error(
    `${command} ${args.join(" ")} failed${error ? `: ${error.message}` : ""}\n${stdout ?? ""}${stderr ?? ""}`,
  );
  process.exitCode = 1;
  throw new Error(`${command} failed`);
}

/** One setup at a time: two npm scripts started together must not generate into the same folder. */
function withLock(work) {
  const lock = ".cache/setup.lock";
  mkdirSync(".cache", { recursive: true });
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      const age = existsSync(lock) ? Date.now() - statSync(lock).mtimeMs : 0;
      if (age > 300_000) rmSync(lock, { recursive: true, force: true });
      Atomics.wait(pause, 0, 0, 200);
    }
  }
  try {
    work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

const bundle = ".cache/openapi.yaml";
const plain = ".cache/openapi.plain.yaml";
const generators = [
  "tools/generate-operations.mjs",
  "tools/generate-handlers.mjs",
  "tools/strip-descriptions.mjs",
  "tools/close-bodies.mjs",
  "tools/drop-hooks.mjs",
];

try {
  withLock(() => {
    step("install", { inputs: ["package-lock.json"], outputs: ["node_modules/.bin"] }, () =>
      run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]),
    );
    const second = "tools/checks/second";
    step("second", { inputs: [`${second}/package-lock.json`], outputs: [`${second}/node_modules/hono`] }, () =>
      run("npm", ["ci", "--prefix", second, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]),
    );
    step(
      "client",
      {
        inputs: ["openapi", ...generators, "package-lock.json"],
        outputs: [
          bundle,
          plain,
          "src/generated/api",
          "src/generated/zod",
          "src/generated/operations.ts",
          "src/generated/operation-schemas.ts",
          ".cache/provider/sdk.gen.ts",
        ],
        always: force,
      },
      () => {
        run("redocly", ["bundle", "openapi/openapi.yaml", "--config", "openapi/redocly.yaml", "-o", bundle]);
        run("node", ["tools/strip-descriptions.mjs", bundle, plain]);
        run("orval", ["--config", "openapi/orval.config.ts"]);
        run("openapi-ts", ["--file", "openapi/openapi-ts.config.ts"]);
        run("node", ["tools/drop-hooks.mjs", "src/generated/api"]);
        run("node", ["tools/close-bodies.mjs", bundle, "src/generated/zod/schemas"]);
        run("node", ["tools/generate-operations.mjs", bundle, "src/generated/operations.ts"]);
        run("node", ["tools/generate-handlers.mjs", bundle, "src/generated/handlers.ts"]);
      },
    );
    step(
      "styles",
      {
        inputs: ["panda.config.ts", "src/lib/look-ids.ts", "src/ui/theme", "src/ui/recipes", "package-lock.json"],
        outputs: ["src/generated/styled-system/css/index.js"],
        always: force,
      },
      () => run("panda", ["codegen", "--silent"]),
    );
    step(
      "routes",
      {
        inputs: ["src/routes", ...withImports("tools/routes.ts"), "package-lock.json"],
        outputs: ["src/generated/route-tree.ts"],
        always: force,
      },
      () => run("node", ["tools/routes.ts"]),
    );
  });
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
