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
  // What is awaited mostly comes at once: long limits cost nothing but where a machine is slow.
  timeout: 480_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [["json"], ["line"]],
  use: {
    // A press that never comes through says what it waited for; without a limit only the whole flow's ends it.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    viewport: { width: 1440, height: 900 },
    // A trace draws every step twice, which takes a third of a run's time: only what failed is run once more with one.
    trace: "on-first-retry",
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserArguments },
  },
});
