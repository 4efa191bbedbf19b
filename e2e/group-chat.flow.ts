// A group chat from the Create menu to its scene: by mouse, by keyboard alone, after failures, and left in the middle.
import type { Locator, Page } from "@playwright/test";
import { call, chooseFromTop, demoToken, enter, enterAnew, expect, pressHard, test } from "./support/flow.ts";
import { chooseByArrows, openMenuByKey, tabTo } from "./support/keys.ts";
import type { Host } from "./support/host.ts";

const draftPath = "/api/v1/groupChats/create";
const threadPath = "/api/v1/groupChats/createThread";

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole("button", { name, exact: true });
const creation = (page: Page) => page.getByRole("dialog", { name: "Gather a cast" });
const cards = (page: Page) => page.getByRole("region", { name: "On the call sheet" }).getByRole("listitem");
const take = (page: Page) => button(page, "Take me to my chat");

async function openFromMenu(page: Page): Promise<void> {
  await page.goto("/home");
  await chooseFromTop(page, "Create", "Start Group Chat");
  await expect(creation(page)).toBeVisible();
}

/** Presses the tiles of the open tab, each name once. */
async function pick(page: Page, ...names: string[]): Promise<void> {
  const picker = page.getByRole("list", { name: "Characters" });
  for (const name of names) await picker.getByRole("button", { name: new RegExp(`^${name}`) }).click();
}

const groupsOf = async (host: Host, token: string): Promise<{ id: string; threadCount: number }[]> =>
  (await call(host, "GET", "/groupChats/list", undefined, token)).data.items;

/** The page is the group's chat: address and thread are those that were made. */
async function isInChat(page: Page, host: Host, token: string): Promise<void> {
  await expect(page).toHaveURL(/\/group-chatting\?threadId=[^&]+&groupId=[^&]+$/);
  const { searchParams } = new URL(page.url());
  const threadId = searchParams.get("threadId") ?? "";
  const { data } = await call(host, "GET", `/chat/threads/${threadId}`, undefined, token);
  expect(data.groupId).toBe(searchParams.get("groupId"));
  await expect(creation(page)).toHaveCount(0);
}

test("five picks, one twice, with lorebooks, from the Create menu to the group chat", async ({ page, host }) => {
  const { token } = await enterAnew(page, host);
  await openFromMenu(page);
  await page.getByRole("tab", { name: "Public" }).click();
  await pick(page, "Maren Holloway", "Maren Holloway", "Bruno Castellane", "Thessaly Wren", "Ilario Voss");
  await expect(cards(page)).toHaveCount(5);
  await expect(cards(page).nth(1)).toContainText("Maren Holloway 2");
  await button(page, "Choose lorebooks").click();
  const books = page.getByRole("dialog", { name: "Choose lorebooks" });
  await books.getByRole("tab", { name: "Public" }).click();
  const shelf = books.getByRole("list", { name: "Lorebooks" }).getByRole("button");
  await shelf.nth(0).click();
  await shelf.nth(1).click();
  await button(books, "Done").click();
  await page.getByLabel("Group name").fill("The night ferry");

  const from = host.proxy.log.length;
  await expect(button(page, "Create")).toBeEnabled();
  await pressHard(page, button(page, "Create"));
  await pressHard(page, take(page));
  await isInChat(page, host, token);
  const calls = host.proxy.log.slice(from).filter(({ method, url }) => method === "POST" && url.includes("groupChats"));
  expect(calls.map(({ url }) => url)).toEqual([draftPath, threadPath]);
  const draft = JSON.parse(calls[0]?.body ?? "") as { groupCharacterList: object[]; lorebookIds: string[] };
  expect(draft.groupCharacterList).toHaveLength(5);
  expect(draft.lorebookIds).toHaveLength(2);
  expect(JSON.parse(calls[1]?.body ?? "")).toEqual({
    groupChatDefinitionId: new URL(page.url()).searchParams.get("groupId"),
    AlwaysRespondCharacterIds: [],
  });
});

test("going public takes out the characters of others and says so", async ({ page, host }) => {
  const token = await demoToken(host);
  await enter(page, host, { token });
  await openFromMenu(page);
  await pick(page, "Ilario Voss");
  await page.getByRole("tab", { name: "Public" }).click();
  await pick(page, "Bruno Castellane", "Thessaly Wren");
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole("switch", { name: "Public group" }).check();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText("Public groups can only include characters you own").first()).toBeVisible();
  await expect(page.getByText("1/5")).toBeVisible();
  await button(page, "Create").click();
  await take(page).click();
  await isInChat(page, host, token);
});

