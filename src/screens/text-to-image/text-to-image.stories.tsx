import { fireEvent, screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { messages } from "#src/domain/messages.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import {
  lighthousePrompt,
  notedPainting,
  withoutCredits,
  withPainting,
  withPictures,
} from "#src/test-support/picture-steps.ts";
import { onMobile, press, toastsStay, tryAgain } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/Text to image",
  parameters: { world: "free", change: withPictures(9) },
  render: () => <ScreenAt path="/text-to-image" />,
});

const patient = { timeout: 20_000 };
const prompt = () => screen.findByRole("textbox", { name: /^What should be in it/ }, patient);
const tiles = () => screen.findAllByRole("button", { name: /^Open: / }, patient);
const make = (count = "1 picture") => screen.findByRole("button", { name: new RegExp(`^Make ${count}`) }, patient);
const now = async () => within(await screen.findByRole("region", { name: "Now" }, patient));
const shownPicture = async () => within(await screen.findByRole("complementary", { name: "Picture" }, patient));

export const Default = meta.story({
  play: async () => {
    await screen.findByRole("heading", { level: 1, name: "Text to image" }, patient);
    await expect(await tiles()).toHaveLength(9);
    await expect(
      await screen.findByText(/^You have \d+, then \d+\. A picture that fails/, undefined, patient),
    ).toBeVisible();
    await userEvent.click(await screen.findByRole("radio", { name: "3" }));
    await expect(await make("3 pictures")).toHaveTextContent("3 credits");
    await userEvent.click(screen.getByRole("radio", { name: "16:9" }));
    await expect(screen.getByRole("radio", { name: "16:9" })).toBeChecked();
    await userEvent.click(screen.getByRole("button", { name: "Another seed" }));
    await expect(screen.getByRole("textbox", { name: /^Seed/ })).toHaveDisplayValue(/^\d{6}$/);
    // Nothing is sent without words.
    await press(await make("3 pictures"));
    await waitFor(async () => expect(await prompt()).toHaveAttribute("aria-invalid", "true"), patient);

    // A picture opens with its recipe, and closes to its tile.
    const [first] = await tiles();
    await userEvent.click(first!);
    const picture = await shownPicture();
    await expect(await picture.findByRole("img", { name: lighthousePrompt })).toBeInTheDocument();
    await expect(picture.getByText("481516")).toBeVisible();
    await expect(picture.getByText("text, hands")).toBeVisible();
    await userEvent.click(picture.getByRole("button", { name: "Use this recipe" }));
    await waitFor(async () => expect(await prompt()).toHaveValue(lighthousePrompt), patient);
    await expect(screen.getByRole("textbox", { name: /^Seed/ })).toHaveValue("481516");
  },
});

export const Keyboard = meta.story({
  beforeEach: toastsStay,
  play: async () => {
    const [first, second] = await tiles();
    first!.focus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await shownPicture();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("complementary", { name: "Picture" })).toBeNull(), patient);
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-tile", "img-1"));
    await userEvent.keyboard("{Delete}");
    await waitFor(async () => expect(await tiles()).toHaveLength(8), patient);
    await press(await screen.findByRole("button", { name: "Undo" }, patient));
    await waitFor(async () => expect(await tiles()).toHaveLength(9), patient);
  },
});

/** The open picture leads to the ones beside it, by its buttons and by a swipe, and closes to the one that is shown. */
export const NextPicture = meta.story({
  name: "Next picture",
  play: async () => {
    const [first] = await tiles();
    await userEvent.click(first!);
    const picture = await shownPicture();
    await expect(picture.queryByRole("button", { name: "Newer picture" })).toBeNull();
    await press(await picture.findByRole("button", { name: "Older picture" }, patient));
    const shown = () => document.querySelector("[data-tile][aria-current]")?.getAttribute("data-tile");
    await waitFor(() => expect(shown()).toBe("img-1"), patient);
    const frame = picture.getByRole("button", { name: "Newer picture" }).parentElement!;
    const swipe = async (from: number, to: number) => {
      const at = (clientX: number) => new Touch({ identifier: 1, target: frame, clientX, clientY: 200 });
      await fireEvent.touchStart(frame, { touches: [at(from)], changedTouches: [at(from)] });
      await fireEvent.touchEnd(frame, { touches: [], changedTouches: [at(to)] });
    };
    await swipe(300, 200);
    await waitFor(() => expect(shown()).toBe("img-2"), patient);
    await swipe(200, 230);
    await swipe(200, 300);
    await waitFor(() => expect(shown()).toBe("img-1"), patient);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-tile", "img-1"), patient);
  },
});

