import { fireEvent, screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { aLorebook } from "#mocks/seed/builders.ts";
import { chooseInMenu } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile, toastsStay, tryAgain } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/Attachments",
  parameters: { world: "groups" },
  render: () => <ScreenAt path="/lorebooks" />,
});

const patient = { timeout: 20_000 };
const list = async () => within(await screen.findByRole("list", { name: "Your lorebooks" }, patient));
const field = (name: string) => screen.findByRole("textbox", { name }, patient);
const heading = (name: string) => screen.findByRole("heading", { level: 1, name }, patient);
/** The panes are tabs below 1,200 pixels. */
const pane = async (name: string) => {
  const tab = screen.queryByRole("tab", { name });
  if (tab) await userEvent.click(tab);
};

const openAbout = async () =>
  userEvent.click(await screen.findByText("About it, and how it is read", undefined, patient));

export const Default = meta.story({
  play: async () => {
    await heading("Attachments");
    const rows = (await list()).getAllByRole("listitem");
    await expect(rows).toHaveLength(20);
    await expect(within(rows[0]!).getByRole("link", { name: "Aunt Ilse's house" })).toHaveAttribute(
      "href",
      "/lorebooks/lore-own-1",
    );
    await expect(within(rows[0]!).getByText("1 entry")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Load More" }));
    await waitFor(async () => expect((await list()).getAllByRole("listitem")).toHaveLength(24), patient);
    // The switch takes effect at once.
    const publish = (await list()).getByRole("switch", { name: "Make Bells of the valley public" });
    await expect(publish).not.toBeChecked();
    await userEvent.click(publish);
    await waitFor(() => expect(publish).toBeChecked(), patient);
    await userEvent.type(await screen.findByRole("searchbox", { name: "Search your lorebooks" }), "bells");
    await waitFor(async () => expect((await list()).getAllByRole("listitem")).toHaveLength(1), patient);
  },
});

/** What groups of others use is hidden only after a question that says so; nothing else asks. */
export const HiddenFromOthers = meta.story({
  parameters: {
    change: ({ context: { state } }: Backend) => {
      const book = state.lorebooks.get("lore-own-1");
      const group = state.groupChats.find(({ deletedAt }) => !deletedAt);
      if (!book || !group) throw new globalThis.Error("The world has no lorebook or group");
      state.lorebooks.put({ ...book, isPublic: true });
      state.groupChats.put({ ...group, id: "group-of-wren", userId: "user-wren", lorebookIds: [book.id] });
    },
  },
  play: async () => {
    const publish = () => screen.getByRole("switch", { name: "Make Aunt Ilse's house public" });
    await list();
    await expect(publish()).toBeChecked();
    const question = async () =>
      within(await screen.findByRole("alertdialog", { name: "Make Aunt Ilse's house private?" }, patient));
    await userEvent.click(publish());
    await expect(
      await (await question()).findByText("A group chat of somebody else uses it, and would be without it."),
    ).toBeVisible();
    await userEvent.click(await (await question()).findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), patient);
    await expect(publish()).toBeChecked();
    await userEvent.click(publish());
    await userEvent.click(await (await question()).findByRole("button", { name: "Make private" }));
    await waitFor(() => expect(publish()).not.toBeChecked(), patient);
    await userEvent.click(publish());
    await waitFor(() => expect(publish()).toBeChecked(), patient);
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ operation: "listMyLorebooks", delayMs: Infinity }] },
  play: async () => {
    await expect(await screen.findByText("Loading lorebooks", undefined, patient)).toBeInTheDocument();
    await expect(screen.queryByRole("list", { name: "Your lorebooks" })).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { world: "free" },
  play: async () => {
    await expect(await screen.findByText("The shelf is empty", undefined, patient)).toBeVisible();
    await expect(screen.getAllByRole("link", { name: "New lorebook" })).toHaveLength(2);
  },
});

export const Error = meta.story({
  parameters: { faults: [{ operation: "listMyLorebooks", status: 500, times: 1 }] },
  play: async () => {
    await tryAgain();
    await expect((await list()).getAllByRole("listitem")).toHaveLength(20);
  },
});

const longName = "The exceedingly long and winding chronicle of the drowned coast and its keepers";

