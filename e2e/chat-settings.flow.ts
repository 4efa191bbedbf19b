import type { Page } from "@playwright/test";
import { chooseEntry, composer, enterAnew, expect, expectReplied, isDone, say, test } from "./support/flow.ts";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const swapButton = (page: Page, model: string) => page.getByRole("button", { name: `Swap model: ${model}` });
/** Waits for this many messages, the last one finished. */
async function isReplied(page: Page, messages: number) {
  await expect(page.getByRole("article")).toHaveCount(messages);
  await expectReplied(page);
}
const lastReply = async (page: Page) => (await page.getByRole("article").last().innerText()).length;

async function openModelSettings(page: Page) {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await chooseEntry(page, "Model Settings");
  await expect(dialog(page, "Model Settings")).toBeVisible();
}

test("whom one talks to and how it is written: models, favourites, preferences, report", async ({ page, host }) => {
  await enterAnew(page, host);
  await page.goto("/home");
  await page
    .getByRole("link", { name: /Thessaly Wren/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Start a scene" }).click();
  await expect(composer(page)).toBeVisible();

  // No favourite models yet: the empty list links to where they are chosen.
  await page.getByRole("button", { name: /^Swap model/ }).click();
  await expect(dialog(page, "Quick Swap Pinned Models").getByText("No favorite models found")).toBeVisible();
  await dialog(page, "Quick Swap Pinned Models").getByRole("button", { name: "Model Settings" }).click();
  const settings = dialog(page, "Model Settings");
  await settings.getByRole("button", { name: "Favourite: Heron" }).click();
  await settings.getByRole("button", { name: "Favourite: Nightingale Small" }).click();
  await settings.getByRole("button", { name: /^Nightingale Small/ }).click();
  await expect(settings.getByRole("button", { name: /^Nightingale Small/ })).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Escape");
  await expect(swapButton(page, "Nightingale Small")).toBeVisible();

  // The quick swap lists them in that order; the header shows the change for a while.
  await swapButton(page, "Nightingale Small").click();
  const swap = dialog(page, "Quick Swap Pinned Models");
  await expect(swap.getByRole("listitem")).toHaveText([/^Heron/, /^Nightingale Small.*Current$/]);
  await swap.getByRole("button", { name: /^Heron/ }).click();
  await expect(page.getByRole("img", { name: "Model changed" })).toBeVisible();
  await expect(swapButton(page, "Heron")).toBeVisible();
  await expect(page.getByRole("img", { name: "Model changed" })).toBeHidden();

  // Long for all chats with her, a text message for this one: the chat's own setting wins, as the next reply shows.
  await openModelSettings(page);
  await settings.getByRole("tab", { name: /^Length/ }).click();
  await settings.getByRole("radio", { name: "Long" }).click();
  await expect(settings.getByText("Here now: Long, chosen for all chats with Thessaly Wren")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(settings).toHaveCount(0);
  await say(page, "Tell me about the kettle.");
  await expect(page).toHaveURL(/[?&]t=/);
  await isReplied(page, 3);
  const long = await lastReply(page);
  await openModelSettings(page);
  await settings.getByRole("tab", { name: /^Length/ }).click();
  await settings.getByRole("radio", { name: "Text message" }).click();
  await expect(settings.getByText("Here now: Text message, chosen for this chat")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(settings).toHaveCount(0);
  await say(page, "And the cat?");
  await isReplied(page, 5);
  expect(await lastReply(page)).toBeLessThan(long / 2);

  // Model, preferences and favourite are stored on the server, so they outlast the reload.
  await page.getByRole("button", { name: "Favourite", exact: true }).click();
  await expect(page.getByRole("button", { name: "Favourite", exact: true, pressed: true })).toBeEnabled();
  await isDone(host, "POST", "/api/v1/user/favorites/toggle");
  await page.reload();
  await expect(swapButton(page, "Heron")).toBeVisible();
  await expect(page.getByRole("button", { name: "Favourite", exact: true, pressed: true })).toBeVisible();
  await openModelSettings(page);
  await settings.getByRole("tab", { name: /^Length/ }).click();
  await expect(settings.getByRole("radio", { name: "Text message" })).toBeChecked();
  await settings.getByRole("button", { name: "All chats with Thessaly Wren" }).click();
  await expect(settings.getByRole("radio", { name: "Long" })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(settings).toBeHidden();

  await page.getByRole("button", { name: "More", exact: true }).click();
  await chooseEntry(page, "Report this Character");
  await page.getByRole("alertdialog").getByRole("button", { name: "Report" }).click();
  await expect(page.getByText("Character Thessaly Wren successfully reported")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();
});
