import { screen, spyOn, within } from "storybook/test";
import type { Backend } from "#mocks/backend/backend.ts";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { brokenBy } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { failing } from "#src/test-support/lasting-faults.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { isUnderPointer, openSettings } from "#src/test-support/settings-steps.ts";
import { onMobile, press } from "#src/test-support/story-steps.tsx";
import { smallPicture } from "#src/ui/image-upload/image-upload.fixture.ts";

const meta = preview.meta({
  title: "Dialogs/Settings/Profile",
  parameters: { world: "creator" },
  render: () => <ScreenAt path="/terms" />,
});

const profile = "/api/v1/user/profile";
type Settings = Awaited<ReturnType<typeof openSettings>>;

const opened = async () => {
  const settings = await openSettings();
  await settings.findByLabelText(/^Username/);
  return settings;
};
const saveButton = (settings: Settings) => settings.getByRole("button", { name: "Save Changes" });
const isOff = (button: HTMLElement) => waitFor(() => expect(button).toHaveAttribute("aria-disabled", "true"));
const isOn = (button: HTMLElement) => waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
async function rename(settings: Settings, name: string) {
  const field = settings.getByLabelText(/^Username/);
  await userEvent.clear(field);
  if (name !== "") await userEvent.type(field, name);
}
const choose = (settings: Settings, label: string, file: File) =>
  userEvent.upload(settings.getByLabelText(label, { selector: "input" }), file, { applyAccept: false });

