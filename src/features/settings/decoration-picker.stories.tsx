import { screen } from "storybook/test";
import type { Backend } from "#mocks/backend/backend.ts";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { brokenBy } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { openSettings } from "#src/test-support/settings-steps.ts";
import { onMobile, onSmallPhone } from "#src/test-support/story-steps.tsx";
import { smallPicture } from "#src/ui/image-upload/image-upload.fixture.ts";

const own = { id: "dec-own", name: "My decoration", image: "/media/decorations/low-tide.svg" };

/** Gives Mara a decoration of her own and lets her wear one. */
const wearing =
  (avatarDecorationId: string | null, hasOwn = false) =>
  ({ context: { state } }: Backend) => {
    const user = state.users.get("user-mara");
    if (user) state.users.put({ ...user, avatarDecorationId });
    if (hasOwn)
      state.decorations.put({ ...own, ownerId: "user-mara", createdAt: "2026-11-20T20:00:00.000Z", deletedAt: null });
  };

const meta = preview.meta({
  title: "Dialogs/Settings/Decoration picker",
  parameters: { world: "paid" },
  render: () => <ScreenAt path="/terms" />,
});

const path = "/api/v1/user/avatar-decorations";
const patient = { timeout: 20_000 };
const opened = async () => {
  const settings = await openSettings();
  await settings.findByRole("radio", { name: "No decoration" });
  return settings;
};
const names = (settings: Awaited<ReturnType<typeof openSettings>>) =>
  settings.getAllByRole("radio").map((radio) => radio.getAttribute("aria-label"));
/** The decoration on the tab's avatar. */
const overAvatar = () =>
  [...document.querySelectorAll("[role=tabpanel] img")].map((image) => image.getAttribute("src")).at(0);