export const Long = meta.story({
  parameters: {
    world: "free",
    change: ({ context: { state } }: Backend) => {
      const shared = { userId: "user-mara", lore: { lamp: "It burns." } };
      state.lorebooks.put(aLorebook({ ...shared, id: "lore-long", name: longName, description: "word ".repeat(120) }));
      state.lorebooks.put(
        aLorebook({ ...shared, id: "lore-kept", name: "Kept with Maren", fromCharacterId: "char-maren-holloway" }),
      );
    },
  },
  play: async () => {
    const rows = await list();
    await expect(rows.getByRole("link", { name: longName })).toBeVisible();
    // A character's own book has no switch.
    await expect(rows.getByText("Read only")).toBeVisible();
    await expect(rows.getAllByRole("switch")).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Edit = meta.story({
  render: () => <ScreenAt path="/lorebooks/lore-own-1" />,
  play: async () => {
    await heading("Aunt Ilse's house");
    await pane("Entry");
    const content = await field("Content");
    await expect(content).toHaveValue("Rooms, and what was found in them, as far as anybody remembers.");
    await userEvent.clear(content);
    await userEvent.type(content, "The blue room is locked.");
    const keys = await field("Keys");
    await userEvent.type(keys, "blue room{Enter}");
    await pane("Tester");
    await userEvent.type(await field("Text to try"), "Is the BLUE room open?");
    await expect(await screen.findByText("1 entry fires", undefined, patient)).toBeVisible();
    await expect(await screen.findByText("“blue room”")).toBeVisible();
    // The word is marked where it stands, and stands out while its entry has the focus.
    const mark = await waitFor(() => {
      const found = document.querySelector<HTMLElement>("mark");
      if (!found) throw new globalThis.Error("Nothing is marked yet");
      return found;
    }, patient);
    await expect(mark).toHaveTextContent("BLUE room");
    screen.getByRole("button", { name: /“blue room”/ }).focus();
    await waitFor(() => expect(mark).toHaveAttribute("data-lit"), patient);
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    await expect(await screen.findByText("Saved", undefined, patient)).toBeVisible();
    await pane("Entries");
    await expect(await screen.findByText("Aunt, blue room")).toBeVisible();
  },
});

export const New = meta.story({
  render: () => <ScreenAt path="/lorebooks/new" />,
  play: async () => {
    await heading("New lorebook");
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    // The first faulty field gets the focus.
    await waitFor(async () => expect(await field("Name")).toHaveFocus(), patient);
    await userEvent.type(await field("Name"), "The night ferry");
    await pane("Entry");
    await userEvent.type(await field("Title"), "The lamp");
    await userEvent.type(await field("Keys"), "lamp{Enter}");
    await userEvent.type(await field("Content"), "It has never gone out.");
    await openAbout();
    const budget = await screen.findByRole("spinbutton", { name: "Token budget" });
    await userEvent.clear(budget);
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    await expect(await screen.findByText("Enter a whole number within bounds", undefined, patient)).toBeVisible();
    await userEvent.type(budget, "300");
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    await heading("The night ferry");
  },
});

/** A refused field in the part that is shut opens it. */
export const RefusedField = meta.story({
  render: () => <ScreenAt path="/lorebooks/lore-own-1" />,
  play: async () => {
    await openAbout();
    const budget = () => screen.getByRole("spinbutton", { name: "Token budget" });
    await userEvent.clear(budget());
    await openAbout();
    await waitFor(() => expect(budget()).not.toBeVisible(), patient);
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    await waitFor(() => expect(budget()).toHaveFocus(), patient);
    await expect(budget()).toHaveAccessibleDescription(/Enter a whole number within bounds/);
  },
});

function withThousand({ context: { state } }: Backend) {
  const lore = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`word ${at}`, `Fact ${at}.`]));
  state.lorebooks.put(aLorebook({ id: "lore-many", userId: "user-mara", name: "A thousand things", lore }));
}

/** Chosen entries are turned off together; the filters count them. */
export const BulkChange = meta.story({
  render: () => <ScreenAt path="/lorebooks/lore-many" />,
  parameters: { change: withThousand },
  play: async () => {
    await heading("A thousand things");
    await expect(await screen.findByRole("button", { name: "All 1,000" })).toBeVisible();
    // Only those near the view are in the page.
    await waitFor(() => expect(screen.getAllByRole("checkbox").length).toBeLessThan(120), patient);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Choose word 1" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Choose word 2" }));
    await expect(await screen.findByText("2 chosen")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Turn off" }));
    await expect(await screen.findByRole("button", { name: "On 998" }, patient)).toBeVisible();
    await userEvent.type(await screen.findByRole("searchbox", { name: "Find a title, a key, a word" }), "word 777");
    await waitFor(() => expect(screen.getAllByRole("checkbox")).toHaveLength(1), patient);
  },
});

