// Compares representative stories with pictures of them: npm run visual [-- --update] [--only pages-home] [--built].
// Two themes at two widths each. The pictures depend on the fonts and the browser of the machine they were taken on.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { storyNow } from "../../../mocks/hosts/story.ts";
import { settledStyle } from "../../../.storybook/settled-style.ts";
import { browserArguments, findBrowser } from "../../browser.ts";
import { serve } from "../../serve.ts";
import { comparePictures, packPicture } from "./compare.ts";
import { pictured } from "./pictured.ts";

const { values } = parseArgs({
  options: { update: { type: "boolean" }, only: { type: "string" }, built: { type: "boolean" } },
});
const baselines = "tools/checks/visual/baselines";
const failures = ".cache/visual";
const port = 6107;
/** Share of all pixels that may differ. */
const tolerated = 0.002;
/** Milliseconds for a story to end its steps: on a busy machine a long one takes more than Playwright's usual 30 s. */
const patience = 180_000;
const sizes = [
  { name: "wide", width: 1440, height: 900, scale: 0.4 },
  { name: "phone", width: 390, height: 844, scale: 0.6 },
] as const;
const themes = { dark: "dark", light: "lightModeTheme" } as const;

/**
 * Hides what differs from run to run: carets, scrollbars, toasts, randomly placed candies. Code is set in Figtree, since its
 * own font is the machine's.
 */
const still = `${settledStyle}:root{--fonts-mono:"Figtree Variable"!important}*{caret-color:transparent!important;scrollbar-width:none!important}[aria-label="Collect candy"],[data-toaster]{visibility:hidden!important}`;

type Preview = { currentRender?: { id?: string; phase?: string } };

/** Runs in the page: how the story's steps ended, or null while they run. */
function endedAs(): string | null {
  const preview = (window as unknown as Record<string, Preview | undefined>)["__STORYBOOK_PREVIEW__"];
  const phase = preview?.currentRender?.phase ?? "";
  return ["finished", "errored", "aborted"].includes(phase) ? phase : null;
}

/** Shows the story and waits until its steps have ended. Throws if a step failed. */
async function show(page: Page, id: string): Promise<void> {
  await page.goto(`http://127.0.0.1:${port}/iframe.html?id=${id}&viewMode=story`);
  const phase = await (await page.waitForFunction(endedAs, undefined, { timeout: patience })).jsonValue();
  if (phase !== "finished") throw new Error(`its steps ended as ${phase}`);
}

/** Sets the theme, scrolls to the top, and waits until fonts and pictures are loaded and drawn. */
const settle = (page: Page, theme: string) =>
  page.evaluate(async (value) => {
    document.documentElement.dataset["theme"] = value;
    window.scrollTo(0, 0);
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    });
    // A picture clipped by its scroll container may never load.
    const late = new Promise((resolve) => setTimeout(resolve, 3000));
    await Promise.race([late, Promise.all(seen.map((image) => image.decode().catch(() => undefined)))]);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, theme);

if (!values.built) await import("../../storybook-build.ts");
if (process.exitCode) process.exit();
const server = await serve(".cache/storybook", port);
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments });
const ids = pictured.filter((id) => id.includes(values.only ?? ""));
// Also removes pictures of stories that are no longer compared.
if (values.update && !values.only) rmSync(baselines, { recursive: true, force: true });
mkdirSync(baselines, { recursive: true });
rmSync(failures, { recursive: true, force: true });
mkdirSync(failures, { recursive: true });

const problems: string[] = [];
let bytes = 0;
let compared = 0;
const bench = await browser.newPage();

/** A screenshot, once two in a row are the same. Loaded data can reset the theme, so it is set again for each. */
async function stillPicture(page: Page, theme: string): Promise<string> {
  let before = "";
  for (let tries = 0; tries < 12; tries += 1) {
    await settle(page, theme);
    const now = (await page.screenshot()).toString("base64");
    if (now === before) break;
    before = now;
    await page.waitForTimeout(150);
  }
  return `data:image/png;base64,${before}`;
}

async function picture(page: Page, name: string, theme: string, scale: number): Promise<void> {
  const png = await stillPicture(page, theme);
  const packed = await bench.evaluate(packPicture, [png, scale] as const);
  const file = `${baselines}/${name}.webp`;
  const write = (path: string, address: string) =>
    writeFileSync(path, Buffer.from(address.slice(address.indexOf(",") + 1), "base64"));
  if (values.update) write(file, packed);
  if (!existsSync(file)) {
    problems.push(`${name}: there is no picture to compare with`);
    return;
  }
  bytes += statSync(file).size;
  compared += 1;
  const known = `data:image/webp;base64,${readFileSync(file).toString("base64")}`;
  const { share, diff } = await bench.evaluate(comparePictures, [known, packed] as const);
  if (share <= tolerated) return;
  write(`${failures}/${name}.webp`, packed);
  if (diff) write(`${failures}/${name}.diff.png`, diff);
  problems.push(`${name}: ${(share * 100).toFixed(2)} % differs`);
}

async function take(size: (typeof sizes)[number], of: readonly string[]): Promise<void> {
  const context = await browser.newContext({
    viewport: size,
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "UTC",
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(storyNow);
  await page.addInitScript((text) => {
    const style = document.createElement("style");
    style.textContent = text;
    addEventListener("DOMContentLoaded", () => document.head.append(style));
  }, still);
  for (const id of of)
    try {
      await show(page, id);
      for (const [theme, value] of Object.entries(themes))
        await picture(page, `${id}.${theme}.${size.name}`, value, size.scale);
    } catch (error) {
      problems.push(`${id} at ${size.width}: ${(error as Error).message.split("\n")[0]}`);
    }
  await context.close();
}

const started = performance.now();
const halves = [ids.filter((_id, at) => at % 2 === 0), ids.filter((_id, at) => at % 2 === 1)];
await Promise.all(sizes.flatMap((size) => halves.map((half) => take(size, half))));
await browser.close();
server.close();
server.closeAllConnections();
for (const problem of problems.toSorted()) console.log(problem);
if (problems.length > 0) console.log(`What was seen, and where it differs: ${failures}`);
const took = `${((performance.now() - started) / 1000).toFixed(0)} s`;
console.log(
  `${compared} pictures of ${ids.length} stories, ${(bytes / 1e6).toFixed(1)} MB, ${problems.length} problems, ${took}`,
);
process.exitCode = problems.length === 0 && compared > 0 ? 0 : 1;
