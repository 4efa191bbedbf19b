// A world from the empty shelf to a group chat in which it is told, over real HTTP.
import { drawnPicture } from "./support/drawn-picture.ts";
import {
  boxAtRest,
  call,
  chooseEntry,
  composer,
  enterAnew,
  enterThread,
  expect,
  expectReplied,
  hold,
  isDone,
  mine,
  newAccount,
  newGroup,
  newThread,
  pressHard,
  said,
  say,
  test,
} from "./support/flow.ts";

const zitherBook = {
  name: "The drowned coast",
  description: null,
  thumbnail: null,
  isPublic: false,
  entries: [
    {
      name: "The zither",
      keys: ["zither"],
      secondaryKeys: [],
      content: "The zither has one string, and it is wet.",
      isEnabled: true,
      isConstant: false,
      matchWholeWords: true,
      isCaseSensitive: false,
      order: 100,
      priority: 0,
    },
  ],
};

/** Whoever answers may know other worlds too. */
const worldLine = /^\d+ entr(?:y|ies) of .+ (?:was|were) active$/;

test("make a world, try it, attach it in a group, see it fire in the chat", async ({ page, host }) => {
  const { token } = await enterAnew(page, host);
  // Only for its side effect: the account's replies are short.
  await newThread(host, token);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${host.url}/lorebooks`);
  await page.getByRole("main").getByRole("link", { name: "New lorebook" }).first().click();
  await page.getByRole("textbox", { name: "Name" }).fill("The drowned coast");
  await page.getByRole("textbox", { name: "Title" }).fill("The zither");
  await page.getByLabel("Keys", { exact: true }).fill("zither");
  await page.getByLabel("Keys", { exact: true }).press("Enter");
  await page.getByRole("textbox", { name: "Content" }).fill("The zither has one string, and it is wet.");
  await page.getByRole("textbox", { name: "Text to try" }).fill("Whose ZITHER is this?");
  await expect(page.getByText("1 entry fires").first()).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The drowned coast" })).toBeVisible();
  await expect(page).toHaveURL(/\/lorebooks\/lor_/);

  const group = await newGroup(host, token);

  await page.getByRole("button", { name: "More for The drowned coast" }).click();
  await chooseEntry(page, "Attach or detach");
  await page.getByRole("tab", { name: "Group chats" }).click();
  await page.getByRole("button", { name: "Attach to The night ferry" }).click();
  await expect(page.getByRole("button", { name: "Detach from The night ferry" })).toBeVisible();
  const attached = await call(host, "GET", `/groupChats/details/${group.groupId}`, undefined, token);
  expect(attached.data.lorebooks).toMatchObject([{ name: "The drowned coast" }]);
  await page.goto(host.url + group.address);
  // The group says what it knows, and leads there.
  await page.getByRole("button", { name: "More", exact: true }).click();
  await chooseEntry(page, "Lorebooks");
  await page.getByRole("dialog", { name: "Lorebooks" }).getByRole("link", { name: "The drowned coast" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The drowned coast" })).toBeVisible();
  await page.goBack();
  await composer(page).fill("I put my zither on the table.");
  await composer(page).press("Enter");
  await expect(mine(page, "I put my zither on the table.")).toBeVisible();

  // Under the reply stands what it was told, a press away.
  const line = page.getByRole("button", { name: worldLine }).first();
  await expect(line).toBeVisible({ timeout: 60_000 });
  await line.click();
  const dialog = page.getByRole("dialog", { name: "What was sent" });
  await expect(dialog.getByText("“zither”")).toBeVisible();
  await dialog.getByRole("button", { name: "Show all of it" }).first().click();
  await expect(dialog.getByRole("list", { name: "Messages in the order they were sent" })).toContainText(
    "The zither has one string, and it is wet.",
  );
  await dialog.getByRole("link", { name: "The drowned coast" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The drowned coast" })).toBeVisible();
});

test("the entry that is being written stays open through saving, copying and deleting", async ({ page, host }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAnew(page, host);
  await page.goto(`${host.url}/lorebooks/new`);
  const title = page.getByRole("textbox", { name: "Title" });
  const content = page.getByRole("textbox", { name: "Content" });
  const addEntry = async (name: string) => {
    await page.getByRole("button", { name: "Add an entry" }).press("Enter");
    await expect(title).toBeFocused();
    await page.keyboard.type(name);
    await content.fill(`What ${name} is.`);
  };
  await page.getByRole("textbox", { name: "Name" }).fill("The drowned coast");
  await title.fill("The zither");
  await addEntry("The bell");
  await content.press("Control+s");
  await expect(page).toHaveURL(/\/lorebooks\/lor_/);
  await expect(title).toHaveValue("The bell");

  await addEntry("The lamp");
  await content.press("Control+s");
  await said(page, "Saved");
  await expect(content).toBeFocused();
  await expect(title).toHaveValue("The lamp");

  // Whoever copies or deletes by the keyboard is at the entry that is open then.
  await page.getByRole("button", { name: "Duplicate" }).press("Enter");
  await expect(title).toBeFocused();
  await page.getByRole("button", { name: "Delete this entry" }).press("Enter");
  await expect(page.getByText("Entry 3 of 3")).toBeFocused();
  await expect(title).toHaveValue("The lamp");
});

test("on a phone the focus goes along to an entry that is opened", async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { token } = await enterAnew(page, host);
  const [zither] = zitherBook.entries;
  const book = { ...zitherBook, entries: [zither, { ...zither, name: "The bell" }] };
  const { data } = await call(host, "POST", "/lorebook/create", book, token);
  await page.goto(`${host.url}/lorebooks/${data.id}`);
  await page.getByRole("button", { name: /^The zither/ }).press("Enter");
  await expect(page.getByText("Entry 1 of 2")).toBeFocused();
  await page.getByRole("button", { name: "Delete this entry" }).click();
  // What can be undone is said above the button that saves.
  const toast = page.getByText("1 entry deleted");
  await toast.hover();
  const save = await boxAtRest(page.getByRole("button", { name: "Save", exact: true }));
  const told = await boxAtRest(toast);
  expect(told.y + told.height).toBeLessThan(save.y);
});

test("what was typed into the tester outlasts a chat's text that comes late, and one that came", async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { token } = await enterAnew(page, host);
  const thread = await newThread(host, token, { words: "The bell rang twice." });
  const { data } = await call(host, "POST", "/lorebook/create", zitherBook, token);
  await page.goto(`${host.url}/lorebooks/${data.id}`);
  const text = page.getByRole("textbox", { name: "Text to try" });
  const chat = page.getByRole("combobox", { name: "Take the text from a chat" });
  const release = await hold(page, new RegExp(thread.messages));
  await chat.selectOption("Maren Holloway");
  await text.fill("Whose zither is this?");
  const answer = page.waitForResponse(new RegExp(thread.messages));
  release();
  await (await answer).finished();
  await expect(text).toHaveValue("Whose zither is this?");
  await chat.selectOption("Maren Holloway");
  await expect(text).toHaveValue(/The bell rang twice/);
  await chat.selectOption("Your own text");
  await expect(text).toHaveValue("Whose zither is this?");
});

test("a world of somebody else is read, and copied once, however often the button is pressed", async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAnew(page, host);
  const wren = await newAccount(host);
  const { data } = await call(host, "POST", "/lorebook/create", { ...zitherBook, isPublic: true }, wren.token);
  await page.goto(`${host.url}/lorebooks/${data.id}`);
  // It can be read well, not changed.
  const content = page.getByRole("textbox", { name: "Content" });
  await expect(content).toHaveValue("The zither has one string, and it is wet.");
  await expect(content).toHaveAttribute("readonly");
  await expect(content).toHaveCSS("opacity", "1");
  await pressHard(page, page.getByRole("button", { name: "Make my own copy" }));
  await expect(page.getByRole("heading", { level: 1, name: "The drowned coast (copy)" })).toBeVisible();
  await page.getByRole("link", { name: "Attachments" }).first().click();
  await expect(page.getByRole("main").getByRole("link", { name: "The drowned coast (copy)" })).toHaveCount(1);
});

test("the report on a file with a long name stays as wide as the page", async ({ page, host }) => {
  await enterAnew(page, host);
  await page.goto(`${host.url}/lorebooks`);
  const name = `${"n".repeat(200)}.json`;
  const file = { name, mimeType: "application/json", buffer: Buffer.from("{}") };
  await page.locator('input[type=file][aria-label="Import lorebooks"]').setInputFiles(file);
  await expect(page.getByRole("button", { name: `Dismiss the report on ${name}` })).toBeInViewport({ ratio: 1 });
});

test("after a lorebook has been deleted by keyboard, the focus is on the next one", async ({ page, host }) => {
  const { token } = await enterAnew(page, host);
  for (const name of ["The high moor", "The drowned coast"])
    await call(host, "POST", "/lorebook/create", { ...zitherBook, name }, token);
  await page.goto(`${host.url}/lorebooks`);
  await page.getByRole("button", { name: "More for The drowned coast" }).press("Enter");
  await chooseEntry(page, "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  const books = page.getByRole("list", { name: "Your lorebooks" });
  await expect(books.getByRole("link", { name: "The drowned coast" })).toHaveCount(0);
  await expect(books.getByRole("link", { name: "The high moor" })).toBeFocused();
});

test("attach a world to a character in its editor, and see it fire in a chat with it", async ({ page, host }) => {
  const { token } = await enterAnew(page, host);
  await newThread(host, token);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await call(host, "POST", "/lorebook/create", zitherBook, token)).data.name).toBe("The drowned coast");

  await page.goto(`${host.url}/new-character`);
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ines Calder");
  await page.getByRole("textbox", { name: "First message", exact: true }).fill("You are late.");
  await page
    .getByRole("group", { name: "Portrait" })
    .locator("input[type=file]")
    .setInputFiles(await drawnPicture(page, 64, 96, "png"));
  await page.getByRole("button", { name: "Action", exact: true }).click();
  await page.getByRole("button", { name: "Choose lorebooks" }).click();
  const picker = page.getByRole("dialog");
  await picker.getByRole("button", { name: "The drowned coast" }).click();
  await picker.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("group", { name: "Lorebooks" }).getByText("The drowned coast")).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Edit Ines Calder" })).toBeVisible();

  await page.goto(`${host.url}/conversation/${new URL(page.url()).searchParams.get("editId")}`);
  await expect(composer(page)).toBeVisible();
  await composer(page).fill("I put my zither on the table.");
  await composer(page).press("Enter");
  const line = page.getByRole("button", { name: worldLine }).first();
  await expect(line).toBeVisible({ timeout: 60_000 });
  await line.click();
  await expect(page.getByRole("dialog", { name: "What was sent" }).getByText("“zither”")).toBeVisible();
  // Its row counts who uses it.
  await page.goto(`${host.url}/lorebooks`);
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "The drowned coast" })).toContainText(
    "1 uses it",
  );

  // Another one is given to the character from here.
  await call(host, "POST", "/lorebook/create", { ...zitherBook, name: "The high moor" }, token);
  await page.reload();
  await page.getByRole("button", { name: "More for The high moor" }).click();
  await chooseEntry(page, "Attach or detach");
  const attach = page.getByRole("dialog", { name: "Attach The high moor" });
  await attach.getByRole("tab", { name: "Characters" }).click();
  await attach.getByRole("button", { name: "Attach to Ines Calder" }).click();
  await expect(attach.getByRole("button", { name: "Detach from Ines Calder" })).toBeVisible();
  await attach.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "The high moor" })).toContainText(
    "1 uses it",
  );
});

test("a world gets a category, and is found by it among the public ones", async ({ page, host }) => {
  await enterAnew(page, host);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${host.url}/lorebooks`);
  await page.getByRole("main").getByRole("link", { name: "New lorebook" }).first().click();
  await page.getByRole("textbox", { name: "Name" }).fill("The drowned coast");
  await page.getByRole("textbox", { name: "Title" }).fill("The zither");
  await page.getByRole("textbox", { name: "Content" }).fill("The zither has one string, and it is wet.");
  await page.getByText("About it, and how it is read").click();
  await page.getByRole("combobox", { name: "Category" }).selectOption("Coastal");
  await page.getByRole("switch", { name: "Public" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The drowned coast" })).toBeVisible();

  await page.goto(`${host.url}/lorebooks/public`);
  await page.getByRole("button", { name: "Coastal" }).click();
  await expect(page).toHaveURL(/category=coastal/);
  const worlds = page.getByRole("list", { name: "Public worlds" });
  await expect(worlds.getByRole("link", { name: "The drowned coast" })).toBeVisible();
  await page.getByRole("combobox", { name: "Order" }).selectOption("By name");
  await expect(page).toHaveURL(/sort=name/);
  await worlds.getByRole("link", { name: "The drowned coast" }).click();
  await page.getByText("About it, and how it is read").click();
  await expect(page.getByRole("combobox", { name: "Category" })).toHaveValue("coastal");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Coastal" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("combobox", { name: "Order" })).toHaveValue("name");
  await page.getByRole("button", { name: "Horror" }).click();
  await expect(worlds.getByRole("link", { name: "The drowned coast" })).toHaveCount(0);
});

test("a world that is attached to one chat fires there, and a branch of the chat has it too", async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { account, thread } = await enterThread(page, host);
  await call(host, "POST", "/lorebook/create", zitherBook, account.token);
  await page.getByRole("button", { name: "Memory", exact: true }).click();
  const memory = page.getByRole("complementary", { name: "Memory" });
  await memory.getByRole("button", { name: "Attach" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose lorebooks" });
  await dialog.getByRole("button", { name: "The drowned coast" }).click();
  await expect(dialog.getByText("1/5")).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(memory.getByRole("link", { name: "The drowned coast" })).toBeVisible();
  await isDone(host, "PATCH", `/api/v1/chat/threads/${thread.id}/memory`);
  await say(page, "I put my zither on the table.");
  await expectReplied(page);
  await page.getByRole("button", { name: worldLine }).first().click();
  await expect(page.getByRole("dialog", { name: "What was sent" }).getByText("“zither”")).toBeVisible();
  const at = `/chat/threads/${thread.id}`;
  const { items } = (await call(host, "GET", `${at}/messages`, undefined, account.token)).data;
  const branch = (await call(host, "POST", `${at}/branch`, { messageId: items.at(-1).id }, account.token)).data;
  const kept = (await call(host, "GET", `/chat/threads/${branch.id}/memory`, undefined, account.token)).data;
  expect(kept.lorebooks).toMatchObject([{ name: "The drowned coast" }]);
});
