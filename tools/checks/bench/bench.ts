// Prints what the app costs beside its floor, both measured in this run: npm run bench [-- part…], all parts by default.
// Figures, not a test: nothing fails here.
import { spawnSync } from "node:child_process";
import { loadavg } from "node:os";
import { build } from "vite";
import type { Responder } from "#mocks/backend/responder/responder.ts";
import { startServer } from "#mocks/hosts/server.ts";
import { launchBrowser } from "../pages.ts";
import { everyMs, startFloorServer, tokenAt, tokens } from "./floor-server.ts";
import { opening, scrolling, streaming, typing } from "./in-chat.ts";
import { imports } from "./imports.ts";
import { loads } from "./loads.ts";
import { longLists } from "./lists.ts";
import { lore } from "./lore.ts";
import { figures } from "./table.ts";

const parts = { loads, opening, typing, scrolling, streaming, lists: longLists, imports, lore };
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`no part ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}`);

const floorFolder = ".cache/bench-floor";

/** Writes 50 tokens a second, as a fast model does. */
const steady: Responder = {
  async *write(_request, signal) {
    for (let left = tokens; left > 0; left -= 1) {
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      signal.throwIfAborted();
      yield tokenAt(left);
    }
  },
};

const [loadBefore] = loadavg();
const made = spawnSync(process.execPath, ["tools/build.ts"], { stdio: "inherit" });
if (made.status !== 0) process.exit(made.status ?? 1);
await build({
  configFile: false,
  root: "tools/checks/bench/floor",
  logLevel: "error",
  build: { outDir: `${process.cwd()}/${floorFolder}`, emptyOutDir: true, modulePreload: { polyfill: false } },
});

const server = await startServer({
  port: 0,
  dataDir: ":memory:",
  world: "crowded",
  responder: steady,
  isLimited: false,
  log: () => undefined,
});
const floor = await startFloorServer(floorFolder);
const browser = await launchBrowser();
const table = figures();
try {
  const stage = { browser, server, floorUrl: floor.url, row: table.row };
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    // The other parts still run if one fails.
    await part(stage).catch((error: unknown) => {
      console.error(`${name} broke off:`, error);
      process.exitCode = 1;
    });
  }
} finally {
  await browser.close();
  floor.close();
  await server.close();
}
console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)} at the end, ${loadBefore?.toFixed(1)} before\n`);
console.log(table.toString());
