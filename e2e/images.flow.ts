import { enterAnew, expect, test } from "./support/flow.ts";

test("a picture is made from a template, found again, worn as avatar, deleted and brought back", async ({
  page,
  host,
}) => {
  test.setTimeout(120_000);
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
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await expect(page.getByRole("button", { name: "Account" }).locator("img")).toHaveAttribute(
    "src",
    /\/media\/uploads\//,
  );

  await picture.getByRole("button", { name: "Delete" }).click();
  await expect(tile).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(tile).toBeVisible();
});