/** A job whose turn has not come says so, without a bar and without the mark of the one that is made. */
export const InLine = meta.story({
  name: "In line",
  parameters: {
    stored: notedPainting,
    change: (backend: Backend) => {
      withPainting("waiting")(backend);
      const { paintingJobs } = backend.context.state;
      const job = paintingJobs.get("job-1");
      const startsAt = new Date(backend.context.clock.now() + 300_000).toISOString();
      if (job) paintingJobs.put({ ...job, startsAt });
    },
  },
  play: async () => {
    const jobs = await now();
    await expect(await jobs.findByText(/^In line, about \d+ seconds$/, undefined, patient)).toBeVisible();
    await expect(jobs.queryByRole("progressbar")).toBeNull();
    await expect(jobs.getByRole("button", { name: `Cancel ${lighthousePrompt}` })).toBeVisible();
  },
});

export const FromTemplate = meta.story({
  beforeEach: toastsStay,
  name: "From template",
  render: () => <ScreenAt path="/text-to-image?template=tpl-lighthouse" />,
  play: async () => {
    await waitFor(
      async () => expect(await prompt()).toHaveValue("a lighthouse above the sea at dusk, beams through the haze"),
      patient,
    );
    await expect(await screen.findByRole("button", { name: "Lighthouse", pressed: true }, patient)).toBeVisible();
    // Another one takes its place; Undo brings it back.
    const others = await screen.findAllByRole("button", { pressed: false });
    const other = others.find((button) => button.closest("fieldset") !== null);
    await userEvent.click(other!);
    await waitFor(async () => expect(await prompt()).not.toHaveDisplayValue(/lighthouse/), patient);
    await press(await screen.findByRole("button", { name: "Undo" }, patient));
    await waitFor(async () => expect(await prompt()).toHaveDisplayValue(/^a lighthouse/), patient);
  },
});

export const Generating = meta.story({
  parameters: {
    stored: notedPainting,
    change: (backend: Backend) => {
      withPictures(4)(backend);
      withPainting("waiting")(backend);
    },
  },
  play: async () => {
    const jobs = await now();
    await expect(await jobs.findByRole("progressbar", { name: "Progress" }, patient)).toBeVisible();
    await expect(jobs.getByText(/^About [\d,]+ seconds$/)).toBeVisible();
    await press(jobs.getByRole("button", { name: `Cancel ${lighthousePrompt}` }));
    await expect(await screen.findByText("Cancelled. The credits are back.", undefined, patient)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("region", { name: "Now" })).toBeNull(), patient);
  },
});

