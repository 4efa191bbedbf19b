import { expect, screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { chooseInMenu } from "#src/test-support/conversation-steps.ts";
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
  await chooseInMenu("Attach to a group or character");
  return within(await screen.findByRole("dialog", { name: `Attach ${name}` }, patient));
}

/** A lorebook is attached to a group. */
export const ToGroup = meta.story({
  play: async () => {
    const dialog = await askWhere("Bells of the valley");
    const [first] = await dialog.findAllByRole("button", { name: /^Attach to / }, patient);
    await userEvent.click(first!);
    await expect(await dialog.findByRole("button", { name: /^Attached to / }, patient)).toHaveAttribute(
      "aria-disabled",
      "true",
    );
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
    await expect(await dialog.findByRole("button", { name: /^Attached to / }, patient)).toBeVisible();
  },
});

/** A group that cannot be read is not attached to, and says so; pressed again it is. */
export const GroupUnread = meta.story({
  parameters: { faults: [{ operation: "getGroupChat", status: 500, times: 1 }] },
  play: async () => {
    const dialog = await askWhere("Bells of the valley");
    const [first] = await dialog.findAllByRole("button", { name: /^Attach to / }, patient);
    await userEvent.click(first!);
    await expect(await screen.findByText(/^It could not be attached/, undefined, patient)).toBeVisible();
    await userEvent.click(first!);
    await expect(await dialog.findByRole("button", { name: /^Attached to / }, patient)).toBeVisible();
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
    await expect(dialog.queryByRole("button", { name: /^Attached to / })).toBeNull();
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
    await expect(await dialog.findByRole("button", { name: /^Attached to / }, patient)).toBeVisible();
  },
});
