import {
  chooseEntry,
  chooseFromTop,
  composer,
  enterAnew,
  expect,
  expectReplied,
  isDone,
  say,
  test,
} from "./support/flow.ts";

test("personas are written, speak in a chat, change in the middle of it, and are deleted and brought back", async ({
  page,
  host,
}) => {
  await enterAnew(page, host);
  await page.goto("/home");
  const dialog = page.getByRole("dialog", { name: "Personas" });
  await chooseFromTop(page, "Account", "Personas");

  // The first one needs a name only and is the default; a reload before Save loses nothing.
  await dialog.getByLabel("Name").fill("Wren of the Isle");
  await dialog.getByLabel("Who you are").fill("Salvager, asks too much.");
  await page.reload();
  await chooseFromTop(page, "Account", "Personas");
  await expect(dialog.getByLabel("Name")).toHaveValue("Wren of the Isle");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("button", { name: /^Wren of the Isle Default/ })).toBeVisible();
  await dialog.getByRole("button", { name: "New persona" }).click();
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Doctor Reed");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: /^Doctor Reed/ })).toBeFocused();
  await dialog.getByRole("button", { name: "Close" }).click();

  // A new chat begins with the default one.
  await page.goto("/conversation/char-thessaly-wren");
  await expect(page.getByRole("button", { name: "You speak as Wren of the Isle" })).toBeVisible();
  await expect(composer(page)).toBeVisible();
  await say(page, "Good evening.");
  await expect(page).toHaveURL(/[?&]t=/);
  await expect(page.getByRole("article")).toHaveCount(3);
  await expectReplied(page);

  // Another one takes the whole chat over.
  await page.getByRole("button", { name: "You speak as Wren of the Isle" }).click();
  await chooseEntry(page, "Personas");
  await dialog.getByRole("button", { name: /^Doctor Reed/ }).click();
  await dialog.getByRole("button", { name: "Use in this chat" }).click();
  await dialog.getByRole("radio", { name: "Whole chat" }).check();
  await dialog.getByRole("button", { name: "Step in" }).click();
  await expect(page.getByRole("button", { name: "You speak as Doctor Reed" })).toBeVisible();

  // Deleted, the default one speaks; brought back, it is as it was.
  await page.getByRole("button", { name: "You speak as Doctor Reed" }).click();
  await chooseEntry(page, "Personas");
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(dialog.getByRole("button", { name: /^Doctor Reed/ })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "You speak as Wren of the Isle" })).toBeVisible();
  await isDone(host, "DELETE", "/api/v1/user/personas/delete");
  await page.goto("/recently-deleted");
  await page.getByRole("button", { name: "Bring back Doctor Reed" }).click();
  await expect(page.getByRole("button", { name: "Bring back Doctor Reed" })).toHaveCount(0);
  await isDone(host, "POST", "/api/v1/user/trash/restore");
  await page.goBack();
  await expect(page.getByRole("button", { name: "You speak as Doctor Reed" })).toBeVisible();
});
