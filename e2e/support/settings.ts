import type { Locator, Page } from "@playwright/test";
import { drawnPicture } from "./drawn-picture.ts";
import { expect } from "./flow.ts";

export const settingsOf = (page: Page): Locator => page.getByRole("dialog", { name: "Settings" });

/** Opens the settings from the menu, at a tab. */
export async function openSettings(page: Page, tab = "Profile"): Promise<Locator> {
  await page.getByRole("button", { name: "Account" }).click();
  const entry = page.getByRole("menuitem", { name: "Settings" });
  // Brought into view first: that may scroll the page, and the menu follows its button.
  await entry.hover();
  await entry.click();
  return toTab(page, tab);
}

/** Goes to a tab of the settings that are open; answers what is in it. */
export async function toTab(page: Page, tab: string): Promise<Locator> {
  await settingsOf(page).getByRole("tab", { name: tab }).click();
  const panel = settingsOf(page).getByRole("tabpanel", { name: tab });
  await expect(panel).toBeVisible();
  return panel;
}

/** Chooses a picture and the part that is offered; with `arrives` waits until it has arrived. */
export async function givePicture(
  page: Page,
  label: "Avatar" | "Change background",
  { arrives = true } = {},
): Promise<void> {
  const sent = arrives ? page.waitForResponse((answer) => answer.url().endsWith("/upload/image")) : null;
  await settingsOf(page)
    .locator(`input[type=file][aria-label="${label}"]`)
    .setInputFiles(await drawnPicture(page, 640, 480));
  await page.getByRole("dialog", { name: "Choose what to show" }).getByRole("button", { name: "Use picture" }).click();
  await sent;
}

/** Width over height of the pictures in the settings that were uploaded, the narrowest first. */
export async function uploadedShapes(page: Page): Promise<number[]> {
  const shapes = await settingsOf(page)
    .locator("img[src^='/media/uploads/']")
    .evaluateAll((images) =>
      Promise.all(
        (images as HTMLImageElement[]).map(async (image) => {
          await image.decode();
          return Math.round((image.naturalWidth / image.naturalHeight) * 10) / 10;
        }),
      ),
    );
  return shapes.toSorted((a, b) => a - b);
}
