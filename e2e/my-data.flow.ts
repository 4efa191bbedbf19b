import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { call, composer, enter, expect, newAccount, test, said } from "./support/flow.ts";
import { openSettings } from "./support/settings.ts";

test("everything that is one's own is taken along in one file, and read back into a new account", async ({
  page,
  host,
}) => {
  const person = await newAccount(host);
  const chosen = { characterId: "char-maren-holloway", variantId: "var-maren-keeper" };
  for (let count = 0; count < 3; count += 1) await call(host, "POST", "/chat/threads", chosen, person.token);
  await call(host, "POST", "/user/personas/create", { name: "Wren of the marshes" }, person.token);
  await enter(page, host, person);
  await page.goto("/home");

  const settings = await openSettings(page, "My data");
  await expect(settings.getByText("3 chats, 3 messages")).toBeVisible();
  await settings.getByRole("button", { name: "Pack everything" }).click();
  await expect(settings.getByText(/^Ready, /)).toBeVisible({ timeout: 60_000 });
  const saving = page.waitForEvent("download");
  await settings.getByRole("button", { name: "Download" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^sotto-\d{4}-\d{2}-\d{2}\.zip$/);

  const files = unzipSync(readFileSync(await saved.path()));
  const names = Object.keys(files);
  expect(names.filter((name) => /^chats\/.*\.jsonl$/.test(name))).toHaveLength(3);
  expect(names.filter((name) => /^chats\/.*\.html$/.test(name))).toHaveLength(3);
  expect(strFromU8(files["personas/personas.json"]!)).toContain("Wren of the marshes");
  const rows = strFromU8(files["sotto/rows.jsonl"]!).trim().split("\n");
  const { data } = await call(host, "GET", "/user/data", undefined, person.token);
  expect(rows).toHaveLength(data.rows);
  expect(JSON.parse(strFromU8(files["sotto/manifest.json"]!))).toMatchObject({
    format: "sotto",
    version: 1,
    rows: data.rows,
  });

  // Into an account with nothing in it.
  const other = await newAccount(host);
  await enter(page, host, other);
  await page.goto(`${host.url}/home`);
  const anew = await openSettings(page, "My data");
  await anew.getByLabel("Choose a file").setInputFiles(await saved.path());
  await anew.getByRole("button", { name: "Read it back" }).click();
  await expect(anew.getByText(/was read back$/)).toBeVisible({ timeout: 60_000 });
  const report = anew.getByRole("list", { name: "What became of the file" });
  await expect(report.getByRole("listitem").filter({ hasText: "Chats" })).toContainText("6 kept");
  await expect(anew.getByText("3 chats, 3 messages")).toBeVisible();
  const { data: list } = await call(host, "GET", "/chat/threads", undefined, other.token);
  expect(list.items).toHaveLength(3);
  await page.goto(`${host.url}/conversation/${chosen.characterId}?t=${list.items[0].id}`);
  await expect(composer(page)).toBeVisible();
});

test("all pictures are deleted at once, stay where they are in use, and come back", async ({ page, host }) => {
  const person = await newAccount(host);
  await enter(page, host, person);
  await page.goto("/home");
  const none = await openSettings(page, "My data");
  // Once the counts are there: they move the button, and say why it is off.
  const deletion = none.getByRole("button", { name: "Delete all pictures" });
  await expect(deletion).toBeDisabled();
  // Nothing is told before the pictures have been counted.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await deletion.hover();
    await expect(page.getByRole("tooltip")).toHaveText("No picture was made here yet", { timeout: 2000 });
  }).toPass();

  const recipe = { prompt: "a quiet harbour at dusk", aspectRatio: "1:1", count: 2 };
  await call(host, "POST", "/image/text-to-image", recipe, person.token);
  const made = async () => (await call(host, "GET", "/image/history", undefined, person.token)).data.items.length;
  await expect.poll(made, { timeout: 30_000 }).toBe(2);
  await page.goto("/text-to-image");
  const tiles = page.getByRole("button", { name: /^Open: a quiet harbour/ });
  await expect(tiles).toHaveCount(2);
  await tiles.first().click();
  await page.getByRole("button", { name: "Avatar" }).click();
  await page.getByRole("button", { name: "Use picture" }).click();
  await said(page, "Profile updated successfully");
  const panel = page.getByRole("complementary", { name: "Picture" });
  await expect(panel).toBeVisible();

  const settings = await openSettings(page, "My data");
  await settings.getByRole("button", { name: "Delete all pictures" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete all 2 pictures?" });
  await expect(question).toContainText(
    "Where one is in use, as avatar, portrait, background or in a chat, it stays there",
  );
  await question.getByRole("button", { name: "Delete all pictures" }).click();
  await said(page, "2 pictures deleted. Kept in Recently deleted.");
  // The avatar is still the user's.
  await expect(settings.getByText(/^1 picture, /)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tiles).toHaveCount(0);
  await expect(panel).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Nothing developed yet" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Account" }).locator("img")).toHaveJSProperty("complete", true);

  await page.goto("/recently-deleted");
  const row = page.getByRole("listitem").filter({ hasText: "All pictures" });
  await row.getByRole("button", { name: /^Bring back/ }).click();
  await expect(page.getByText("Brought back")).toBeVisible();
  await page.goto("/text-to-image");
  await expect(tiles).toHaveCount(2);
});
