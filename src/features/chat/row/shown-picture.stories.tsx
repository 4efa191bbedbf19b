import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { chooseInMenu, isOpen, isPainting, lastRow, marenThread } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";

/** Pictures of messages. */
const meta = preview.meta({
  title: "Pages/Conversation",
  parameters: { world: "free" },
  render: () => <ScreenAt path={marenThread} />,
});

const withPicture =
  (picture: string, isMature = false) =>
  ({ context: { state } }: Backend) => {
    const message = state.messages.get("message-light-3");
    if (message) state.messages.put({ ...message, alternates: message.alternates.map((one) => ({ ...one, picture })) });
    const character = state.characters.get("char-maren-holloway");
    if (character) state.characters.put({ ...character, NSFW: isMature });
  };

/** A picture opens full-page, zooms by keys and restores focus (GAP-77). */
export const WithPicture = meta.story({
  parameters: { change: withPicture("/media/scenes/maren.winter.webp") },
  play: async () => {
    await isOpen();
    const open = await screen.findByRole("button", { name: "Open: Picture from Maren Holloway" });
    const { width, height } = open.getBoundingClientRect();
    await expect(Math.abs(width / height - 16 / 9)).toBeLessThan(0.05);
    await userEvent.click(open);
    const viewer = within(await screen.findByRole("dialog", { name: "Picture from Maren Holloway" }));
    await userEvent.click(await viewer.findByRole("button", { name: "Zoom in" }));
    await expect(viewer.getByRole("group", { name: "Picture at 150 percent" })).toBeVisible();
    viewer.getByRole("group").focus();
    await userEvent.keyboard("-");
    await expect(viewer.getByRole("group", { name: "Picture at 100 percent" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
});

export const NsfwBlurred = meta.story({
  name: "NSFW blurred",
  parameters: { change: withPicture("/media/scenes/maren.winter.webp", true) },
  play: async () => {
    await isOpen();
    await expect(await screen.findByText("Mature content, shown blurred")).toBeVisible();
    await expect(screen.queryByRole("button", { name: /^Open: / })).toBeNull();
    await expect(getComputedStyle(document.querySelector("[data-blurred] img") as Element).filter).toContain("blur");
    await userEvent.click(await screen.findByRole("button", { name: "Show picture" }));
    await expect(await screen.findByRole("button", { name: "Open: Picture from Maren Holloway" })).toBeVisible();
  },
});

/** With mature content off every picture of a mature character is blurred (GAP-37). */
export const MatureCharacter = meta.story({
  parameters: { change: withPicture("/media/scenes/maren.winter.webp", true) },
  play: async () => {
    await isOpen();
    const main = screen.getByRole("main");
    const shown = () => [...main.querySelectorAll<HTMLImageElement>("img:not([src*=avatars])")];
    const sharp = () => shown().filter((image) => !getComputedStyle(image).filter.includes("blur"));
    await waitFor(() => expect(shown().length).toBeGreaterThan(3));
    await expect(sharp().map(({ src }) => src)).toEqual([]);
  },
});

export const BrokenPicture = meta.story({
  parameters: { change: withPicture("/media/scenes/never-there.webp") },
  play: async () => {
    await isOpen();
    await expect(await screen.findByText("This picture could not be loaded.")).toBeVisible();
  },
});

/** A picture is requested, generated and shown; its space is reserved from the start. */
export const MakePicture = meta.story({
  play: async () => {
    await isOpen();
    await userEvent.click((await lastRow()).getByRole("button", { name: "More actions" }));
    await chooseInMenu("Make a picture");
    await isPainting();
    await expect(await screen.findByRole("button", { name: "Open: Picture from Maren Holloway" })).toBeVisible();
  },
});
