import { fireEvent, screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { heldPainter } from "#mocks/backend/painter/held-painter.fixture.ts";
import { PaintFailed } from "#mocks/backend/painter/painter.ts";
import { png } from "#mocks/backend/rules/upload.fixture.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import {
  lighthousePrompt,
  notedPainting,
  withoutCredits,
  withPainting,
  withPictures,
} from "#src/test-support/picture-steps.ts";
import { onMobile, press, tryAgain } from "#src/test-support/story-steps.tsx";
import { smallPicture } from "#src/ui/image-upload/image-upload.fixture.ts";

const meta = preview.meta({
  title: "Pages/Image to image",
  parameters: { world: "free", change: withPictures(6, "imageToImage") },
  render: () => <ScreenAt path="/image-to-image" />,
});

const patient = { timeout: 20_000 };
let held = heldPainter();
const prompt = () => screen.findByRole("textbox", { name: /^What should change/ }, patient);
const make = () => screen.findByRole("button", { name: /^Make 1 picture/ }, patient);
const source = async () => within(await screen.findByRole("group", { name: "Start from" }, patient));
const now = async () => within(await screen.findByRole("region", { name: "Now" }, patient));
const firstTile = async () => (await screen.findAllByRole("button", { name: /^Open: / }, patient))[0]!;
const give = async (file: File) => {
  await source();
  const input = document.querySelector<HTMLInputElement>("input[type=file][aria-label='Start from']");
  await userEvent.upload(input!, file, { applyAccept: false });
};
const choosePicture = async () => {
  await give(await smallPicture());
  await (await source()).findByRole("button", { name: /^Replace/ }, patient);
};

/** The result is compared with its source, and can itself be started from. */
export const Default = meta.story({
  play: async () => {
    await screen.findByRole("heading", { level: 1, name: "Image to image" }, patient);
    await expect(await make()).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(await firstTile());
    const picture = within(await screen.findByRole("complementary", { name: "Picture" }, patient));
    const line = await picture.findByRole("slider", { name: "How much of the picture before shows" }, patient);
    await fireEvent.change(line, { target: { value: "80" } });
    await waitFor(() => expect(line).toHaveAttribute("aria-valuetext", "80 % before"));
    await press(picture.getByRole("button", { name: "Start from this" }));
    await (await source()).findByRole("button", { name: /^Replace/ }, patient);
    await waitFor(async () => expect(await make()).not.toHaveAttribute("aria-disabled"), patient);
  },
});

export const ImageChosen = meta.story({
  name: "Image chosen",
  play: async () => {
    await choosePicture();
    const strength = await screen.findByRole("slider", { name: /^Strength/ }, patient);
    await expect(strength).toHaveAttribute("aria-valuenow", "0.45");
    strength.focus();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(strength).toHaveAttribute("aria-valuenow", "1"), patient);
    await userEvent.type(await prompt(), "the same in winter");
    await waitFor(async () => expect(await make()).not.toHaveAttribute("aria-disabled"), patient);
  },
});

export const WrongFile = meta.story({
  name: "Wrong file",
  play: async () => {
    await choosePicture();
    await give(new File(["<svg/>"], "picture.png", { type: "image/png" }));
    await expect(await screen.findByText("That is no PNG, JPEG, WebP or GIF.", undefined, patient)).toBeVisible();
    // The one before stays.
    await expect((await source()).getByRole("button", { name: /^Replace/ })).toBeVisible();
  },
});

export const Generating = meta.story({
  parameters: { stored: notedPainting, change: withPainting("waiting") },
  play: async () => {
    const jobs = await now();
    await expect(await jobs.findByRole("progressbar", { name: "Progress" }, patient)).toBeVisible();
    await press(jobs.getByRole("button", { name: `Cancel ${lighthousePrompt}` }));
    await expect(await screen.findByText("Cancelled. The credits are back.", undefined, patient)).toBeVisible();
  },
});

export const Done = meta.story({
  parameters: { change: withPictures(0) },
  play: async () => {
    await choosePicture();
    await userEvent.type(await prompt(), "the same in winter");
    await press(await make());
    await now();
    const tile = await firstTile();
    await expect(tile).toHaveAccessibleName("Open: the same in winter");
    await userEvent.click(tile);
    const picture = within(await screen.findByRole("complementary", { name: "Picture" }, patient));
    await expect(await picture.findByRole("img", { name: "Before" }, patient)).toBeInTheDocument();
    await expect(picture.getByText("0.45")).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: {
    faults: [{ operation: "generateImageFromImage", status: 500, message: "The painter is out", times: 1 }],
  },
  play: async () => {
    await choosePicture();
    await userEvent.type(await prompt(), "the same in winter");
    await press(await make());
    await screen.findByText(/The painter is out|could not be started/, undefined, patient);
    // Everything is kept for another press.
    await expect(await prompt()).toHaveValue("the same in winter");
    await press(await make());
    await now();
  },
});

/** The painter elsewhere gave nothing: the same picture and words go to it once more. */
export const FailedWhilePainted = meta.story({
  name: "Failed while painted",
  parameters: {
    change: (backend: Backend) => {
      withPictures(0)(backend);
      held = heldPainter();
      backend.context.painter = held.painter;
    },
  },
  play: async () => {
    await choosePicture();
    await userEvent.type(await prompt(), "the same in winter");
    await press(await make());
    const jobs = await now();
    await waitFor(() => expect(held.asked).toHaveLength(1), patient);
    held.asked[0]?.fail(new PaintFailed("The model is busy"));
    await expect(
      await jobs.findByText("The model is busy. Nothing was taken. Another try costs 1 credit.", undefined, patient),
    ).toBeVisible();
    await tryAgain();
    await waitFor(() => expect(held.asked).toHaveLength(2), patient);
    await expect(held.asked[1]?.request).toMatchObject({ prompt: "the same in winter", source: { strength: 0.45 } });
    held.asked[1]?.give(png);
    await expect(await firstTile()).toHaveAccessibleName("Open: the same in winter");
  },
});

export const HistoryFailed = meta.story({
  name: "History failed",
  parameters: { faults: [{ operation: "listImageHistory", status: 500, times: 1 }] },
  play: async () => {
    await expect(await screen.findByText("This could not be loaded.", undefined, patient)).toBeVisible();
    await tryAgain();
    await firstTile();
  },
});

/** Ideas for a new picture would mislead here: what is wanted is a picture and a change. */
export const HistoryEmpty = meta.story({
  name: "History empty",
  parameters: { change: withPictures(0) },
  play: async () => {
    await screen.findByRole("heading", { name: "Nothing developed yet" }, patient);
    await expect(screen.getByText(/^Choose a picture and say what should change/)).toBeVisible();
    await expect(screen.queryByRole("button", { name: /^an apothecary shop/ })).toBeNull();
  },
});

export const NoCredits = meta.story({
  name: "No credits",
  parameters: {
    change: (backend: Backend) => {
      withPictures(2, "imageToImage")(backend);
      withoutCredits(backend);
    },
  },
  play: async () => {
    await choosePicture();
    await expect(await screen.findByText(/^You have 0 credits\. They renew/, undefined, patient)).toBeVisible();
    await expect(await make()).toHaveAttribute("aria-disabled", "true");
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await expect(await (await source()).findByRole("button", { name: /^Choose a picture/ }, patient)).toBeVisible();
    await userEvent.click(await firstTile());
    const dialog = within(await screen.findByRole("dialog", { name: "Picture" }, patient));
    await expect(await dialog.findByRole("slider", { name: /picture before/ }, patient)).toBeInTheDocument();
  },
});
