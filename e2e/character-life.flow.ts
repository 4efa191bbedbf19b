// The whole life of a character between its author and a reader, as one.
import { chooseEntry, composer, enterAnew, expect, expectReplied, isDone, mine, say, test } from "./support/flow.ts";
import { toastsStay } from "./support/toasts.ts";

const name = "Ottilie Brandt";

test("a character is written, tried, published, found, kept, played, counted, exported, deleted and brought back", async ({
  page,
  host,
  browser,
  watch,
}) => {
  await enterAnew(page, host);
  await page.goto("/new-character");
  const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });
  await field("Name").fill(name);
  await field("First message").fill("You are late, {{user}}.");
  await field("Description").fill("She keeps a lighthouse and counts the ships.");
  await page.getByRole("button", { name: "Action", exact: true }).click();

  // Tried before anybody sees it; nothing of that is kept.
  await page.getByRole("button", { name: "Preview chat", exact: true }).click();
  const rehearsal = page.getByRole("log", { name: `Preview chat with ${name}` });
  await field(`Line to ${name}`).fill("Is the lamp lit?");
  await field(`Line to ${name}`).press("Enter");
  await expect(rehearsal.getByText("Is the lamp lit?")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible({ timeout: 45_000 });
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Edit ${name}` })).toBeVisible();
  expect(host.proxy.calls("POST", "/api/v1/chat/threads")).toHaveLength(0);

  // Somebody else finds it, keeps it in a bucket, and plays.
  const elsewhere = await browser.newContext({ baseURL: host.url });
  await watch.also(elsewhere);
  const reader = await elsewhere.newPage();
  await enterAnew(reader, host);
  await reader.goto("/global-search");
  const box = reader.getByRole("combobox", { name: "Names, creators, what they are about" });
  await box.fill(name);
  await box.press("Enter");
  const found = reader.getByRole("list", { name: "Characters" }).getByRole("listitem").filter({ hasText: name });
  await found.hover();
  await found.getByRole("button", { name: `Favourite: ${name}` }).click();
  await expect(found.getByRole("button", { name: `Favourite: ${name}`, pressed: true })).toBeVisible();
  await found.getByRole("link", { name: new RegExp(name) }).click();
  await reader.getByRole("link", { name: "Character page" }).click();
  await expect(reader.getByRole("heading", { level: 1, name })).toBeVisible();
  await reader.getByRole("button", { name: "Favourite", exact: true }).click({ button: "right" });
  const buckets = reader.getByRole("dialog", { name: `Buckets for ${name}` });
  await buckets.getByLabel("New bucket").fill("Rainy days");
  await buckets.getByRole("button", { name: "Create" }).click();
  await expect(buckets.getByRole("checkbox", { name: "Rainy days" })).toBeChecked();
  await buckets.getByRole("button", { name: "Done" }).click();
  await reader.getByRole("link", { name: "Start a scene" }).click();
  await expect(composer(reader)).toBeVisible();
  await say(reader, "Is anybody up there?");
  await expectReplied(reader);
  const scene = reader.url();

  // Its author sees the figures move, takes it out as a card, deletes it and brings it back.
  await page.goto("/mycharacters");
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await row.getByRole("button", { name: `Figures of ${name}` }).click();
  const figures = page.getByRole("region", { name: `Figures of ${name}` });
  await expect(figures.getByRole("slider", { name: "Messages per day" })).toHaveAttribute(
    "aria-valuetext",
    /, [1-9]\d* messages?$/,
  );
  await row.getByRole("button", { name: `Actions for ${name}` }).click();
  await chooseEntry(page, "Export as a card");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page
      .getByRole("dialog", { name: `Export ${name}` })
      .getByRole("button", { name: "Download" })
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  await row.getByRole("button", { name: `Actions for ${name}` }).click();
  await chooseEntry(page, "Delete");
  const question = page.getByRole("dialog", { name: `Delete ${name}?` });
  await question.getByRole("textbox").fill(name);
  await toastsStay(page);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Nobody here yet")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  await isDone(host, "POST", "/api/v1/user/trash/restore");
  await reader.goto(scene);
  await expect(composer(reader)).toBeEnabled();
  await expect(mine(reader, "Is anybody up there?")).toBeVisible();
  await elsewhere.close();
});
