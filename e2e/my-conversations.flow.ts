import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import {
  call,
  chooseEntry,
  composer,
  enterAnew,
  expect,
  expectReplied,
  isDone,
  mine,
  newThread,
  said,
  say,
  test,
} from "./support/flow.ts";
import type { Host } from "./support/host.ts";
import { toastsStay } from "./support/toasts.ts";

/** Rows within the page: the side menu lists the latest chats as well. */
const row = (page: Page, name: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: name });

async function choose(page: Page, name: string, item: string) {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await chooseEntry(page, item);
}

/** A new user with one thread that has this message, on the page My conversations. */
async function withThread(page: Page, host: Host, words: string) {
  const person = await enterAnew(page, host);
  const thread = await newThread(host, person.token, { words });
  await page.goto("/myconversation");
  await expect(row(page, "Maren Holloway")).toBeVisible();
  return { person, thread };
}

test("a chat is renamed, pinned, found by its words and opened at them", async ({ page, host }) => {
  const { person, thread } = await withThread(page, host, "The cormorant knows. It flies home.");
  await choose(page, "Maren Holloway", "Rename");
  await page.getByRole("textbox", { name: "Title" }).fill("Birds of the rock");
  await page.keyboard.press("Enter");
  await expect(row(page, "Birds of the rock")).toBeVisible();
  await choose(page, "Birds of the rock", "Pin");
  await expect(page.getByRole("region", { name: "Pinned" }).getByText("Birds of the rock")).toBeVisible();
  await expect
    .poll(async () => (await call(host, "GET", `/chat/threads/${thread.id}`, undefined, person.token)).data)
    .toMatchObject({ title: "Birds of the rock", isPinned: true });
  await page.reload();
  await expect(page.getByRole("region", { name: "Pinned" }).getByText("Birds of the rock")).toBeVisible();

  // A reply may take up one's words, but never across a full stop.
  await page.getByRole("searchbox").fill("CORMORANT knows. it");
  await expect(page.locator("mark")).toHaveText("cormorant knows. It");
  await expect(page).toHaveURL(/q=CORMORANT/);
  await row(page, "Birds of the rock").getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`t=${thread.id}&m=`));
  await expect(mine(page, "The cormorant knows. It flies home.")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("CORMORANT knows. it");
  await page.getByRole("searchbox").fill("no such words");
  await expect(page.getByText("Nothing by that name")).toBeVisible();
});

test("an archived chat is out of the way until one writes in it again", async ({ page, host }) => {
  const { thread } = await withThread(page, host, "The lamp is out.");
  await choose(page, "Maren Holloway", "Archive");
  await expect(page.getByRole("heading", { name: "No scenes yet" })).toBeVisible();
  await isDone(host, "PATCH", `/api/v1/chat/threads/${thread.id}`);
  await page.reload();
  await page.getByRole("button", { name: "Archived" }).click();
  await row(page, "Maren Holloway").getByRole("link").click();
  await say(page, "I have brought oil.");
  await expectReplied(page);
  await page.goto("/myconversation");
  await expect(row(page, "Maren Holloway")).toBeVisible();
  await page.getByRole("button", { name: "Archived" }).click();
  await expect(page.getByRole("heading", { name: "Nothing archived" })).toBeVisible();
});

