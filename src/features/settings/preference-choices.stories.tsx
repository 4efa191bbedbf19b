import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { held } from "#src/test-support/lasting-faults.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { openPreferences } from "#src/test-support/settings-steps.ts";

/** The choices among the preferences: homepage, background, overlay and font. */
const meta = preview.meta({
  title: "Dialogs/Settings/Preferences",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/terms" />,
});

/** Calls that wait until the story has seen what the page shows meanwhile. */
const refusingHomepage = held("updateHomepagePreference", { status: 500 });
const refusingBackground = held("updateBackgroundImage", { status: 500 });
const refusingOverlay = held("updateBackgroundOverlay", { status: 500 });

const paths = {
  homepage: "/api/v1/user/homepage-preference",
  background: "/api/v1/user/background-image",
  overlay: "/api/v1/user/background-overlay",
};

const isSaid = async (text: string) => expect(await screen.findByText(text)).toBeVisible();

/** Opens the homepage list and chooses one by keyboard. */
async function chooseHomepage(name: string) {
  const settings = await openPreferences();
  const field = settings.getByRole("combobox", { name: "Homepage" });
  field.focus();
  await userEvent.keyboard("{Enter}");
  const options = await screen.findAllByRole("option");
  await expect(options).toHaveLength(7);
  // An option's name includes its help text.
  const option = screen.getByRole("option", { name: new RegExp(`^${name}`) });
  await waitFor(async () => {
    if (!option.hasAttribute("data-highlighted")) await userEvent.keyboard("{ArrowDown}");
    await expect(option).toHaveAttribute("data-highlighted");
  });
  await userEvent.keyboard("{Enter}");
  return field;
}

export const HomepageUpdated = meta.story({
  name: "Homepage updated",
  play: async () => {
    const sent = listenToRequests();
    const field = await chooseHomepage("New characters");
    await isSaid("Homepage preference updated");
    await expect(field).toHaveTextContent("New characters");
    await expect(sent(paths.homepage)).toEqual([{ homepagePreference: "newCharacters" }]);
  },
});

export const HomepageFailed = meta.story({
  name: "Homepage failed",
  parameters: { change: refusingHomepage.begin },
  play: async () => {
    const field = await chooseHomepage("New characters");
    await waitFor(() => expect(field).toHaveTextContent("New characters"));
    refusingHomepage.end();
    await isSaid("Failed to update homepage preference");
    await waitFor(() => expect(field).toHaveTextContent("Default"));
  },
});

async function choose(group: string, name: string) {
  const settings = await openPreferences();
  const radio = within(settings.getByRole("group", { name: group })).getByRole("radio", { name });
  await userEvent.click(radio);
  await waitFor(() => expect(radio).toBeChecked());
  return radio;
}

/** `blur_medium` is labelled low (TRAP-11). */
export const BackgroundUpdated = meta.story({
  name: "Background updated",
  play: async () => {
    const sent = listenToRequests();
    const radio = await choose("Background image", "SHOW AND BLUR LOW");
    await isSaid("Background image preference updated");
    await expect(radio).toBeChecked();
    await expect(sent(paths.background)).toEqual([{ backgroundImageOption: "blur_medium" }]);
  },
});

export const BackgroundFailed = meta.story({
  name: "Background failed",
  parameters: { change: refusingBackground.begin },
  play: async () => {
    await choose("Background image", "HIDE");
    refusingBackground.end();
    await isSaid("Failed to update background image preference");
    await waitFor(() => expect(screen.getByRole("radio", { name: "SHOW" })).toBeChecked());
  },
});

/** Off is 0, a valid value (TRAP-12). */
export const OverlayUpdated = meta.story({
  name: "Overlay updated",
  play: async () => {
    const sent = listenToRequests();
    const radio = await choose("Overlay strength", "Off");
    await isSaid("Background overlay updated");
    await expect(radio).toBeChecked();
    await expect(sent(paths.overlay)).toEqual([{ overlayOpacity: 0 }]);
  },
});

export const OverlayFailed = meta.story({
  name: "Overlay failed",
  parameters: { change: refusingOverlay.begin },
  play: async () => {
    await choose("Overlay strength", "75%");
    refusingOverlay.end();
    await isSaid("Failed to update overlay setting");
    await waitFor(() => expect(screen.getByRole("radio", { name: "50%" })).toBeChecked());
  },
});

/** Applies at once and everywhere; font names stay in the default font (FONT-01 to FONT-03, TRAP-72). */
export const FontChanged = meta.story({
  name: "Font changed",
  play: async () => {
    const settings = await openPreferences();
    const group = within(settings.getByRole("group", { name: "Font" }));
    const names = ["Satoshi", "Montserrat", "Caveat", "Playfair", "System", "Comic Sans", "Wingdings", "Papyrus"];
    for (const name of names) await expect(group.getByRole("radio", { name })).toBeInTheDocument();
    const faceOf = (name: string) => getComputedStyle(group.getByText(name)).fontFamily;
    const face = faceOf("Montserrat");
    await userEvent.click(await group.findByRole("radio", { name: "Wingdings" }));
    await isSaid("Font changed to Wingdings");
    await expect(document.documentElement).toHaveAttribute("data-font", "wingdings");
    await expect(localStorage.getItem("app.font")).toBe("wingdings");
    await expect(faceOf("Wingdings")).toBe(face);
    await userEvent.click(await group.findByRole("radio", { name: "Playfair" }));
    await isSaid("Font changed to Playfair");
    await expect(document.documentElement).toHaveAttribute("data-font", "playfair");
    await expect(getComputedStyle(settings.getByRole("switch", { name: "NSFW" })).fontFamily).toMatch(/Playfair/);
  },
});
