import type { SavedSearch } from "#src/generated/api/model/savedSearch.ts";
import { call, chooseEntry, enterAnew, expect, test } from "./support/flow.ts";

test("a search is kept in the address, remembered and saved on the account, and stands as it stood on Back", async ({
  page,
  host,
}) => {
  const person = await enterAnew(page, host);
  await page.goto("/home");
  await page.getByRole("link", { name: "Global Search" }).first().click();
  const box = page.getByRole("combobox", { name: "Names, creators, what they are about" });
  // Filled without a key, as by dictation: the field keeps the focus when its text comes into the address.
  await box.fill("wren");
  await expect(page).toHaveURL(/q=wren/);
  await expect(page.getByText("Thessaly Wren").first()).toBeVisible();
  await expect(box).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "wren, searched before" })).toBeVisible();
  await page.getByRole("group", { name: "Categories" }).getByRole("button", { name: "Cosy" }).click();
  await expect(page).toHaveURL(/in=/);
  await page.getByRole("combobox", { name: "Language" }).selectOption("English");
  await page.getByRole("combobox", { name: "Told in" }).selectOption("Third person");
  await expect(page).toHaveURL(/lang=en.*person=thirdPerson/);
  await expect(page.getByRole("tab", { name: "Characters 1" })).toBeVisible();
  await page.getByRole("button", { name: "Save this search" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Tea and witches");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: "Tea and witches" })).toBeVisible();

  const found = page.getByRole("list", { name: "Characters" }).getByRole("link");
  // Those of the last answer, not of the one before.
  const narrowed = () =>
    host.proxy
      .calls("POST", /character\/search/)
      .find(({ body }) => /"includeCategories":\[".*"pointOfView"/.test(body));
  await expect.poll(() => narrowed()?.endedAt ?? null).not.toBeNull();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  const before = await found.count();
  await found.first().click();
  await expect(page).toHaveURL(/conversation/);
  await page.goBack();
  await expect(box).toHaveValue("wren");
  await expect(found).toHaveCount(before);

  // Whoever is not wanted is offered nowhere any more.
  await page.getByRole("button", { name: "Clear all" }).click();
  await page.getByRole("listitem").filter({ hasText: "Maren Holloway" }).hover();
  await page.getByRole("button", { name: "Actions for Maren Holloway" }).click();
  await chooseEntry(page, "Not interested");
  await expect(page.getByRole("list", { name: "Characters" }).getByText("Maren Holloway")).toHaveCount(0);
  const memory = async () => {
    const { data } = await call(host, "GET", "/search/memory", undefined, person.token);
    return [data.recent, data.saved.map(({ name, query }: SavedSearch) => [name, query.language, query.pointOfView])];
  };
  await expect.poll(memory).toEqual([["wren"], [["Tea and witches", "en", "thirdPerson"]]]);
  // What was saved comes back as it was.
  await page.getByRole("link", { name: "Tea and witches" }).click();
  await expect(page.getByRole("button", { name: "Clear English" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Told in" })).toHaveValue("thirdPerson");
});
