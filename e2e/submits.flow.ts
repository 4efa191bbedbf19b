import type { Page } from "@playwright/test";
import {
  composer,
  enterAnew,
  expect,
  expectReplied,
  hold,
  isDone,
  newAccount,
  newPerson,
  newThread,
  openFromTop,
  passBotCheck,
  passOnboarding,
  pointAt,
  pressHard,
  test,
} from "./support/flow.ts";
import type { Host } from "./support/host.ts";
import { toastsStay } from "./support/toasts.ts";

/** Delays every POST, so that the second press comes while the first is pending. */
const slowly = (host: Host) => host.proxy.set({ method: "POST", latency: 350 });

/** Presses an entry of an open menu twice before the menu has closed. */
async function chooseTwice(page: Page, name: string): Promise<void> {
  const entry = page.getByRole("menuitem", { name, exact: true });
  // A forced click does not wait until the entry has stopped moving.
  await pointAt(entry);
  await entry.dblclick({ force: true });
}

test("F14: pressing again and again has one effect: sign-up, profile, logout, sign-in, forgotten password", async ({
  page,
  host,
}) => {
  const person = newPerson();
  const from = host.proxy.log.length;
  const effects = (method: string, path: string) =>
    host.proxy.log.slice(from).filter((call) => call.method === method && call.url === `/api/v1${path}`).length;
  await page.goto("/sign-up");
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await passBotCheck(page);
  slowly(host);
  await pressHard(page, page.getByRole("button", { name: "Sign Up" }));
  await page.getByLabel("Username").fill(person.userName);
  expect(effects("POST", "/auth/sign-up")).toBe(1);

  host.proxy.set({ method: "PUT", latency: 350 });
  await page.getByLabel("I am 18 or older").check();
  await pressHard(page, page.getByRole("button", { name: "Continue" }));
  await expect(page.getByRole("heading", { name: "You are in" })).toBeVisible();
  expect(effects("PUT", "/user/complete-profile")).toBe(1);

  await page.getByRole("link", { name: "Meet the cast" }).click();
  await passOnboarding(page);
  await openFromTop(page, "Account");
  await chooseTwice(page, "Logout");
  await expect(page).toHaveURL(/\/sign-in/);
  // Signing out does not wait for the server.
  await expect.poll(() => effects("POST", "/auth/sign-out")).toBe(1);

  await page.getByRole("link", { name: /forgot/i }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByLabel("E-mail").fill(person.email);
  await pressHard(page, page.getByRole("button", { name: "Send the link" }));
  await expect(page.getByText("Look in your mail")).toBeVisible();
  expect(effects("POST", "/auth/forgot-password")).toBe(1);

  host.proxy.clear();
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await passBotCheck(page);
  slowly(host);
  await pressHard(page, page.getByRole("button", { name: "Sign In" }));
  await expect(page).toHaveURL(/\/home/);
  expect(effects("POST", "/auth/sign-in")).toBe(1);
  expect(effects("POST", "/auth/sign-out")).toBe(1);
});

test("F14: in a chat: the first message makes one thread, a send, another version, an edit and what the menu offers happen once", async ({
  page,
  host,
}) => {
  const account = await enterAnew(page, host);
  // Creating a thread this way sets short replies.
  await newThread(host, account.token);
  await page.goto("/conversation/char-ilario-voss");
  const from = host.proxy.log.length;
  const effects = (method: string, path: RegExp) =>
    host.proxy.log.slice(from).filter((call) => call.method === method && path.test(call.url));
  slowly(host);
  await composer(page).fill("One line, once.");
  await composer(page).evaluate((field: HTMLElement) => {
    const enterKey = { key: "Enter", code: "Enter", bubbles: true, cancelable: true };
    for (let press = 0; press < 4; press += 1) field.dispatchEvent(new KeyboardEvent("keydown", enterKey));
  });
  const another = page.getByRole("button", { name: "Regenerate" }).last();
  await expect(page).toHaveURL(/[?&]t=/);
  await expectReplied(page);
  expect(effects("POST", /\/chat\/threads$/)).toHaveLength(1);
  expect(effects("POST", /\/messages$/)).toHaveLength(1);

  await another.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 3; press += 1) button.click();
  });
  await expect(page.getByText("2 / 2")).toBeVisible({ timeout: 40_000 });
  expect(effects("POST", /\/regenerate$/)).toHaveLength(1);

  host.proxy.set({ method: "PATCH", latency: 350 });
  await page.getByRole("button", { name: "Edit" }).last().click();
  await page.getByRole("textbox", { name: "Edit this message" }).fill("Changed, once.");
  await pressHard(page, page.getByRole("button", { name: "Save", exact: true }));
  await expect(page.getByRole("article").last()).toContainText("Changed, once.");
  await expect(page.getByRole("textbox", { name: "Edit this message" })).toHaveCount(0);
  expect(effects("PATCH", /\/messages\//)).toHaveLength(1);

  const choose = async (name: string) => {
    await page.getByRole("button", { name: "More actions" }).last().click();
    await chooseTwice(page, name);
  };
  await choose("Continue");
  await expect.poll(() => effects("POST", /\/continue$/).at(-1)?.endedAt ?? null, { timeout: 40_000 }).not.toBeNull();
  await expectReplied(page);
  expect(effects("POST", /\/continue$/)).toHaveLength(1);
  const before = page.url();
  await choose("Branch from here");
  await expect(page).not.toHaveURL(before);
  await expect(page.getByText("A new chat goes on from here")).toHaveCount(1);
  expect(effects("POST", /\/branch$/)).toHaveLength(1);
  host.proxy.set({ method: "DELETE", latency: 350 });
  await toastsStay(page);
  await choose("Delete");
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(1);
  await expect(page.getByRole("article")).toHaveCount(2);
  await isDone(host, "DELETE", /\/messages\//);
  expect(effects("DELETE", /./)).toHaveLength(1);
  const written = effects("POST", /./).filter(({ url }) => !url.endsWith("/seen"));
  expect(written).toHaveLength(5);
});

for (const [name, fault, text] of [
  [
    "is refused with a reason",
    { replace: { body: '{"success":false,"message":"Robot"}' } },
    "Verification failed: Robot",
  ],
  ["is refused without one", { replace: { body: '{"success":false}' } }, "Verification failed: Unknown error"],
  ["meets a broken server", { replace: { status: 500, body: "<h1>500</h1>" } }, "Verification failed: Server error"],
  ["cannot reach it", { refuse: true }, "Verification failed: Server error"],
] as const)
  test(`F38: a check that ${name} says so, and can be done again`, async ({ page, host }) => {
    await page.goto("/sign-in");
    await page.getByLabel("E-mail").fill("somebody@example.com");
    const taken = host.proxy.set({ path: "/api/v1/turnstile/validate", ...fault });
    const check = page.getByRole("group", { name: "Bot check" });
    await check.getByRole("button").click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
    taken();
    await check.getByText("Try again").click();
    await passBotCheck(page);
    await expect(page.getByLabel("E-mail")).toHaveValue("somebody@example.com");
  });

test("F38: a check that is slow, used twice or too old is asked for again; the form stays usable", async ({
  page,
  host,
}) => {
  const account = await newAccount(host);
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill("not-the-password");
  const check = page.getByRole("group", { name: "Bot check" });
  const answer = await hold(page, "**/api/v1/turnstile/validate");
  await check.getByRole("button").click();
  await expect(check.getByText("Checking")).toBeVisible();
  answer();
  await expect(check.getByText("Checked", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Email or password is not correct")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  // A verification is good for one use within ten minutes; any refusal of it leads back to the check.
  const submit = page.getByRole("button", { name: "Sign In" });
  const old = host.proxy.set({
    path: "/api/v1/auth/sign-in",
    replace: { status: 403, body: '{"success":false,"message":"The verification has expired"}' },
  });
  await expect(check.getByText("Checked", { exact: true })).toBeVisible();
  await submit.click();
  await expect(page.getByText("Please complete the check again.")).toBeVisible();
  await expect(check.getByRole("button")).toBeVisible();
  old();
  await passBotCheck(page);
  await submit.click();
  await expect(page).toHaveURL(/\/home/);
});
