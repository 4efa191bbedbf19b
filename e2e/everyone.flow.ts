// What every page owes everyone: nothing that axe objects to, each control by keyboard, a name, and room on small phones and
// on tablets.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { demoToken, enter, expect, hasStarted, newAccount, newThread, test } from "./support/flow.ts";
import { type Host, startHost } from "./support/host.ts";
import { addressesFor } from "./support/pages.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const softly = expect.configure({ soft: true });

/** A new account's pages, with a chat and a group of its own; the browser is signed in with it. */
async function pagesOf(page: Page, host: Host): Promise<string[]> {
  const account = await newAccount(host);
  await enter(page, host, account);
  return addressesFor(["anyone", "member"], host, account.token);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hasStarted(page, address);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

/** What ends by itself moves or fades no more. */
const isStill = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().every(({ effect, playState }) => {
      return playState !== "running" || effect?.getComputedTiming().iterations === Infinity;
    }),
  );

/** What axe objects to on the page as it stands. */
async function objections(page: Page): Promise<string[]> {
  await expect.poll(() => isStill(page)).toBe(true);
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  });
}

for (const theme of ["dark", "lightModeTheme"])
  test(`axe objects to no page in the theme ${theme}, at either width`, async ({ page, host }) => {
    test.setTimeout(900_000);
    // What fades in is judged as it stays.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const walk = async (addresses: readonly string[]) => {
      await page.evaluate((id) => localStorage.setItem("app.theme", id), theme);
      for (const address of addresses) {
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 844 });
          await open(page, address);
          expect.soft(await objections(page), `${address} at ${width}`).toEqual([]);
        }
      }
    };
    await page.goto(`${host.url}/boot.js`);
    await walk(await addressesFor(["guest"], host));
    await walk(await pagesOf(page, host));
  });

/** Marks what Tab should reach, and answers how many there are. A group of radio buttons is one stop. */
const markStops = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, [tabindex]:not([tabindex='-1']), [contenteditable=true]",
    );
    let count = 0;
    for (const element of all) {
      const isRadio = element instanceof HTMLInputElement && element.type === "radio";
      const isOff = element.matches(":disabled, [tabindex='-1'], [inert] *") || isRadio;
      if (isOff || !element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
      element.dataset["stop"] = String((count += 1));
    }
    return count;
  });

type Walk = { isRound: boolean; reached: string[]; unseen: string[] };

/** Notes in the page what the focus reaches from its top, until it is round: at the browser, or at a stop once more. */
const followFocus = (page: Page) =>
  page.evaluate(() => {
    const walk: Walk = { isRound: false, reached: [], unseen: [] };
    Object.assign(window, { walk });
    // Also where a page takes the focus, as the composer of a chat does.
    document.body.tabIndex = -1;
    document.body.focus();
    addEventListener("focusout", ({ relatedTarget }) => (walk.isRound ||= relatedTarget === null));
    addEventListener("focusin", ({ target }) => {
      const active = target as HTMLElement;
      const stop = active.dataset["stop"] ?? "";
      walk.isRound ||= walk.reached.includes(stop);
      if (walk.isRound || active === document.body) return;
      if (stop !== "") walk.reached.push(stop);
      // What the page draws for the focus stands there after this event.
      setTimeout(() => {
        const { width, height } = active.getBoundingClientRect();
        if (width === 0 || height === 0) walk.unseen.push(active.outerHTML.slice(0, 160));
      });
    });
  });

const walkOf = (page: Page) =>
  page.evaluate(() => {
    const { walk } = window as unknown as { walk: Walk };
    const stops = [...document.querySelectorAll<HTMLElement>("[data-stop]")];
    const missed = stops.filter(({ dataset }) => !walk.reached.includes(dataset["stop"] ?? ""));
    return { ...walk, missed: missed.map((element) => element.outerHTML.slice(0, 160)) };
  });

