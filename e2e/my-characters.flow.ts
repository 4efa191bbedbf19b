import { call, chooseEntry, enterAnew, expect, test } from "./support/flow.ts";
import { toastsStay } from "./support/toasts.ts";

const name = "Ines Calder";

test("two edits make versions, one is put back, figures move after a chat, and a deletion is undone", async ({
  page,
  host,
}) => {
  const { token } = await enterAnew(page, host);
  const [category] = (await call(host, "GET", "/category/list")).data;
  const character = {
    name,
    categoryIds: [category.id],
    NSFW: false,
    accessableTo: "public",
    variant: { variantName: "Storm season", firstMessage: "You are late." },
  };
  const { id } = (await call(host, "POST", "/character/create", character, token)).data;
  for (const shortMessage of ["Keeper of a light.", "Keeper of a light that answers back."])
    await call(host, "PUT", `/character/edit/${id}`, { shortMessage }, token);

  await page.goto("/mycharacters");
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(row.getByText("Public").filter({ visible: true })).toBeVisible();
  await row.getByRole("button", { name: `Figures of ${name}` }).click();
  const figures = page.getByRole("region", { name: `Figures of ${name}` });
  await expect(figures.getByText("Figures start with the first chat")).toBeVisible();

  const { variant } = (await call(host, "GET", `/character/details/${id}`, undefined, token)).data;
  const chosen = { characterId: id, variantId: variant.id };
  const thread = (await call(host, "POST", "/chat/threads", chosen, token)).data;
  const line = { content: "Is anybody up there?", clientMessageId: crypto.randomUUID(), stream: true };
  await call(host, "POST", `/chat/threads/${thread.id}/messages`, line, token);
  await page.reload();
  await expect(figures.getByRole("slider", { name: "Messages per day" })).toHaveAttribute(
    "aria-valuetext",
    /, 1 message$/,
  );
  await expect(figures.getByRole("list", { name: "By variant" })).toContainText("Storm season");
  // Keys walk over the days: one back, to the first, to the last.
  const walk = figures.getByRole("slider", { name: "Messages per day" });
  await walk.press("ArrowLeft");
  await expect(walk).toHaveValue("28");
  await walk.press("Home");
  await expect(walk).toHaveValue("0");
  await walk.press("End");
  await expect(walk).toHaveValue("29");

  await row.getByRole("button", { name: `Actions for ${name}` }).click();
  await chooseEntry(page, "Versions");
  const versions = page.getByRole("dialog", { name: `Versions of ${name}` });
  await expect(versions.getByRole("list", { name: "Versions" }).getByRole("listitem")).toHaveCount(3);
  await versions.getByRole("button", { name: /^Version 2/ }).click();
  await expect(versions.getByText("Short message")).toBeVisible();
  await versions.getByRole("button", { name: "Go back to this version" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Go back" }).click();
  await expect(versions.getByRole("button", { name: /^Version 4.*Current.*Version 2 again/ })).toBeVisible();
  const now = (await call(host, "GET", `/character/details/${id}`, undefined, token)).data;
  expect(now.shortMessage).toBe("Keeper of a light.");
  await versions.getByRole("button", { name: "Close" }).last().click();
  await expect(versions).toHaveCount(0);

  await row.getByRole("button", { name: `Actions for ${name}` }).click();
  await chooseEntry(page, "Delete");
  const question = page.getByRole("dialog", { name: `Delete ${name}?` });
  await question.getByRole("textbox").fill(name);
  await toastsStay(page);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Nobody here yet")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
});

test("search, status and order stand in the address and survive a reload", async ({ page, host }) => {
  const { token } = await enterAnew(page, host);
  const [category] = (await call(host, "GET", "/category/list")).data;
  for (const one of ["Ada Ash", "Bela Bell", "Ada Crane"]) {
    const body = { name: one, categoryIds: [category.id], NSFW: false, variant: { variantName: "Original" } };
    const accessableTo = one === "Bela Bell" ? "public" : "private";
    await call(host, "POST", "/character/create", { ...body, accessableTo }, token);
  }
  await page.goto("/mycharacters");
  await expect(page.getByRole("button", { name: "Private 2" })).toBeVisible();
  await page.getByRole("button", { name: "Private 2" }).click();
  await page.getByRole("searchbox", { name: "Search by name" }).fill("ada");
  const sorts = page.getByRole("group", { name: "Sort by" });
  await sorts.getByRole("button", { name: "Character" }).click();
  await expect(page).toHaveURL(/q=ada/);
  await expect(page).toHaveURL(/show=private/);
  await expect(page).toHaveURL(/sort=name/);
  const names = page.getByRole("main").locator("[data-name]");
  await expect(names).toHaveText(["Ada Ash", "Ada Crane"]);
  await page.reload();
  await expect(names).toHaveText(["Ada Ash", "Ada Crane"]);
  await sorts.getByRole("button", { name: /^Character/ }).click();
  await expect(names).toHaveText(["Ada Crane", "Ada Ash"]);
});
