import { chooseEntry, enterThread, expect, expectReplied, isDone, newGroup, say, test } from "./support/flow.ts";

test("a fact is pinned, read in the prompt, the story changed, and after a reload all of it is still there", async ({
  page,
  host,
}) => {
  const { thread } = await enterThread(page, host);
  await say(page, "I hold up the lantern.");
  await expectReplied(page);
  await page.getByRole("article").last().getByRole("button", { name: "More actions" }).click();
  await chooseEntry(page, "Pin to memory");
  const memory = page.getByRole("complementary", { name: "Memory" });
  await memory.getByRole("textbox", { name: "A fact" }).fill("The lantern was his mother’s.");
  await memory.getByRole("button", { name: "Save" }).click();
  await expect(memory.getByText("The lantern was his mother’s.")).toBeVisible();

  await memory.getByRole("button", { name: "See it all" }).click();
  const prompt = page.getByRole("dialog", { name: "In the next prompt" });
  await prompt.getByRole("button", { name: "Show all of it" }).first().click();
  await expect(prompt.getByText("- The lantern was his mother’s.")).toBeVisible();
  await prompt.getByRole("button", { name: "Close" }).click();

  await memory.getByRole("textbox", { name: "Story so far" }).fill("A stranger came up the stairs.");
  await memory.getByRole("button", { name: "Save" }).click();
  await expect(memory.getByRole("button", { name: "Save" })).toHaveCount(0);
  await isDone(host, "PATCH", `/api/v1/chat/threads/${thread.id}/memory`);

  await page.reload();
  // The message says what was pinned from it, and leads there.
  await page.getByRole("button", { name: "Pinned: show the fact" }).click();
  await expect(memory.getByText("The lantern was his mother’s.")).toBeVisible();
  await expect(memory.getByRole("textbox", { name: "Story so far" })).toHaveValue("A stranger came up the stairs.");
  await page.getByRole("button", { name: "Memory", exact: true }).click();
  await expect(memory).toHaveCount(0);
});

test("the memory is in the address of both chats: Back closes it, Forward and a link open it", async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { account } = await enterThread(page, host);
  const memory = page.getByRole("complementary", { name: "Memory" });
  const button = page.getByRole("button", { name: "Memory", exact: true });
  const group = await newGroup(host, account.token);
  for (const address of [page.url(), host.url + group.address]) {
    await page.goto(address);
    await button.click();
    await expect(memory).toBeVisible();
    await expect(page).toHaveURL(/panel=memory/);
    await page.goBack();
    await expect(memory).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await page.goForward();
    await expect(memory).toBeVisible();
    // Its own button goes the same way back, so that no entry of the history is left over.
    await memory.getByRole("button", { name: "Close memory" }).click();
    await expect(memory).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await page.goto(`${address}&panel=memory`);
    await expect(memory).toBeVisible();
    await memory.getByRole("button", { name: "Close memory" }).click();
    await expect(memory).toHaveCount(0);
    await expect(page).toHaveURL(address);
  }
});
