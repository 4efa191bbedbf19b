import type { Page } from "@playwright/test";
import {
  call,
  chooseEntry,
  composer,
  enterAnew,
  expect,
  isDone,
  mine,
  newGroup,
  newThread,
  test,
} from "./support/flow.ts";
import type { Host } from "./support/host.ts";
import { tabTo } from "./support/keys.ts";

const names = ["Keeper", "Mate", "Pilot", "Cook", "Stowaway"] as const;

/** A new account with a group of five, all of them Maren under other names, and the page on its first scene. */
async function enterGroup(page: Page, host: Host) {
  const { token } = await enterAnew(page, host);
  // Only for its side effect: the account's replies are short.
  await newThread(host, token);
  const { threadId, address } = await newGroup(host, token, names);
  const path = `/chat/threads/${threadId}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(host.url + address);
  await expect(composer(page)).toBeVisible();
  return {
    address,
    stored: async (): Promise<{ role: string; status: string; memberId: string | null }[]> =>
      (await call(host, "GET", `${path}/messages?pageSize=100`, undefined, token)).data.items,
    /** The scene as a transcript. */
    file: async (): Promise<Buffer> => {
      const headers = { authorization: `Bearer ${token}` };
      return Buffer.from(
        await (await fetch(`${host.url}/api/v1${path}/export?format=jsonl`, { headers })).arrayBuffer(),
      );
    },
    thread: async () => (await call(host, "GET", path, undefined, token)).data,
  };
}

const stage = (page: Page) => page.getByRole("complementary", { name: "On stage" });
const member = (page: Page, name: string) => stage(page).getByRole("radio", { name: new RegExp(`^${name}, `) });
const isNext = (page: Page, name: string) =>
  expect(stage(page).getByRole("radio", { name: `${name}, Speaks next`, checked: true })).toBeVisible();
const lastRow = (page: Page) => page.getByRole("article").last();
/** Nobody writes any more. */
const isQuiet = (page: Page) =>
  expect(page.getByRole("button", { name: "Stop", exact: true })).toHaveCount(0, { timeout: 60_000 });

async function sayAndWait(page: Page, text: string) {
  await composer(page).fill(text);
  await composer(page).press("Enter");
  await expect(mine(page, text)).toBeVisible();
  await isQuiet(page);
}

test("a group of five is opened, played and directed: who is next, who is muted, who is named", async ({
  page,
  host,
}) => {
  const group = await enterGroup(page, host);
  await expect(page.getByRole("heading", { level: 1, name: "The night ferry" })).toBeVisible();
  await expect(page.getByText("“Who is still awake?”")).toBeVisible();
  await stage(page).getByText("In order", { exact: true }).click();
  await isNext(page, "Mate");
  await sayAndWait(page, "I am.");
  await expect(lastRow(page)).toHaveAccessibleName(/^Mate,/);

  await member(page, "Stowaway").click();
  await isNext(page, "Stowaway");
  await sayAndWait(page, "And you, behind the crates?");
  await expect(lastRow(page)).toHaveAccessibleName(/^Stowaway,/);

  await stage(page).getByRole("button", { name: "Mute Pilot" }).click();
  await expect(member(page, "Pilot")).toHaveAccessibleName("Pilot, Muted, still listens");
  await composer(page).fill("Quiet tonight, @pil");
  await page.getByRole("option", { name: /Pilot/ }).click();
  await expect(composer(page)).toHaveValue("Quiet tonight, @Pilot ");
  await composer(page).press("Enter");
  await expect(mine(page, "Quiet tonight")).toBeVisible();
  await isQuiet(page);
  await expect(lastRow(page)).toHaveAccessibleName(/^Pilot,/);
  await expect(member(page, "Pilot")).toHaveAccessibleName("Pilot, Muted, still listens");
  expect((await group.thread()).mutedMemberIds).toHaveLength(1);
});

test("a round outlives a reload in its middle, and another tab follows it", async ({ page, host, context }) => {
  const group = await enterGroup(page, host);
  await stage(page).getByText("Everyone", { exact: true }).click();
  const other = await context.newPage();
  await other.setViewportSize({ width: 1440, height: 900 });
  await other.goto(host.url + group.address);
  await expect(stage(other).getByRole("radio", { name: "Everyone" })).toBeChecked();
  await page.bringToFront();
  await composer(page).fill("Tell me, all of you.");
  await composer(page).press("Enter");
  await expect(page.getByRole("article", { name: /^Mate,/ })).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByRole("article", { name: /^Stowaway,/ })).toBeVisible({ timeout: 60_000 });
  await isQuiet(page);
  const replies = async () => (await group.stored()).filter(({ role }) => role === "character");
  await expect
    .poll(async () => (await replies()).map(({ status }) => status))
    .toEqual(Array.from({ length: 6 }, () => "complete"));
  await expect(page.getByRole("article")).toHaveCount(7);
  await expect(other.getByRole("article")).toHaveCount(7);
  await other.bringToFront();
  await stage(other).getByText("When named", { exact: true }).click();
  await expect(stage(page).getByRole("radio", { name: "When named" })).toBeChecked();
  await page.bringToFront();
  await sayAndWait(page, "Nobody then?");
  await expect(lastRow(page)).toHaveAccessibleName(/^You,/);
});

test("a group is played by keyboard alone", async ({ page, host }) => {
  await enterGroup(page, host);
  await expect(composer(page)).toBeFocused();
  await tabTo(page, stage(page).getByRole("radio", { name: "Automatic" }));
  await page.keyboard.press("ArrowRight");
  await expect(stage(page).getByRole("radio", { name: "Automatic" })).not.toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(stage(page).getByRole("radio", { name: "In order" })).toBeChecked();
  await tabTo(page, member(page, "Keeper"));
  for (const name of ["Mate", "Pilot", "Cook"]) {
    await page.keyboard.press("ArrowDown");
    await expect(member(page, name)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await isNext(page, "Cook");
  await page.keyboard.press("ArrowUp");
  await expect(member(page, "Pilot")).toBeFocused();
  await page.keyboard.press("m");
  await expect(member(page, "Pilot")).toHaveAccessibleName(/Muted/);
  await tabTo(page, stage(page).getByRole("button", { name: "Let Cook speak" }));
  await page.keyboard.press("Enter");
  await expect(lastRow(page)).toHaveAccessibleName(/^Cook,/);
  await isQuiet(page);
  await tabTo(page, composer(page));
  await page.keyboard.type("What do you say, @");
  await expect(page.getByRole("listbox", { name: "Name someone in the scene" })).toBeVisible();
  await page.keyboard.type("sto");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(composer(page)).toHaveValue("What do you say, @Stowaway ");
  await page.keyboard.press("Enter");
  await expect(mine(page, "What do you say")).toBeVisible();
  await isQuiet(page);
  await expect(lastRow(page)).toHaveAccessibleName(/^Stowaway,/);
});

test("a group is changed, given one model and its own again, deleted, and brought back from Recently deleted", async ({
  page,
  host,
}) => {
  const group = await enterGroup(page, host);
  const choose = async (entry: string) => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await chooseEntry(page, entry);
  };
  await choose("Edit group");
  const editor = page.getByRole("dialog", { name: "Edit group" });
  await editor.getByRole("textbox", { name: /Group name/ }).fill("The morning ferry");
  await editor.getByRole("textbox", { name: /Scenario/ }).fill("Fog on the water.");
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The morning ferry" })).toBeVisible();
  await expect(editor).toHaveCount(0);

  await choose("Model Settings");
  const models = page.getByRole("dialog", { name: "Model Settings" });
  await expect(models.getByRole("button", { name: /^Each their own/ })).toHaveAttribute("aria-current", "true");
  await models.getByRole("button", { name: /^Nightingale Small/ }).click();
  await expect.poll(async () => (await group.thread()).aiModelId).toBe("model-nightingale-small");
  await models.getByRole("button", { name: /^Each their own/ }).click();
  await expect.poll(async () => (await group.thread()).aiModelId).toBeNull();
  await models.getByRole("button", { name: "Close" }).click();
  await expect(models).toHaveCount(0);

  await page.reload();
  await choose("Edit group");
  await expect(editor.getByRole("textbox", { name: /Scenario/ })).toHaveValue("Fog on the water.");
  await editor.getByRole("button", { name: "Close" }).click();
  await expect(editor).toHaveCount(0);

  // Five faces stand in its row, wherever that is in the list.
  await page.goto(`${host.url}/myconversation`);
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "The morning ferry" });
  await expect(row).toBeVisible();
  expect((await group.thread()).avatars).toHaveLength(5);
  await page.goto(host.url + group.address);
  // The menu shows all it has where the window has the room.
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: "Delete group" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await choose("Delete group");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete group" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My conversations" })).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole("link", { name: "Recently deleted" }).first().click();
  const deleted = page.getByRole("main").getByRole("listitem").filter({ hasText: "The morning ferry" });
  await deleted.getByRole("button", { name: /Bring back|Restore/ }).click();
  await expect(deleted).toHaveCount(0);
  await isDone(host, "POST", "/api/v1/user/trash/restore");
  await page.goto(host.url + group.address);
  await expect(page.getByRole("heading", { level: 1, name: "The morning ferry" })).toBeVisible();
  await expect(page.getByText("“Who is still awake?”")).toBeVisible();
  // Home takes it up again.
  await page.goto(`${host.url}/home`);
  await expect(page.getByRole("heading", { level: 2, name: "The morning ferry" })).toBeVisible();
  await page.getByRole("link", { name: "Pick up the scene" }).click();
  await expect(page).toHaveURL(host.url + group.address);
  await expect(page.getByText("“Who is still awake?”")).toBeVisible();
});

test("a line that breaks while the second speaks, and Stop while the third does: nothing is lost or doubled", async ({
  page,
  host,
}) => {
  const group = await enterGroup(page, host);
  await stage(page).getByText("Everyone", { exact: true }).click();
  const replies = async () => (await group.stored()).filter(({ role }) => role === "character").slice(1);
  const isAt = (place: number) =>
    expect(lastRow(page)).toHaveAttribute("aria-posinset", String(place), { timeout: 60_000 });
  const send = async (text: string) => {
    await expect(composer(page)).toBeVisible();
    await composer(page).fill(text);
    await composer(page).press("Enter");
  };
  await send("Tell me, all of you.");
  // The opening, one's own line, and a reply for each who has begun.
  await isAt(4);
  await host.proxy.down();
  await host.proxy.up();
  await isAt(7);
  await isQuiet(page);
  await expect
    .poll(async () => (await replies()).map(({ status }) => status))
    .toEqual(Array.from({ length: 5 }, () => "complete"));
  const speakers = (await replies()).map(({ memberId }) => memberId);
  expect(new Set(speakers).size).toBe(5);

  await send("And once more.");
  await isAt(11);
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await isQuiet(page);
  await expect.poll(async () => (await replies()).at(-1)?.status).toBe("stopped");
  const round = (await replies()).slice(5);
  // A slow machine presses a little later; whoever spoke then is the last.
  expect(round.length).toBeLessThan(5);
  expect(round.map(({ status }) => status)).toEqual([...round.slice(1).map(() => "complete"), "stopped"]);
  await page.reload();
  await isAt(8 + round.length);
  await expect(composer(page)).toBeEnabled();
});

test("a scene of the group goes out as a file and comes into the group again, each line to who spoke it", async ({
  page,
  host,
}) => {
  const group = await enterGroup(page, host);
  await stage(page).getByText("In order", { exact: true }).click();
  await sayAndWait(page, "I am.");
  await expect(lastRow(page)).toHaveAccessibleName(/^Mate,/);
  const more = async (entry: string) => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await chooseEntry(page, entry);
  };
  const file = await group.file();
  await more("Import a chat");
  const dialog = page.getByRole("dialog", { name: "Import a chat with The night ferry" });
  await dialog
    .getByLabel("Transcript")
    .setInputFiles({ name: "scene.jsonl", mimeType: "application/jsonl", buffer: file });
  await dialog.getByRole("button", { name: "Import" }).click();
  await page.getByRole("link", { name: "Open the chat" }).click();
  await expect(page).not.toHaveURL(host.url + group.address);
  await expect(page).toHaveURL(/\/group-chatting\?/);
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("article").first()).toHaveAccessibleName(/^Keeper,/);
  await expect(mine(page, "I am.")).toBeVisible();
  await expect(lastRow(page)).toHaveAccessibleName(/^Mate,/);
  // It goes on like any other.
  await sayAndWait(page, "Still here.");
  await expect(lastRow(page)).not.toHaveAccessibleName(/^You,/);
});
