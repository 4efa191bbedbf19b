import type { Page } from "@playwright/test";
import { chooseEntry, composer, enterThread, expect, expectReplied, say, test } from "./support/flow.ts";
import { toastsStay } from "./support/toasts.ts";

const rows = (page: Page) => page.getByRole("article");
const newest = (page: Page) => rows(page).last();

/** Opens a row's More menu and chooses an item. */
async function choose(page: Page, row: number, name: string): Promise<void> {
  await rows(page).nth(row).hover();
  await rows(page).nth(row).getByRole("button", { name: "More actions" }).click();
  await chooseEntry(page, name);
}

test("a message is deleted and brought back, gets versions, goes on, and branches", async ({ page, host }) => {
  const { thread } = await enterThread(page, host);
  await say(page, "I hold up the harbour lamp.");
  await expectReplied(page);
  await expect(rows(page)).toHaveCount(3);

  const restored = () => host.proxy.calls("POST", /\/restore$/).filter(({ status }) => status === 200).length;
  const before = restored() + 1;
  await toastsStay(page);
  await choose(page, 2, "Delete");
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect.poll(restored).toBe(before);
  // Undo before the delete is answered: the restore is sent after the answer.
  const takeBack = host.proxy.set({ method: "DELETE", latency: 1500 });
  await choose(page, 1, "Delete from here on");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press("Control+z");
  await expect(rows(page)).toHaveCount(3);
  await expect.poll(restored).toBe(before + 1);
  expect(await thread.stored()).toHaveLength(3);
  // Two pending deletions are undone by two presses.
  await choose(page, 2, "Delete");
  await expect(rows(page)).toHaveCount(2);
  await choose(page, 1, "Delete");
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(rows(page)).toHaveCount(3);
  await expect.poll(restored).toBe(before + 3);
  expect(await thread.stored()).toHaveLength(3);
  takeBack();

  await newest(page).getByRole("button", { name: "Edit" }).click();
  await page.getByRole("textbox", { name: "Edit this message" }).fill("*She laughs.* “Mended.”");
  await page.getByRole("button", { name: "Save as new version" }).click();
  await expect(newest(page).getByRole("status", { name: "Version 2 of 2" })).toBeVisible();
  await newest(page).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(newest(page).getByRole("status", { name: "Version 1 of 2" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(newest(page).getByText("“Mended.”")).toBeVisible();
  await choose(page, 2, "Continue");
  const continued = () => host.proxy.calls("POST", /\/continue$/).at(-1)?.endedAt ?? null;
  await expect.poll(continued).not.toBeNull();
  await expectReplied(page);
  await expect(newest(page).getByText("“Mended.”")).toBeVisible();
  await expect.poll(async () => (await newest(page).textContent())?.length ?? 0).toBeGreaterThan(60);

  await choose(page, 1, "Branch from here");
  await expect(page.getByText("A new chat goes on from here")).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Get a reply" }).click();
  await expect(rows(page)).toHaveCount(3);
  await expectReplied(page);
  await expect(page.getByRole("button", { name: "Get a reply" })).toHaveCount(0);
  await page.goto(thread.address);
  await expect(rows(page)).toHaveCount(3);
});

test("a turn is written for the visitor, a picture is made, and a search opens the chat at a message", async ({
  page,
  host,
}) => {
  await enterThread(page, host);
  await say(page, "I hold up the harbour lamp. It is lit.");
  await expectReplied(page);

  await composer(page).fill("I set it down");
  await page.getByRole("button", { name: "Writing tools" }).click();
  await chooseEntry(page, "Write my turn for me");
  await expect(page.getByText("Written for you.")).toBeVisible({ timeout: 30_000 });
  await expect(composer(page)).toHaveValue(/^I set it down.{10}/s);
  await composer(page).press("Control+z");
  await expect(composer(page)).toHaveValue("I set it down");

  await choose(page, 2, "Make a picture");
  const picture = page.getByRole("button", { name: "Open: Picture from Maren Holloway" });
  await expect(picture).toBeVisible();
  await picture.click();
  await expect(page.getByRole("dialog", { name: "Picture from Maren Holloway" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(picture).toBeFocused();

  await page.keyboard.press("Control+Shift+F");
  const dialog = page.getByRole("dialog", { name: "Search in this chat" });
  // A reply may take up one's words, but never across a full stop.
  await dialog.getByRole("searchbox").fill("HARBOUR lamp. it is");
  await expect(dialog.getByText("1 message found")).toBeVisible();
  await dialog.getByRole("searchbox").press("Enter");
  await expect(page.locator("[data-marked]")).toContainText("I hold up the harbour lamp. It is lit.");
  // The draft is still there, also after a reload.
  await page.reload();
  await expect(composer(page)).toHaveValue("I set it down");
});
