import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser } from "../tools/browser.ts";

const executablePath = findBrowser();

/** Flows through the built app over real HTTP. Each worker starts its own host (support/host.ts). */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.flow.ts",
  outputDir: "../.cache/e2e",
  workers: 2,
  // A retry does not hide a failure: a flow that failed once counts as failed. It tells steady failures from flaky ones.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [["json"], ["line"]],
  use: {
    viewport: { width: 1440, height: 900 },
    trace: "retain-on-failure",
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserArguments },
  },
});
