import { expect, screen, userEvent, waitFor } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Dialogs/Themes",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/terms" />,
});

/** Opens the dialog and chooses a theme by its name; the page follows at once and the browser keeps it. */
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

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Account" }));
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await userEvent.click(screen.getByRole("menuitem", { name: "Theme" }));
    await expect(await screen.findByRole("dialog", { name: "Themes" })).toBeVisible();
    await expect(screen.getAllByRole("radio")).toHaveLength(7);
  },
});
