// Finds a Chromium, or installs Debian's when it may.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const known = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const find = () => [process.env["CHROME_PATH"], ...known].find((path) => path && existsSync(path));

/** Arguments every headless run gives: no sandbox (often root), no background traffic. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

/** The path of a Chromium, or undefined where Playwright's own is to be used. Installs one when there is none. */
export function findBrowser(): string | undefined {
  const found = find();
  if (found) return found;
  const shown = { stdio: ["ignore", "ignore", "inherit"] as ["ignore", "ignore", "inherit"] };
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.error("No Chromium found: installing Debian's.");
    const install =
      "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium";
    spawnSync("sh", ["-c", install], shown);
    const installed = find();
    if (installed) return installed;
  }
  console.error("No Chromium found: asking Playwright for one.");
  spawnSync("npx", ["--no-install", "playwright", "install", "chromium"], shown);
  return undefined;
}
