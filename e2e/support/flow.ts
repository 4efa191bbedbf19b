import { expect, test as base, type Page } from "@playwright/test";
import { startHost, type Host } from "./host.ts";

/** What a page must never do, whatever the flow: break its content policy, throw, or call outside its own host. */
type Watch = { readonly troubles: string[] };

/** Each worker has one host; each test a fresh page that is watched. */
export const test = base.extend<{ watch: Watch }, { host: Host }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture's form
    async ({}, use) => {
      const host = await startHost();
      await use(host);
      await host.close();
    },
    { scope: "worker" },
  ],
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- a fixture of the test runner
  baseURL: async ({ host }, use) => use(host.url),
  watch: [
    async ({ page }, use) => {
      const troubles: string[] = [];
      page.on("pageerror", (error) => troubles.push(`thrown: ${error.message}`));
      page.on("console", (message) => {
        if (/Content Security Policy|TrustedScript|Trusted Type/i.test(message.text())) troubles.push(message.text());
      });
      page.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && new URL(origin).hostname !== "localhost")
          troubles.push(`called ${request.url()}`);
      });
      await use({ troubles });
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

let people = 0;

/** An account nobody has had yet. */
export function newPerson() {
  people += 1;
  const stamp = `${process.pid}${Date.now().toString(36)}${people}`;
  return { email: `visitor-${stamp}@example.com`, password: "quiet-harbour-9", userName: `Vis ${stamp}`.slice(0, 25) };
}
export type Person = ReturnType<typeof newPerson>;

/** Passes the built-in check of the account pages. */
export async function passBotCheck(page: Page): Promise<void> {
  const check = page.getByRole("group", { name: "Bot check" });
  await check.getByRole("checkbox").or(check.getByRole("button")).click();
  await expect(check.getByText("Checked", { exact: true })).toBeVisible();
}

/** Signs up in the page: account, profile, success, home. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto("/sign-up");
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await passBotCheck(page);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.getByLabel("Username").fill(person.userName);
  await page.getByLabel("I am 18 or older").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "You are in" })).toBeVisible();
  await page.getByRole("link", { name: "Meet the cast" }).click();
  await expect(page.getByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
}

/** Signs in from the page that is open or from the sign-in page. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  if (!page.url().includes("/sign-in")) await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await passBotCheck(page);
  await page.getByRole("button", { name: "Sign In" }).click();
}

export const composer = (page: Page) => page.getByRole("textbox", { name: /^Message to / });

/** Writes into the composer and sends with Enter. */
export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press("Enter");
}

/** The visitor's own messages with this text. Characters quote people, so the text alone may stand twice. */
export const mine = (page: Page, text: string) =>
  page.getByRole("article", { name: /^You,/ }).filter({ hasText: text });
