import { drawnPicture } from "./support/drawn-picture.ts";
import { boxAtRest, enterAnew, expect, hold, test, said } from "./support/flow.ts";
import { toastsStay } from "./support/toasts.ts";

test("a picture is made from a template, found again, worn as avatar, deleted and brought back", async ({
  page,
  host,
}) => {
  await enterAnew(page, host);
  await page.goto("/image-templates");
  await page
    .getByRole("list", { name: "Landscapes" })
    .getByRole("link", { name: /^Lighthouse/ })
    .click();
  const prompt = page.getByRole("textbox", { name: /^What should be in it/ });
  await expect(prompt).toHaveValue(/^a lighthouse above the sea/);
  await page.getByRole("button", { name: /^Make 1 picture/ }).click();
  await expect(page.getByRole("region", { name: "Now" })).toBeVisible();

  await expect.poll(() => host.proxy.calls("POST", "/api/v1/image/text-to-image").at(-1)?.status).toBe(202);
  // Leaving the page does not stop the job: after a reload it is still there, or its picture is.
  await page.reload();
  const tile = page.getByRole("button", { name: /^Open: a lighthouse above the sea/ });
  await expect(tile).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("region", { name: "Now" })).toHaveCount(0);
  await tile.click();
  const picture = page
    .getByRole("complementary", { name: "Picture" })
    .or(page.getByRole("dialog", { name: "Picture" }));
  await expect(picture.getByText("Lighthouse", { exact: true })).toBeVisible();
  const download = page.waitForEvent("download");
  await picture.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toMatch(/^a-lighthouse-above-the-sea.*\.png$/);

  await picture.getByRole("button", { name: "Avatar" }).click();
  await page.getByRole("button", { name: "Use picture" }).click();
  await said(page, "Profile updated successfully");
  await expect(page.getByRole("button", { name: "Account" }).locator("img")).toHaveAttribute(
    "src",
    /\/media\/uploads\//,
  );

  await toastsStay(page);
  await picture.getByRole("button", { name: "Delete" }).click();
  await expect(tile).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(tile).toBeVisible();
});

test("a picture is changed by words and compared with what it was", async ({ page, host }) => {
  await enterAnew(page, host);
  await page.goto("/image-to-image");
  await expect(page.getByRole("heading", { level: 1, name: "Image to image" })).toBeVisible();
  const input = page.locator('input[type=file][aria-label="Start from"]');
  await input.setInputFiles(await drawnPicture(page, 64, 48));
  await expect(page.getByRole("group", { name: "Start from" }).getByRole("img")).toBeVisible();
  await page.getByRole("textbox", { name: /^What should change/ }).fill("the same in winter, snow");
  await page.getByRole("button", { name: /^Make 1 picture/ }).click();
  const tile = page.getByRole("button", { name: "Open: the same in winter, snow" });
  await expect(tile).toBeVisible({ timeout: 30_000 });
  await tile.click();
  const before = page.getByRole("slider", { name: "How much of the picture before shows" });
  await before.press("End");
  await expect(before).toHaveAttribute("aria-valuetext", "100 % before");
  // The source is a picture of its own on the server, and no other user's page asks for it.
  await expect(page.getByRole("img", { name: "Before" })).toHaveJSProperty("complete", true);
});

test("Ctrl+Enter without a picture to start from sends nothing and keeps the words", async ({ page, host }) => {
  await enterAnew(page, host);
  await page.goto("/image-to-image");
  const words = page.getByRole("textbox", { name: /^What should change/ });
  await words.fill("the same in winter, snow");
  await words.press("Control+Enter");
  await page.reload();
  await expect(words).toHaveValue("the same in winter, snow");
});

test("on a phone what was begun, opened, deleted and used again is in sight", async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAnew(page, host);
  await page.goto("/text-to-image");
  const prompt = page.getByRole("textbox", { name: /^What should be in it/ });
  await prompt.fill("a lighthouse above the sea");
  await page.getByRole("radio", { name: "2", exact: true }).check();
  const make = page.getByRole("button", { name: /^Make \d picture/ });
  const release = await hold(page, /\/image\/jobs\//);
  await make.click();
  await expect(page.getByRole("region", { name: "Now" })).toBeInViewport({ ratio: 1 });
  release();

  // The next picture is shown in the same dialog.
  const tiles = page.getByRole("button", { name: /^Open: a lighthouse above the sea/ });
  await expect(tiles).toHaveCount(2, { timeout: 30_000 });
  await tiles.first().click();
  const dialog = page.getByRole("dialog", { name: "Picture" });
  await dialog.evaluate((element) => element.setAttribute("data-first", ""));
  await dialog.getByRole("button", { name: "Older picture" }).click();
  await expect(dialog.getByRole("button", { name: "Newer picture" })).toBeVisible();
  await expect(dialog).toHaveAttribute("data-first");

  // Who deletes it is at the one that is left, and can still press Make.
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(tiles).toHaveCount(1);
  await expect(tiles).toBeFocused();
  const toast = page.getByText("Picture deleted");
  await toast.hover();
  const told = await boxAtRest(toast);
  expect(told.y + told.height).toBeLessThan((await boxAtRest(make)).y);

  await tiles.click();
  await dialog.getByRole("button", { name: "Use this recipe" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(prompt).toBeInViewport({ ratio: 1 });
});
