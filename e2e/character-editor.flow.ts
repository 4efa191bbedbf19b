// A character from the Create menu to its readers: written, left in the middle, published, changed, deleted.
import type { Page } from "@playwright/test";
import { drawnPicture } from "./support/drawn-picture.ts";
import { call, chooseFromTop, enterAnew, expect, test, said } from "./support/flow.ts";
import type { Host } from "./support/host.ts";
import { naughtyStrings } from "./support/naughty-strings.ts";
import { toastsStay } from "./support/toasts.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
}

const editedId = (page: Page) => new URL(page.url()).searchParams.get("editId") ?? "";
const variantsOf = async (host: Host, id: string, token: string) =>
  (await call(host, "GET", `/character/${id}/variants/list`, undefined, token)).data.variants;

test("a character is written, kept as a draft, published, changed and deleted", async ({ page, host }) => {
  const { token, userName } = await enterAnew(page, host);
  await page.goto("/home");
  await chooseFromTop(page, "Create", "Create a Character");
  await expect(page.getByRole("heading", { level: 1, name: "Write someone in" })).toBeVisible();
  await fill(page, { Name: "Ines Calder", "First message": "You are late, {{user}}. I am {{char}}." });
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByText(`You are late, ${userName}. I am Ines Calder.`)).toBeVisible();
  await page
    .getByRole("group", { name: "Portrait" })
    .locator("input[type=file]")
    .setInputFiles(await drawnPicture(page, 64, 96, "png"));
  await expect(page.getByRole("group", { name: "Portrait" }).getByRole("img")).toBeVisible();
  await expect(preview.locator("img")).toHaveAttribute("src", /uploads/);

  // Reloaded in the middle: all of it is here again.
  await expect(page.getByText("Draft kept on this device")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Your draft of before is here again.")).toBeVisible();
  await expect(field(page, "Name")).toHaveValue("Ines Calder");

  // What is missing is said, and nothing is sent.
  await button(page, "Publish").click();
  await expect(page.getByText("Choose at least one category")).toBeVisible();
  expect(host.proxy.calls("POST", "/api/v1/character/create")).toHaveLength(0);
  await button(page, "Action").click();
  await button(page, "Add variant").click();
  await expect(field(page, "Variant name")).toHaveValue("");
  await button(page, "Copy from Original").click();
  await fill(page, { "Variant name": "Calm", "First message": "Sit down." });
  await button(page, "Publish").dblclick();
  await expect(page.getByRole("heading", { level: 1, name: "Edit Ines Calder" })).toBeVisible();
  expect(host.proxy.calls("POST", "/api/v1/character/create")).toHaveLength(1);
  const id = editedId(page);
  expect((await variantsOf(host, id, token)).map((one: { variantName: string }) => one.variantName).toSorted()).toEqual(
    ["Calm", "Original"],
  );

  // Somebody else finds it by its name.
  const search = { search: "Ines Calder", NSFW: false, sort: "relevance", page: 1, pageSize: 12 };
  const filters = { includeCategories: [], excludeCategories: [] };
  const found = await call(host, "POST", "/character/search", { ...search, ...filters }, token);
  expect(found.data.sourceCharacter.map((one: { id: string }) => one.id)).toContain(id);

  await fill(page, { "Short message": "Keeper of a lighthouse." });
  await publishChanges(page);
  await said(page, "Changes saved");
  const { data } = await call(host, "GET", `/character/details/${id}`, undefined, token);
  expect([data.shortMessage, data.edited]).toEqual(["Keeper of a lighthouse.", true]);

  await toastsStay(page);
  await button(page, "Delete character").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(/Ines Calder deleted/)).toBeVisible();
  await button(page, "Undo").click();
  await expect
    .poll(async () => (await call(host, "GET", `/character/details/${id}`, undefined, token)).status)
    .toBe(200);
});

async function publishChanges(page: Page): Promise<void> {
  await button(page, "Review changes").click();
  await expect(page.getByRole("insertion").first()).toContainText("Keeper of a lighthouse.");
  await button(page, "Publish changes").click();
}

/** Texts of the list one after another, as many as fit into each of `count` fields of `most` signs. */
function chunks(most: number): string[] {
  const all: string[] = [];
  for (const text of naughtyStrings) {
    const last = all.at(-1);
    if (last !== undefined && last.length + text.length + 1 <= most) all[all.length - 1] = `${last}\n${text}`;
    else all.push(text.slice(0, most));
  }
  return all;
}

const expectNoOverflow = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);

test("F28: every text takes the naughty strings and gives them back, on a phone and on a desk", async ({
  page,
  host,
}) => {
  const { token } = await enterAnew(page, host);
  const [one = "", two = "", three = "", four = "", five = ""] = chunks(4000);
  const short = naughtyStrings.filter((text) => text.length > 20 && text.length <= 40 && !text.includes("\n"));
  const texts = {
    Name: short[0] ?? "",
    "Short message": chunks(190)[1] ?? "",
    "Variant name": short[1] ?? "",
    "Variant tagline": naughtyStrings.find((text) => text.includes("<script>") && text.length < 100) ?? "",
    "First message": one,
    Description: two,
    Personality: three,
    Scenario: four,
    "Example dialogue": five,
    "Creator's note": chunks(1000)[2] ?? "",
    "System prompt": one,
    "Post-history instructions": two,
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/new-character");
  await fill(page, texts);
  await button(page, "Add a greeting").click();
  await fill(page, { "Greeting 1": five });
  await expectNoOverflow(page);
  await button(page, "Action").click();
  await button(page, "Publish").click();
  await expect(page).toHaveURL(/editId=/);
  await page.reload();
  await expect(field(page, "Name")).toHaveValue(texts.Name.trim());
  // Surrounding space is trimmed; nothing else changes.
  for (const [name, text] of Object.entries({ ...texts, "Greeting 1": five }))
    expect([name, await field(page, name).inputValue()]).toEqual([name, text.trim()]);
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNoOverflow(page);

  const [variant] = await variantsOf(host, editedId(page), token);
  expect(variant.authored).toMatchObject({
    firstMessage: one.trim(),
    description: two.trim(),
    alternateGreetings: [five.trim()],
  });
});
