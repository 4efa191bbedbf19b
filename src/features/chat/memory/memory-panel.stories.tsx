import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { brokenBy, chooseInMenu, isOpen, lastRow, marenThread, write } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { openMemory, remembering } from "#src/test-support/memory-steps.ts";
import { onMobile, toastsStay } from "#src/test-support/story-steps.tsx";

/** What a chat keeps in mind, beside the chat. */
const meta = preview.meta({
  title: "Chat/Memory",
  parameters: { world: "free" },
  render: () => <ScreenAt path={marenThread} />,
});

const patience = { timeout: 20_000 };

const fact = (id: string, text: string, source: "pinned" | "written" | "noted" = "written") => ({
  id,
  text,
  source,
  messageId: null,
  createdAt: "2026-11-21T08:00:00Z",
});

const full = remembering((memory) => ({
  facts: [
    fact("fct-1", "The lamp was Daniel’s. It went over the rail with him eleven years ago.", "pinned"),
    fact("fct-2", "Wren has told Maren nothing about the chart yet."),
    fact("fct-3", "You’re afraid of the sea.", "noted"),
  ],
  summary: { ...memory.summary, text: "A storm has put out the Holloway light.", throughPosition: 1 },
  note: { text: "Slow burn. Let the weather answer first.", depth: 4 },
}));

export const Empty = meta.story({
  play: async () => {
    const memory = await openMemory();
    await expect(await memory.findByText("Pin what must not be forgotten", undefined, patience)).toBeVisible();
    await expect(memory.getByRole("textbox", { name: "Story so far" })).toHaveValue("");
    await expect(await memory.findByRole("list", { name: "In the next prompt" }, patience)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("complementary", { name: "Memory" })).toBeNull(), patience);
  },
});

/** Facts can be put in other words, moved and let go; the prompt says how much each part takes. */
export const Full = meta.story({
  parameters: { change: full },
  play: async () => {
    const memory = await openMemory();
    await expect(await memory.findByText("Noted automatically", undefined, patience)).toBeVisible();
    await expect(memory.getByText("Messages 1 to 2, written 1 message ago")).toBeVisible();
    await userEvent.click(memory.getByRole("button", { name: "Edit Wren has told Maren nothing about the c…" }));
    const field = await memory.findByRole("textbox", { name: "A fact" });
    await userEvent.clear(field);
    await write(field, "Wren has told her everything.");
    await userEvent.keyboard("{Enter}");
    await expect(await memory.findByText("Wren has told her everything.", undefined, patience)).toBeVisible();
    // The focus stays where one was: at the fact, at the one beside, at what adds one, in the note.
    const edit = (text: string) => memory.findByRole("button", { name: `Edit ${text}` });
    await waitFor(async () => expect(await edit("Wren has told her everything.")).toHaveFocus(), patience);
    await userEvent.click(memory.getByRole("button", { name: "Let You’re afraid of the sea. go" }));
    await waitFor(() => expect(memory.queryByText("You’re afraid of the sea.")).toBeNull(), patience);
    await expect(await edit("Wren has told her everything.")).toHaveFocus();
    await userEvent.click(memory.getByRole("button", { name: "Add a fact" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(memory.getByRole("button", { name: "Add a fact" })).toHaveFocus());
    const note = memory.getByRole("textbox", { name: "Author’s note" });
    await write(note, " No rain.");
    await userEvent.click(memory.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(note).toHaveFocus(), patience);
    // A line between the parts.
    for (const part of ["Story so far", "Author’s note"])
      await expect(memory.getByRole("textbox", { name: part }).closest("section")).toHaveStyle({
        borderTopWidth: "1px",
      });
  },
});

/** What was let go by mistake comes back where it was. */
export const LetGoAndBack = meta.story({
  beforeEach: toastsStay,
  parameters: { change: full },
  play: async () => {
    const memory = await openMemory();
    const order = () =>
      memory
        .getAllByRole("button", { name: /^Edit / })
        .map((button) => button.getAttribute("aria-label")?.slice(5, 17) ?? "");
    await waitFor(() => expect(order()).toEqual(["The lamp was", "Wren has tol", "You’re afrai"]), patience);
    await userEvent.click(memory.getByRole("button", { name: "Let Wren has told Maren nothing about the c… go" }));
    await waitFor(() => expect(order()).toEqual(["The lamp was", "You’re afrai"]), patience);
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }, patience));
    await waitFor(() => expect(order()).toEqual(["The lamp was", "Wren has tol", "You’re afrai"]), patience);
  },
});

