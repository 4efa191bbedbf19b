import {
  call,
  chooseEntry,
  composer,
  enterAnew,
  expect,
  isDone,
  mine,
  newAccount,
  newThread,
  passBotCheck,
  test,
} from "./support/flow.ts";
import { toastsStay } from "./support/toasts.ts";

const maren = "/character/char-maren-holloway";

test("a visitor reads a character, signs in to chat, and comes back to it", async ({ page, host }) => {
  const person = await newAccount(host);
  await page.goto(maren);
  await expect(page.getByRole("heading", { level: 1, name: "Maren Holloway" })).toBeVisible();
  await expect(page.getByRole("status", { name: /^Opening 1 of/ })).toBeVisible();
  await page.getByRole("link", { name: "Sign in to chat" }).click();
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await passBotCheck(page);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(new RegExp(`${maren}$`));
  await expect(page.getByRole("link", { name: "Start a scene" })).toBeVisible();
});

test("an opening and a variant are chosen, and the scene begins with them; later it goes on from the page", async ({
  page,
  host,
}) => {
  await enterAnew(page, host);
  await page.goto(maren);
  await page.getByRole("button", { name: /^Winter log/ }).click();
  await expect(page.getByRole("button", { name: /Winter log/, pressed: true })).toBeVisible();
  await page.getByRole("button", { name: "Next opening" }).click();
  await expect(page.getByRole("status", { name: /^Opening 2 of/ })).toBeVisible();
  const words = await page.getByRole("region", { name: "How it opens" }).getByRole("paragraph").last().innerText();
  await page.getByRole("link", { name: "Start a scene" }).click();
  await expect(page.getByRole("article").last()).toContainText(words.slice(0, 40));
  await expect(page.getByRole("status", { name: /^Version 2 of/ })).toBeVisible();
  await composer(page).fill("I put the kettle on.");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]t=[\w-]+$/);
  await isDone(host, "POST", /\/messages$/);

  await page.goto(maren);
  await expect(page.getByRole("button", { name: /Winter log/, pressed: true })).toBeVisible();
  await page.getByRole("link", { name: "Continue the scene" }).click();
  await expect(mine(page, "I put the kettle on.")).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText(words.slice(0, 40));
});

test("one's scenes are renamed, deleted and taken back on the character's page", async ({ page, host }) => {
  const { token } = await enterAnew(page, host);
  await newThread(host, token, { words: "Mind the third step." });
  await page.goto(maren);
  const scenes = page.getByRole("region", { name: "Your scenes together" });
  await scenes.getByRole("button", { name: /^Actions for/ }).click();
  await chooseEntry(page, "Rename");
  await page.getByRole("textbox", { name: "Title" }).fill("Birds of the rock");
  await page.keyboard.press("Enter");
  await expect(scenes.getByRole("link", { name: "Birds of the rock" })).toBeVisible();
  await toastsStay(page);
  await scenes.getByRole("button", { name: /^Actions for/ }).click();
  await chooseEntry(page, "Delete");
  await expect(page.getByRole("link", { name: "Start a scene" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(scenes.getByRole("link", { name: "Birds of the rock" })).toBeVisible();
});

test("a creator is found from their character, followed and ignored; what was chosen is kept", async ({
  page,
  host,
}) => {
  const { token } = await enterAnew(page, host);
  await page.goto(maren);
  await page.getByRole("link", { name: /by wren_after_dark/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "wren_after_dark" })).toBeVisible();
  await page.getByRole("button", { name: "Follow wren_after_dark" }).click();
  await expect(page.getByRole("button", { name: "Following wren_after_dark, unfollow" })).toBeVisible();
  await expect
    .poll(async () => (await call(host, "GET", "/user/following", undefined, token)).data.items.length)
    .toBe(1);
  await page.reload();
  await expect(page.getByRole("button", { name: "Following wren_after_dark, unfollow" })).toBeVisible();

  await page.getByRole("searchbox", { name: "Search these characters" }).fill("voss");
  await expect(page).toHaveURL(/q=voss/);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Ilario Voss/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Ilario Voss" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("searchbox", { name: "Search these characters" })).toHaveValue("voss");

  await page.getByRole("button", { name: "Ignore wren_after_dark" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ignore" }).click();
  await expect(page.getByText("You ignore wren_after_dark")).toBeVisible();
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /Thessaly Wren/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /Maren Holloway/ })).toHaveCount(0);
  await page.goto("/creator/user-wren");
  await page.getByRole("button", { name: "Stop ignoring" }).click();
  await expect(page.getByRole("tab", { name: /^Characters/ })).toBeVisible();
});

test("My Profile leads to one's own page, which leads to the settings", async ({ page, host }) => {
  const { userName } = await enterAnew(page, host);
  await page.goto("/home");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "My Profile" }).click();
  await expect(page.getByRole("heading", { level: 1, name: userName })).toBeVisible();
  await expect(page.getByText("No characters yet")).toBeVisible();
  await page.getByRole("button", { name: "Edit profile" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
