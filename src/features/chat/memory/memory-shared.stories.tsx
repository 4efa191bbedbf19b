import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { marenThread, write } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { openMemory, remembering } from "#src/test-support/memory-steps.ts";
import { toastsStay } from "#src/test-support/story-steps.tsx";

/** The lorebooks of one chat, and what another tab has changed of its memory. */
const meta = preview.meta({
  title: "Chat/Memory shared",
  parameters: { world: "free" },
  render: () => <ScreenAt path={marenThread} />,
});

const patience = { timeout: 20_000 };
const light = "thread-the-light-that-failed";

/** A world is attached to this chat, counts, and is taken off again; Undo brings it back. */
export const Lorebooks = meta.story({
  beforeEach: toastsStay,
  play: async () => {
    const memory = await openMemory();
    await expect(
      await memory.findByText("Attach a world that only this chat knows.", undefined, patience),
    ).toBeVisible();
    await userEvent.click(memory.getByRole("button", { name: "Attach" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Choose lorebooks" }, patience));
    await userEvent.click(dialog.getByRole("tab", { name: "Public" }));
    const [first] = await dialog.findAllByRole("button", { pressed: false }, patience);
    const name = first!.textContent;
    await userEvent.click(first!);
    await expect(await dialog.findByText("1/5", undefined, patience)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patience);
    await expect(await memory.findByRole("link", { name }, patience)).toBeVisible();
    await userEvent.click(memory.getByRole("button", { name: `Detach ${name}` }));
    await waitFor(() => expect(memory.queryByRole("link", { name })).toBeNull(), patience);
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }, patience));
    await expect(await memory.findByRole("link", { name }, patience)).toBeVisible();
  },
});

const longTitle = "Everything that was ever told of the drowned coast, its lamps, its ferries and its nine rocks";

/** Five lorebooks, one with a very long name; a sixth is refused in words. */
export const FiveLorebooks = meta.story({
  parameters: {
    change: (backend: Backend) => {
      const { state } = backend.context;
      const thread = state.threads.get(light)!;
      const book = [...state.lorebooks.all()][0]!;
      const five = Array.from({ length: 5 }, (_, at) => ({
        ...book,
        id: `lore-five-${at}`,
        userId: thread.userId,
        name: at === 0 ? longTitle : `Shelf ${at}`,
      }));
      for (const one of five) state.lorebooks.put(one);
      remembering(() => ({ lorebookIds: five.map(({ id }) => id) }))(backend);
    },
  },
  play: async () => {
    const memory = await openMemory();
    await expect(await memory.findByRole("link", { name: longTitle }, patience)).toBeVisible();
    await userEvent.click(memory.getByRole("button", { name: "Attach" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Choose lorebooks" }, patience));
    await userEvent.click(dialog.getByRole("tab", { name: "Public" }));
    const [first] = await dialog.findAllByRole("button", { pressed: false }, patience);
    await userEvent.click(first!);
    await expect(await screen.findByText("This chat has five lorebooks already", undefined, patience)).toBeVisible();
  },
});

/** Detaching that fails leaves it attached and says so. */
export const LorebookStays = meta.story({
  parameters: {
    change: remembering(() => ({ lorebookIds: ["lore-saltmarsh-light"] })),
    faults: [{ operation: "editMemory", status: 500, times: 1 }],
  },
  play: async () => {
    const memory = await openMemory();
    await userEvent.click(await memory.findByRole("button", { name: /^Detach / }, patience));
    await expect(await screen.findByText(/^That could not be saved/, undefined, patience)).toBeVisible();
    await expect(memory.getByRole("button", { name: /^Detach / })).toBeVisible();
  },
});

let played: Backend | undefined;
const elsewhere = (text: string) =>
  remembering((memory) => ({ summary: { ...memory.summary, text }, note: { ...memory.note, text } }))(played!);

/** What another tab has saved is not written over: both can be read, and either can win. */
export const ChangedElsewhere = meta.story({
  parameters: {
    change: (backend: Backend) => {
      played = backend;
      remembering((memory) => ({ note: { ...memory.note, text: "Slow burn." } }))(backend);
    },
  },
  play: async () => {
    const memory = await openMemory();
    const story = await memory.findByRole("textbox", { name: "Story so far" }, patience);
    await userEvent.clear(story);
    await write(story, "The light is out.");
    elsewhere("The light burns again.");
    await userEvent.click(memory.getByRole("button", { name: "Save" }));
    await expect(await memory.findByText(/^This has been changed elsewhere/, undefined, patience)).toBeVisible();
    await userEvent.click(memory.getByRole("button", { name: "See both" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Both versions" }, patience));
    await expect(dialog.getByText("The light burns again.")).toBeVisible();
    await expect(dialog.getByText("The light is out.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Keep mine" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patience);
    await waitFor(() => expect(memory.queryByText(/^This has been changed elsewhere/)).toBeNull(), patience);
    await expect(memory.getByRole("textbox", { name: "Story so far" })).toHaveValue("The light is out.");
    // The other text, the other way.
    const note = memory.getByRole("textbox", { name: "Author’s note" });
    await write(note, " Let it rain.");
    elsewhere("No rain.");
    await userEvent.click(memory.getByRole("button", { name: "Save" }));
    await userEvent.click(await memory.findByRole("button", { name: "Take theirs" }, patience));
    await waitFor(
      () => expect(memory.getByRole("textbox", { name: "Author’s note" })).toHaveValue("No rain."),
      patience,
    );
  },
});
