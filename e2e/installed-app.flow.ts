import { composer, demoToken, enter, enterThread, expect, expectReplied, mine, say, test } from "./support/flow.ts";

test("the installed app opens offline, shows what was read, keeps what is written, and sends it on return", async ({
  page,
  host,
  context,
}) => {
  // As a browser shows it to an app that was installed.
  await context.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.includes("display-mode: standalone") ? "all" : query);
  });
  await enterThread(page, host);
  await say(page, "Leave the lamp on.");
  await expectReplied(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  });
  // A visit with a network: what it reads is what can be read without one.
  host.proxy.forget();
  await page.reload();
  await expect(mine(page, "Leave the lamp on.")).toBeVisible();
  // An answer is kept a moment after it is shown.
  const notKept = async () => {
    const kept = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
      return requests.map(({ url }) => new URL(url).pathname + new URL(url).search);
    });
    const reads = host.proxy.log.filter(({ method, headers }) => method === "GET" && headers.authorization);
    const answers = reads.filter(({ headers }) => !headers.accept?.includes("event-stream"));
    return answers.map(({ url }) => url).filter((url) => !kept.includes(url));
  };
  await expect.poll(notKept).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(mine(page, "Leave the lamp on.")).toBeVisible();
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await composer(page).fill("The line went dead.");
  await composer(page).press("Enter");
  await expect(mine(page, "The line went dead.").getByRole("button", { name: "Retry" })).toBeVisible();

  await context.setOffline(false);
  await expectReplied(page);
  await expect(mine(page, "The line went dead.")).toHaveCount(1);
  await expect(mine(page, "The line went dead.").getByRole("button", { name: "Retry" })).toHaveCount(0);
  await page.reload();
  await expect(mine(page, "The line went dead.")).toHaveCount(1);
});

test("in a tab of a browser nothing is kept", async ({ page, host }) => {
  await enter(page, host, { token: await demoToken(host) });
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});
