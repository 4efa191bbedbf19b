// Runs some stories or flows while one works on them, on what is built anew if it has changed:
//   npm run stories -- pages-landing …    by the titles of their files, with hyphens
//   npm run flows -- landing worlds …     by the names of their files; further arguments go to Playwright
// `--slowed` delays answers and makes stories stutter, as on a busy machine: it finds tests that pass only by luck.
// `--slowed=writes` and `--slowed=reads` delay only those calls of flows, all alike: what is shown before it is stored, and
// what is read before that, must come out right all the same. `--slowed=renders` delays what React does after an event's own
// update, in flows: what one event leads to must hold for the next one.
import { spawn, spawnSync } from "node:child_process";
import type { AddressInfo } from "node:net";
import { buildApp } from "./build.ts";
import { serve } from "./serve.ts";

const [kind, ...given] = process.argv.slice(2);
const slowed = /^--slowed(?:=(reads|writes|renders))?$/;
const wanted = given.filter((argument) => !slowed.test(argument));
const how = given.map((argument) => slowed.exec(argument)).find((found) => found !== null);
if (how) process.env["SLOWED"] = how[1] ?? "all";
const options = { stdio: "inherit", shell: process.platform === "win32" } as const;

if (kind === "flows") {
  buildApp();
  const runner = ["test", "-c", "e2e/playwright.config.ts", "--reporter=list", "--retries=0", ...wanted];
  process.exitCode = spawnSync("playwright", runner, options).status ?? 1;
} else {
  const built = spawnSync(process.execPath, ["tools/storybook-build.ts"], options);
  if (built.status !== 0) process.exit(built.status ?? 1);
  const server = await serve(".cache/storybook", 0);
  const { port } = server.address() as AddressInfo;
  // Not waited for synchronously: this process serves the stories.
  const runner = spawn("test-storybook", ["--url", `http://127.0.0.1:${port}`, "--index-json", ...wanted], {
    ...options,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" },
  });
  runner.on("exit", (status) => process.exit(status ?? 1));
}
