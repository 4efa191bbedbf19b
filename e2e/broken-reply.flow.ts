import type { Page } from "@playwright/test";
import { enterThread, expect, expectReplied, hold, mine, say, test } from "./support/flow.ts";
import type { Host } from "./support/host.ts";

async function open(page: Page, host: Host, options?: { isShort?: boolean }) {
  const { thread } = await enterThread(page, host, options);
  return { ...thread, sends: () => host.proxy.calls("POST", thread.messages) };
}

const reply = (page: Page) => page.getByRole("article").last();
/** Letters only: marks and line breaks differ while a reply is still being written. */
const plain = (text: string) => text.replaceAll(/[*_\s“”"]+/g, " ").trim();

for (const [by, afterBytes] of [
  ["reset", 10],
  ["reset", 900],
  ["fin", 2500],
  ["end", 1800],
] as const)
  test(`F1, F3: a reply whose stream ends by ${by} after ${afterBytes} bytes is taken up and comes whole`, async ({
    page,
    host,
  }) => {
    const thread = await open(page, host);
    host.proxy.set({ method: "POST", path: thread.messages, cut: { afterBytes, by } });
    await say(page, "Is anybody there?");
    await expectReplied(page);
    const items = await thread.stored();
    expect(items).toHaveLength(3);
    expect(items[2]?.status).toBe("complete");
    const shown = async () => plain(await reply(page).innerText());
    await expect.poll(shown).toContain(plain(items[2]?.content ?? "-").slice(0, 200));
    await expect(mine(page, "Is anybody there?")).toHaveCount(1);
    expect(thread.sends()).toHaveLength(1);
  });

test("F1: a message whose line breaks before any answer stays with Retry, which sends it once", async ({
  page,
  host,
}) => {
  const thread = await open(page, host);
  // `done`, not `true`: the browser itself resends a request whose kept-alive connection broke before any answer.
  const takeBack = host.proxy.set({ method: "POST", path: thread.messages, refuse: "done" });
  await say(page, "Said once.");
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  takeBack();
  await retry.click();
  await expectReplied(page);
  await expect(mine(page, "Said once.")).toHaveCount(1);
  expect(await thread.stored()).toHaveLength(3);
});

test("F2: a stream that falls silent is noticed after 20 seconds, and the reply is taken up", async ({
  page,
  host,
}) => {
  await page.clock.install();
  const thread = await open(page, host);
  host.proxy.set({ method: "POST", path: thread.messages, cut: { afterBytes: 1500, by: "stall" } });
  await say(page, "Hello?");
  await expect.poll(() => thread.sends()[0]?.bytes).toBe(1500);
  await expect.poll(async () => (await reply(page).innerText()).length).toBeGreaterThan(20);
  const joined = await hold(page, `**/${thread.id}/stream`);
  const lost = page.getByText("The connection was lost. Taking it up again…");
  await page.clock.fastForward(10_000);
  await page.waitForTimeout(300);
  await expect(lost).toHaveCount(0);
  await page.clock.fastForward(10_500);
  await expect(lost).toBeVisible();
  joined();
  await expectReplied(page);
  expect(await thread.stored()).toHaveLength(3);
  expect(thread.sends()).toHaveLength(1);
});

test("F5: a page of HTML in place of the stream is an error in words of ours, and the message stays", async ({
  page,
  host,
}) => {
  const thread = await open(page, host);
  const body =
    "<!doctype html><h1>Gateway</h1><script>window.ran = true</script><img src=x onerror='window.ran = true'>";
  host.proxy.set({ method: "POST", path: thread.messages, calls: [1], replace: { type: "text/html", body } });
  await say(page, "Through a bad gateway");
  await expect(page.getByText("The server sent something unexpected. Please try again.")).toBeVisible();
  await expect(page.getByText("Gateway", { exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  await page.getByRole("button", { name: "Retry" }).click();
  await expectReplied(page);
  expect(await thread.stored()).toHaveLength(3);
});

test("F6: Stop is answered, ends the stream and keeps the words, within half a second", async ({ page, host }) => {
  const thread = await open(page, host, { isShort: false });
  const stops = () => host.proxy.calls("POST", `/api/v1/chat/threads/${thread.id}/stop`);
  // What is measured must not be slowed on purpose.
  host.proxy.set({ latency: 0 });
  // The best of three: one slow answer may be the machine's fault, three are not.
  let took = Infinity;
  for (let time = 0; time < 3 && took >= 500; time += 1) {
    const words = async () => (await thread.stored())[2 + 2 * time];
    await say(page, "/slow");
    await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
    await expect.poll(async () => (await words())?.content.length ?? 0).toBeGreaterThan(3);
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
    await expect.poll(words).toMatchObject({ status: "stopped" });
    expect((await words())?.content.length).toBeGreaterThan(3);
    await expect(page.getByText("Stopped", { exact: true })).toHaveCount(time + 1);
    const ended = () => [stops()[time]?.endedAt, thread.sends()[time]?.endedAt];
    await expect.poll(ended).toEqual([expect.any(Number), expect.any(Number)]);
    took = Math.max(...ended().map((at) => (at ?? Infinity) - (stops()[time]?.at ?? 0)));
  }
  expect(took).toBeLessThan(500);
});

test("F6: Stop that is pressed before the server has the message stops its reply all the same", async ({
  page,
  host,
}) => {
  const thread = await open(page, host, { isShort: false });
  host.proxy.set({ method: "POST", path: thread.messages, latency: 1500 });
  await say(page, "/slow");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Stopped", { exact: true }).or(page.getByText(/^Stopped\./))).toBeVisible();
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  await expect.poll(async () => (await thread.stored())[2]).toMatchObject({ status: "stopped" });
  await expect(mine(page, "/slow")).toHaveCount(1);
  await expect(page.getByText(/ is writing/)).toHaveCount(0);
  expect(thread.sends()).toHaveLength(1);
});

test("F32: while a long reply is written, what has been read of it is never drawn again", async ({ page, host }) => {
  await open(page, host, { isShort: false });
  await say(page, "Tell me all of it, from the beginning.");
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  // Only the last two blocks may change; a change above them redraws words that were finished.
  await reply(page).evaluate((row) => {
    const touched: string[] = [];
    Object.assign(window, { touched });
    const blocksOf = () => [...row.querySelectorAll("p")];
    new MutationObserver((changes) => {
      const blocks = blocksOf();
      for (const { target } of changes) {
        const block = (target instanceof Element ? target : target.parentElement)?.closest("p");
        const at = block === null || block === undefined ? -1 : blocks.indexOf(block);
        if (at !== -1 && at < blocks.length - 2) touched.push(`${at} of ${blocks.length}`);
      }
    }).observe(row, { childList: true, characterData: true, subtree: true });
  });
  await expectReplied(page);
  expect(await reply(page).locator("p").count()).toBeGreaterThan(2);
  expect(await page.evaluate(() => (window as unknown as { touched: string[] }).touched)).toEqual([]);
});