/** While the first one is made nothing is missing any more. */
export const FirstOne = meta.story({
  name: "First one",
  parameters: {
    stored: notedPainting,
    change: (backend: Backend) => {
      withPictures(0)(backend);
      withPainting("waiting")(backend);
    },
  },
  play: async () => {
    await expect(await (await now()).findByRole("button", { name: /^Cancel/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Loading your pictures")).toBeNull());
    await expect(screen.queryByRole("heading", { name: "Nothing developed yet" })).toBeNull();
  },
});

export const Done = meta.story({
  parameters: { change: withPictures(0) },
  play: async () => {
    await userEvent.type(await prompt(), "a quiet harbour at night");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await now();
    const [tile] = await tiles();
    await expect(tile).toHaveAccessibleName("Open: a quiet harbour at night");
    await waitFor(() => expect(screen.queryByRole("region", { name: "Now" })).toBeNull(), patient);
    await expect(await prompt()).toHaveValue("a quiet harbour at night");
  },
});

export const Failed = meta.story({
  parameters: {
    stored: notedPainting,
    change: (backend: Backend) => {
      withPictures(4)(backend);
      withPainting("failed", "The painter gave no picture")(backend);
    },
  },
  play: async () => {
    const jobs = await now();
    await expect(await jobs.findByText("It could not be made", undefined, patient)).toBeVisible();
    await expect(
      jobs.getByText("The painter gave no picture. Nothing was taken. Another try costs 2 credits."),
    ).toBeVisible();
    await tryAgain();
    await expect(await jobs.findByRole("button", { name: /^Cancel/ }, patient)).toBeVisible();
  },
});

/** A prompt that is never painted is refused at its field, and no job is made. */
export const Refused = meta.story({
  play: async () => {
    await userEvent.type(await prompt(), "a nude child");
    await press(await make());
    await expect(await screen.findByText(/^Nothing sexual with anyone/, undefined, patient)).toBeVisible();
    await expect(await prompt()).toHaveValue("a nude child");
    await expect(screen.queryByRole("region", { name: "Now" })).toBeNull();
  },
});

export const NoCredits = meta.story({
  name: "No credits",
  parameters: {
    change: (backend: Backend) => {
      withPictures(4)(backend);
      withoutCredits(backend);
    },
  },
  play: async () => {
    await userEvent.type(await prompt(), "a quiet harbour");
    await expect(await screen.findByText(/^You have 0 credits\. They renew/, undefined, patient)).toBeVisible();
    await expect(screen.getByRole("link", { name: "See the plans" })).toHaveAttribute("href", "/subscription");
    await expect(await make()).toHaveAttribute("aria-disabled", "true");
  },
});

export const HistoryEmpty = meta.story({
  name: "History empty",
  parameters: { change: withPictures(0) },
  play: async () => {
    await screen.findByRole("heading", { name: "Nothing developed yet" }, patient);
    await press(screen.getByRole("button", { name: /^an apothecary shop/ }));
    await waitFor(async () => expect(await prompt()).toHaveDisplayValue(/^an apothecary shop/), patient);
  },
});

export const HistoryLong = meta.story({
  name: "History long",
  parameters: { change: withPictures(45) },
  play: async () => {
    await expect(await tiles()).toHaveLength(20);
    await userEvent.click(await screen.findByRole("button", { name: "Load More" }, patient));
    await waitFor(async () => expect(await tiles()).toHaveLength(40), patient);
  },
});

export const HistoryFailed = meta.story({
  name: "History failed",
  parameters: { faults: [{ operation: "listImageHistory", status: 500, times: 1 }] },
  play: async () => {
    await expect(await screen.findByText("This could not be loaded.", undefined, patient)).toBeVisible();
    await tryAgain();
    await expect(await tiles()).toHaveLength(9);
  },
});

/** The picture goes through crop and upload into the profile; a chat gets it into its composer, unsent. */
export const Used = meta.story({
  name: "Used as avatar and in a chat",
  play: async () => {
    const [first] = await tiles();
    await userEvent.click(first!);
    const picture = await shownPicture();
    await press(await picture.findByRole("button", { name: "Avatar" }, patient));
    await press(await screen.findByRole("button", { name: "Use picture" }, patient));
    await expect(await screen.findByText(messages.profile.saved, undefined, patient)).toBeVisible();
    await press(picture.getByRole("button", { name: "In a chat" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Put it in which chat?" }, patient));
    const chats = within(await dialog.findByRole("list", { name: "Your chats" }, patient));
    await userEvent.click(chats.getAllByRole("button")[0]!);
    await expect(await screen.findByRole("group", { name: "Picture for your message" }, patient)).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await expect(await make()).toBeVisible();
    const [first] = await tiles();
    await userEvent.click(first!);
    const dialog = within(await screen.findByRole("dialog", { name: "Picture" }, patient));
    await expect(await dialog.findByRole("button", { name: "Download" }, patient)).toBeVisible();
    await press(dialog.getByRole("button", { name: "Delete" }));
    await waitFor(async () => expect(await tiles()).toHaveLength(8), patient);
  },
});
