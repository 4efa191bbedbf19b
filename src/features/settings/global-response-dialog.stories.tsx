import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { brokenBy, withUser } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { openSettings } from "#src/test-support/settings-steps.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Dialogs/Global response settings",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/terms" />,
});

const title = "Global Response Settings";
const path = "/api/v1/user/response-preferences";
const defaults = {
  verbose: "medium",
  povPreference: "firstPerson",
  actForUser: "no",
  dialogStyle: "balanced",
  narrationTense: "present",
};
const stored = {
  verbose: "long",
  povPreference: "thirdPerson",
  actForUser: "yes",
  dialogStyle: "lots",
  narrationTense: "past",
};

async function opened() {
  const settings = await openSettings("preferences");
  const opener = await settings.findByRole("button", { name: `Change ${title}` });
  await userEvent.click(opener);
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  return { settings, opener, dialog, sample: await dialog.findByRole("region", { name: "Sample reply" }) };
}

/** Opens a tab and chooses an option; the sample changes. */
async function answer(tab: string, names: readonly string[], chosen: string, shown: RegExp) {
  const { dialog, sample } = await opened();
  await userEvent.click(await dialog.findByRole("tab", { name: tab }));
  const group = within(await dialog.findByRole("group", { name: tab }));
  await expect(group.getAllByRole("radio")).toHaveLength(names.length);
  for (const name of names) await expect(group.getByRole("radio", { name })).toBeInTheDocument();
  await userEvent.click(await group.findByRole("radio", { name: chosen }));
  await expect(group.getByRole("radio", { name: chosen })).toBeChecked();
  await waitFor(() => expect(sample).toHaveTextContent(shown));
  return { dialog, sample };
}

/** The five tabs in order, also by keyboard (LABEL-18). */
export const Length = meta.story({
  play: async () => {
    const names = ["Text message", "Short", "Medium short", "Original normal", "Long", "Medium"];
    const { dialog } = await answer("Length", names, "Long", /Whatever you brought with you/);
    const tabs = dialog.getAllByRole("tab").map(({ textContent }) => textContent);
    await expect(tabs).toEqual(["Length", "POV", "Act", "Style", "Tense"]);
    dialog.getByRole("tab", { name: "Length" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(dialog.getByRole("tab", { name: "POV" })).toHaveAttribute("aria-selected", "true"));
  },
});

export const Pov = meta.story({
  name: "POV",
  play: async () => {
    const names = ["First person", "Second person (beta hybrid)", "Third person", "Up to the model"];
    await answer("POV", names, "Second person (beta hybrid)", /You watch Thessaly set the kettle down/);
  },
});

export const Act = meta.story({
  play: async () => {
    await answer("Act", ["Yes", "Default", "No"], "Yes", /“It was only a letter,” you say\./);
  },
});

export const Style = meta.story({
  play: async () => {
    const names = ["Narration only", "Lots of dialogue", "Balanced", "Low dialogue", "None"];
    const { sample } = await answer("Style", names, "Narration only", /I nod you away from the chair/);
    await expect(sample.textContent).not.toContain("“");
  },
});

export const Tense = meta.story({
  play: async () => {
    await answer("Tense", ["Present", "Neutral", "Past"], "Past", /which is how you knew I was worried/);
  },
});

const chosenOf = async (dialog: ReturnType<typeof within>) => {
  const found: string[] = [];
  for (const tab of dialog.getAllByRole("tab")) {
    await userEvent.click(tab);
    const group = await dialog.findByRole("group", { name: tab.textContent });
    const radio = within(group)
      .getAllByRole<HTMLInputElement>("radio")
      .find(({ checked }) => checked);
    found.push(document.getElementById(radio?.getAttribute("aria-labelledby") ?? "")?.textContent ?? "");
  }
  return found;
};

/** The defaults, not onboarding's (RES-01, RES-02); saving sends all five (SET-PREF-17). */
export const NothingStored = meta.story({
  name: "Nothing stored",
  play: async () => {
    const { dialog, settings, opener } = await opened();
    const sent = listenToRequests();
    await expect(settings.getByText("Nothing chosen yet")).toBeInTheDocument();
    await expect(await chosenOf(dialog)).toEqual(["Medium", "First person", "No", "Balanced", "Present"]);
    await userEvent.click(await dialog.findByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: title })).toBeNull());
    await expect(sent(path)).toEqual([defaults]);
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(
      settings.getByText("Length: Medium · POV: First person · Act: No · Style: Balanced · Tense: Present"),
    ).toBeInTheDocument();
  },
});

/** Stored values are shown and kept unless changed; closing with a change asks (GAP-107). */
export const AllStored = meta.story({
  name: "All stored",
  parameters: { change: withUser({ preferences: stored }) },
  play: async () => {
    const { dialog } = await opened();
    const sent = listenToRequests();
    await expect(await chosenOf(dialog)).toEqual(["Long", "Third person", "Yes", "Lots of dialogue", "Past"]);
    await userEvent.click(await dialog.findByRole("radio", { name: "Present" }));
    await userEvent.keyboard("{Escape}");
    const stay = await screen.findByRole("button", { name: "Keep editing" });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await userEvent.click(await dialog.findByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(sent(path)).toEqual([{ ...stored, narrationTense: "present" }]));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: title })).toBeNull());
  },
});

/** Nothing closes it while saving, and a second press sends nothing (GAP-113, F14). */
export const Saving = meta.story({
  parameters: { faults: brokenBy("updateResponsePreferences", { delayMs: Infinity }) },
  play: async () => {
    const { dialog } = await opened();
    const sent = listenToRequests();
    const save = dialog.getByRole("button", { name: "Save Changes" });
    await userEvent.dblClick(save);
    await waitFor(() => expect(save).toHaveAttribute("aria-disabled", "true"));
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("dialog", { name: title })).toBeVisible();
    await expect(sent(path)).toHaveLength(1);
  },
});

/** The choices stay, to try again (F9). */
export const Failed = meta.story({
  parameters: { faults: brokenBy("updateResponsePreferences", { status: 500, times: 1 }) },
  play: async () => {
    const { dialog } = await opened();
    const sent = listenToRequests();
    await userEvent.click(await dialog.findByRole("radio", { name: "Short" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Save Changes" }));
    await expect(await screen.findByText("Failed to update preferences")).toBeVisible();
    await expect(dialog.getByRole("radio", { name: "Short" })).toBeChecked();
    const save = dialog.getByRole("button", { name: "Save Changes" });
    await waitFor(() => expect(save).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole("dialog", { name: title })).toBeNull());
    await expect(sent(path)).toEqual([
      { ...defaults, verbose: "short" },
      { ...defaults, verbose: "short" },
    ]);
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    const { dialog, sample } = await opened();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(dialog.getByRole("button", { name: "Save Changes" })).toBeVisible();
    // Choices and sample are visible together.
    await waitFor(() => expect(sample.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    const first = await dialog.findByRole("radio", { name: "Text message" });
    await expect(first.getBoundingClientRect().top).toBeLessThan(sample.getBoundingClientRect().top);
  },
});
