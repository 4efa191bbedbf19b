import { chooseFromTop, composer, expect, expectReplied, enterAnew, say, signIn, test } from "./support/flow.ts";

test("a protected page asks to sign in, keeps what was typed after a refusal, and then is where one wanted to go", async ({
  page,
  host,
}) => {
  await page.goto("/conversation/char-maren-holloway");
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await signIn(page, { ...host.demo, password: "not-the-password" });
  await expect(page.getByText("Email or password is not correct")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(host.demo.email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("not-the-password");
  await page.getByLabel("Password", { exact: true }).fill(host.demo.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/conversation\/char-maren-holloway/);
  await expect(composer(page)).toBeVisible();
});

test("logout clears this browser and leads to sign-in; Back shows nothing", async ({ page, host }) => {
  await signIn(page, host.demo);
  await expect(page).toHaveURL(/\/home/);
  await page.evaluate(() => {
    localStorage.setItem("app.drawer", "true");
    localStorage.setItem("other.thing", "stays");
  });
  await chooseFromTop(page, "Account", "Logout");
  await expect(page).toHaveURL(/\/sign-in/);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(["other.thing"]);
  // Back leads to home, which visitors may see; nothing of the signed-out user is on it.
  await page.goBack();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  await expect(page.getByText(/^Previously, with/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Account" })).toHaveCount(0);
});

test("a session that ends in the middle keeps the draft, for the same person only", async ({ page, host }) => {
  const person = await enterAnew(page, host);
  await page.goto("/conversation/char-ilario-voss");
  await say(page, "A first line.");
  await expectReplied(page);
  await composer(page).fill("Words I was about to say");
  await page.evaluate(async () => {
    const { accessToken } = JSON.parse(localStorage.getItem("app.session") ?? "{}") as { accessToken: string };
    await fetch("/api/v1/auth/sign-out", { method: "POST", headers: { authorization: `Bearer ${accessToken}` } });
  });
  await composer(page).press("Enter");
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
  await signIn(page, person);
  await expect(page).toHaveURL(/\/conversation\/char-ilario-voss\?t=/);
  await expect(page.getByText("Words I was about to say")).toBeVisible();
});

test("two tabs: logging out in one ends the other", async ({ page, context, host }) => {
  await signIn(page, host.demo);
  await expect(page).toHaveURL(/\/home/);
  const other = await context.newPage();
  await other.goto("/conversation/char-maren-holloway");
  await expect(composer(other)).toBeVisible();
  await chooseFromTop(page, "Account", "Logout");
  await expect(other).toHaveURL(/\/sign-in/);
});
