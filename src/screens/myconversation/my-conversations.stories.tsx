import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { putGroupChats } from "#mocks/seed/group-rows.ts";
import { all, evening, light, names, page, rowOf, shows } from "#src/test-support/conversation-list-steps.ts";
import { withUser } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { failing } from "#src/test-support/lasting-faults.ts";
import { onMobile, toastsStay, tryAgain } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/My conversations",
  parameters: { world: "free", now: evening },
  render: () => <ScreenAt path="/myconversation" />,
});

const heading = () => screen.findByRole("heading", { level: 1, name: "My conversations" });
const section = async (name: string) => within(await screen.findByRole("region", { name }));
const withGroups = ({ context }: Backend) => putGroupChats(context, "user-mara");
const field = () => screen.findByRole("searchbox", { name: "Search names and words" });

async function openMenu(row: string) {
  await userEvent.click((await rowOf(row)).getByRole("button", { name: `Actions for ${row}` }));
  const menu = await screen.findByRole("menu");
  // Open, and ready for a choice.
  await waitFor(() => expect(menu).toHaveFocus());
  return within(menu);
}
async function choose(row: string, item: string) {
  const entry = (await openMenu(row)).getByRole("menuitem", { name: item });
  // By keyboard: the menu chooses the highlighted entry, and a synthetic click is over before it is highlighted.
  for (let steps = 0; steps < 12 && !entry.hasAttribute("data-highlighted"); steps += 1) {
    const lit = () => document.querySelector("[role=menuitem][data-highlighted]");
    const before = lit();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(lit()).not.toBe(before));
  }
  await userEvent.keyboard("{Enter}");
}

export const Default = meta.story({
  play: async () => {
    await heading();
    const row = await rowOf(light);
    await expect(row.getByText("Maren Holloway · Keeper")).toBeVisible();
    await expect(row.getByText("3 messages")).toBeVisible();
    // The whole row opens the thread (TRAP-80).
    await expect(row.getByRole("link")).toHaveAttribute(
      "href",
      "/conversation/char-maren-holloway?t=thread-the-light-that-failed",
    );
    await expect((await section("Today")).getAllByRole("listitem")).toHaveLength(1);
    await expect(screen.getByRole("button", { name: "All", pressed: true })).toBeVisible();
    await expect(screen.getByRole("link", { name: "Recently deleted" })).toHaveAttribute("href", "/recently-deleted");
    const menu = await openMenu(light);
    await expect(menu.getAllByRole("menuitem").map((item) => item.textContent)).toEqual([
      "Open",
      "New chat",
      "Rename",
      "Pin",
      "Archive",
      "Duplicate",
      "Import a chat",
      "Delete",
      "JSONL, with everything",
      "Markdown",
      "Web page",
    ]);
  },
});

export const WithGroupChats = meta.story({
  parameters: { change: withGroups },
  play: async () => {
    const main = await page();
    await expect(await main.findByText("The Night Bakery")).toBeVisible();
    await expect(await screen.findByText("Group")).toBeVisible();
    await expect(await screen.findByText("Thessaly is burning something on purpose.")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Groups" }));
    await shows(["Thessaly Wren, Bruno Castellane, Maren Holloway", "The Night Bakery"]);
    await expect(main.getByRole("link", { name: "The Night Bakery" })).toHaveAttribute(
      "href",
      "/group-chatting?threadId=thread-night-bakery&groupId=group-night-bakery",
    );
    await userEvent.click(await screen.findByRole("button", { name: "One to one" }));
    await shows(all);
    await userEvent.click(await screen.findByRole("button", { name: "Groups" }));
    await shows(["Thessaly Wren, Bruno Castellane, Maren Holloway", "The Night Bakery"]);
  },
});

/** A group without a thread is still listed (GAP-138). */
export const GroupWithoutThread = meta.story({
  parameters: { change: withGroups },
  play: async () => {
    const groups = await section("Groups without a scene");
    await expect(groups.getByText("Thessaly Wren, Bruno Castellane, Maren Holloway")).toBeVisible();
    await expect(groups.getByText("Nothing has been played here yet")).toBeVisible();
    await expect(groups.getAllByRole("listitem")).toHaveLength(1);
    await expect(groups.getByRole("button", { name: /^Start a scene with Thessaly Wren/ })).toBeVisible();
    // Filters about messages exclude it.
    await userEvent.click(await screen.findByRole("button", { name: "Unread" }));
    await expect(await screen.findByText("Nothing unread")).toBeVisible();
    await expect(screen.queryByText("Groups without a scene")).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "All", pressed: false }));
    await expect(await screen.findByText("Groups without a scene")).toBeVisible();
  },
});