/** Tab reaches every control of the page and never loses the focus. */
async function expectWalked(page: Page, address: string): Promise<void> {
  await open(page, address);
  const count = await markStops(page);
  await followFocus(page);
  // Behind the last control the focus goes to the browser, and comes back at the first.
  for (let step = 0; step < count + 20 && !(await walkOf(page)).isRound; step += 10)
    for (let press = 0; press < 10; press += 1) {
      await page.keyboard.press("Tab");
      // Nobody presses twice in a frame, and a field for tags takes the focus once more a frame after it came.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  const { missed, unseen } = await walkOf(page);
  expect.soft(unseen, `${address}: the focus is not to be seen`).toEqual([]);
  expect.soft(missed, `${address}: not reached`).toEqual([]);
}

test("Tab reaches every control of every page and never loses the focus", async ({ page, host }) => {
  test.setTimeout(900_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of await pagesOf(page, host)) await expectWalked(page, address);
});

test("so it does in the back office, which has room at 320 pixels", async ({ page }) => {
  test.setTimeout(900_000);
  const office = await startHost("admin");
  try {
    await enter(page, office, { token: await demoToken(office) });
    for (const path of await addressesFor(["staff"], office)) {
      const address = office.url + path;
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, address);
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await softly.poll(width, `${address}: wider than the screen`).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectWalked(page, address);
    }
  } finally {
    await office.close();
  }
});

/** What stands beyond the sides of the window, or makes the page wider than it. What scrolls sideways by itself may. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInScroller(element.parentElement));
    const found = [...document.querySelectorAll("main :is(a, button, input, textarea, select, h1, h2), header *")]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !isInScroller(element.parentElement),
      )
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1);
      })
      .map((element) => element.outerHTML.slice(0, 120));
    return document.documentElement.scrollWidth > innerWidth ? ["the page", ...found] : found;
  });

test("every page has a title of its own, one heading, one main part, and room on phones and tablets", async ({
  page,
  host,
}) => {
  test.setTimeout(900_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const titles: string[] = [];
  for (const address of await pagesOf(page, host)) {
    await open(page, address);
    await softly(page.locator("main"), `${address}: main`).toHaveCount(1);
    await softly(page.locator("h1"), `${address}: h1`).toHaveCount(1);
    await softly
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${address}: wider than the screen`)
      .toBeLessThanOrEqual(320);
    // A page that is named after what it shows has its title once that has come.
    const isNamed = async () => !titles.includes(await page.title());
    await softly.poll(isNamed, `${address}: a title of its own`).toBe(true);
    titles.push(await page.title());
    for (const width of [768, 820, 1024]) {
      await page.setViewportSize({ width, height: 1024 });
      await softly.poll(() => beyond(page), `${address}: beyond the sides at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
  }
});

test("the first stop leads past the menus, and a page one goes to tells its heading", async ({ page, host }) => {
  await enter(page, host, await newAccount(host));
  await open(page, "/home");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("g");
  await page.keyboard.press("c");
  await expect(page).toHaveURL(/\/myconversation/);
  await expect(page.locator("main h1")).toBeFocused();
});

test("by keyboard from anywhere to a line one said, and back to where it parted", async ({ page, host }) => {
  const account = await newAccount(host);
  const thread = await newThread(host, account.token, { words: "The xylophone. It is mine." });
  await enter(page, host, account);
  await open(page, "/help");
  await page.keyboard.press("Control+k");
  // A reply may take up one's words, but never across a full stop.
  await page.getByRole("combobox").fill("xylophone. it");
  const line = page.getByRole("option", { name: /xylophone/ });
  await expect(line).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(thread.id));
  await expect(page.getByRole("article", { name: /^You,/ })).toBeFocused();
  await page.keyboard.press("Shift+B");
  await page.getByLabel("Name").fill("Mine");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("article", { name: /^You,/ })).toBeFocused();
  await page.keyboard.press("b");
  await expect(page).not.toHaveURL(new RegExp(thread.id));
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("log").focus();
  await page.keyboard.press("t");
  await expect(page.getByRole("treeitem", { name: /parts two ways/ })).toBeVisible();
  await expect(page.getByRole("treeitem", { name: /^Mine/ })).toBeVisible();
});