/** Shift takes a range, the arrows move through the rows, and what is deleted comes back by Ctrl+Z. */
export const BulkDelete = meta.story({
  render: () => <ScreenAt path="/lorebooks/lore-many" />,
  parameters: { change: withThousand },
  beforeEach: toastsStay,
  play: async () => {
    const choose = (name: string) => screen.findByRole("checkbox", { name: `Choose ${name}` }, patient);
    const total = (count: string) => screen.findByRole("button", { name: `All ${count}` }, patient);
    await userEvent.click(await choose("word 2"));
    await fireEvent.click(await choose("word 5"), { shiftKey: true });
    await expect(await screen.findByText("4 chosen")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
    await expect(await total("996")).toBeVisible();
    await expect(await screen.findByText("4 entries deleted", undefined, patient)).toBeVisible();
    const row = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}\\b`) });
    row("word 1").focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(row("word 6")).toHaveFocus(), patient);
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(await total("1,000")).toBeVisible();
    row("word 1").focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(row("word 2")).toHaveFocus(), patient);
    await expect(await choose("word 2")).toBeChecked();
  },
});

/** Entries change places by Alt and the arrows, and by their grip; among a thousand as among three. */
export const Reorder = meta.story({
  render: () => <ScreenAt path="/lorebooks/lore-many" />,
  parameters: { change: withThousand },
  play: async () => {
    await heading("A thousand things");
    const first = (count: number) =>
      [...document.querySelectorAll("[data-entry] bdi")].slice(0, count).map((name) => name.textContent);
    await waitFor(() => expect(first(3)).toEqual(["word 0", "word 1", "word 2"]), patient);
    const opens = () => screen.getByRole("button", { name: /^word 0/ });
    opens().focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await waitFor(() => expect(first(3)).toEqual(["word 1", "word 0", "word 2"]), patient);
    await waitFor(() => expect(opens()).toHaveFocus(), patient);
    await expect(screen.getByText("word 0 is now number 2 of 1,000")).toBeInTheDocument();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await waitFor(() => expect(first(3)).toEqual(["word 0", "word 1", "word 2"]), patient);
    const [grip, , third] = document.querySelectorAll<HTMLElement>("[data-entry] [data-grip]");
    await fireEvent.pointerDown(grip!, { button: 0 });
    await waitFor(() => expect(document.querySelector("[data-dragged]")).not.toBeNull(), patient);
    await fireEvent.pointerMove(document.body, { clientY: third!.getBoundingClientRect().bottom - 2 });
    await waitFor(() => expect(first(3)).toEqual(["word 1", "word 2", "word 0"]), patient);
    await fireEvent.pointerUp(document.body);
    await waitFor(() => expect(document.querySelector("[data-dragged]")).toBeNull(), patient);
  },
});

/** Files of others come in with a report on each; what is none is refused in words. */
export const Imported = meta.story({
  parameters: { world: "free" },
  play: async () => {
    await screen.findByText("The shelf is empty", undefined, patient);
    const book = {
      entries: {
        "0": { uid: 0, key: ["lamp"], comment: "Lamp", content: "It burns." },
        "1": { uid: 1, key: ["void"], comment: "Void", content: "" },
      },
    };
    const files = [
      new File([JSON.stringify(book)], "coast.json", { type: "application/json" }),
      new File(["no json"], "notes.json", { type: "application/json" }),
    ];
    await userEvent.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, files);
    await expect(await screen.findByText("coast.json is in", undefined, patient)).toBeVisible();
    await expect(screen.getByText("1 entry. 1 left out.")).toBeVisible();
    await userEvent.click(await screen.findByText("What changed"));
    await expect(screen.getByText("Void: left out, it had no content")).toBeVisible();
    await expect(await screen.findByText("notes.json was not imported", undefined, patient)).toBeVisible();
    await expect((await list()).getByRole("link", { name: "coast" })).toBeVisible();
  },
});

export const DeleteConfirm = meta.story({
  beforeEach: toastsStay,
  play: async () => {
    await userEvent.click((await list()).getByRole("button", { name: "More for Aunt Ilse's house" }));
    await chooseInMenu("Delete");
    const question = within(await screen.findByRole("alertdialog", { name: "Delete Aunt Ilse's house?" }));
    await userEvent.click(await question.findByRole("button", { name: "Delete" }));
    await waitFor(
      async () => expect((await list()).queryByRole("link", { name: "Aunt Ilse's house" })).toBeNull(),
      patient,
    );
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }, patient));
    await expect(await (await list()).findByRole("link", { name: "Aunt Ilse's house" }, patient)).toBeVisible();
  },
});

/** The order is in the address, and holds with a search. */
export const InOrder = meta.story({
  render: () => <ScreenAt path="/lorebooks?sort=name" />,
  play: async () => {
    const names = async () => (await list()).getAllByRole("link").map(({ textContent }) => textContent);
    await expect(await screen.findByRole("combobox", { name: "Order" }, patient)).toHaveValue("name");
    await waitFor(async () => expect((await names())[0]).toBe("Aunt Ilse's house"), patient);
    const byName = await names();
    await expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b, "en")));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Order" }), "Most used");
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Order" })).toHaveValue("used"), patient);
    await userEvent.type(screen.getByRole("searchbox"), "mill");
    await waitFor(async () => expect(await names()).toEqual(["Mill lane"]), patient);
    await expect(screen.getByRole("combobox", { name: "Order" })).toHaveValue("used");
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await expect((await list()).getAllByRole("listitem")).toHaveLength(20);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    // Both buttons share a row, as wide as the page.
    const add = screen.getByRole("link", { name: "New lorebook" }).getBoundingClientRect();
    await expect(add.top).toBe(screen.getByRole("button", { name: "Import" }).getBoundingClientRect().top);
    await expect(Math.round(add.right)).toBe(innerWidth - 16);
  },
});

/** The panes of the editor are tabs; an entry that is opened is shown. */
export const EditMobile = meta.story({
  globals: onMobile,
  render: () => <ScreenAt path="/lorebooks/lore-own-1" />,
  play: async () => {
    await heading("Aunt Ilse's house");
    await userEvent.click(await screen.findByRole("button", { name: /^Aunt/ }));
    await expect(await field("Content")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