export const Unread = meta.story({
  parameters: {
    change: ({ context: { state } }: Backend) => {
      const thread = state.threads.get("thread-the-light-that-failed");
      if (thread) state.threads.put({ ...thread, seenMessageId: "message-light-2" });
    },
  },
  play: async () => {
    await expect(await (await rowOf(light)).findByRole("img", { name: "1 unread" })).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Unread" }));
    await shows([light]);
    await userEvent.click(await screen.findByRole("button", { name: "Pinned" }));
    await expect(await screen.findByText("Nothing pinned")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Show all" }));
    await shows(all);
    // The button is gone: the focus moves on, here to the heading, after a search to its field.
    await expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  },
});

/** The search matches a message: it is shown with the words marked, and opened there (GAP-120). */
export const SearchMatch = meta.story({
  play: async () => {
    await rowOf(light);
    await userEvent.type(await field(), "dead LAMP");
    await shows([light]);
    await expect(await screen.findByText("dead lamp", { selector: "mark" })).toBeVisible();
    await expect((await rowOf(light)).getByRole("link")).toHaveAttribute(
      "href",
      "/conversation/char-maren-holloway?t=thread-the-light-that-failed&m=message-light-2",
    );
    await userEvent.clear(await field());
    await shows(all);
    await userEvent.type(await field(), "ilario");
    await shows(["Ilario Voss"]);
    await expect(await screen.findByText("Ilario", { selector: "mark" })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ operation: "listThreads", delayMs: Infinity }] },
  play: async () => {
    await heading();
    await expect(await screen.findByText("Loading")).toBeInTheDocument();
    await expect(document.querySelector("[aria-busy=true]")).not.toBeNull();
    await expect(names()).toEqual([]);
    await expect(await field()).toBeEnabled();
  },
});

export const Empty = meta.story({
  parameters: { world: "fresh", change: withUser({ onBoarding: false }) },
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "No scenes yet" })).toBeVisible();
    await expect(screen.getByText("Start a chat and it will wait here for you.")).toBeVisible();
    await expect(screen.getByRole("link", { name: "Find a character" })).toHaveAttribute("href", "/home");
    await expect(screen.queryByRole("button", { name: "Select" })).toBeNull();
  },
});

export const SearchWithoutResult = meta.story({
  name: "Search without result",
  render: () => <ScreenAt path="/myconversation?q=no+such+words" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "Nothing by that name" })).toBeVisible();
    // The address keeps the search.
    await expect(await field()).toHaveValue("no such words");
    await userEvent.click(within(screen.getByRole("main")).getAllByRole("button", { name: "Clear the search" })[1]!);
    await shows(all);
    await expect(await field()).toHaveValue("");
    await expect(await field()).toHaveFocus();
  },
});

