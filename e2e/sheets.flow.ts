// The sheets of a phone: within the screen, by their handle, clear of its rounded foot, and scrolled inside, at the widths of
// small and usual phones and with the keyboard open.
import type { Locator, Page } from "@playwright/test";
import { boxAtRest, composer, enterAnew, enterThread, expect, newGroup, test } from "./support/flow.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Without and with the keyboard, which makes the page smaller. */
const screens = [
  { width: 390, height: 844 },
  { width: 390, height: 440 },
  { width: 320, height: 568 },
  { width: 320, height: 300 },
] as const;
/** Px at the foot that belong to the phone. */
const foot = 34;

async function withRoundedFoot(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets: { top: 47, bottom: foot, left: 0, right: 0 } });
}

/** A sheet at the end of its scrolling, and the last thing in it that can be pressed, when it moves no more. */
async function measured(sheet: Locator) {
  await sheet.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => undefined))),
  );
  return sheet.evaluate((element) => {
    const boxes = [...element.querySelectorAll<HTMLElement>("button, a, input, textarea, [role=radio]")].filter((one) =>
      one.checkVisibility(),
    );
    for (const one of element.querySelectorAll("*")) one.scrollTop = one.scrollHeight;
    const last = boxes.toSorted((a, b) => a.getBoundingClientRect().bottom - b.getBoundingClientRect().bottom).at(-1);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isWide = [element, ...element.querySelectorAll("*")].some(
      (one) => one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX),
    );
    return {
      edges: [left, Math.round(bottom), right],
      top: Math.round(top),
      end: Math.round(last?.getBoundingClientRect().bottom ?? 0),
      isWide,
      pageIsAt: document.documentElement.scrollTop,
    };
  });
}

/** Looks at an open sheet on every screen, and gives the page its own back. */
async function fits(page: Page, sheet: Locator): Promise<void> {
  await expect(sheet).toBeVisible();
  for (const { width, height } of screens) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const found = await measured(sheet);
      expect(found, `${width} × ${height}`).toMatchObject({ edges: [0, height, width], isWide: false, pageIsAt: 0 });
      // What is behind it stays to be seen, and to be pressed.
      expect(found.top).toBeGreaterThanOrEqual(47);
      expect(found.end).toBeLessThanOrEqual(height - foot);
    }).toPass({ timeout: 10_000 });
  }
  await page.setViewportSize(screens[0]);
}

/** Takes the sheet by its handle and drags it down, out of the screen. */
async function dragAway(page: Page, sheet: Locator): Promise<void> {
  const { x, y, width } = await boxAtRest(sheet);
  const devtools = await page.context().newCDPSession(page);
  const at = (down: number) => ({ touchPoints: [{ x: x + width / 2, y: y + 10 + down }] });
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(0) });
  for (const down of [20, 80, 160, 260, 360])
    await devtools.send("Input.dispatchTouchEvent", { type: "touchMove", ...at(down) });
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(sheet).toHaveCount(0);
}

test("the sheet of a message lies within the screen, scrolls inside and goes by its handle", async ({ page, host }) => {
  await withRoundedFoot(page);
  await enterThread(page, host, { words: "Is the lamp lit?" });
  await page.getByRole("article").last().getByRole("button", { name: "More actions" }).tap();
  const actions = page.getByRole("dialog", { name: "Message actions" });
  await fits(page, actions);
  await dragAway(page, actions);
});

test("the sheets of a conversation lie within the screen and scroll inside", async ({ page, host }) => {
  await withRoundedFoot(page);
  await enterThread(page, host, { words: "Is the lamp lit?" });
  const sheet = page.getByRole("dialog", { name: "Keeper" });
  for (const opener of ["Menu", "Settings of Keeper"]) {
    await page.getByRole("button", { name: opener, exact: true }).tap();
    await fits(page, sheet);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
  }
});

test("the sheets of a group lie within the screen and scroll inside, also with the longest names", async ({
  page,
  host,
}) => {
  await withRoundedFoot(page);
  const { token } = await enterAnew(page, host);
  const names = ["W".repeat(40), "The keeper of the light on the far head.", "Mate", "Pilot", "Cook"];
  const { address } = await newGroup(host, token, names);
  await page.goto(host.url + address);
  await expect(composer(page)).toBeVisible();
  for (const [opener, title] of [
    ["Menu", "The night ferry"],
    [/^Who answers/, "On stage"],
  ] as const) {
    await page.getByRole("button", { name: opener, exact: true }).tap();
    const sheet = page.getByRole("dialog", { name: title });
    await fits(page, sheet);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
  }
});

test("after a tap a member's row says how they stand, and the strip cuts off no focus ring", async ({ page, host }) => {
  const { token } = await enterAnew(page, host);
  const group = await newGroup(host, token);
  await page.goto(host.url + group.address);
  const mode = page.getByRole("button", { name: /^Who answers/ });
  const strip = await boxAtRest(page.getByRole("group", { name: "Members" }));
  // The ring is 2 px wide, 2 px away.
  expect((await boxAtRest(mode)).y - strip.y).toBeGreaterThanOrEqual(4);
  await mode.tap();
  const sheet = page.getByRole("dialog", { name: "On stage" });
  const mute = sheet.getByRole("button", { name: "Mute Mate" });
  await mute.tap();
  await expect(sheet.getByText("Muted, still listens")).toBeVisible();
  await mute.tap();
  await expect(mute).toHaveAttribute("aria-pressed", "false");
  await expect(sheet.getByRole("radio", { name: /^Mate, / }).getByText("Make next")).toBeHidden();
});
