import { within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { openPreferences } from "#src/test-support/settings-steps.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";

/** How large and how wide chats are read (GAP-153). */
const meta = preview.meta({
  title: "Dialogs/Settings/Preferences/Reading",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/terms" />,
});

const sample = () => document.querySelector<HTMLElement>("[data-sample]")!;
const words = () => within(sample()).getByText(/You came back/);
const sizeOf = (element: Element) => getComputedStyle(element).fontSize;
const groupNamed = async (name: string) => within((await openPreferences()).getByRole("group", { name }));
const radiosOf = (group: Awaited<ReturnType<typeof groupNamed>>) => group.getAllByRole<HTMLInputElement>("radio");
/** Nothing of the sample is cut off or reaches out of it. */
const isWhole = () =>
  [sample(), ...sample().querySelectorAll("*")].every(
    ({ scrollWidth, clientWidth }) => clientWidth === 0 || scrollWidth <= clientWidth + 1,
  );

export const TextSizeChosen = meta.story({
  name: "Text size chosen",
  play: async () => {
    const group = await groupNamed("Text size");
    await expect(radiosOf(group).map((radio) => radio.closest("label")?.textContent)).toEqual([
      "Small",
      "Medium",
      "Large",
      "Extra large",
      "Huge",
      "Double",
    ]);
    await expect(group.getByRole("radio", { name: "Medium" })).toBeChecked();
    await expect(sizeOf(words())).toBe("16px");
    await userEvent.click(group.getByRole("radio", { name: "Huge" }));
    await waitFor(() => expect(sizeOf(words())).toBe("24px"));
    await expect(sizeOf(within(sample()).getByText("Maren"))).toBe("21px");
    await expect(localStorage.getItem("app.textSize")).toBe("24");
    // The dialog itself stays as it was.
    await expect(sizeOf(group.getByText("Huge"))).toBe("13px");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(group.getByRole("radio", { name: "Extra large" })).toBeChecked();
    await waitFor(() => expect(sizeOf(words())).toBe("20px"));
  },
});

export const LineLengthChosen = meta.story({
  name: "Line length chosen",
  play: async () => {
    const group = await groupNamed("Line length");
    await expect(group.getByRole("radio", { name: "Comfortable" })).toBeChecked();
    const width = () => sample().firstElementChild!.getBoundingClientRect().width;
    const usual = width();
    await userEvent.click(group.getByRole("radio", { name: "Narrow" }));
    await waitFor(() => expect(width()).toBeLessThan(usual));
    await userEvent.click(group.getByRole("radio", { name: "Wide" }));
    await waitFor(() => expect(width()).toBeGreaterThan(usual));
    await expect(localStorage.getItem("app.lineLength")).toBe("1000");
    await expect(isWhole()).toBe(true);
  },
});

/** At 200 % nothing is cut (WCAG 1.4.4). */
export const TwiceAsLarge = meta.story({
  name: "Twice as large",
  parameters: { stored: { "app.textSize": "32", "app.lineLength": "600" } },
  play: async () => {
    const group = await groupNamed("Text size");
    await expect(group.getByRole("radio", { name: "Double" })).toBeChecked();
    await expect(sizeOf(words())).toBe("32px");
    await expect(isWhole()).toBe(true);
  },
});

/** What another tab chooses is chosen here, and what nobody offers is the default. */
export const FromAnotherTab = meta.story({
  name: "From another tab",
  parameters: { stored: { "app.textSize": "17", "app.lineLength": "wide" } },
  play: async () => {
    const group = await groupNamed("Text size");
    await expect(group.getByRole("radio", { name: "Medium" })).toBeChecked();
    localStorage.setItem("app.textSize", "18");
    window.dispatchEvent(new StorageEvent("storage", { key: "app.textSize", newValue: "18" }));
    await waitFor(() => expect(group.getByRole("radio", { name: "Large" })).toBeChecked());
    await waitFor(() => expect(sizeOf(words())).toBe("18px"));
  },
});

/** On a phone a chat is as wide as the screen: only the size can be chosen. */
export const OnAPhone = meta.story({
  name: "On a phone",
  globals: onMobile,
  parameters: { stored: { "app.textSize": "32" } },
  play: async () => {
    const settings = await openPreferences();
    await expect(settings.queryByRole("group", { name: "Line length" })).toBeNull();
    const group = within(settings.getByRole("group", { name: "Text size" }));
    for (const radio of radiosOf(group)) await expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(sizeOf(words())).toBe("32px");
    await expect(isWhole()).toBe(true);
    const panel = settings.getByRole("tabpanel", { name: "Preferences" });
    await expect(panel.scrollWidth).toBeLessThanOrEqual(390);
  },
});