/** Words that other chats have, but none of the filter's: the filter is named, and goes while the words stay. */
export const SearchUnderAFilter = meta.story({
  name: "Search under a filter",
  render: () => <ScreenAt path="/myconversation?q=ilario&show=pinned" />,
  play: async () => {
    await expect(await screen.findByText("Nothing under Pinned has these words.")).toBeVisible();
    await expect(screen.queryByText(/^No title, no name/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Search all chats" }));
    await shows(["Ilario Voss"]);
    await expect(await field()).toHaveValue("ilario");
    await expect(screen.getByRole("button", { name: "All", pressed: true })).toBeVisible();
  },
});

const unreadable = failing("listThreads", { status: 500, body: "<h1>Oops</h1>", contentType: "text/html" });

export const Failed = meta.story({
  name: "Error",
  parameters: { change: unreadable.begin },
  play: async () => {
    await expect(await screen.findByText("This could not be loaded.")).toBeVisible();
    await expect(screen.queryByText("Oops")).toBeNull();
    await tryAgain();
    await expect(await screen.findByText("This could not be loaded.")).toBeVisible();
    await tryAgain(unreadable);
    await shows(all);
  },
});

/** Thousands of threads, page by page; the longest possible name. */
export const Long = meta.story({
  parameters: {
    world: "crowded",
    change: ({ context: { state } }: Backend) => {
      const [thread] = state.threads.in("user-mara");
      if (thread) state.threads.put({ ...thread, isPinned: true, title: "Wolkenkuckucksheim".repeat(4).slice(0, 60) });
    },
  },
  play: async () => {
    await waitFor(() => expect(names()).toHaveLength(20));
    const before = names();
    await expect((await section("Pinned")).getAllByRole("listitem")).toHaveLength(1);
    await userEvent.click(await screen.findByRole("button", { name: "Load more" }));
    await waitFor(() => expect(names()).toHaveLength(40));
    await expect(names().slice(0, 20)).toEqual(before);
    await expect(await screen.findAllByText("40 chats shown")).not.toHaveLength(0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** No question; Undo by the toast and Ctrl+Z, latest first (GAP-108, GAP-130). */
export const DeletedWithUndo = meta.story({
  beforeEach: toastsStay,
  play: async () => {
    await choose(light, "Delete");
    await expect(await screen.findByText("“The light that failed” deleted. Kept in Recently deleted.")).toBeVisible();
    await shows(all.slice(1));
    // The next row has focus.
    await waitFor(() =>
      expect(within(screen.getByRole("main")).getByRole("link", { name: "Ilario Voss" })).toHaveFocus(),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await shows(all);
    await expect(await screen.findByText("Brought back")).toBeVisible();
    await choose("Ilario Voss", "Delete");
    await shows([light, "Kaelith of the Ninth Gate"]);
    await choose("Kaelith of the Ninth Gate", "Delete");
    await shows([light]);
    await screen.findByText(/^“Kaelith of the Ninth Gate” deleted/);
    await userEvent.keyboard("{Control>}z{/Control}");
    await shows([light, "Kaelith of the Ninth Gate"]);
    await userEvent.keyboard("{Control>}z{/Control}");
    await shows(all);
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(names()).toEqual(all);
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await rowOf(light);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const menu = await openMenu(light);
    await expect(menu.getByRole("menuitem", { name: "Rename" })).toBeVisible();
  },
});

/** A failure is shown, and the row is restored. */
export const DeleteFailed = meta.story({
  parameters: { faults: [{ operation: "deleteThread", status: 500 }] },
  play: async () => {
    await choose(light, "Delete");
    await expect(await screen.findByText("The chat could not be deleted.")).toBeVisible();
    await shows(all);
    await expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  },
});

export const Pinned = meta.story({
  play: async () => {
    await choose("Kaelith of the Ninth Gate", "Pin");
    await expect((await section("Pinned")).getByText("Kaelith of the Ninth Gate")).toBeVisible();
    await shows(["Kaelith of the Ninth Gate", light, "Ilario Voss"]);
    await choose("Kaelith of the Ninth Gate", "Unpin");
    await shows(all);
  },
});

export const Renamed = meta.story({
  play: async () => {
    await choose("Ilario Voss", "Rename");
    const dialog = within(await screen.findByRole("dialog", { name: "Rename this chat" }));
    const title = dialog.getByRole("textbox", { name: "Title" });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.type(title, "x".repeat(61));
    await expect(dialog.getByText("61/60")).toBeVisible();
    await expect(dialog.getByRole("alert")).toHaveTextContent("Use at most 60 characters");
    await userEvent.clear(title);
    await userEvent.type(title, "Rain on Quay Street{Enter}");
    await shows([light, "Rain on Quay Street", "Kaelith of the Ninth Gate"]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect((await rowOf("Rain on Quay Street")).getByText("Ilario Voss · Off the books")).toBeVisible();
  },
});

/** On failure the dialog stays, with the typed text. */
export const RenameFailed = meta.story({
  parameters: { faults: [{ operation: "editThread", status: 500, times: 1 }] },
  play: async () => {
    await choose("Ilario Voss", "Rename");
    const dialog = within(await screen.findByRole("dialog", { name: "Rename this chat" }));
    await userEvent.type(await dialog.findByRole("textbox", { name: "Title" }), "Rain{Enter}");
    await expect(await screen.findByText("The chat could not be changed.")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Title" })).toHaveValue("Rain");
    await userEvent.click(await dialog.findByRole("button", { name: "Save" }));
    await shows([light, "Rain", "Kaelith of the Ninth Gate"]);
  },
});

export const Duplicated = meta.story({
  play: async () => {
    await choose(light, "Duplicate");
    await expect(await screen.findByText("Chat duplicated")).toBeVisible();
    await shows([light, ...all]);
  },
});

/** Imports a transcript as a new chat and lists the skipped lines (GAP-135). */
export const Imported = meta.story({
  play: async () => {
    await choose(light, "Import a chat");
    const dialog = within(await screen.findByRole("dialog", { name: "Import a chat with Maren Holloway" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Import" }));
    await expect(await dialog.findByText("Please choose a file")).toBeVisible();
    const lines = [
      { user_name: "Mara", character_name: "Maren Holloway", create_date: "2026-11-01@20h00m00s", chat_metadata: {} },
      { name: "Maren Holloway", is_user: false, send_date: "2026-11-01T20:00:00Z", mes: "You came back." },
      { name: "Mara", is_user: true, send_date: "2026-11-01T20:01:00Z", mes: "I said I would." },
    ];
    const text = [...lines.map((line) => JSON.stringify(line)), "{ not a line"].join("\n");
    const transcript = new File([text], "maren.jsonl", { type: "application/jsonl" });
    await userEvent.upload(dialog.getByLabelText("Transcript"), transcript);
    await waitFor(() => expect(dialog.queryByText("Please choose a file")).toBeNull());
    await userEvent.click(await dialog.findByRole("button", { name: "Import" }));
    const done = within(await screen.findByRole("dialog", { name: "Imported" }));
    await expect(done.getByText("2 messages were taken over.")).toBeVisible();
    await expect(done.getByText(/^1 line could not be read: 4/)).toBeVisible();
    await userEvent.click(done.getAllByRole("button", { name: "Close" })[0]!);
    await waitFor(() => expect(names()).toHaveLength(4));
  },
});

/** Of a name too long for its line the beginning is shown, also of one that is written from the right. */
export const LongNameFromTheRight = meta.story({
  name: "Long name from the right",
  globals: onMobile,
  parameters: {
    change: ({ context: { state } }: Backend) => {
      const thread = state.threads.get("thread-the-light-that-failed");
      if (thread) state.threads.put({ ...thread, title: "המגדלור שכבה ".repeat(4) });
    },
  },
  play: async () => {
    const link = await (await page()).findByRole("link", { name: /^המגדלור/ });
    const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode()!;
    const first = document.createRange();
    first.setStart(text, 0);
    first.setEnd(text, 1);
    await waitFor(async () => {
      await expect(link.scrollWidth).toBeGreaterThan(link.clientWidth);
      const letter = first.getBoundingClientRect();
      const line = link.getBoundingClientRect();
      await expect(letter.right).toBeLessThanOrEqual(line.right + 1);
      await expect(letter.left).toBeGreaterThanOrEqual(line.left);
    });
  },
});
