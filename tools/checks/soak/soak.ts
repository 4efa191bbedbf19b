// Figures of a long run, each beside its goal: npm run soak [-- minutes]. Default 10; the memory goals are meant for 10 and more.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { composerOf, heapMb, launchBrowser, newContext, replyEnd, sendLine } from "../pages.ts";
import { residentMb, slopeOf, type Sample } from "./measures.ts";
import { startHost } from "./start-host.ts";

const minutes = Number(process.argv[2] ?? 10);
if (!(minutes > 0)) throw new Error("npm run soak -- <minutes>");
const replies = 300;
const tabRuns = 100;
const character = "char-maren-holloway";

type Row = { what: string; figure: string; goal: string; isMet: boolean };
const rows: Row[] = [];
function row(what: string, value: number, goal: string, isMet: boolean, unit = "", digits = 1) {
  rows.push({ what, figure: `${value.toFixed(digits)} ${unit}`.trim(), goal, isMet });
}

// Builds only if needed; a given folder is used as it is.
if (process.env["DIST_DIR"] === undefined) spawnSync(process.execPath, ["tools/build.ts"], { stdio: "inherit" });
const folder = mkdtempSync(join(tmpdir(), "sotto-soak-"));
const host = await startHost(folder);
const { url, token } = host;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(`${url}/api/v1${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  return ((await answer.json()) as { data: T }).data;
}

const newThread = () =>
  call<{ id: string }>("POST", "/chat/threads", { characterId: character, variantId: "var-maren-keeper" });
const chatOf = (id: string) => `${url}/conversation/${character}?t=${id}`;

async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await composerOf(page).waitFor();
  return page;
}

/** MB of data stored by the host, which it also holds in memory. */
const storedMb = () =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 1_000_000;

/** L8: other people's chats on the same host, with its memory and its data while they go on. */
async function load(end: number, memory: Sample[], data: Sample[]): Promise<number> {
  const start = Date.now();
  let written = 0;
  const chatter = async () => {
    while (Date.now() < end) {
      const { id } = await newThread();
      for (let turn = 0; turn < 40 && Date.now() < end; turn += 1) {
        const body = { content: `Line ${turn}`, clientMessageId: crypto.randomUUID(), stream: true };
        const answer = await fetch(`${url}/api/v1/chat/threads/${id}/messages`, {
          method: "POST",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          body: JSON.stringify(body),
        });
        if ((await answer.text()).includes("event: done")) written += 1;
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  };
  const watch = setInterval(() => {
    const minute = (Date.now() - start) / 60_000;
    memory.push({ minute, value: residentMb(host.child.pid ?? 0) });
    data.push({ minute, value: storedMb() });
  }, 2000);
  await Promise.all(Array.from({ length: 3 }, chatter));
  clearInterval(watch);
  return written;
}

/** F40: one page, one chat, three hundred replies. */
async function chat(context: BrowserContext, end: number): Promise<void> {
  const { id } = await newThread();
  const page = await openPage(context, chatOf(id));
  const begun = Date.now();
  let start = 0;
  let done = 0;
  for (; done < replies && Date.now() < end; done += 1) {
    await sendLine(page, `Line ${done}: and what then?`);
    await replyEnd(page);
    // After ten replies all code is loaded.
    if (done === 10) start = await heapMb(page);
    const next = begun + ((done + 1) * (end - begun)) / replies;
    await page.waitForTimeout(Math.max(0, next - Date.now()));
  }
  const now = await heapMb(page);
  const { total } = await call<{ total: number }>("GET", `/chat/threads/${id}/messages?pageSize=1`);
  const textMb = (done * 900) / 1_000_000;
  row("F40 replies read in one page", done, `${replies}`, done >= replies, "", 0);
  row("F40 messages the server holds", total, `${done * 2 + 1}`, total === done * 2 + 1, "", 0);
  row("F40 heap after ten replies", start, "", true, "MB");
  row("F40 heap at the end", now, `< ${(1.5 * start + textMb).toFixed(1)}`, now < 1.5 * start + textMb, "MB");
  await page.close();
}

/** F20: a hundred changes in one tab, each shown in the other within a second. */
async function tabs(context: BrowserContext): Promise<void> {
  const { id } = await newThread();
  const page = await openPage(context, chatOf(id));
  const other = await openPage(context, chatOf(id));
  const took: number[] = [];
  const follows = async (what: () => Promise<boolean>) => {
    const since = performance.now();
    while (!(await what()) && performance.now() - since < 5000) await other.waitForTimeout(10);
    took.push(performance.now() - since);
  };
  const themes = ["roseTheme", "tealTheme", "dark", "lightModeTheme"];
  const heart = (tab: Page) => tab.getByRole("button", { name: "Favourite", exact: true }).first();
  for (let run = 0; run < tabRuns; run += 1) {
    const theme = themes[run % themes.length] ?? "dark";
    await page.evaluate((value) => {
      const before = localStorage.getItem("app.theme");
      localStorage.setItem("app.theme", value);
      // In this tab too: storage events only go to other tabs.
      dispatchEvent(new StorageEvent("storage", { key: "app.theme", oldValue: before, newValue: value }));
    }, theme);
    await follows(async () => (await other.locator("html").getAttribute("data-theme")) === theme);
    const was = await heart(other).getAttribute("aria-pressed");
    await heart(page).click();
    await follows(async () => (await heart(other).getAttribute("aria-pressed")) !== was);
    if (run % 5 !== 0) continue;
    await sendLine(page, `Run ${run} for both`);
    await replyEnd(page);
    await follows(async () => (await other.getByText(`Run ${run} for both`).count()) > 0);
  }
  await page.evaluate(() => {
    localStorage.removeItem("app.session");
    dispatchEvent(new StorageEvent("storage", { key: "app.session" }));
  });
  await follows(async () => other.url().includes("/sign-in"));
  const late = took.filter((ms) => ms > 1000).length;
  row(`F20 changes followed in the other tab, ${tabRuns} runs`, took.length, "", true, "", 0);
  row("F20 slowest", Math.max(...took), "< 1000", Math.max(...took) < 1000, "ms", 0);
  row("F20 later than a second", late, "0", late === 0, "", 0);
}

const browser = await launchBrowser();
const signedIn = () => newContext(browser, { url, token });
try {
  await tabs(await signedIn());
  const memory: Sample[] = [];
  const data: Sample[] = [];
  const end = Date.now() + minutes * 60_000;
  const [written] = await Promise.all([load(end, memory, data), chat(await signedIn(), end)]);
  // The first fifth fills caches and compiles.
  const settled = (samples: Sample[]) =>
    samples.filter(({ minute, value }) => minute > minutes / 5 && !Number.isNaN(value));
  const [grown, stored] = [slopeOf(settled(memory)), slopeOf(settled(data))];
  row("L8 further replies of the host meanwhile", written, "", true, "", 0);
  row("L8 memory of the host at the end", memory.at(-1)?.value ?? Number.NaN, "", true, "MB", 0);
  row("L8 its growth a minute", grown, "", true, "MB", 2);
  row("L8 of that what people have written", stored, "", true, "MB", 2);
  row("L8 the rest", grown - stored, "< 1", grown - stored < 1, "MB", 2);
} finally {
  await browser.close();
  await host.end("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}
console.table(
  Object.fromEntries(rows.map(({ what, figure, goal, isMet }) => [what, { figure, goal, "": isMet ? "" : "MISSED" }])),
);
process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;