/** Accepts the suggested crop of the chosen picture. */
async function takePart() {
  const dialog = within(await screen.findByRole("dialog", { name: "Choose what to show" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Use picture" }));
}

/** The complete tab; locked decorations say so and lead to the plans. */
export const Free = meta.story({
  play: async () => {
    const settings = await opened();
    await expect(settings.getByLabelText(/^Username/)).toHaveValue("wren_after_dark");
    const email = settings.getByLabelText("Email");
    await expect(email).toHaveValue("wren@example.com");
    await expect(email).toHaveAttribute("readonly");
    await expect(settings.getByLabelText("Creator bio")).toHaveValue(
      "Slow-burn mysteries, stubborn weather, people who say less than they mean. Requests open on Sundays.",
    );
    await expect(await settings.findByRole("img", { name: "Profile background" })).toBeVisible();
    for (const name of ["Change background", "Remove background", "Remove avatar"])
      await waitFor(() => expect(isUnderPointer(settings.getByRole("button", { name }))).toBe(true));
    await expect(settings.getByText("Creator", { exact: true })).toBeVisible();
    await expect(settings.getByRole("link", { name: /^Need help/ })).toHaveAttribute("href", "/help#support");
    const prompts = await settings.findAllByRole("link", { name: "Try Pro!" });
    for (const prompt of prompts) await expect(prompt).toHaveAttribute("href", "/subscription");
    await isOff(saveButton(settings));
    await expect(settings.getByRole("button", { name: "Delete Account" })).toBeVisible();
    await userEvent.click(await settings.findByRole("button", { name: /^Creator categories/ }));
    await expect(await screen.findByRole("dialog", { name: "Creator categories" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(settings.getByRole("button", { name: /^Creator categories/ })).toHaveFocus());
  },
});

export const Paid = meta.story({
  parameters: { world: "paid" },
  play: async () => {
    const settings = await opened();
    await expect(await settings.findByRole("button", { name: "Upload your own" })).not.toHaveAttribute("aria-disabled");
    await expect(settings.queryByText("Try Pro!")).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { faults: brokenBy("getUserInfo", { delayMs: Infinity }) },
  play: async () => {
    const settings = await openSettings();
    await expect(await settings.findByText("Loading your profile")).toBeInTheDocument();
    await expect(settings.queryByRole("button", { name: "Save Changes" })).toBeNull();
  },
});

const noProfile = failing("getUserInfo");

/** Loading failed: shown in place, with Try again. */
export const LoadFailed = meta.story({
  name: "Load failed",
  parameters: { change: noProfile.begin },
  play: async () => {
    const settings = await openSettings();
    await settings.findByText("Your profile could not be loaded.");
    noProfile.end();
    await press(await settings.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(settings.getByLabelText(/^Username/)).toHaveValue("wren_after_dark"));
  },
});

/** Only spaces is not a valid name (SET-PRO-15, SET-PRO-17, TRAP-78). */
export const UsernameEmpty = meta.story({
  name: "Username empty",
  play: async () => {
    const settings = await opened();
    const bodies = listenToRequests();
    await rename(settings, "   ");
    await isOff(saveButton(settings));
    await expect(await settings.findByText("A username is needed.")).toBeVisible();
    await userEvent.click(saveButton(settings));
    await userEvent.type(await settings.findByLabelText(/^Username/), "{Enter}");
    await expect(bodies(profile)).toEqual([]);
  },
});

export const UsernameAt25 = meta.story({
  name: "Username at 25",
  play: async () => {
    const settings = await opened();
    const bodies = listenToRequests();
    await rename(settings, "a".repeat(25));
    await expect(settings.getByText("25/25")).toBeVisible();
    await isOn(saveButton(settings));
    await userEvent.type(await settings.findByLabelText(/^Username/), "b");
    await expect(await settings.findByText("A username has at most 25 characters.")).toBeVisible();
    await isOff(saveButton(settings));
    await userEvent.type(await settings.findByLabelText(/^Username/), "{Backspace}");
    await userEvent.click(saveButton(settings));
    await waitFor(() => expect(bodies(profile)).toEqual([{ userName: "a".repeat(25) }]));
  },
});

export const LongBio = meta.story({
  name: "Long bio",
  play: async () => {
    const settings = await opened();
    const bio = settings.getByLabelText("Creator bio");
    await userEvent.clear(bio);
    await userEvent.paste("Long story. ".repeat(90).slice(0, 1000));
    await expect(settings.getByText("1000/1000")).toBeVisible();
    await isOn(saveButton(settings));
    await userEvent.type(bio, "xx");
    await expect(await settings.findByText("A bio has at most 1,000 characters.")).toBeVisible();
    await isOff(saveButton(settings));
  },
});

/** While saving nothing closes the settings (GAP-113), and a second press does nothing (F14). */
export const Saving = meta.story({
  parameters: { faults: brokenBy("updateProfile", { delayMs: Infinity }) },
  play: async () => {
    const settings = await opened();
    const bodies = listenToRequests();
    await userEvent.type(await settings.findByLabelText(/^Username/), "_2");
    await userEvent.dblClick(saveButton(settings));
    await userEvent.type(await settings.findByLabelText(/^Username/), "{Enter}");
    await waitFor(() => expect(saveButton(settings)).toHaveAttribute("aria-busy", "true"));
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await settings.findByRole("button", { name: "Close" }));
    await expect(screen.getByRole("dialog", { name: "Settings" })).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await expect(bodies(profile)).toHaveLength(1);
  },
});

/** Sends only what changed (GAP-27), and shows it when the settings are opened again. */
export const Saved = meta.story({
  play: async () => {
    const settings = await opened();
    const bodies = listenToRequests();
    await rename(settings, "  wren_at_dawn ");
    await userEvent.clear(await settings.findByLabelText("Creator bio"));
    await userEvent.click(await settings.findByRole("radio", { name: "Fernwood" }));
    await userEvent.click(await settings.findByRole("button", { name: "Remove background" }));
    await userEvent.click(saveButton(settings));
    await expect(await screen.findByText("Profile updated successfully")).toBeVisible();
    await expect(bodies(profile)).toEqual([
      { userName: "wren_at_dawn", description: null, backgroundImage: null, avatarDecorationId: "dec-fernwood" },
    ]);
    await isOff(saveButton(settings));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const again = await opened();
    await expect(again.getByLabelText(/^Username/)).toHaveValue("wren_at_dawn");
    await expect(await again.findByRole("radio", { name: "Fernwood" })).toBeChecked();
    await expect(again.queryByRole("img", { name: "Profile background" })).toBeNull();
  },
});

/** A taken name: the server's message as a toast and at the field; the typed text stays (SET-PRO-24). */
export const SaveFailedWithMessage = meta.story({
  name: "Save failed with message",
  play: async () => {
    const settings = await opened();
    await rename(settings, "the_ninth_hour");
    await userEvent.click(saveButton(settings));
    await waitFor(() => expect(screen.getAllByText("This username is already taken")).toHaveLength(2));
    await expect(settings.getByLabelText(/^Username/)).toHaveValue("the_ninth_hour");
    await expect(settings.getByLabelText(/^Username/)).toBeInvalid();
    await isOn(saveButton(settings));
  },
});

export const SaveFailed = meta.story({
  name: "Save failed",
  parameters: { faults: brokenBy("updateProfile", { status: 502, body: "<h1>Bad gateway</h1>", times: 1 }) },
  play: async () => {
    const settings = await opened();
    await userEvent.type(await settings.findByLabelText("Creator bio"), " More.");
    await userEvent.click(saveButton(settings));
    await expect(await screen.findByText("Failed to update profile. Please try again.")).toBeVisible();
    await expect(settings.getByLabelText("Creator bio")).toHaveValue(
      "Slow-burn mysteries, stubborn weather, people who say less than they mean. Requests open on Sundays. More.",
    );
    await userEvent.click(saveButton(settings));
    await expect(await screen.findByText("Profile updated successfully")).toBeVisible();
  },
});

/** Shows the picture while uploading; it can be cancelled, and nothing partial is saved. */
export const UploadRunning = meta.story({
  name: "Upload running",
  parameters: { faults: brokenBy("uploadImage", { delayMs: Infinity }) },
  play: async () => {
    const settings = await opened();
    await choose(settings, "Avatar", await smallPicture());
    await takePart();
    await waitFor(() => expect(settings.getByText("Uploading")).toBeInTheDocument());
    await waitFor(() => expect(document.querySelector("img[src^='blob:']")).not.toBeNull());
    await expect(settings.getByText("Uploading")).toBeInTheDocument();
    await isOff(saveButton(settings));
    await userEvent.click(await settings.findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(settings.getByRole("button", { name: "Avatar" })).toHaveFocus());
    await waitFor(() => expect(document.querySelector("img[src^='blob:']")).toBeNull());
  },
});

/** Zooms in and moves by keys: that crop is sent; cancelling first changes nothing (RES-17). */
export const PartChosen = meta.story({
  name: "Part chosen",
  parameters: { faults: brokenBy("uploadImage", { delayMs: Infinity }) },
  play: async () => {
    const settings = await opened();
    const sent = spyOn(globalThis, "fetch");
    const pictures = () => sent.mock.calls.flatMap(([, init]) => (init?.body instanceof FormData ? [init.body] : []));
    await choose(settings, "Avatar", await smallPicture());
    const first = await screen.findByRole("dialog", { name: "Choose what to show" });
    await userEvent.click(within(first).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(settings.getByRole("button", { name: "Avatar" })).toHaveFocus());
    await isOff(saveButton(settings));
    await expect(pictures()).toEqual([]);

    await choose(settings, "Avatar", await smallPicture());
    const dialog = within(await screen.findByRole("dialog", { name: "Choose what to show" }));
    await waitFor(() => expect(dialog.getByRole("application", { name: "Part of the picture" })).toHaveFocus());
    await userEvent.keyboard("{+>8/}");
    // To the dark corner.
    await userEvent.keyboard("{ArrowLeft>30/}{ArrowUp>30/}");
    await expect(dialog.getByRole("status")).toHaveTextContent("0 % across, 0 % down, zoom 180 %");
    await userEvent.click(await dialog.findByRole("button", { name: "Use picture" }));
    await waitFor(() => expect(pictures()).toHaveLength(1));
    const part = await createImageBitmap(pictures()[0]?.get("file") as Blob);
    // At most 48 pixels, enlarged 1.8 times.
    await expect([part.width, part.height]).toEqual([27, 27]);
    await waitFor(() => expect(settings.getByRole("button", { name: "Cancel" })).toHaveFocus());
  },
});

/** Cropped, re-encoded, uploaded, and saved with the rest (SET-PRO-02, SET-PRO-03). */
export const PicturesSaved = meta.story({
  name: "Pictures saved",
  play: async () => {
    const settings = await opened();
    const bodies = listenToRequests();
    await choose(settings, "Avatar", await smallPicture());
    await takePart();
    await waitFor(() => expect(uploaded()).toHaveLength(1));
    await choose(settings, "Change background", await smallPicture());
    await takePart();
    await waitFor(() => expect(uploaded()).toHaveLength(2));
    const sizes = await Promise.all(
      uploaded().map(async (image) => {
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      }),
    );
    await expect(sizes).toEqual([
      [64, 20],
      [48, 48],
    ]);
    await userEvent.click(saveButton(settings));
    await expect(await screen.findByText("Profile updated successfully")).toBeVisible();
    const address: unknown = expect.stringMatching(/^\/media\/uploads\/\w+\.webp$/);
    await expect(bodies(profile)).toEqual([{ avatar: address, backgroundImage: address }]);
  },
});
const uploaded = () => [...document.querySelectorAll<HTMLImageElement>("[role=dialog] img[src^='/media/uploads/']")];

/** Not a picture by its content, whatever its name: shown in place, nothing is sent (SET-PRO-18, F37). */
export const WrongFile = meta.story({
  name: "Wrong file",
  play: async () => {
    const settings = await opened();
    const bodies = listenToRequests();
    await expect(settings.getByLabelText("Avatar", { selector: "input" })).toHaveAttribute(
      "accept",
      "image/png,image/jpeg,image/webp,image/gif",
    );
    await choose(settings, "Avatar", new File(["<svg/>"], "me.png", { type: "image/png" }));
    await waitFor(() => expect(settings.getByRole("alert")).toHaveTextContent("That is no PNG, JPEG, WebP or GIF."));
    await expect(bodies("/api/v1/upload/image")).toEqual([]);
    await isOff(saveButton(settings));
  },
});

/** The upload fails: the old picture stays, the new one can be retried (F37). */
export const UploadFailed = meta.story({
  name: "Upload failed",
  parameters: { faults: brokenBy("uploadImage", { network: true, times: 1 }) },
  play: async () => {
    const settings = await opened();
    await choose(settings, "Change background", await smallPicture());
    await takePart();
    await settings.findByText("The picture did not arrive. Your choice is kept here.");
    await expect(settings.getByRole("img", { name: "Profile background" })).toHaveAttribute(
      "src",
      "/media/scenes/lighthouse.webp",
    );
    await userEvent.click(await settings.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(uploaded()).toHaveLength(1));
    await isOn(saveButton(settings));
  },
});

export const NotACreator = meta.story({
  name: "Not a creator",
  parameters: { world: "free" },
  play: async () => {
    const settings = await opened();
    await expect(settings.getByText("Nothing published yet")).toBeVisible();
    await expect(settings.queryByRole("button", { name: "Remove background" })).toBeNull();
    await expect(settings.getByLabelText("Creator bio")).toHaveValue("");
  },
});

/** The longest name fits the dialog. */
export const LongName = meta.story({
  name: "Long name",
  parameters: {
    world: "free",
    change: ({ context: { state } }: Backend) => {
      const user = state.users.get("user-mara");
      if (user) state.users.put({ ...user, userName: "W".repeat(25) });
    },
  },
  globals: onMobile,
  play: async () => {
    const settings = await opened();
    await expect(settings.getByText("W".repeat(25))).toBeVisible();
    const panel = settings.getByRole("tabpanel", { name: "Profile" });
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    const settings = await opened();
    const panel = within(settings.getByRole("tabpanel", { name: "Profile" }));
    await expect(panel.getByRole("button", { name: "Avatar" })).toBeVisible();
    await expect(await panel.findByRole("radio", { name: "Fernwood" })).toBeInTheDocument();
    // The row of decorations scrolls by itself; it must not widen the form.
    for (const field of panel.getAllByRole("textbox"))
      await expect(field.getBoundingClientRect().right).toBeLessThan(innerWidth);
    for (const name of ["Delete Account", "Save Changes"])
      await expect(panel.getByRole("button", { name }).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** The row only counts the categories; the dialog shows the failed read (MSG-04). */
export const CategoriesFailed = meta.story({
  name: "Categories failed",
  parameters: { faults: brokenBy("getCreatorCategories") },
  play: async () => {
    const settings = await opened();
    await userEvent.click(await settings.findByRole("button", { name: /^Creator categories/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Creator categories" }));
    await expect(await screen.findByText("Failed to load your categories")).toBeVisible();
    await expect(await dialog.findByRole("button", { name: "Try again" })).toBeVisible();
  },
});
