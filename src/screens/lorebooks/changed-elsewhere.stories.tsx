import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { expect } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";

/** A lorebook that another tab has saved while it was being edited. */
const meta = preview.meta({
  title: "Pages/Lorebook changed elsewhere",
  parameters: { world: "groups" },
  render: () => <ScreenAt path="/lorebooks/lore-own-1" />,
});

const patient = { timeout: 20_000 };
const field = (name: string) => screen.findByRole("textbox", { name }, patient);
const heading = (name: string) => screen.findByRole("heading", { level: 1, name }, patient);
const openAbout = async () =>
  userEvent.click(await screen.findByText("About it, and how it is read", undefined, patient));

const elsewhere = ({ context: { state } }: Backend) => {
  const book = state.lorebooks.get("lore-own-1")!;
  const [entry] = book.entries;
  state.lorebooks.put({
    ...book,
    name: "Aunt Ilse's attic",
    entries: [{ ...entry!, content: "Rooms nobody has opened." }],
    updatedAt: "2026-11-22T08:00:00.000Z",
  });
};

let played: Backend | undefined;

/** Another tab has saved it: both can be read beside each other, entry by entry, before one of them wins. */
export const SeeBoth = meta.story({
  parameters: { change: (backend: Backend) => void (played = backend) },
  play: async () => {
    await openAbout();
    await userEvent.type(await field("Name"), " by the sea");
    elsewhere(played!);
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    await userEvent.click(await screen.findByRole("button", { name: "See both" }, patient));
    const dialog = within(await screen.findByRole("dialog", { name: "Both versions" }, patient));
    await expect(await dialog.findByText("Aunt Ilse's attic", undefined, patient)).toBeVisible();
    await expect(dialog.getByText("Aunt Ilse's house by the sea")).toBeVisible();
    await expect(dialog.getByText("Rooms nobody has opened.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Take theirs" }));
    await heading("Aunt Ilse's attic");
    await expect(await field("Name")).toHaveValue("Aunt Ilse's attic");
  },
});

/** Saved elsewhere in the meantime: what was typed stays, and either can win. */
export const KeepMine = meta.story({
  parameters: { faults: [{ operation: "editLorebook", status: 409, message: "Changed", times: 1 }] },
  play: async () => {
    await openAbout();
    await userEvent.type(await field("Name"), " by the sea");
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    await expect(await screen.findByText(/has been changed elsewhere/, undefined, patient)).toBeVisible();
    await expect(await field("Name")).toHaveValue("Aunt Ilse's house by the sea");
    await userEvent.click(await screen.findByRole("button", { name: "Keep mine" }));
    await heading("Aunt Ilse's house by the sea");
  },
});
