// Pictures in messages on the real host: one uploaded, one generated, both opened and closed by keyboard.
import type { Page } from "@playwright/test";
import { drawnPicture } from "./support/drawn-picture.ts";
import { chooseEntry, composer, enterThread, expect, expectReplied, mine, test } from "./support/flow.ts";

/** The image has loaded and decoded. */
const isDrawn = (page: Page, name: string) =>
  expect
    .poll(() =>
      page
        .getByRole("button", { name })
        .getByRole("img")
        .or(page.getByRole("button", { name }).locator("img"))
        .first()
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
    )
    .toBeGreaterThan(0);

/** Opens a picture with Enter, zooms with a key, and checks that Escape returns the focus to it. */
async function lookAt(page: Page, name: string, title: string): Promise<void> {
  const open = page.getByRole("button", { name });
  await open.focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: title });
  await expect(viewer).toBeVisible();
  // The keys work from the start.
  await expect(viewer.getByRole("group")).toBeFocused();
  await page.keyboard.press("+");
  await expect(viewer.getByRole("group", { name: "Picture at 150 percent" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(open).toBeFocused();
}

test("a picture goes with a message and stands in it, is opened by keyboard, and is there after a reload", async ({
  page,
  host,
}) => {
  const { thread } = await enterThread(page, host);
  await page.locator("input[type=file][aria-label='Add a picture']").setInputFiles(await drawnPicture(page, 640, 360));
  await expect(page.getByText("Goes with your next message.")).toBeVisible();
  // The picture is kept with the draft.
  await composer(page).fill("This is the lamp.");
  await page.reload();
  await expect(page.getByText("Goes with your next message.")).toBeVisible();
  await expect(composer(page)).toHaveValue("This is the lamp.");
  await composer(page).press("Enter");
  await expectReplied(page);
  await expect(page.getByText("Goes with your next message.")).toHaveCount(0);

  const name = /^Open: .*picture/i;
  await expect(mine(page, "This is the lamp.").getByRole("button", { name })).toBeVisible();
  const label = (await mine(page, "This is the lamp.").getByRole("button", { name }).getAttribute("aria-label")) ?? "";
  await isDrawn(page, label);
  await lookAt(page, label, label.replace("Open: ", ""));
  await page.reload();
  await isDrawn(page, label);
  expect((await thread.stored())[1]).toMatchObject({ picture: expect.stringMatching(/^\/media\/uploads\//) });
});

test("a picture is made of a reply, stands there after a reload, and another version has its own", async ({
  page,
  host,
}) => {
  await enterThread(page, host, { words: "Show me the light." });
  const last = page.getByRole("article").last();
  await last.getByRole("button", { name: "More actions" }).click();
  await chooseEntry(page, "Make a picture");
  await expect(last.getByText("A picture is being made…")).toBeVisible();
  const label = "Open: Picture from Maren Holloway";
  await expect(page.getByRole("button", { name: label })).toBeVisible();
  await isDrawn(page, label);
  await lookAt(page, label, "Picture from Maren Holloway");
  await page.reload();
  await isDrawn(page, label);
  await last.getByRole("button", { name: "Write another version" }).click();
  await expect(last.getByRole("status", { name: "Version 2 of 2" })).toBeVisible({ timeout: 30_000 });
  await expectReplied(page);
  await expect(page.getByRole("button", { name: label })).toHaveCount(0);
  await last.getByRole("button", { name: "Previous version" }).click();
  await isDrawn(page, label);
});
