import type { Locator } from "@playwright/test";
import {
  composer,
  enterAnew,
  enterThread,
  expect,
  expectReplied,
  hold,
  mine,
  newPerson,
  newThread,
  say,
  signUp,
  test,
} from "./support/flow.ts";

/** The letters of a reply, without Markdown marks that are still unclosed while it streams. */
async function lettersOf(reply: Locator): Promise<string> {
  const paragraphs = await reply.getByRole("paragraph").allInnerTexts();
  return paragraphs
    .filter((text) => !/ is (?:writing|thinking it over)$/.test(text))
    .join("")
    .replaceAll(/\P{L}/gu, "");
}

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
  await page.getByRole("link", { name: "Start a scene" }).click();
  await expect(page).toHaveURL(/\/conversation\/[\w-]+$/);
  await expect(page.getByText("Stop", { exact: true })).toHaveCount(0);

  await say(page, "*I knock the snow off my boots.* “Is the kettle on?”");
  await expect(page).toHaveURL(/[?&]t=[\w-]+/);
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect(mine(page, "Is the kettle on?")).toBeVisible();

  // In the middle of the reply: some words have come, more are to follow.
  const reply = page.getByRole("article").last();
  await expect(reply).not.toHaveAccessibleName(/^You,/);
  await expect.poll(async () => (await lettersOf(reply)).length).toBeGreaterThan(30);
  const before = await lettersOf(reply);
  await page.reload();

  await expect(mine(page, "Is the kettle on?")).toBeVisible();
  // The reply may have finished meanwhile; either way it completes without a new request.
  await expectReplied(page);
  await expect.poll(() => lettersOf(reply)).toContain(before.slice(0, 30));
  const whole = await reply.innerText();

  // After another reload the text is the same.
  await page.reload();
  await expect(page.getByRole("article").last()).toBeVisible();
  await expect.poll(() => page.getByRole("article").last().innerText()).toBe(whole);

  await page.goto("/home");
  await expect(page.getByText("Previously, with Thessaly Wren")).toBeVisible();
  await page.getByRole("link", { name: "Pick up the scene" }).click();
  await expect(mine(page, "Is the kettle on?")).toBeVisible();
});

test("whoever leaves while the first message makes its chat stays where they went", async ({ page, host }) => {
  await enterAnew(page, host);
  const release = await hold(page, "**/api/v1/chat/threads", "POST");
  await page.goto("/conversation/char-maren-holloway");
  const asked = page.waitForRequest("**/api/v1/chat/threads");
  await say(page, "I will not wait.");
  await asked;
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
  // The message is sent where it was meant to go, and nobody is called back for it.
  const sent = page.waitForRequest(/\/chat\/threads\/[\w-]+\/messages$/);
  release();
  await sent;
  await expect(page.getByText("Previously, with Maren Holloway")).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
});

test("a reply that takes long is joined after a reload, and stopped: what was written stays", async ({
  page,
  host,
}) => {
  await enterThread(page, host, { isShort: false });
  // Its pieces come more than half a second apart, so it outlasts this test.
  await say(page, "/slow");
  const reply = page.getByRole("article").last();
  await expect.poll(async () => (await lettersOf(reply)).length).toBeGreaterThan(10);
  const before = await lettersOf(reply);
  await page.reload();

  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect.poll(async () => (await lettersOf(reply)).length).toBeGreaterThan(before.length);
  expect((await lettersOf(reply)).startsWith(before)).toBe(true);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(reply.getByText("Stopped", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  const stopped = await lettersOf(reply);
  await page.reload();
  await expect(reply.getByText("Stopped", { exact: true })).toBeVisible();
  await expect.poll(() => lettersOf(reply)).toBe(stopped);
});

test("ten turns with one character, by keyboard only, are all kept and never repeat themselves", async ({
  page,
  host,
}) => {
  const { token } = await enterAnew(page, host);
  // Only for its side effect: the account's replies are short.
  await newThread(host, token);
  await page.goto("/home");
  await page
    .getByRole("link", { name: /Ilario Voss/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Start a scene" }).focus();
  await page.keyboard.press("Enter");
  await expect(composer(page)).toBeVisible();
  const replies = new Set<string>();
  for (let turn = 1; turn <= 10; turn += 1) {
    await composer(page).focus();
    await page.keyboard.type(`Line ${turn}: what do you know about the harbour?`);
    await page.keyboard.press("Enter");
    await expect(mine(page, `Line ${turn}: what`)).toBeVisible();
    await expect(page.getByRole("article").last()).not.toHaveAccessibleName(/^You,/);
    await expectReplied(page);
    replies.add(await page.getByRole("article").last().innerText());
  }
  expect(replies.size).toBe(10);
});
