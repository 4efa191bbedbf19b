import { getJestConfig } from "@storybook/test-runner";
import { browserArguments, findBrowser } from "../tools/browser.ts";

const config = getJestConfig();
const executablePath = findBrowser();

export default {
  ...config,
  testTimeout: 90_000,
  // Pages of reference are no states: nothing of them is a test, and a file without tests takes its time all the same.
  testPathIgnorePatterns: [...(config.testPathIgnorePatterns ?? []), "/reference-[^/]+\\.test\\.js$"],
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    "jest-playwright": {
      ...config.testEnvironmentOptions["jest-playwright"],
      browsers: ["chromium"],
      launchOptions: { headless: true, ...(executablePath ? { executablePath } : {}), args: browserArguments },
    },
  },
};
