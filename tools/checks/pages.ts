// Shared by the programs that drive a browser: bench and soak.
import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { browserArguments, findBrowser } from "../browser.ts";

export const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** The messages of a chat. */
export const log = "[role=log]";

export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments });
}

type Host = { readonly url: string; readonly token?: string | null | undefined };

/** A fresh browser with an empty cache, signed in if the host has a user. */
export function newContext(browser: Browser, host: Host | null, viewport = desk): Promise<BrowserContext> {
  const value = JSON.stringify({ accessToken: host?.token, profileComplete: true });
  const origins = host?.token ? [{ origin: host.url, localStorage: [{ name: "app.session", value }] }] : [];
  return browser.newContext({ viewport, storageState: { cookies: [], origins } });
}

/** Runs `work` on a page in a fresh browser. */
export async function onPage<Figure>(
  browser: Browser,
  host: Host | null,
  work: (page: Page) => Promise<Figure>,
  viewport = desk,
): Promise<Figure> {
  const context = await newContext(browser, host, viewport);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

export const composerOf = (page: Page) => page.getByRole("textbox", { name: /^Message to / });

/** Sends a message and waits for its reply to begin. */
export async function sendLine(page: Page, text: string): Promise<void> {
  await composerOf(page).fill(text);
  await composerOf(page).press("Enter");
  await page.getByRole("button", { name: "Stop" }).waitFor();
}

export const replyEnd = (page: Page) => page.getByRole("button", { name: "Send" }).waitFor({ timeout: 60_000 });

/** A page's heap in MB after garbage collection. */
export async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  for (let turn = 0; turn < 3; turn += 1) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize / 1_000_000;
}
