import type { Page } from "@playwright/test";
import { boxAtRest, call, chooseEntry, enterAnew, expect, test } from "./support/flow.ts";

const shelf = (page: Page) => page.getByRole("list", { name: "Buckets" });
const card = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("a heart on a card leads to My favourites, and from there into a bucket that is renamed, moved and deleted", async ({
  page,
  host,
}) => {
  const person = await enterAnew(page, host);
  const buckets = async (): Promise<string[]> => {
    const { data } = await call(host, "POST", "/character/generic-buckets/all", { type: "Favorites" }, person.token);
    return data.buckets.map(({ name }: { name: string }) => name);
  };
  await page.goto("/home");
  await page.getByRole("button", { name: "Favourite: Thessaly Wren" }).click();
  await expect(page.getByRole("button", { name: "Favourite: Thessaly Wren", pressed: true })).toBeVisible();
  await page.getByRole("link", { name: "My Favourites" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "My favourites" })).toBeVisible();
  await expect(card(page, "Thessaly Wren")).toBeVisible();

  // From the card's menu into a bucket that is made on the way.
  await card(page, "Thessaly Wren").hover();
  await page.getByRole("button", { name: "Actions for Thessaly Wren" }).click();
  await chooseEntry(page, "Choose buckets");
  const choice = page.getByRole("dialog", { name: "Buckets for Thessaly Wren" });
  await choice.getByLabel("New bucket").fill("Rainy days");
  await choice.getByRole("button", { name: "Create" }).click();
  await expect(choice.getByRole("checkbox", { name: "Rainy days" })).toBeChecked();
  await choice.getByRole("button", { name: "Done" }).click();

  await page.getByRole("tab", { name: /Buckets/ }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Rainy days" })).toBeVisible();
  await page.getByRole("button", { name: "New bucket" }).click();
  const form = page.getByRole("dialog", { name: "New bucket" });
  await form.getByLabel("Name").fill("Long games");
  await form.getByRole("switch", { name: "Show it on my profile" }).check();
  await form.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Long games" })).toBeVisible();
  await expect(page).toHaveURL(/tab=buckets&bucket=/);

  // In another order by the handle, which the server keeps.
  const handle = page.getByRole("button", { name: "Move Long games" });
  const target = await boxAtRest(shelf(page).getByRole("listitem").first());
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(target.x + 20, target.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect(shelf(page).getByRole("listitem").first()).toContainText("Long games");
  await expect.poll(buckets).toEqual(["Long games", "Rainy days"]);
  await page.reload();
  await expect(shelf(page).getByRole("listitem").first()).toContainText("Long games");

  // A poster is dragged to the other bucket, then taken back.
  await shelf(page)
    .getByRole("link", { name: /Rainy days/ })
    .click();
  await expect(page.getByRole("heading", { level: 2, name: "Rainy days" })).toBeVisible();
  await page
    .getByRole("list", { name: "Rainy days" })
    .getByRole("link", { name: /Thessaly Wren/ })
    .dragTo(shelf(page).getByRole("link", { name: /Long games/ }));
  await expect(page.getByRole("heading", { name: "Rainy days is empty" })).toBeVisible();
  await expect(shelf(page).getByRole("link", { name: /Long games/ })).toContainText("1 character");
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("list", { name: "Rainy days" }).getByText("Thessaly Wren")).toBeVisible();

  // A refused change puts the old one back.
  host.proxy.set({ method: "PATCH", path: "/api/v1/character/generic-buckets", replace: { status: 500, body: "{}" } });
  await page.getByRole("button", { name: "Make public" }).click();
  await expect(page.getByText("Failed to update favorite bucket")).toBeVisible();
  await expect(page.getByRole("button", { name: "Make public" })).toBeVisible();
  host.proxy.clear();

  await page.getByRole("button", { name: "More for Rainy days" }).click();
  await chooseEntry(page, "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(shelf(page).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("tab", { name: /Characters/ }).click();
  await expect(card(page, "Thessaly Wren")).toBeVisible();
  await expect.poll(buckets).toEqual(["Long games"]);
});
