// Builds Storybook into .cache/storybook, with the contract's documents in it. The folder may be published under any address.
import { spawnSync } from "node:child_process";

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, STORYBOOK: "true", STORYBOOK_DISABLE_TELEMETRY: "1" },
    shell: process.platform === "win32",
  }).status ?? 1;

process.exitCode =
  run("npm", "run", "--silent", "contract:docs") || run("storybook", "build", "-o", ".cache/storybook", "--quiet");
