import type { Page } from "@playwright/test";
import {
  expect,
  expectReplied,
  mine,
  newAccount,
  newPerson,
  passBotCheck,
  passOnboarding,
  type Person,
  test,
  composer,
  hold,
  signIn,
} from "./support/flow.ts";

const answer = "*I hold the dead lamp up.* “I think the sea gave this back to you.”";
const spoken = "I think the sea gave this back to you.";

/** Signs up from a kept reply and goes on until it has been sent. */
async function signUpAndSend(page: Page, person: Person): Promise<void> {
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await passBotCheck(page);
  await page.getByRole("button", { name: "Sign Up and send it" }).click();
  await page.getByLabel("Username").fill(person.userName);
  await page.getByLabel("I am 18 or older").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("link", { name: "Meet the cast" }).click();
  await passOnboarding(page);
}

test("what a visitor answers on the landing page is the first message of the first chat", async ({ page }) => {
  const person = newPerson();
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your answer to Maren" }).fill(answer);
  await page.getByRole("button", { name: "Reply free" }).click();
  await expect(page).toHaveURL(/\/sign-up$/);
  await expect(page.getByText(spoken)).toBeVisible();

  // The words outlive a reload, and going back to change them.
  await page.reload();
  await page.getByRole("link", { name: "Change it" }).click();
  await expect(page.getByRole("textbox", { name: "Your answer to Maren" })).toHaveValue(answer);
  await page.getByRole("button", { name: "Reply free" }).click();

  await signUpAndSend(page, person);

  await expect(page).toHaveURL(/\/conversation\/[\w-]+\?t=/);
  await expect(mine(page, spoken)).toHaveCount(1);
  await expectReplied(page);
  await expect.poll(() => page.getByRole("article").count()).toBeGreaterThanOrEqual(2);
  // Nothing is sent a second time.
  await page.goto("/home");
  await expect(page.getByText("Previously, with Maren Holloway")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("app.keptReply"))).toBeNull();
});

test("an answer to another opening goes to whom it was meant for, and the plans say what they cost", async ({
  page,
}) => {
  const person = newPerson();
  const alibi = "“At the theatre. I sat alone.”";
  await page.goto("/");
  const plans = page.getByRole("region", { name: "Choose your seat" });
  await expect(plans.getByText("$9.99 / month")).toBeVisible();
  await page.getByRole("textbox", { name: "Your answer to Maren" }).fill(alibi);
  await page.getByRole("button", { name: "Another opening" }).click();
  await expect(page.getByRole("textbox", { name: "Your answer to Voss" })).toHaveValue(alibi);
  await expect(page.getByRole("status").filter({ hasText: "Ilario Voss is on stage now." })).toHaveCount(1);
  // The document itself is Maren's; whoever comes back finds Voss.
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Your answer to Voss" })).toHaveValue(alibi);
  // So does who goes back to the page, where the browser has put the words into the field again.
  await page.goto("/help");
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Your answer to Voss" })).toHaveValue(alibi);
  await page.getByRole("button", { name: "Reply free" }).click();
  await expect(page.getByRole("heading", { name: "He is waiting" })).toBeVisible();

  await signUpAndSend(page, person);
  await expect(page.getByRole("log", { name: /Ilario Voss/ })).toBeVisible();
  await expect(mine(page, "At the theatre. I sat alone.")).toHaveCount(1);
  await expectReplied(page);
});

test("who has an account finds the words in the composer, unsent", async ({ page, host }) => {
  const person = await newAccount(host);
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your answer to Maren" }).fill(answer);
  await page.getByRole("button", { name: "Reply free" }).click();
  await expect(page).toHaveURL(/\/sign-up$/);
  await page.getByRole("link", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Back to your scene" })).toBeVisible();
  await signIn(page, person);
  await expect(composer(page)).toHaveValue(answer);
  await expect(mine(page, spoken)).toHaveCount(0);
});

test("words typed before the code is there go along with whoever leaves the page", async ({ page, host }) => {
  const person = await newAccount(host);
  const release = await hold(page, /\/assets\/.*\.js$/);
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your answer to Maren" }).fill(answer);
  await page.getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  release();
  await signIn(page, person);
  await expect(composer(page)).toHaveValue(answer);
});
