import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { fakeSpeech, type FakeVoice, speech } from "#src/test-support/fake-speech.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { openPreferences } from "#src/test-support/settings-steps.ts";
import { onMobile, toastsStay } from "#src/test-support/story-steps.tsx";

const longName = "Zira with a very long name, as browsers like to give them to their voices";
const voices: FakeVoice[] = [
  { name: "Anna", lang: "de-DE" },
  { name: "Daniel", lang: "en-GB" },
  { name: longName, lang: "en-US", localService: false },
];

/** What reads messages aloud, in the Preferences tab (GAP-154). */
const meta = preview.meta({
  title: "Dialogs/Settings/Voice",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/terms" />,
  beforeEach: () => fakeSpeech(voices),
});

const sample = "The lamp is lit, and the door stands open. “You came after all,” she says.";

/** Asked for anew each time: the pane may be drawn anew while a story looks at it. */
const section = async () => within(await screen.findByRole("region", { name: "Reading aloud" }));

/** Voices by language, the page's first; those that send what they read away say so. Kept in this browser. */
export const Chosen = meta.story({
  play: async () => {
    const settings = await openPreferences();
    const field = settings.getByRole<HTMLSelectElement>("combobox", { name: "Voice" });
    await expect(field).toHaveDisplayValue("This browser’s choice");
    const groups = [...field.querySelectorAll("optgroup")].map(({ label, textContent }) => `${label}: ${textContent}`);
    await expect(groups).toEqual([`English: Daniel${longName} (online)`, "German: Anna"]);
    await expect(settings.getByText(/A voice marked online sends what it reads to its maker/)).toBeVisible();
    await userEvent.selectOptions(field, "Daniel");
    await userEvent.click(settings.getByRole("radio", { name: "1.25×" }));
    await waitFor(() => expect(settings.getByRole("radio", { name: "1.25×" })).toBeChecked());
    await expect(localStorage.getItem("app.voice")).toBe('{"voice":"Daniel","speed":1.25}');
    await userEvent.selectOptions(field, "This browser’s choice");
    await expect(localStorage.getItem("app.voice")).toBe('{"voice":null,"speed":1.25}');
  },
});

/** The sample begins anew with each change, and the same button stops it. */
export const Tried = meta.story({
  play: async () => {
    const settings = await openPreferences();
    await userEvent.click(settings.getByRole("button", { name: "Try it" }));
    const stop = await settings.findByRole("button", { name: "Stop" });
    await expect(stop).toHaveFocus();
    await expect(speech().spoken).toEqual([{ words: sample, voice: null, language: "en", speed: 1 }]);
    await userEvent.selectOptions(settings.getByRole("combobox", { name: "Voice" }), "Anna");
    await userEvent.click(settings.getByRole("radio", { name: "0.75×" }));
    await waitFor(() =>
      expect(speech().spoken.slice(1)).toEqual([
        { words: sample, voice: "Anna", language: "de-DE", speed: 1 },
        { words: sample, voice: "Anna", language: "de-DE", speed: 0.75 },
      ]),
    );
    await userEvent.click(stop);
    await expect(await settings.findByRole("button", { name: "Try it" })).toBeVisible();
    await expect(speech().now()).toBeNull();
    await userEvent.click(settings.getByRole("button", { name: "Try it" }));
    await waitFor(() => expect(speech().now()).toBe(sample));
    speech().finish();
    await expect(await settings.findByRole("button", { name: "Try it" })).toBeVisible();
  },
});

/** Silence when the settings close. */
export const ClosedWhileTrying = meta.story({
  name: "Closed while trying",
  play: async () => {
    const settings = await openPreferences();
    await userEvent.click(settings.getByRole("button", { name: "Try it" }));
    await waitFor(() => expect(speech().now()).toBe(sample));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(speech().now()).toBeNull());
  },
});

export const Failed = meta.story({
  beforeEach: toastsStay,
  play: async () => {
    const settings = await openPreferences();
    await userEvent.click(settings.getByRole("button", { name: "Try it" }));
    await waitFor(() => expect(speech().now()).toBe(sample));
    speech().fail("network");
    const text = "The voice could not read this. Please try again, or choose another one in Settings.";
    await expect(await screen.findByText(text)).toBeVisible();
    await expect(settings.getByRole("button", { name: "Try it" })).toBeVisible();
  },
});

/** A voice of another device is not chosen here, and not forgotten either. */
export const VoiceOfAnotherDevice = meta.story({
  name: "Voice of another device",
  parameters: { stored: { "app.voice": '{"voice":"Zoe","speed":1.5}' } },
  play: async () => {
    const settings = await openPreferences();
    await expect(settings.getByRole("combobox", { name: "Voice" })).toHaveDisplayValue("This browser’s choice");
    await userEvent.click(settings.getByRole("button", { name: "Try it" }));
    await waitFor(() => expect(speech().spoken).toMatchObject([{ voice: null, speed: 1.5 }]));
    await expect(localStorage.getItem("app.voice")).toBe('{"voice":"Zoe","speed":1.5}');
  },
});

/** Chrome finds its voices after it has been asked. */
export const FoundLate = meta.story({
  name: "Found late",
  beforeEach: () => fakeSpeech([]),
  play: async () => {
    const settings = await openPreferences();
    await expect((await section()).queryByRole("combobox")).toBeNull();
    speech().find(voices);
    await expect(await settings.findByRole("combobox", { name: "Voice" })).toBeVisible();
    await expect(settings.getByRole("button", { name: "Try it" })).toBeVisible();
  },
});

const none = "This browser has no voice, so messages cannot be read aloud here.";

export const NoVoice = meta.story({
  name: "No voice",
  beforeEach: () => fakeSpeech([]),
  play: async () => {
    const settings = await openPreferences();
    await expect(await settings.findByText(none)).toBeVisible();
    await expect((await section()).queryByRole("button")).toBeNull();
  },
});

export const NoSpeech = meta.story({
  name: "No speech at all",
  beforeEach: () => fakeSpeech(null),
  play: async () => {
    const settings = await openPreferences();
    await expect(await settings.findByText(none)).toBeVisible();
    await expect((await section()).queryByRole("radio")).toBeNull();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    const settings = await openPreferences();
    const field = settings.getByRole("combobox", { name: "Voice" });
    const here = await section();
    await userEvent.selectOptions(field, longName);
    await expect(field).toHaveDisplayValue(/^Zira/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const control of [field, ...here.getAllByRole("radio"), here.getByRole("button")])
      await expect((control.closest("label") ?? control).getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  },
});
