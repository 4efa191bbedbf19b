import type { Locator, Page } from "@playwright/test";
import { drawnPicture } from "./drawn-picture.ts";
import { chooseFromTop, expect } from "./flow.ts";

export const settingsOf = (page: Page): Locator => page.getByRole("dialog", { name: "Settings" });

/** Opens the settings from the menu, at a tab. */
export async function openSettings(page: Page, tab = "Profile"): Promise<Locator> {
  await chooseFromTop(page, "Account", "Settings");
  return toTab(page, tab);
}

/** Switches the open settings to a tab; returns its panel. */
export async function toTab(page: Page, tab: string): Promise<Locator> {
  await settingsOf(page).getByRole("tab", { name: tab }).click();
  const panel = settingsOf(page).getByRole("tabpanel", { name: tab });
  await expect(panel).toBeVisible();
  return panel;
}

/** Chooses a picture and accepts the offered crop; with `arrives` waits until it is uploaded. */
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

/** Aspect ratios of the uploaded pictures in the settings, the narrowest first. */
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