test("by keyboard alone: picked, renamed, moved, created, opened", async ({ page, host }) => {
  const { token } = await enterAnew(page, host);
  await page.goto("/home");
  await openMenuByKey(page, button(page, "Create"));
  await chooseByArrows(page, "Start Group Chat");
  await expect(creation(page)).toBeVisible();
  await tabTo(page, page.getByRole("tab", { name: "My" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Public" })).toHaveAttribute("aria-selected", "true");
  for (const name of [/^Maren Holloway/, /^Bruno Castellane/]) {
    await tabTo(page, creation(page).getByRole("list", { name: "Characters" }).getByRole("button", { name }));
    await page.keyboard.press("Enter");
  }
  await expect(cards(page)).toHaveCount(2);
  await tabTo(page, cards(page).nth(1).getByRole("button", { expanded: false }));
  await page.keyboard.press("Enter");
  await tabTo(page, cards(page).nth(1).getByLabel("Display name"));
  await page.keyboard.press("Control+A");
  await page.keyboard.type("The baker");
  await tabTo(page, button(page, "Move The baker up"));
  await page.keyboard.press("Enter");
  await expect(cards(page).nth(0)).toContainText("The baker");
  await expect(page.getByText("The baker is now number 1 of 2")).toBeAttached();
  await tabTo(page, button(page, "Create"));
  await expect(button(page, "Create")).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(take(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await isInChat(page, host, token);
});

test("F15: a draft that fails, and a thread that fails five times, make one group and one thread", async ({
  page,
  host,
}) => {
  const { token } = await enterAnew(page, host);
  await openFromMenu(page);
  await page.getByRole("tab", { name: "Public" }).click();
  await pick(page, "Maren Holloway");
  await page.getByLabel("Scenario").fill("Rain.");
  // The answer is lost, what was asked for is made all the same: the next press must not make another.
  const lost = { status: 500, body: "{}", isForwarded: true };
  host.proxy.set({ method: "POST", path: draftPath, calls: [1], replace: lost });
  host.proxy.set({ method: "POST", path: threadPath, calls: [1, 2, 3, 4, 5], replace: lost });
  await button(page, "Create").click();
  await expect(page.getByText("Failed to create group chat")).toBeVisible();
  await expect(page.getByLabel("Scenario")).toHaveValue("Rain.");
  await button(page, "Create").click();
  // The host's log has other tests' calls too.
  const begun = () =>
    host.proxy.calls("POST", threadPath).filter(({ headers }) => headers.authorization === `Bearer ${token}`);
  for (let tries = 1; tries <= 5; tries += 1) {
    await take(page).click();
    await expect.poll(() => begun().length).toBe(tries);
    await expect(page.getByText("Your group is kept. Only its chat could not be opened yet.")).toBeVisible();
    await expect(page.getByText("Opening the chat")).toHaveCount(0);
  }
  await take(page).click();
  await isInChat(page, host, token);
  expect(await groupsOf(host, token)).toEqual([expect.objectContaining({ threadCount: 1 })]);
});

test("F16: reloaded at each step it leaves at most one group, to be found in My conversations", async ({
  page,
  host,
}) => {
  test.slow();
  const { token } = await enterAnew(page, host);
  const moments = [
    "Preparing your group",
    "Adding characters",
    "Applying variants",
    "Attaching lorebooks",
    "Saving the group",
    "Finishing up",
  ];
  for (const [made, moment] of moments.entries()) {
    await openFromMenu(page);
    await page.getByRole("tab", { name: "Public" }).click();
    await pick(page, "Maren Holloway");
    // The host makes the group at once. Its answer would end the steps, so only the last of them lets it through.
    const cut = moment === "Finishing up" ? undefined : ({ afterBytes: 0, by: "stall" } as const);
    const clear = host.proxy.set({ method: "POST", path: draftPath, ...(cut && { cut }) });
    // A step lasts less than half a second: an observer misses none.
    const shown = page.evaluate(
      (text) =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => document.body.textContent.includes(text) && resolve());
          observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        }),
      moment,
    );
    await button(page, "Create").click();
    await shown;
    await page.reload();
    clear();
    await expect(creation(page)).toHaveCount(0);
    await expect.poll(async () => (await groupsOf(host, token)).length).toBeLessThanOrEqual(made + 1);
  }
  const groups = await groupsOf(host, token);
  expect(groups.length).toBeGreaterThan(0);
  await page.goto("/myconversation");
  const unbegun = page.getByRole("region", { name: "Groups without a scene" });
  await expect(unbegun.getByRole("listitem")).toHaveCount(groups.length);
});
