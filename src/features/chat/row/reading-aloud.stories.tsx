import { screen, within } from "storybook/test";
import type { Backend } from "#mocks/backend/backend.ts";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import {
  chooseInMenu,
  composer,
  isOpen,
  lastRow,
  marenThread,
  newMarenChat,
  rows,
  withLastReply,
} from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { fakeSpeech, type FakeVoice, speech } from "#src/test-support/fake-speech.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile, toastsStay } from "#src/test-support/story-steps.tsx";

const voices: FakeVoice[] = [
  { name: "Daniel", lang: "en-GB" },
  { name: "Anna", lang: "de-DE" },
];
const reply = "*She nods.* “**Yes**, Mara.”\n\n```stats\nhp 12\n```\n\nSee [the chart](https://example.com/a).";
const said = ["She nods. “Yes, Mara.”", "See the chart."];

/** A message read aloud by the browser's own voice (GAP-154). */
const meta = preview.meta({
  title: "Pages/Conversation/Reading aloud",
  parameters: { world: "free", change: withLastReply(reply) },
  render: () => <ScreenAt path={marenThread} />,
  beforeEach: () => fakeSpeech(voices),
});

const words = () => speech().spoken.map((one) => one.words);
const isSilent = () => waitFor(() => expect(speech().now()).toBeNull());
const stopMark = () => screen.findByRole("button", { name: "Stop reading" });
const isUnmarked = () => waitFor(() => expect(screen.queryByRole("button", { name: "Stop reading" })).toBeNull());

async function openMenu() {
  await userEvent.click(await (await lastRow()).findByRole("button", { name: "More actions" }));
  return within(await screen.findByRole("menu"));
}

async function readLast() {
  await isOpen();
  await openMenu();
  await chooseInMenu("Read aloud");
  await waitFor(() => expect(speech().now()).toBe(said[0]));
}

/** Piece by piece, without marks, code and addresses; the row says that it is read, and then no more. */
export const Reading = meta.story({
  play: async () => {
    await readLast();
    const mark = await stopMark();
    await expect(mark).toBeVisible();
    await expect((await lastRow()).getByRole("button", { name: "Stop reading" })).toBe(mark);
    await waitFor(async () => expect((await lastRow()).getByRole("button", { name: "More actions" })).toHaveFocus());
    await expect(speech().spoken).toEqual([{ words: said[0], voice: null, language: "en", speed: 1 }]);
    speech().finish();
    await waitFor(() => expect(words()).toEqual(said));
    await expect(mark).toBeVisible();
    speech().finish();
    await isUnmarked();
    await expect(words()).toEqual(said);
  },
});

/** From the mark, by keyboard: the focus stays at the row. */
export const StoppedAtTheMark = meta.story({
  name: "Stopped at the mark",
  play: async () => {
    await readLast();
    (await stopMark()).focus();
    await userEvent.keyboard("{Enter}");
    await isSilent();
    await isUnmarked();
    await waitFor(async () => expect((await rows()).at(-1)).toHaveFocus());
    await expect(words()).toEqual([said[0]]);
    const menu = await openMenu();
    await expect(await menu.findByRole("menuitem", { name: "Read aloud" })).toBeVisible();
  },
});

/** The mark had the focus when the reading ended by itself. */
export const EndedUnderTheFocus = meta.story({
  name: "Ended under the focus",
  parameters: { change: withLastReply("Aye.") },
  play: async () => {
    await isOpen();
    await openMenu();
    await chooseInMenu("Read aloud");
    (await stopMark()).focus();
    speech().finish();
    await isUnmarked();
    await waitFor(async () => expect((await rows()).at(-1)).toHaveFocus());
  },
});

export const StoppedInTheMenu = meta.story({
  name: "Stopped in the menu",
  play: async () => {
    await readLast();
    const menu = await openMenu();
    await expect(menu.queryByRole("menuitem", { name: "Read aloud" })).toBeNull();
    await chooseInMenu("Stop reading");
    await isSilent();
    await isUnmarked();
  },
});

/** One at a time: another message, of one's own, takes the voice over; what the browser says of the first is past. */
export const AnotherInstead = meta.story({
  name: "Another instead",
  play: async () => {
    await readLast();
    const mine = (await rows()).at(-2) as HTMLElement;
    mine.focus();
    await userEvent.click(await within(mine).findByRole("button", { name: "More actions" }));
    await chooseInMenu("Read aloud");
    await expect(await within(mine).findByRole("button", { name: "Stop reading" })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Stop reading" })).toHaveLength(1));
    await expect(speech().spoken).toHaveLength(2);
    await waitFor(() => expect(mine.textContent).toContain(speech().now() ?? "silence"));
  },
});

/** The browser could not: a toast says so, and nothing is marked. */
export const Failed = meta.story({
  beforeEach: toastsStay,
  play: async () => {
    await readLast();
    speech().fail("synthesis-failed");
    const text = "The voice could not read this. Please try again, or choose another one in Settings.";
    await expect(await screen.findByText(text)).toBeVisible();
    await isUnmarked();
    await isSilent();
  },
});

/** Something else made the browser fall silent: nothing is wrong. */
export const Silenced = meta.story({
  play: async () => {
    await readLast();
    speech().fail("interrupted");
    await isUnmarked();
    await expect(screen.queryByText(/The voice could not/)).toBeNull();
  },
});

export const AnotherVersion = meta.story({
  name: "Another version",
  play: async () => {
    await readLast();
    await userEvent.click(await (await lastRow()).findByRole("button", { name: "Previous version" }));
    await isSilent();
    await isUnmarked();
  },
});

export const Deleted = meta.story({
  beforeEach: toastsStay,
  play: async () => {
    await readLast();
    await openMenu();
    await chooseInMenu("Delete");
    await isSilent();
    await expect(await screen.findByText(/Message deleted/)).toBeVisible();
    await isUnmarked();
  },
});

export const Left = meta.story({
  play: async () => {
    await readLast();
    await stopMark();
    await userEvent.click(screen.getAllByRole("link", { name: "Home" })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("log")).toBeNull());
    await isSilent();
  },
});

