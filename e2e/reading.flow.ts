// How large and how wide chats are read (GAP-153): chosen in one tab, followed by another that keeps its reader's place, and
// there from the first frame of the next visit.
import type { Page } from "@playwright/test";
import { call, chooseFromTop, enterAnew, expect, newThread, test } from "./support/flow.ts";
import { openSettings, settingsOf } from "./support/settings.ts";

const log = (page: Page) => page.getByRole("log");

/** The row at the top edge of the log, and the share of it that is scrolled out. */
const place = (page: Page) =>
  log(page).evaluate((view) => {
    const { top } = view.getBoundingClientRect();
    const row = [...view.querySelectorAll("[data-key]")].find((one) => one.getBoundingClientRect().bottom > top + 1)!;
    const box = row.getBoundingClientRect();
    return { at: row.getAttribute("aria-posinset"), share: (top - box.top) / box.height };
  });

/** Px of the messages' text, and of the column. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const text = document.querySelector("[data-bubble] p");
    const field = document.querySelector("textarea");
    const width = field?.parentElement?.parentElement?.getBoundingClientRect().width;
    return [text === null ? "" : getComputedStyle(text).fontSize, Math.round(width ?? 0)];
  });

test("text size and line length are followed by an open chat, which keeps its place, and outlast reload and logout", async ({
  page,
  context,
  host,
}) => {
  const { token } = await enterAnew(page, host);
  const questions = ["And the pier?", "And the lamp?", "And the boat?", "And the causeway?", "And you?"];
  const thread = await newThread(host, token, { isShort: false, words: "Tell me about the harbour." });
  for (const content of questions)
    await call(
      host,
      "POST",
      `/chat/threads/${thread.id}/messages`,
      { content, clientMessageId: crypto.randomUUID(), stream: false },
      token,
    );

  const chat = await context.newPage();
  await chat.setViewportSize({ width: 1440, height: 700 });
  await chat.goto(thread.address);
  await expect(log(chat).getByRole("article").last()).toBeInViewport();
  expect(await looks(chat)).toEqual(["16px", 760]);
  await log(chat).hover();
  await chat.mouse.wheel(0, -900);
  await expect(chat.getByRole("button", { name: /Jump to latest/ })).toBeVisible();
  const before = await place(chat);

  await page.bringToFront();
  await page.goto("/home");
  const preferences = await openSettings(page, "Preferences");
  const choose = (group: string, name: string) =>
    preferences.getByRole("group", { name: group }).getByText(name, { exact: true }).click();
  /** The chat shows it, and the reader's row has stayed at the top edge. */
  const isFollowed = async (text: string, column: number) => {
    await chat.bringToFront();
    await expect.poll(() => looks(chat)).toEqual([text, column]);
    await expect.poll(async () => (await place(chat)).at).toBe(before.at);
    await expect.poll(async () => Math.abs((await place(chat)).share - before.share)).toBeLessThan(0.05);
    await page.bringToFront();
  };
  await choose("Text size", "Double");
  await isFollowed("32px", 760);
  await choose("Line length", "Wide");
  await isFollowed("32px", 1000);
  await choose("Text size", "Small");
  await isFollowed("14px", 1000);
  await choose("Text size", "Huge");
  await expect(settingsOf(page).locator("[data-sample] p").last()).toHaveCSS("font-size", "24px");

  // Of the next visit, each frame that shows a message shows it so.
  await chat.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seenSizes: seen });
    const note = () => {
      const text = document.querySelector("[data-bubble] p");
      if (text !== null) seen.add(getComputedStyle(text).fontSize);
      if (document.documentElement) seen.add(document.documentElement.style.getPropertyValue("--chat-text"));
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await chat.bringToFront();
  await chat.reload();
  await expect.poll(() => looks(chat)).toEqual(["24px", 1000]);
  expect(await chat.evaluate(() => [...(globalThis as unknown as { seenSizes: Set<string> }).seenSizes])).toEqual([
    "24px",
  ]);
  // It opens at its end, however long its rows are now.
  await expect(log(chat).getByRole("article").last()).toBeInViewport();

  await page.bringToFront();
  await page.keyboard.press("Escape");
  await expect(settingsOf(page)).toHaveCount(0);
  await chooseFromTop(page, "Account", "Logout");
  await expect(page).toHaveURL(/\/sign-in/);
  const stored = await page.evaluate(() => ["app.textSize", "app.lineLength"].map((key) => localStorage.getItem(key)));
  expect(stored).toEqual(["24", "1000"]);
});
