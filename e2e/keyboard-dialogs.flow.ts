// Everything the conversation's header opens, by keyboard alone: each menu and dialog can be reached, takes the focus, can be
// used and closed, and returns the focus to its trigger.
import type { Locator, Page } from "@playwright/test";
import { composer, enterThread, expect, test, said } from "./support/flow.ts";
import { chooseByArrows, openMenuByKey, tabTo } from "./support/keys.ts";

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole("button", { name, exact: true });

/** The dialog is open and has the focus. */
async function hasOpened(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** The dialog is closed and the focus is back on its trigger. */
async function hasClosed(opened: Locator, opener: Locator): Promise<void> {
  await expect(opened).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test("by keyboard alone: reported, shared, another model, another variant, a quick swap", async ({ page, host }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await enterThread(page, host, { words: "I knock." });
  await expect(composer(page)).toBeFocused();

  const more = button(page, "More");
  await openMenuByKey(page, more);
  await page.keyboard.press("Escape");
  await hasClosed(page.getByRole("menu"), more);

  // Report: cancel first, then send.
  const question = page.getByRole("alertdialog", { name: "Report this Character" });
  await openMenuByKey(page, more);
  await chooseByArrows(page, "Report this Character");
  await expect(button(question, "Cancel")).toBeFocused();
  await page.keyboard.press("Escape");
  await hasClosed(question, more);
  await openMenuByKey(page, more);
  await chooseByArrows(page, "Report this Character");
  await hasOpened(question);
  await tabTo(page, button(question, "Report"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Character Maren Holloway successfully reported")).toBeVisible();
  await hasClosed(question, more);

  // Choose a model, keep one for the quick swap, and set a reply length for this chat.
  const settings = page.getByRole("dialog", { name: "Model Settings" });
  await openMenuByKey(page, more);
  await chooseByArrows(page, "Model Settings");
  await hasOpened(settings);
  const small = settings.getByRole("button", { name: /^Nightingale Small/ });
  await tabTo(page, small);
  await page.keyboard.press("Enter");
  await expect(small).toHaveAttribute("aria-current", "true");
  await expect(small).toBeFocused();
  const star = button(settings, "Favourite: Heron");
  await tabTo(page, star);
  await page.keyboard.press("Enter");
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await tabTo(page, settings.getByRole("tab", { selected: true }));
  await page.keyboard.press("ArrowDown");
  const length = settings.getByRole("tab", { name: /^Length/ });
  await expect(length).toBeFocused();
  await expect(length).toHaveAttribute("aria-selected", "true");
  await tabTo(page, settings.getByRole("radio", { name: "Leave it open", checked: true }));
  await page.keyboard.press("ArrowDown");
  await expect(settings.getByRole("radio", { name: "Text message", checked: true })).toBeFocused();
  await expect(settings.getByText("Here now: Text message, chosen for this chat")).toBeVisible();
  await page.keyboard.press("Escape");
  await hasClosed(settings, more);

  const share = button(page, "Share");
  await tabTo(page, share);
  await page.keyboard.press("Enter");
  await said(page, "Link copied");
  await expect(share).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/char-maren-holloway$/);

  // Change the variant: open and leave first, then choose another.
  const menu = button(page.getByRole("main"), "Menu");
  const picker = page.getByRole("dialog", { name: "Which Maren Holloway tonight?" });
  const middle = picker.locator("[data-variant-card][aria-current=true]");
  const title = page.getByRole("heading", { level: 1 });
  await openMenuByKey(page, menu);
  await chooseByArrows(page, "Select Character Variants");
  await expect(middle).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(middle).toBeFocused();
  await page.keyboard.press("Escape");
  await hasClosed(picker, menu);
  await expect(title).toHaveText("Keeper");
  await openMenuByKey(page, menu);
  await chooseByArrows(page, "Select Character Variants");
  await expect(middle).toContainText("Keeper");
  await expect(middle).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(middle).toContainText("Years before");
  await expect(middle).toBeFocused();
  await page.keyboard.press("Enter");
  await hasClosed(picker, menu);
  await expect(title).toHaveText("Years before");

  const swap = button(page, /^Swap model: /);
  const pinned = page.getByRole("dialog", { name: "Quick Swap Pinned Models" });
  await tabTo(page, swap);
  await page.keyboard.press("Enter");
  await hasOpened(pinned);
  await page.keyboard.press("Escape");
  await hasClosed(pinned, swap);
  await page.keyboard.press("Enter");
  await hasOpened(pinned);
  await tabTo(page, pinned.getByRole("button", { name: /^Heron/ }));
  await page.keyboard.press("Enter");
  await expect(swap).toHaveAccessibleName("Swap model: Heron");
  await hasClosed(pinned, swap);
});