/** A link opens it; closing it leaves the chat where it is. */
export const FromALink = meta.story({
  parameters: { change: full },
  render: () => <ScreenAt path={`${marenThread}&panel=memory`} />,
  play: async () => {
    const memory = within(await screen.findByRole("complementary", { name: "Memory" }, patience));
    await expect(await memory.findByText("Noted automatically", undefined, patience)).toBeVisible();
    await expect(await screen.findByRole("button", { name: "Memory" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(memory.getByRole("button", { name: "Close memory" }));
    await waitFor(() => expect(screen.queryByRole("complementary", { name: "Memory" })).toBeNull(), patience);
    await isOpen();
  },
});

/** The button in the chat's header opens and closes it; the focus comes back to the button. */
export const FromTheHeader = meta.story({
  parameters: { change: full },
  play: async () => {
    await isOpen();
    const button = () => screen.findByRole("button", { name: "Memory" }, patience);
    await expect(await button()).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(await button());
    await screen.findByRole("complementary", { name: "Memory" }, patience);
    await expect(await button()).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => expect(screen.getByRole("heading", { name: "Memory" })).toHaveFocus(), patience);
    await userEvent.keyboard("{Escape}");
    await waitFor(async () => expect(await button()).toHaveFocus(), patience);
    await userEvent.click(await button());
    await screen.findByRole("complementary", { name: "Memory" }, patience);
    await userEvent.click(await button());
    await waitFor(() => expect(screen.queryByRole("complementary", { name: "Memory" })).toBeNull(), patience);
  },
});

/** A message that a fact was pinned from says so, and leads to the fact. */
export const PinnedMessage = meta.story({
  parameters: {
    change: remembering(() => ({
      facts: [
        { ...fact("fct-1", "The lamp was Daniel’s.", "pinned"), messageId: "message-light-3" },
        { ...fact("fct-2", "I was sent for.", "pinned"), messageId: "message-light-2" },
      ],
    })),
  },
  play: async () => {
    await isOpen();
    const marks = await screen.findAllByRole("button", { name: "Pinned: show the fact" }, patience);
    await expect(marks).toHaveLength(2);
    await userEvent.click((await lastRow()).getByRole("button", { name: "Pinned: show the fact" }));
    const memory = within(await screen.findByRole("complementary", { name: "Memory" }, patience));
    const shown = await memory.findByText("The lamp was Daniel’s.", undefined, patience);
    await waitFor(() => expect(shown.closest("[data-shown]")).not.toBeNull(), patience);
    await userEvent.click(memory.getByRole("button", { name: "Let The lamp was Daniel’s. go" }));
    await waitFor(
      () => expect(screen.getAllByRole("button", { name: "Pinned: show the fact" })).toHaveLength(1),
      patience,
    );
  },
});

const longWord = "Abendrotleuchtturmwärterinnenversammlung".repeat(5);

/** Names and facts without a place to break stay inside the panel. */
export const LongWords = meta.story({
  parameters: {
    change: ({ context }: Backend) => {
      const { state } = context;
      remembering((memory) => ({
        facts: [
          fact("fct-1", longWord, "pinned"),
          fact("fct-2", `The captain is called ${longWord.slice(0, 120)}.`, "noted"),
        ],
        summary: { ...memory.summary, text: longWord, throughPosition: 1 },
        note: { text: longWord, depth: 4 },
      }))({ context } as Backend);
      const character = state.characters.get("char-maren-holloway");
      if (character) state.characters.put({ ...character, name: longWord.slice(0, 40) });
    },
  },
  play: async () => {
    const memory = await openMemory();
    const long = await memory.findByText(longWord, { selector: "p" }, patience);
    const panel = screen.getByRole("complementary", { name: "Memory" });
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    await expect(long.getBoundingClientRect().right).toBeLessThanOrEqual(panel.getBoundingClientRect().right);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A message's words come into an open field, so that the fact can be said shorter. */
export const PinFromMessage = meta.story({
  play: async () => {
    await isOpen();
    await userEvent.click((await lastRow()).getByRole("button", { name: "More actions" }));
    await chooseInMenu("Pin to memory");
    const memory = within(await screen.findByRole("complementary", { name: "Memory" }, patience));
    const field = await memory.findByRole<HTMLTextAreaElement>("textbox", { name: "A fact" }, patience);
    await expect(field.value).toMatch(/^She doesn’t take it\./);
    await expect(Array.from(field.value).length).toBeLessThanOrEqual(200);
    await userEvent.clear(field);
    await write(field, "The lamp was her brother’s.");
    await userEvent.click(memory.getByRole("button", { name: "Save" }));
    await expect(await memory.findByText("The lamp was her brother’s.", undefined, patience)).toBeVisible();
    await userEvent.click(await memory.findByRole("button", { name: "See it all" }, patience));
    const prompt = within(await screen.findByRole("dialog", { name: "In the next prompt" }, patience));
    await userEvent.click(await prompt.findByRole("button", { name: "Show all of it" }, patience));
    await expect(await prompt.findByText(/- The lamp was her brother’s\./, undefined, patience)).toBeInTheDocument();
  },
});

export const TheStoryIsWritten = meta.story({
  play: async () => {
    const memory = await openMemory();
    await userEvent.click(await memory.findByRole("button", { name: "Write it" }, patience));
    await expect(await memory.findByText("Messages 1 to 3, up to the last one", undefined, patience)).toBeVisible();
    await expect(memory.getByRole("textbox", { name: "Story so far" })).not.toHaveValue("");
  },
});

export const TheStoryCannotBeWritten = meta.story({
  parameters: { change: full, faults: brokenBy("writeSummary", { status: 503 }) },
  play: async () => {
    const memory = await openMemory();
    await userEvent.click(await memory.findByRole("button", { name: "Write it again" }, patience));
    await expect(
      await memory.findByText("It could not be written. The old one stays.", undefined, patience),
    ).toBeVisible();
    await expect(memory.getByRole("textbox", { name: "Story so far" })).toHaveValue(
      "A storm has put out the Holloway light.",
    );
  },
});

/** What could not be saved, or was not yet, is still there when the panel opens again. */
export const UnsavedWords = meta.story({
  parameters: { change: full, faults: brokenBy("editMemory", { status: 500, times: 1 }) },
  play: async () => {
    let memory = await openMemory();
    await write(await memory.findByRole("textbox", { name: "Story so far" }, patience), " And then?");
    await userEvent.click(memory.getByRole("button", { name: "Save" }));
    await expect(
      await memory.findByText("That could not be saved. Your words are still here.", undefined, patience),
    ).toBeVisible();
    await userEvent.click(memory.getByRole("button", { name: "Close memory" }));
    await waitFor(() => expect(screen.queryByRole("complementary", { name: "Memory" })).toBeNull(), patience);
    memory = await openMemory();
    const field = await memory.findByRole("textbox", { name: "Story so far" }, patience);
    await expect(field).toHaveDisplayValue(/And then\?$/);
    await userEvent.click(memory.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(memory.queryByRole("button", { name: "Save" })).toBeNull(), patience);
  },
});

export const Loading = meta.story({
  parameters: { faults: brokenBy("getMemory", { delayMs: 60_000 }) },
  play: async () => {
    const memory = await openMemory();
    await expect(await memory.findByText(/What this chat keeps in mind/, undefined, patience)).toBeInTheDocument();
    await expect(memory.queryByRole("textbox")).toBeNull();
  },
});

export const Failed = meta.story({
  parameters: { faults: brokenBy("getMemory", { status: 500 }) },
  play: async () => {
    const memory = await openMemory();
    await expect(
      await memory.findByText("What this chat keeps in mind could not be loaded.", undefined, { timeout: 20_000 }),
    ).toBeVisible();
  },
});

/** Sixty facts of two hundred letters: the words say that there is no room, and what was typed stays. */
export const NoRoomLeft = meta.story({
  parameters: {
    change: remembering(() => ({
      facts: Array.from({ length: 60 }, (_, at) =>
        fact(`fct-${at}`, `${at} ${"a long word ".repeat(16)}`.slice(0, 200)),
      ),
    })),
  },
  play: async () => {
    const memory = await openMemory();
    await userEvent.click(await memory.findByRole("button", { name: "Add a fact" }, patience));
    const field = await memory.findByRole("textbox", { name: "A fact" });
    await write(field, "One too many");
    await userEvent.click(memory.getByRole("button", { name: "Save" }));
    await expect(
      await memory.findByText("There is no room for another fact. Let one go first.", undefined, patience),
    ).toBeVisible();
    await expect(field).toHaveValue("One too many");
  },
});

export const Group = meta.story({
  parameters: {
    world: "groups",
    change: remembering(() => ({ facts: [fact("fct-1", "The oven is broken.")] }), "thread-night-bakery"),
  },
  render: () => <ScreenAt path="/group-chatting?threadId=thread-night-bakery&groupId=group-night-bakery" />,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "More" }, patience));
    await chooseInMenu("Memory");
    const memory = within(await screen.findByRole("complementary", { name: "Memory" }, patience));
    await expect(await memory.findByText("The oven is broken.", undefined, patience)).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  parameters: { change: full },
  play: async () => {
    await isOpen();
    await userEvent.click(await within(screen.getByRole("main")).findByRole("button", { name: "Menu" }));
    await userEvent.click(await screen.findByRole("button", { name: "Memory" }));
    const memory = within(await screen.findByRole("dialog", { name: "Memory" }, patience));
    await expect(await memory.findByText("Noted automatically", undefined, patience)).toBeVisible();
    // The title begins where what is below it does, within its own padding.
    const title = memory.getByRole("heading", { name: "Memory" });
    const start = title.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(title).paddingLeft);
    await expect(memory.getAllByRole("heading")[1]!.getBoundingClientRect().left).toBeCloseTo(start, 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
