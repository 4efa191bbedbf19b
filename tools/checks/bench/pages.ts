import type { Browser, Page } from "@playwright/test";
import type { RunningServer } from "#mocks/hosts/server.ts";

export const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** How often a figure that varies is taken; its median stands. */
export const samples = 5;

/** The messages of a chat. */
export const log = "[role=log]";

/** A page that nothing has been fetched for yet, signed in where the server has somebody. */
export async function freshPage(browser: Browser, server: RunningServer | null, viewport = desk): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  if (server?.token) await keepSession(page, server);
  return page;
}

/** Signs the page in from its next address on. */
export async function keepSession(page: Page, { token }: RunningServer): Promise<void> {
  const session = JSON.stringify({ accessToken: token, profileComplete: true });
  await page.addInitScript((value) => localStorage.setItem("app.session", value), session);
}
