import { enterAnew, expect, test } from "./support/flow.ts";

test("a pinned menu is pinned after a reload, and never opens a phone's drawer", async ({ page, host }) => {
  await enterAnew(page, host);
  await page.goto("/home");
  const menu = page.getByRole("navigation", { name: "Main" });
  const width = async () => Math.round((await menu.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(65);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect.poll(width).toBe(220);
  await page.reload();
  await expect(page.getByRole("button", { name: "Menu", expanded: true })).toBeVisible();
  await expect.poll(width).toBe(220);
  // The pinned menu moves the page aside and does not cover it.
  await expect.poll(async () => Math.round((await page.getByRole("main").boundingBox())?.x ?? 0)).toBe(220);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "My Conversations" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "My conversations" })).toBeFocused();

  // Opening the drawer on a phone has not changed the desktop's pin.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(width).toBe(220);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.reload();
  await expect.poll(width).toBe(65);
});
