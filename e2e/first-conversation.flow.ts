import { composer, expect, mine, newPerson, say, signUp, test } from "./support/flow.ts";

test("a visitor signs up, picks a character, chats, reloads in the middle of a reply, and finds every word", async ({
  page,
}) => {
  const person = newPerson();
  await page.goto("/");
  await page.getByRole("link", { name: "Sign Up" }).first().click();
  await signUp(page, person);

  await page
    .getByRole("link", { name: /Thessaly Wren/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/conversation\/[\w-]+$/);
  await expect(page.getByText("Stop", { exact: true })).toHaveCount(0);

  await say(page, "*I knock the snow off my boots.* “Is the kettle on?”");
  await expect(page).toHaveURL(/[?&]t=[\w-]+/);
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect(mine(page, "Is the kettle on?")).toBeVisible();

  // In the middle of the reply: some words are there, more are to come.
  const reply = page.getByRole("article").last();
  await expect.poll(async () => (await reply.innerText()).length).toBeGreaterThan(60);
  const before = (await reply.innerText()).split("\n").at(-1) ?? "";
  await page.reload();

  await expect(mine(page, "Is the kettle on?")).toBeVisible();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible({ timeout: 40_000 });
  const whole = await page.getByRole("article").last().innerText();
  expect(whole.replaceAll(/\s+/g, " ")).toContain(before.slice(0, 40).trim());

  // And once more: what was acknowledged is what is read.
  await page.reload();
  await expect(page.getByRole("article").last()).toBeVisible();
  expect(await page.getByRole("article").last().innerText()).toBe(whole);

  await page.goto("/home");
  await expect(page.getByText("Previously, with Thessaly Wren")).toBeVisible();
  await page.getByRole("link", { name: "Pick up the scene" }).click();
  await expect(mine(page, "Is the kettle on?")).toBeVisible();
});

test("ten turns with one character, by keyboard only, are all kept and never repeat themselves", async ({ page }) => {
  test.setTimeout(120_000);
  await signUp(page, newPerson());
  await page.evaluate(async () => {
    const { accessToken } = JSON.parse(localStorage.getItem("app.session") ?? "{}") as { accessToken: string };
    // Short replies, so that ten of them fit into a test.
    await fetch("/api/v1/user/response-preferences", {
      method: "PUT",
      headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
      body: JSON.stringify({
        verbose: "text",
        povPreference: "firstPerson",
        actForUser: "no",
        dialogStyle: "balanced",
        narrationTense: "present",
      }),
    });
  });
  await page.goto("/home");
  await page
    .getByRole("link", { name: /Ilario Voss/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await expect(composer(page)).toBeVisible();
  const replies = new Set<string>();
  for (let turn = 1; turn <= 10; turn += 1) {
    await composer(page).focus();
    await page.keyboard.type(`Line ${turn}: what do you know about the harbour?`);
    await page.keyboard.press("Enter");
    await expect(mine(page, `Line ${turn}: what`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Send" })).toBeVisible({ timeout: 30_000 });
    replies.add(await page.getByRole("article").last().innerText());
  }
  expect(replies.size).toBe(10);
});
