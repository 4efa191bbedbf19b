// Builds Storybook into .cache/storybook.
import { spawnSync } from "node:child_process";

const { status } = spawnSync("storybook", ["build", "-o", ".cache/storybook", "--quiet"], {
  stdio: "inherit",
  env: { ...process.env, STORYBOOK: "true", STORYBOOK_DISABLE_TELEMETRY: "1" },
  shell: process.platform === "win32",
});
process.exitCode = status ?? 1;
