import { composer, enterThread, expect, expectReplied, mine, passBotCheck, say, test } from "./support/flow.ts";
import { startHost } from "./support/host.ts";

test("stop keeps the words that came", async ({ page, host }) => {
  await enterThread(page, host, { isShort: false });
  await say(page, "Tell me all of it.");
  const reply = page.getByRole("article").last();
  await expect.poll(async () => (await reply.innerText()).length).toBeGreaterThan(40);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  await expect(reply.getByText(/Stopped/)).toBeVisible();
  const kept = await page.getByRole("article").last().innerText();
  expect(kept.length).toBeGreaterThan(40);
  await page.reload();
  await expect(page.getByRole("article").last()).toContainText(kept.split("\n").at(1)?.slice(0, 30) ?? "");
});

test("a stream that is cut is taken up again, and nothing is sent twice", async ({ page, host }) => {
  await enterThread(page, host);
  const sends: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/messages")) sends.push(request.url());
  });
  await say(page, "/cut");
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible({ timeout: 45_000 });
  await expect(mine(page, "/cut")).toHaveCount(1);
  expect(sends).toHaveLength(1);
});

test("a host that dies in the middle loses nothing it has acknowledged; Retry goes on when it is back", async ({
  page,
}) => {
  const host = await startHost();
  try {
    await enterThread(page, host, { isShort: false });
    await say(page, "Hold the lamp steady.");
    await expect.poll(async () => (await page.getByRole("article").last().innerText()).length).toBeGreaterThan(60);
    await host.kill();
    await composer(page).fill("Typed while nobody listens");
    await host.restart();
    await page.reload();
    await expect(mine(page, "Hold the lamp steady.")).toHaveCount(1);
    await expect(composer(page)).toHaveValue("Typed while nobody listens");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Send" })).toBeVisible({ timeout: 40_000 });
  } finally {
    await host.close();
  }
});

test("without a network a message stays with Retry, and is sent by itself, once, when it is back", async ({
  page,
  context,
  host,
}) => {
  await enterThread(page, host);
  await say(page, "The first line.");
  await expectReplied(page);
  await context.setOffline(true);
  await say(page, "Said into the wind.");
  await expect(mine(page, "Said into the wind.")).toBeVisible();
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible({ timeout: 40_000 });
  await context.setOffline(false);
  await expect(retry).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible({ timeout: 40_000 });
  await page.reload();
  await expect(mine(page, "Said into the wind.")).toHaveCount(1);
});

for (const [name, break_] of [
  [
    "throws",
    () =>
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      }),
  ],
  [
    "is full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
  [
    "holds nonsense",
    () => {
      for (const key of ["app.session", "app.theme", "app.font", "app.drawer", "app.customThemes"])
        localStorage.setItem(key, "{]");
    },
  ],
] as const)
  test(`the app starts when local storage ${name}`, async ({ page }) => {
    await page.addInitScript(break_);
    await page.goto("/home");
    await expect(page.getByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
    await expect(page.getByRole("link", { name: /Thessaly Wren/ }).first()).toBeVisible();
  });

test("F22: when nothing can be stored any more a chat is read and written all the same", async ({ page, host }) => {
  const { thread } = await enterThread(page, host);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.reload();
  await say(page, "Into a full notebook.");
  await expect(mine(page, "Into a full notebook.")).toHaveCount(1);
  await expectReplied(page);
  await composer(page).fill("Typed on");
  await page.waitForTimeout(500);
  await expect(composer(page)).toHaveValue("Typed on");
  expect(await thread.stored()).toHaveLength(3);
});

test("wrong, odd and over-long input on the account page is answered beside its field and stays", async ({ page }) => {
  await page.goto("/sign-up");
  await page.getByLabel("E-mail").fill("server-error@example.com");
  await page.getByLabel("Password", { exact: true }).fill("quiet-harbour-9");
  await passBotCheck(page);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Signing up did not work. Please try again.")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue("server-error@example.com");
  await page.getByLabel("E-mail").fill("html-error@example.com");
  await expect(page.getByRole("button", { name: "Sign Up" })).toBeVisible();
});
