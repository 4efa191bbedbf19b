// The browser's Back, a button or a gesture on phones, closes what is open before it leaves the page.
import type { Page } from "@playwright/test";
import { call, chooseEntry, enterAnew, expect, test } from "./support/flow.ts";

/** Presses Back where it closes something; the address is left for a moment until the app has gone forward again. */
async function backStaysAt(page: Page, address: string): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(address);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("Back closes the side menu, a menu, and a dialog, which asks about its changes; only then it leaves", async ({
    page,
    host,
  }) => {
    await enterAnew(page, host);
    await page.goto("/home");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("link", { name: "My conversations" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "My conversations" })).toBeVisible();
    await expect(menu).toHaveCount(0);

    await page.getByRole("button", { name: "Menu" }).click();
    await expect(menu).toBeVisible();
    await backStaysAt(page, "/myconversation");
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();

    await page.getByRole("button", { name: "Account" }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await backStaysAt(page, "/myconversation");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Account" })).toBeFocused();

    await page.getByRole("button", { name: "Account" }).click();
    await chooseEntry(page, "Settings");
    const settings = page.getByRole("dialog", { name: "Settings" });
    await settings.getByLabel("Username").fill("Not saved yet");
    await backStaysAt(page, "/myconversation");
    const question = page.getByRole("alertdialog");
    await expect(question).toBeVisible();
    await backStaysAt(page, "/myconversation");
    await expect(question).toHaveCount(0);
    await expect(settings.getByLabel("Username")).toHaveValue("Not saved yet");
    await backStaysAt(page, "/myconversation");
    await question.getByRole("button", { name: "Discard changes" }).click();
    await expect(settings).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Account" })).toBeFocused();

    await page.goBack();
    await expect(page).toHaveURL("/home");
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1, name: "My conversations" })).toBeVisible();
  });

  test("Back leads from an entry of a lorebook to the list of entries, and only then away", async ({ page, host }) => {
    const { token } = await enterAnew(page, host);
    const entries = ["The zither", "The drowned coast"].map((name) => ({
      name,
      keys: [name],
      secondaryKeys: [],
      content: `${name}, told.`,
      isEnabled: true,
      isConstant: false,
      matchWholeWords: true,
      isCaseSensitive: false,
      order: 100,
      priority: 0,
    }));
    const book = { name: "Tidelands", description: null, thumbnail: null, isPublic: false, entries };
    const { data } = await call(host, "POST", "/lorebook/create", book, token);
    await page.goto(`${host.url}/lorebooks`);
    await page.getByRole("link", { name: "Tidelands" }).click();
    const address = `/lorebooks/${data.id}`;
    const entry = page.getByRole("button", { name: /^The drowned coast/ });
    await entry.click();
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue("The drowned coast");
    await backStaysAt(page, address);
    await expect(page.getByRole("tab", { name: "Entries", selected: true })).toBeVisible();
    await expect(entry).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/lorebooks");
  });
});

test("Back closes a dialog over a page with unsaved changes, and asks about these only when it would leave the page", async ({
  page,
  host,
}) => {
  await enterAnew(page, host);
  await page.goto("/home");
  await page.getByRole("link", { name: "Create a Character" }).click();
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Half written");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog");
  await expect(palette).toBeVisible();
  await backStaysAt(page, "/new-character");
  await expect(palette).toHaveCount(0);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(name).toHaveValue("Half written");
  await page.goBack();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await expect(page).toHaveURL("/new-character");
  await expect(name).toHaveValue("Half written");
});

test("Back goes a step back in the onboarding, and leaves the page from its first step", async ({ page, host }) => {
  await enterAnew(page, host, { isNew: true });
  await page.goto("/terms");
  await page.getByRole("link", { name: "Home", exact: true }).click();
  const step = (name: string) => page.getByRole("dialog", { name });
  await step("Terms & Rules").getByRole("checkbox").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(step("Personalize Categories")).toBeVisible();
  await backStaysAt(page, "/home");
  await expect(step("Response Preferences")).toBeVisible();
  await backStaysAt(page, "/home");
  await expect(step("Terms & Rules").getByRole("checkbox")).toBeChecked();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
