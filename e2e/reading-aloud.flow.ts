import type { Page } from "@playwright/test";
import { fakeSpeech } from "#src/test-support/fake-speech.ts";
import { chooseEntry, chooseFromTop, enterThread, expect, expectReplied, say, test } from "./support/flow.ts";
import { openSettings } from "./support/settings.ts";

const voices = [
  { name: "Daniel", lang: "en-GB" },
  { name: "Anna", lang: "de-DE" },
];
const newest = (page: Page) => page.getByRole("article").last();
const marks = (page: Page) => page.getByRole("button", { name: "Stop reading" });

const now = (page: Page) => page.evaluate(() => window.fakeSpeech.now());
const last = (page: Page) => page.evaluate(() => window.fakeSpeech.spoken.at(-1));

async function read(page: Page): Promise<void> {
  await newest(page).hover();
  await newest(page).getByRole("button", { name: "More actions" }).click();
  await chooseEntry(page, "Read aloud");
  await expect(newest(page).getByRole("button", { name: "Stop reading" })).toBeVisible();
  await expect.poll(() => now(page)).not.toBeNull();
}

test("a reply is read aloud to its end, by a voice and a speed of one's own, which logging out keeps", async ({
  page,
  host,
}) => {
  await page.addInitScript(fakeSpeech, voices);
  await enterThread(page, host);
  await say(page, "I hold up the harbour lamp.");
  await expectReplied(page);

  await read(page);
  expect(await last(page)).toMatchObject({ voice: null, speed: 1 });
  await expect(async () => {
    await page.evaluate(() => window.fakeSpeech.finish());
    expect(await now(page)).toBeNull();
  }).toPass();
  await expect(marks(page)).toHaveCount(0);
  // What was said is what stands there, without its marks.
  const said = await page.evaluate(() => window.fakeSpeech.spoken.map(({ words }) => words).join(" "));
  const letters = (text: string) => text.replaceAll(/\s+/g, "");
  expect(letters(await newest(page).locator("[data-bubble]").innerText())).toContain(letters(said));
  expect(said).not.toMatch(/[*_#`]/);

  const settings = await openSettings(page, "Preferences");
  const choice = settings.getByRole("region", { name: "Reading aloud" });
  await choice.getByRole("combobox", { name: "Voice" }).selectOption("Daniel");
  await choice.getByText("1.5×").click();
  await choice.getByRole("button", { name: "Try it" }).click();
  await expect.poll(() => last(page)).toMatchObject({ voice: "Daniel", speed: 1.5 });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => now(page)).toBeNull();

  await read(page);
  expect(await last(page)).toMatchObject({ voice: "Daniel", language: "en-GB", speed: 1.5 });
  await marks(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => now(page)).toBeNull();
  await expect(newest(page)).toBeFocused();

  // It ends with the chat, and with the session.
  await read(page);
  await chooseFromTop(page, "Account", "Logout");
  await expect(page).toHaveURL(/\/sign-in/);
  await expect.poll(() => now(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem("app.voice"))).toBe('{"voice":"Daniel","speed":1.5}');
});
