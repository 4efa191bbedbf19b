import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { chooseInMenu } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";

const meta = preview.meta({
  title: "Dialogs/Attach lorebook",
  parameters: { world: "groups" },
  render: () => <ScreenAt path="/lorebooks" />,
});

const patient = { timeout: 20_000 };
const list = async () => within(await screen.findByRole("list", { name: "Your lorebooks" }, patient));

/** Opens the question what the lorebook of this name is attached to. */
async function askWhere(name: string) {
  await userEvent.click((await list()).getByRole("button", { name: `More for ${name}` }));
  await chooseInMenu("Attach or detach");
  return within(await screen.findByRole("dialog", { name: `Attach ${name}` }, patient));
}

/** A lorebook is attached to a group. */
export const ToGroup = meta.story({
  play: async () => {
    const dialog = await askWhere("Bells of the valley");
    await userEvent.click(dialog.getByRole("tab", { name: "Group chats" }));
    const [first] = await dialog.findAllByRole("button", { name: /^Attach to / }, patient);
    await userEvent.click(first!);
    await expect(await dialog.findByRole("button", { name: /^Detach from / }, patient)).toBeVisible();
  },
});

/** Every variant of a character gets it, and the lorebook says that one more uses it. */
export const ToCharacter = meta.story({
  play: async () => {
    const dialog = await askWhere("Bells of the valley");
    await userEvent.click(dialog.getByRole("tab", { name: "Characters" }));
    await userEvent.type(dialog.getByRole("searchbox", { name: "Search your characters" }), "zzz");
    await expect(await dialog.findByRole("heading", { name: "Nothing matches that search" }, patient)).toBeVisible();
    await userEvent.clear(dialog.getByRole("searchbox", { name: "Search your characters" }));
    const [first] = await dialog.findAllByRole("button", { name: /^Attach to / }, patient);
    await userEvent.click(first!);
    await expect(await dialog.findByRole("button", { name: /^Detach from / }, patient)).toBeVisible();
  },
});

/** A group that cannot be read is not attached to, and says so; pressed again it is. */
export const GroupUnread = meta.story({
  parameters: { faults: [{ operation: "getGroupChat", status: 500, times: 1 }] },
  play: async () => {
    const dialog = await askWhere("Bells of the valley");
    await userEvent.click(dialog.getByRole("tab", { name: "Group chats" }));
    const [first] = await dialog.findAllByRole("button", { name: /^Attach to / }, patient);
    await userEvent.click(first!);
    await expect(await screen.findByText(/^It could not be attached/, undefined, patient)).toBeVisible();
    await userEvent.click(first!);
    await expect(await dialog.findByRole("button", { name: /^Detach from / }, patient)).toBeVisible();
  },
});

/** One whose variants have five keeps them, and is named. */
export const NoRoom = meta.story({
  parameters: {
    change: ({ context: { state } }: Backend) => {
      const books = [...state.lorebooks.all()].filter(({ name }) => name !== "Bells of the valley").slice(0, 5);
      for (const variant of state.variants.all())
        state.variants.put({ ...variant, lorebookIds: books.map(({ id }) => id) });
    },
  },
  play: async () => {
    const dialog = await askWhere("Bells of the valley");
    await userEvent.click(dialog.getByRole("tab", { name: "Characters" }));
    const [first] = await dialog.findAllByRole("button", { name: /^Attach to / }, patient);
    await userEvent.click(first!);
    await expect(await screen.findByText(/has five lorebooks already/, undefined, patient)).toBeVisible();
    await expect(dialog.queryByRole("button", { name: /^Detach from / })).toBeNull();
  },
});

/** A failure says so; the button stays and works then. */
export const Failed = meta.story({
  parameters: { faults: [{ operation: "editCharacter", status: 500, times: 1 }] },
  play: async () => {
    const dialog = await askWhere("Bells of the valley");
    await userEvent.click(dialog.getByRole("tab", { name: "Characters" }));
    const [first] = await dialog.findAllByRole("button", { name: /^Attach to / }, patient);
    await userEvent.click(first!);
    await expect(await screen.findByText(/^It could not be attached/, undefined, patient)).toBeVisible();
    await userEvent.click(first!);
    await expect(await dialog.findByRole("button", { name: /^Detach from / }, patient)).toBeVisible();
  },
});

/** A chat gets it for itself; opened again, the question says so, and takes it off. */
export const ToChatAndOff = meta.story({
  play: async () => {
    const dialog = await askWhere("Bells of the valley");
    const [first] = await dialog.findAllByRole("button", { name: /^Attach to / }, patient);
    const name = first!.getAttribute("aria-label")!.replace("Attach to ", "");
    await userEvent.click(first!);
    await dialog.findByRole("button", { name: `Detach from ${name}` }, patient);
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patient);
    await expect(await (await list()).findByText("1 uses it", undefined, patient)).toBeVisible();
    const again = await askWhere("Bells of the valley");
    const off = await again.findByRole("button", { name: `Detach from ${name}` }, patient);
    await expect(again.getAllByRole("button", { name: /^Detach from / })).toHaveLength(1);
    await userEvent.click(off);
    await again.findByRole("button", { name: `Attach to ${name}` }, patient);
    await waitFor(() => expect(again.queryByRole("button", { name: /^Detach from / })).toBeNull(), patient);
  },
});

/** What it is attached to already says so in each tab, and a failed detaching leaves it. */
export const AlreadyAttached = meta.story({
  parameters: {
    faults: [{ operation: "editGroupChat", status: 500, times: 1 }],
    change: ({ context: { state } }: Backend) => {
      const book = [...state.lorebooks.all()].find(({ name }) => name === "Bells of the valley")!;
      const group = state.groupChats.get("group-night-bakery")!;
      state.groupChats.put({ ...group, lorebookIds: [book.id] });
    },
  },
  play: async () => {
    const dialog = await askWhere("Bells of the valley");
    await userEvent.click(dialog.getByRole("tab", { name: "Group chats" }));
    const off = await dialog.findByRole("button", { name: /^Detach from / }, patient);
    await userEvent.click(off);
    await expect(await screen.findByText(/^It could not be detached/, undefined, patient)).toBeVisible();
    await userEvent.click(await dialog.findByRole("button", { name: /^Detach from / }));
    await waitFor(() => expect(dialog.queryByRole("button", { name: /^Detach from / })).toBeNull(), patient);
  },
});

/** What it is attached to cannot be read: nothing is offered, but trying again. */
export const Unread = meta.story({
  parameters: { faults: [{ operation: "getLorebookAttachments", status: 500, times: 1 }] },
  play: async () => {
    const dialog = await askWhere("Bells of the valley");
    await expect(
      await dialog.findByText("What it is attached to could not be loaded.", undefined, patient),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await expect((await dialog.findAllByRole("button", { name: /^Attach to / }, patient))[0]).toBeVisible();
  },
});
