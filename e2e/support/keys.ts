import type { Locator, Page } from "@playwright/test";
import { expect } from "./flow.ts";

/** Waits for the control, then presses Tab until it has the focus; fails if it is never reached. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control.first()).toBeVisible();
  const reached = control.and(page.locator(":focus"));
  for (let step = 0; step < 60; step += 1) {
    if ((await reached.count()) > 0) return;
    await page.keyboard.press("Tab");
  }
  await expect(reached).toHaveCount(1);
}

/** Opens the control's menu with Enter; opened by a key, the menu highlights its first entry. */
export async function openMenuByKey(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
  const menu = page.getByRole("menu");
  await expect(menu).toBeFocused();
  await expect(menu.locator("[role=menuitem][data-highlighted]")).toHaveCount(1);
}

/** Moves down the focused menu to an entry and chooses it. */
export async function chooseByArrows(page: Page, name: string): Promise<void> {
  const menu = page.getByRole("menu");
  const lit = menu.locator("[role=menuitem][data-highlighted]");
  const names = await menu.getByRole("menuitem").allInnerTexts();
  for (const passed of names.slice(0, names.indexOf(name))) {
    await expect(lit).toHaveText(passed);
    await page.keyboard.press("ArrowDown");
  }
  await expect(lit).toHaveText(name);
  await page.keyboard.press("Enter");
  await expect(menu).toHaveCount(0);
}