test("several chats are exported in one file", async ({ page, host }) => {
  const { person } = await withThread(page, host, "The lamp is out.");
  await newThread(host, person.token, { words: "Mind the third step." });
  await page.reload();
  await page.getByRole("button", { name: "Select" }).click();
  await page.getByRole("button", { name: "Choose all" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("toolbar", { name: "Select" }).getByRole("button", { name: "Export" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^sotto-chats-\d{4}-\d\d-\d\d\.zip$/);
  const files = Object.entries(unzipSync(readFileSync(await saved.path())));
  expect(files.map(([name]) => name.replace(/.*\./, ""))).toEqual(["jsonl", "html", "jsonl", "html"]);
  for (const words of ["The lamp is out.", "Mind the third step."])
    expect(files.filter(([, content]) => strFromU8(content).includes(words))).toHaveLength(2);
  await said(page, "2 chats exported");
});

test("a chat that is pointed at is asked for before it is pressed, and not again", async ({ page, host }) => {
  const { thread } = await withThread(page, host, "Mind the third step.");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const reads = () => asked.filter((path) => path.startsWith(`/api/v1/chat/threads/${thread.id}`)).toSorted();
  const both = [`/api/v1/chat/threads/${thread.id}`, `/api/v1/chat/threads/${thread.id}/messages`];
  await row(page, "Maren Holloway").getByRole("link").hover();
  await expect.poll(reads).toEqual(both);
  await row(page, "Maren Holloway").getByRole("link").click();
  await expect(mine(page, "Mind the third step.")).toBeVisible();
  expect(reads().filter((path) => both.includes(path))).toEqual(both);
});

test("a deleted chat comes back by Undo, by Ctrl+Z and from Recently deleted; another tab follows", async ({
  page,
  host,
  context,
}) => {
  const { thread } = await withThread(page, host, "Leave the door on the latch.");
  const other = await context.newPage();
  await other.goto(`/conversation/char-maren-holloway?t=${thread.id}`);
  await expect(mine(other, "Leave the door on the latch.")).toBeVisible();

  await page.bringToFront();
  await toastsStay(page);
  await choose(page, "Maren Holloway", "Delete");
  await expect(page.getByRole("heading", { name: "No scenes yet" })).toBeVisible();
  // The tab in which the thread is open shows that it is gone.
  await expect(other.getByRole("heading", { name: "This scene is not here" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Maren Holloway")).toBeVisible();

  // Undo before the delete is answered.
  const takeBack = host.proxy.set({ method: "DELETE", latency: 1500 });
  await choose(page, "Maren Holloway", "Delete");
  await expect(page.getByRole("heading", { name: "No scenes yet" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(row(page, "Maren Holloway")).toBeVisible();
  takeBack();

  await choose(page, "Maren Holloway", "Delete");
  await page.getByRole("link", { name: "Recently deleted" }).click();
  await expect(page.getByText(/deleted just now/)).toBeVisible();
  await page.getByRole("button", { name: "Bring back Maren Holloway" }).click();
  await expect(page.getByRole("heading", { name: "Nothing to bring back" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "My conversations" }).first().click();
  await row(page, "Maren Holloway").getByRole("link").click();
  await expect(mine(page, "Leave the door on the latch.")).toBeVisible();
  await expect(composer(page)).toBeVisible();
});

test("a chat is exported, and what was exported comes back as a chat of its own", async ({ page, host }) => {
  await withThread(page, host, "Write this down, *word for word*.");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    choose(page, "Maren Holloway", "JSONL, with everything"),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.jsonl$/);
  const file = await download.path();

  await choose(page, "Maren Holloway", "Import a chat");
  const dialog = page.getByRole("dialog", { name: "Import a chat with Maren Holloway" });
  await dialog.getByRole("button", { name: "Import" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Please choose a file");
  await dialog.getByLabel("Transcript").setInputFiles({
    name: "no-chat.jsonl",
    mimeType: "application/jsonl",
    buffer: Buffer.from("this is no transcript\n"),
  });
  await dialog.getByRole("button", { name: "Import" }).click();
  await expect(dialog.getByRole("alert").filter({ hasNotText: "Please choose a file" })).toBeVisible();
  await dialog.getByLabel("Transcript").setInputFiles(file);
  await dialog.getByRole("button", { name: "Import" }).click();
  const done = page.getByRole("dialog", { name: "Imported" });
  await expect(done.getByText("3 messages were taken over.")).toBeVisible();
  await done.getByRole("link", { name: "Open the chat" }).click();
  await expect(mine(page, "Write this down,")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(3);
});
