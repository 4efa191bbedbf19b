import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser } from "../tools/browser.ts";

const executablePath = findBrowser();

/** Whole flows on the built app over real HTTP. Each worker starts a host of its own (support/host.ts). */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.flow.ts",
  outputDir: "../.cache/e2e",
  workers: 2,
  // Takes no failure back: a flow that failed once has failed. It tells firm failures from others.
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
