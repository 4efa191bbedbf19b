import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { keepUpload } from "#mocks/backend/uploads.ts";
import { packingStore } from "#src/client-state/packing.ts";
import { brokenBy } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { withPictures } from "#src/test-support/picture-steps.ts";
import { openSettings } from "#src/test-support/settings-steps.ts";
import { onMobile, toastsStay } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Dialogs/Settings/Delete all pictures",
  parameters: { world: "free", change: withPictures(12) },
  beforeEach: () => {
    packingStore.set({ state: "idle" });
  },
  render: () => <ScreenAt path="/text-to-image" />,
});

/** Mara wears a picture of her own. */
function withUploadedAvatar({ context }: Backend) {
  const { users } = context.state;
  const avatar = keepUpload(context, "user-mara", "avatar", { kind: "png", bytes: new Uint8Array(2000) });
  users.put({ ...users.get("user-mara")!, avatar });
}

const patient = { timeout: 25_000 };
const name = "Delete all pictures";

const opener = () => screen.findByRole("button", { name }, patient);
/** Opens the question, once the pictures are counted. */
async function ask() {
  await openSettings("data");
  await waitFor(async () => expect(await opener()).not.toHaveAttribute("aria-disabled"), patient);
  await userEvent.click(await opener());
  return within(await screen.findByRole("alertdialog", { name: "Delete all 12 pictures?" }, patient));
}
/** The pictures on the page behind the settings. */
const tiles = () => screen.queryAllByRole("button", { name: /^Open: /, hidden: true });
/** What My data says of the pictures; hidden while the question stands before it. */
const picturesRow = async () =>
  within(await screen.findByRole("list", { name: "All of it, in one file", hidden: true }, patient))
    .getByText("Pictures")
    .closest("li");

/** How many, how large, and what stays are said before; Cancel is at hand and changes nothing. */
export const Ready = meta.story({
  play: async () => {
    const question = await ask();
    await expect(question.getByText(/^12 pictures made here, \d+ KB, with their recipes\./)).toHaveTextContent(
      /wait in Recently deleted for 30 days\. Where one is in use, .* it stays there\. Pictures you uploaded stay too\./,
    );
    await expect(question.getByRole("button", { name: "Pack everything first" })).toBeVisible();
    await waitFor(() => expect(question.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.click(question.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), patient);
    await waitFor(async () => expect(await opener()).toHaveFocus());
    await expect(tiles()).toHaveLength(12);
  },
});

/** While it runs nothing closes the question. */
export const Busy = meta.story({
  parameters: { faults: brokenBy("deleteAllImages", { delayMs: Infinity }) },
  play: async () => {
    const question = await ask();
    await userEvent.click(question.getByRole("button", { name }));
    await waitFor(() => expect(question.getByRole("button", { name })).toHaveAttribute("aria-busy", "true"), patient);
    await expect(question.getByRole("button", { name: "Cancel" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("alertdialog")).toBeVisible();
  },
});

/** They go from the page behind too, and Undo brings them back to both. */
export const Done = meta.story({
  beforeEach: toastsStay,
  play: async () => {
    const question = await ask();
    const before = (await picturesRow())!.textContent;
    await userEvent.click(question.getByRole("button", { name }));
    await expect(await screen.findByText("12 pictures deleted. Kept in Recently deleted.", {}, patient)).toBeVisible();
    await waitFor(async () => expect(await picturesRow()).toHaveTextContent("none yet"), patient);
    await waitFor(() => expect(tiles()).toHaveLength(0), patient);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), patient);
    await expect(await opener()).toHaveAttribute("aria-disabled", "true");
    await waitFor(async () => expect(await opener()).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(async () => expect(await picturesRow()).toHaveTextContent(before), patient);
    await waitFor(() => expect(tiles()).toHaveLength(12), patient);
    await expect(await opener()).not.toHaveAttribute("aria-disabled");
  },
});

/** The question stays, says why, and can be answered again. */
export const Failed = meta.story({
  parameters: { faults: brokenBy("deleteAllImages", { status: 500, times: 1 }) },
  play: async () => {
    const question = await ask();
    await userEvent.click(question.getByRole("button", { name }));
    await expect(await question.findByRole("alert", {}, patient)).toHaveTextContent(
      /^The pictures could not be deleted\. \S/,
    );
    await expect(tiles()).toHaveLength(12);
    await userEvent.click(question.getByRole("button", { name }));
    await waitFor(async () => expect(await picturesRow()).toHaveTextContent("none yet"), patient);
  },
});

let played: Backend | null = null;

/** Another tab was faster: the question stays as it was put and says so, and the counts below are right. */
export const GoneMeanwhile = meta.story({
  name: "Gone meanwhile",
  parameters: {
    change: (backend: Backend) => {
      withPictures(12)(backend);
      played = backend;
    },
  },
  play: async () => {
    const question = await ask();
    const { generatedImages } = played!.context.state;
    for (const image of generatedImages.in("user-mara")) generatedImages.put({ ...image, deletedAt: image.createdAt });
    await userEvent.click(question.getByRole("button", { name }));
    await expect(await question.findByRole("alert", {}, patient)).toHaveTextContent(
      "The pictures could not be deleted. There is no picture to delete",
    );
    await waitFor(async () => expect(await picturesRow()).toHaveTextContent("none yet"), patient);
    await expect(screen.getByRole("alertdialog", { name: "Delete all 12 pictures?" })).toBeVisible();
    await expect(question.getByRole("alert")).toBeVisible();
  },
});

/** With nothing to delete the button is off and says why. */
export const Empty = meta.story({
  parameters: { change: () => undefined },
  play: async () => {
    await openSettings("data");
    await waitFor(async () => expect(await picturesRow()).toHaveTextContent("none yet"), patient);
    const button = await opener();
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.hover(button);
    await waitFor(() => expect(button).toHaveAccessibleDescription("No picture was made here yet"), patient);
    await userEvent.click(button);
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
});

/** Uploaded ones are counted above but are not its business, which stands beside it. */
export const UploadedOnly = meta.story({
  name: "Uploaded only",
  parameters: { change: withUploadedAvatar },
  play: async () => {
    const settings = await openSettings("data");
    await expect(
      await settings.findByText("Your pictures are all uploaded ones; each is deleted where you use it.", {}, patient),
    ).toBeVisible();
    await waitFor(async () => expect(await picturesRow()).toHaveTextContent("1 picture, "), patient);
    await expect(await opener()).toHaveAttribute("aria-disabled", "true");
  },
});

/** One has a question of its own. */
export const OnlyOne = meta.story({
  name: "Only one",
  parameters: { change: withPictures(1) },
  play: async () => {
    await openSettings("data");
    await waitFor(async () => expect(await opener()).not.toHaveAttribute("aria-disabled"), patient);
    await userEvent.click(await opener());
    const question = within(await screen.findByRole("alertdialog", { name: "Delete your only picture?" }, patient));
    await expect(question.getByText(/^1 picture made here, /)).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    const question = await ask();
    await expect(question.getByRole("button", { name })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