/** A locked one cannot be chosen; a press leads to the plans (SET-PRO-21, RES-28). */
export const FreeWithProLocked = meta.story({
  name: "Free with pro locked",
  parameters: { world: "free" },
  play: async () => {
    const settings = await opened();
    await expect(names(settings)).toEqual(["No decoration", "Cue Ring", "Fernwood", "Low Tide", "Moth & Moon"]);
    const locked = settings.getAllByRole("link", { name: /, locked\. Try Pro!$/ });
    await expect(locked).toHaveLength(4);
    for (const link of locked) await expect(link).toHaveAttribute("href", "/subscription");
    await userEvent.click(await settings.findByRole("radio", { name: "Moth & Moon" }));
    await expect(settings.getByRole("radio", { name: "Moth & Moon" })).toBeChecked();
    // Leaving for the plans would lose the choice, so it asks once.
    await userEvent.click(await settings.findByRole("link", { name: /^Orbit/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
    await expect(settings.getByRole("radio", { name: "Moth & Moon" })).toBeChecked();
  },
});

export const Paid = meta.story({
  play: async () => {
    const settings = await opened();
    await expect(names(settings)).toEqual([
      "No decoration",
      "Cue Ring",
      "Fernwood",
      "Low Tide",
      "Moth & Moon",
      "Ember Crown (Pro)",
      "Filigree (Pro)",
      "Marquee (Pro)",
      "Orbit (Pro)",
    ]);
    await userEvent.click(await settings.findByRole("radio", { name: "Orbit (Pro)" }));
    await waitFor(() => expect(overAvatar()).toBe("/media/decorations/orbit-pro.svg"));
    await userEvent.keyboard("{ArrowLeft}");
    await expect(settings.getByRole("radio", { name: "Marquee (Pro)" })).toBeChecked();
    const bodies = listenToRequests();
    await userEvent.click(await settings.findByRole("button", { name: "Save Changes" }));
    await screen.findByText("Profile updated successfully");
    await expect(bodies("/api/v1/user/profile")).toEqual([{ avatarDecorationId: "dec-marquee-pro" }]);
  },
});

/** None is a choice too, sent as null (SET-PRO-05). */
export const DisabledOptionChosen = meta.story({
  name: "Disabled option chosen",
  parameters: { change: wearing("dec-fernwood") },
  play: async () => {
    const settings = await opened();
    await expect(settings.getByRole("radio", { name: "Fernwood" })).toBeChecked();
    await userEvent.click(await settings.findByRole("radio", { name: "No decoration" }));
    const bodies = listenToRequests();
    await userEvent.click(await settings.findByRole("button", { name: "Save Changes" }));
    await screen.findByText("Profile updated successfully");
    await expect(bodies("/api/v1/user/profile")).toEqual([{ avatarDecorationId: null }]);
    await expect(settings.getByRole("radio", { name: "No decoration" })).toBeChecked();
  },
});

export const CustomPresent = meta.story({
  name: "Custom present",
  parameters: { change: wearing("dec-own", true) },
  play: async () => {
    const settings = await opened();
    await expect(names(settings)[1]).toBe("My decoration");
    await expect(settings.getByRole("radio", { name: "My decoration" })).toBeChecked();
    await expect(overAvatar()).toBe("/media/decorations/low-tide.svg");
  },
});

export const UploadForFreeHintsTryPro = meta.story({
  name: "Upload for free hints Try Pro",
  parameters: { world: "free" },
  play: async () => {
    const settings = await opened();
    const upload = settings.getByRole("button", { name: "Upload your own" });
    await expect(upload).toHaveAttribute("aria-disabled", "true");
    await expect(settings.getByLabelText("Upload your own", { selector: "input" })).toBeDisabled();
    await expect(settings.getByRole("link", { name: "Try Pro!" })).toHaveAttribute("href", "/subscription");
    await expect(settings.queryByRole("button", { name: "Delete custom decoration" })).toBeNull();
  },
});

export const UploadRunning = meta.story({
  name: "Upload running",
  parameters: { faults: brokenBy("uploadAvatarDecoration", { delayMs: Infinity }) },
  play: async () => {
    const settings = await opened();
    const input = settings.getByLabelText("Upload your own", { selector: "input" });
    await expect(input).toHaveAttribute("accept", "image/png,image/webp,image/gif");
    await userEvent.upload(input, await smallPicture());
    await userEvent.click(await settings.findByRole("button", { name: "Cancel" }));
    await expect(await settings.findByRole("button", { name: "Upload your own" })).toBeVisible();
    await expect(settings.getByRole("radio", { name: "No decoration" })).toBeChecked();
  },
});

/** The uploaded one joins the list and is selected; saving applies it (SET-PRO-06). */
export const Uploaded = meta.story({
  play: async () => {
    const settings = await opened();
    const input = settings.getByLabelText("Upload your own", { selector: "input" });
    await userEvent.upload(input, await smallPicture());
    await waitFor(() => expect(settings.getByRole("radio", { name: "My decoration" })).toBeChecked(), patient);
    await expect(overAvatar()).toMatch(/^\/media\/uploads\/\w+\.webp$/);
    await userEvent.click(await settings.findByRole("button", { name: "Save Changes" }));
    await expect(await screen.findByText("Profile updated successfully")).toBeVisible();
  },
});

/** A JPEG has no transparency; the server's refusal shows our own text. */
export const WrongFile = meta.story({
  name: "Wrong file",
  parameters: { faults: brokenBy("uploadAvatarDecoration", { status: 413, times: 1 }) },
  play: async () => {
    const settings = await opened();
    const bodies = listenToRequests();
    const input = settings.getByLabelText("Upload your own", { selector: "input" });
    const jpeg = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], "ring.png", { type: "image/png" });
    await userEvent.upload(input, jpeg);
    await settings.findByText("That is no PNG, WebP or GIF.", undefined, patient);
    await expect(bodies(path)).toEqual([]);
    await userEvent.upload(input, await smallPicture());
    await settings.findByText("That file is too large. The limit is 2 MB.", undefined, patient);
  },
});

/** Deletes it by id, and removes it from the avatar (SET-PRO-19, GAP-30). */
export const DeleteCustom = meta.story({
  name: "Delete custom",
  parameters: { change: wearing("dec-own", true) },
  play: async () => {
    const settings = await opened();
    const bodies = listenToRequests();
    await userEvent.dblClick(await settings.findByRole("button", { name: "Delete custom decoration" }));
    await screen.findByText("Your decoration was deleted. You find it in Recently deleted.");
    await expect(bodies(`${path}/delete`)).toEqual([{ avatarDecorationId: "dec-own" }]);
    await waitFor(() => expect(settings.queryByRole("radio", { name: "My decoration" })).toBeNull());
    await expect(settings.getByRole("radio", { name: "No decoration" })).toBeChecked();
  },
});

export const DeleteFailed = meta.story({
  name: "Delete failed",
  parameters: { change: wearing("dec-own", true), faults: brokenBy("deleteAvatarDecoration", { status: 500 }) },
  play: async () => {
    const settings = await opened();
    await userEvent.click(await settings.findByRole("button", { name: "Delete custom decoration" }));
    await screen.findByText("The decoration could not be deleted. Please try again.");
    await expect(settings.getByRole("radio", { name: "My decoration" })).toBeChecked();
  },
});

export const CannotDeleteNonCustom = meta.story({
  name: "Cannot delete non-custom",
  parameters: { change: wearing("dec-fernwood", true) },
  play: async () => {
    const settings = await opened();
    const bodies = listenToRequests();
    await userEvent.click(await settings.findByRole("button", { name: "Delete custom decoration" }));
    await expect(await screen.findByText("Cannot delete non-custom decoration.")).toBeVisible();
    await userEvent.click(await settings.findByRole("radio", { name: "No decoration" }));
    await userEvent.click(await settings.findByRole("button", { name: "Delete custom decoration" }));
    await expect(bodies(`${path}/delete`)).toEqual([]);
    await expect(settings.getByRole("radio", { name: "My decoration" })).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  parameters: { faults: brokenBy("listAvatarDecorations", { delayMs: Infinity }) },
  play: async () => {
    const settings = await openSettings();
    await expect(await settings.findByText("Loading decorations")).toBeInTheDocument();
    await expect(settings.queryByRole("radio")).toBeNull();
    await expect(settings.getByLabelText(/^Username/)).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: {
    change: ({ context: { state } }: Backend) => {
      for (const { id } of state.decorations.all()) state.decorations.remove(id);
    },
  },
  play: async () => {
    const settings = await opened();
    await expect(settings.getByText("There are no decorations to choose from yet.")).toBeVisible();
    await expect(names(settings)).toEqual(["No decoration"]);
  },
});

export const Error = meta.story({
  parameters: { faults: brokenBy("listAvatarDecorations", { status: 503, times: 1 }) },
  play: async () => {
    const settings = await openSettings();
    await settings.findByText("The decorations could not be loaded.");
    await userEvent.click(await settings.findByRole("button", { name: "Try again" }));
    await expect(await settings.findByRole("radio", { name: "Fernwood" })).toBeInTheDocument();
  },
});

/** Only the tiles scroll horizontally. */
export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    const settings = await opened();
    const last = settings.getByRole("radio", { name: "Orbit (Pro)" });
    last.focus();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(390));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

/** Title, prompt and button take two lines before a word breaks. */
export const SmallPhone = meta.story({
  name: "Small phone",
  globals: onSmallPhone,
  parameters: { world: "free" },
  play: async () => {
    const settings = await opened();
    const title = document.createRange();
    title.selectNodeContents(settings.getByText("Decoration").firstChild!);
    await waitFor(() => expect(title.getClientRects()).toHaveLength(1));
    await expect(settings.getByRole("button", { name: "Upload your own" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
