// A whole conversation without a pointer, in the built app: what opens takes the focus and returns it when it closes.
import type { Page } from "@playwright/test";
import { composer, enterThread, expect, expectReplied, mine, test } from "./support/flow.ts";
import { openMenuByKey, tabTo } from "./support/keys.ts";

const rows = (page: Page) => page.getByRole("article");
const button = (page: Page, row: number, name: string) => rows(page).nth(row).getByRole("button", { name });
const version = (page: Page, at: number, count: number) =>
  expect(
    rows(page)
      .last()
      .getByRole("status", { name: `Version ${at} of ${count}` }),
  ).toBeVisible();

/** Opens the focused row's menu and chooses an item by its first letters. */
async function choose(page: Page, letters: string): Promise<void> {
  await openMenuByKey(page, page.getByRole("button", { name: "More actions" }));
  await expect(async () => {
    await page.keyboard.type(letters);
    await expect(page.getByRole("menuitem", { name: letters }).first()).toHaveAttribute("data-highlighted", "", {
      timeout: 500,
    });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toHaveCount(0);
}

test("by keyboard alone: said, stopped, swiped, edited, branched, deleted and brought back, searched and left", async ({
  page,
  host,
}) => {
  const { thread } = await enterThread(page, host);
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type("/slow");
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Stop" }));
  await page.keyboard.press("Enter");
  await expect(
    rows(page)
      .last()
      .getByText(/Stopped/),
  ).toBeVisible();

  // A finished reply is announced once; its words are not announced while they stream.
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const heard = document.querySelector("[role=status][aria-atomic=true]");
    if (heard !== null)
      new MutationObserver(() => said.push(heard.textContent ?? "")).observe(heard, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  await composer(page).focus();
  await page.keyboard.type("I knock again. It is late.");
  await page.keyboard.press("Enter");
  // The stopped reply has its own Regenerate button, so wait for the new rows first.
  await expect(rows(page)).toHaveCount(5);
  await expectReplied(page);
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said.filter((text) => text !== ""));
  await expect.poll(said).toEqual([expect.stringMatching(/^Maren Holloway: /)]);

  // Up and down move through the log's articles, left and right through a reply's versions.
  await page.getByRole("log").focus();
  await page.keyboard.press("PageUp");
  await expect(rows(page).last()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await version(page, 2, 2);
  await expectReplied(page);
  await page.keyboard.press("ArrowLeft");
  await version(page, 1, 2);
  await tabTo(page, page.getByRole("button", { name: "Edit" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Edit this message" })).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("“Come in, then.”");
  await tabTo(page, page.getByRole("button", { name: "Save as new version" }));
  await page.keyboard.press("Enter");
  await version(page, 3, 3);
  await expect(rows(page).last()).toBeFocused();

  // An older row: its menu opens, closes and returns the focus.
  await page.keyboard.press("PageUp");
  await openMenuByKey(page, page.getByRole("button", { name: "More actions" }));
  await page.keyboard.press("Escape");
  await expect(button(page, 3, "More actions")).toBeFocused();
  await choose(page, "Delete");
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).nth(2)).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(rows(page)).toHaveCount(5);

  await page.keyboard.press("Control+Shift+f");
  await expect(page.getByRole("searchbox", { name: "Search messages" })).toBeFocused();
  // A reply may take up one's words, but never across a full stop.
  await page.keyboard.type("knock again. it is");
  await expect(page.getByText("1 message found")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(rows(page).nth(3)).toBeFocused();
  await choose(page, "Branch");
  await expect(page).not.toHaveURL(new RegExp(thread.id));
  await expect(rows(page)).toHaveCount(4);
  await expect(mine(page, "I knock again.")).toHaveCount(1);

  // The persona, changed and changed back; then leave. The header's other dialogs are in keyboard-dialogs.flow.ts.
  const persona = page.getByRole("button", { name: "You speak as" });
  await persona.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(persona).toBeFocused();
  await page.getByRole("link", { name: "Close" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home/);
});
