import { test as base } from "@playwright/test";
import { startSecond } from "../tools/checks/second/server.ts";
import { expect, mine, newPerson, passBotCheck, say, signUp } from "./support/flow.ts";

type Second = Awaited<ReturnType<typeof startSecond>>;

/** The built app on the second implementation, which has been written from the contract alone. */
const test = base.extend<object, { second: Second }>({
  second: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture's form
    async ({}, use) => {
      const second = await startSecond(0, "dist");
      await use(second);
      await second.close();
    },
    { scope: "worker" },
  ],
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- a fixture of the test runner
  baseURL: async ({ second }, use) => use(second.url),
});

test("somebody signs up, reads a character, chats, comes back and signs in again", async ({ page }) => {
  const person = newPerson();
  const thrown: string[] = [];
  page.on("pageerror", ({ message }) => thrown.push(message));
  await signUp(page, person);
  await page
    .getByRole("link", { name: /Oren the ferryman/ })
    .first()
    .click();
  await expect(page.getByText("One crossing, no questions.").first()).toBeVisible();
  await page.getByRole("link", { name: "Start a scene" }).click();
  await expect(page.getByText(`You are the last for tonight, ${person.userName}.`)).toBeVisible();
  await say(page, "“Is the river always this high?”");
  await expect(mine(page, "Is the river always this high?")).toBeVisible();
  const reply = page.getByRole("article").last();
  await expect(reply).toContainText("The far bank does not come closer.");

  await page.reload();
  await expect(mine(page, "Is the river always this high?")).toBeVisible();
  await expect(reply).toContainText("it has been asking after you.");

  await page.evaluate(() => localStorage.clear());
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await passBotCheck(page);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("link", { name: "Pick up the scene" }).click();
  await expect(mine(page, "Is the river always this high?")).toBeVisible();
  expect(thrown).toEqual([]);
});