/** The voice that was chosen, and its speed; a text in another language has a voice of that. */
export const ChosenVoice = meta.story({
  name: "Chosen voice",
  parameters: {
    stored: { "app.voice": '{"voice":"Daniel","speed":1.25}' },
    change(backend: Backend) {
      withLastReply("“Guten Abend.”")(backend);
      const { characters } = backend.context.state;
      const maren = characters.get("char-maren-holloway");
      if (maren !== undefined) characters.put({ ...maren, language: "de" });
    },
  },
  play: async () => {
    await isOpen();
    await openMenu();
    await chooseInMenu("Read aloud");
    await waitFor(() =>
      expect(speech().spoken).toEqual([{ words: "“Guten Abend.”", voice: null, language: "de", speed: 1.25 }]),
    );
  },
});

const long = Array.from({ length: 60 }, (_, at) => `Lamp ${at + 1} is lit, and its keeper waits for the tide.`).join(
  "\n\n",
);

/** A long reply: its mark is out of sight, and a button at the edge of the log stops the reading. */
export const OutOfSight = meta.story({
  name: "Out of sight",
  parameters: { change: withLastReply(long) },
  play: async () => {
    await isOpen();
    await openMenu();
    await chooseInMenu("Read aloud");
    await waitFor(() => expect(speech().now()).toBe("Lamp 1 is lit, and its keeper waits for the tide."));
    const away = await waitFor(async () => {
      const found = screen.getAllByRole("button", { name: "Stop reading" });
      await expect(found).toHaveLength(2);
      return found[1] as HTMLElement;
    });
    await expect(screen.getByRole("log")).not.toContainElement(away);
    away.focus();
    await userEvent.keyboard("{Enter}");
    await isSilent();
    await isUnmarked();
    await waitFor(() => expect(screen.getByRole("log")).toHaveFocus());
  },
});

/** No dead entry: without a voice, and for a message of which nothing can be said. */
export const NoVoice = meta.story({
  name: "No voice",
  beforeEach: () => fakeSpeech([]),
  play: async () => {
    await isOpen();
    const menu = await openMenu();
    await expect(await menu.findByRole("menuitem", { name: "Pin to memory" })).toBeVisible();
    await expect(menu.queryByRole("menuitem", { name: "Read aloud" })).toBeNull();
    speech().find(voices);
    await expect(await menu.findByRole("menuitem", { name: "Read aloud" })).toBeVisible();
  },
});

export const NothingToSay = meta.story({
  name: "Nothing to say",
  parameters: { change: withLastReply("```stats\nhp 12\n```") },
  play: async () => {
    await isOpen();
    const menu = await openMenu();
    await expect(await menu.findByRole("menuitem", { name: "Pin to memory" })).toBeVisible();
    await expect(menu.queryByRole("menuitem", { name: "Read aloud" })).toBeNull();
  },
});

/** The sheet: the voice begins within the press, since some phones speak only then. */
export const OnPhone = meta.story({
  name: "On a phone",
  globals: onMobile,
  play: async () => {
    await isOpen();
    await userEvent.click(await (await lastRow()).findByRole("button", { name: "More actions" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Message actions" }));
    const entry = await sheet.findByRole("button", { name: "Read aloud" });
    entry.click();
    await expect(speech().now()).toBe(said[0]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const mark = await stopMark();
    await expect(mark).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(mark);
    await isSilent();
    await isUnmarked();
  },
});

/** A scene that has not begun: its opening can be heard, too. */
export const NewOpening = meta.story({
  name: "New opening",
  render: () => <ScreenAt path={newMarenChat} />,
  play: async () => {
    await composer();
    await userEvent.click(await screen.findByRole("button", { name: "Read aloud" }));
    const bar = within(await screen.findByRole("group", { name: "Message actions" }));
    await waitFor(() => expect(bar.getByRole("button", { name: "Stop reading" })).toHaveFocus());
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Stop reading" })).toHaveLength(2));
    await expect(words()[0]).toMatch(/^The door gives an inch/);
    await userEvent.click(await screen.findByRole("button", { name: "Next version" }));
    await isSilent();
    await isUnmarked();
  },
});
