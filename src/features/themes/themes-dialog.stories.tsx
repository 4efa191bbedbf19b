import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";
import { ownThemes, plum } from "#src/test-support/theme-steps.ts";

const meta = preview.meta({
  title: "Dialogs/Themes",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/terms" />,
});

/** Opens the dialog and chooses a theme by name; the page changes at once and the browser stores it. */
async function choose(name: string, id: string) {
  await userEvent.click(await screen.findByRole("button", { name: "Theme" }));
  await userEvent.click(await screen.findByRole("radio", { name }));
  await expect(screen.getByRole("radio", { name })).toBeChecked();
  await waitFor(() => expect(document.documentElement).toHaveAttribute("data-theme", id));
  await expect(localStorage.getItem("app.theme") ?? "dark").toBe(id);
}

export const DarkChosen = meta.story({
  play: async () => {
    await choose("Light", "lightModeTheme");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await choose("Dark", "dark");
  },
});
export const LightChosen = meta.story({ play: () => choose("Light", "lightModeTheme") });
export const SoftPinkChosen = meta.story({ play: () => choose("Soft Pink", "roseTheme") });
export const DeepSpaceChosen = meta.story({ play: () => choose("Deep Space", "purpleTheme") });
export const OceanDeepChosen = meta.story({ play: () => choose("Ocean Deep", "tealTheme") });
export const SilverLiningChosen = meta.story({ play: () => choose("Silver Lining", "grayTheme") });
export const CrystalBlueChosen = meta.story({ play: () => choose("Crystal Blue", "skyTheme") });

const open = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Theme" }));
  return within(await screen.findByRole("dialog", { name: "Themes" }));
};
const custom = `custom-${plum.id}`;

/** The user's own after the seven built-in ones, each in its own colours, with an edit link (THEME-03, THEME-07). */
export const WithCustom = meta.story({
  name: "With custom",
  parameters: { change: ownThemes(3) },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByRole("radio", { name: "Plum night" })).not.toBeChecked();
    await expect(dialog.getAllByRole("radio")).toHaveLength(10);
    await expect(dialog.getByRole("link", { name: "Edit Plum night" })).toHaveAttribute(
      "href",
      `/theme?editId=${plum.id}`,
    );
    await expect(dialog.getByRole("link", { name: "Create theme" })).toHaveAttribute("href", "/theme?new=true");
    await userEvent.click(await dialog.findByRole("link", { name: "Create theme" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "A theme of your own" })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

export const CustomChosen = meta.story({
  name: "Custom chosen",
  parameters: { change: ownThemes(2) },
  play: async () => {
    const dialog = await open();
    const before = getComputedStyle(document.documentElement).backgroundColor;
    await userEvent.click(await dialog.findByRole("radio", { name: "Plum night" }));
    await expect(dialog.getByRole("radio", { name: "Plum night" })).toBeChecked();
    await waitFor(() => expect(document.documentElement).toHaveAttribute("data-theme", custom));
    await expect(localStorage.getItem("app.theme")).toBe(custom);
    await expect(getComputedStyle(document.documentElement).backgroundColor).not.toBe(before);
  },
});

/** Deletes the theme in use; the default replaces it at once (THEME-08, GAP-51). */
export const DeleteConfirm = meta.story({
  name: "Delete confirm",
  parameters: { change: ownThemes(2), stored: { "app.theme": custom } },
  play: async () => {
    const dialog = await open();
    await waitFor(() => expect(document.documentElement).toHaveAttribute("data-theme", custom));
    await userEvent.click(await dialog.findByRole("button", { name: "Delete Plum night" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Delete Plum night?" }));
    await expect(question.getByText(/Dark takes its place/)).toBeVisible();
    await waitFor(() => expect(question.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.click(await question.findByRole("button", { name: "Delete" }));
    await expect(await screen.findByText("Plum night deleted")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("radio", { name: "Plum night" })).toBeNull());
    await expect(document.documentElement).toHaveAttribute("data-theme", "dark");
    await expect(screen.getByRole("radio", { name: "Dark" })).toBeChecked();
    await expect(localStorage.getItem("app.customThemes")).not.toContain(plum.id);
  },
});

export const DeleteFailed = meta.story({
  name: "Delete failed",
  parameters: { change: ownThemes(2), faults: [{ operation: "deleteTheme", status: 500, times: 1 }] },
  play: async () => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole("button", { name: "Delete Plum night" }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(await question.findByRole("button", { name: "Delete" }));
    await expect(await question.findByText("The theme could not be deleted. Please try again.")).toBeVisible();
    await userEvent.click(await question.findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(screen.getByRole("radio", { name: "Plum night" })).toBeInTheDocument();
  },
});

export const NoCustom = meta.story({
  name: "No custom",
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText("A background, a colour, and the whole room is yours.")).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Create theme" })).toBeVisible();
    await expect(dialog.getAllByRole("radio")).toHaveLength(7);
  },
});

export const Full = meta.story({
  parameters: { change: ownThemes(10) },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText("You have 10 themes. Delete one to make room.")).toBeVisible();
    await expect(dialog.queryByRole("link", { name: "Create theme" })).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ operation: "listThemes", delayMs: Infinity }] },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText("Loading")).toBeInTheDocument();
    // The seven built-in themes need no account.
    await userEvent.click(await dialog.findByRole("radio", { name: "Ocean Deep" }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute("data-theme", "tealTheme"));
  },
});

export const Failed = meta.story({
  name: "Error",
  parameters: { faults: [{ operation: "listThemes", status: 500, times: 1 }] },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText("Your themes could not be loaded.")).toBeVisible();
    await userEvent.click(await dialog.findByRole("button", { name: "Try again" }));
    await expect(await dialog.findByRole("link", { name: "Create theme" })).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Account" }));
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await userEvent.click(await screen.findByRole("menuitem", { name: "Theme" }));
    await expect(await screen.findByRole("dialog", { name: "Themes" })).toBeVisible();
    await expect(screen.getAllByRole("radio")).toHaveLength(7);
  },
});
