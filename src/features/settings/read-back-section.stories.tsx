import { screen, spyOn, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { readingBackStore } from "#src/client-state/reading-back.ts";
import { brokenBy } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { openSettings } from "#src/test-support/settings-steps.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";
import { archiveFile } from "./read-back.fixture.ts";

const meta = preview.meta({
  title: "Dialogs/Settings/Read back",
  parameters: { world: "fresh" },
  beforeEach: () => {
    readingBackStore.set({ state: "idle" });
  },
  render: () => <ScreenAt path="/terms" />,
});

const patient = { timeout: 25_000 };

async function openSection() {
  const settings = await openSettings("data");
  return within(await settings.findByRole("region", { name: "Read a file back" }, patient));
}
async function choose(file: File) {
  const section = await openSection();
  await userEvent.upload(await section.findByLabelText("Choose a file"), file);
  return section;
}
const press = async (section: Awaited<ReturnType<typeof openSection>>, name: string) =>
  userEvent.click(await section.findByRole("button", { name }, patient));
const partOf = (name: string) =>
  within(screen.getByRole("list", { name: "What became of the file" }))
    .getByText(name)
    .closest("li");

export const Idle = meta.story({
  play: async () => {
    const section = await openSection();
    await expect(await section.findByRole("button", { name: "Choose a file" })).toBeVisible();
    await expect(section.getByText(/an account with nothing in it/)).toBeVisible();
  },
});

export const Chosen = meta.story({
  play: async () => {
    const section = await choose(archiveFile({ name: `${"the-lighthouse-".repeat(5)}.zip` }));
    await expect(await section.findByText("6 rows to read back", {}, patient)).toBeVisible();
    await expect(section.getByRole("button", { name: "Read it back" })).toBeVisible();
  },
});

export const Working = meta.story({
  parameters: { faults: brokenBy("readBackRows", { delayMs: Infinity }) },
  play: async () => {
    const section = await choose(archiveFile());
    await press(section, "Read it back");
    await expect(await section.findByRole("progressbar", {}, patient)).toBeVisible();
    await expect(section.getByRole("button", { name: "Stop" })).toBeVisible();
  },
});

/** The server is asked again by itself after the pause it wants; meanwhile one can stop. */
export const Paused = meta.story({
  parameters: { faults: brokenBy("readBackRows", { status: 429, retryAfter: 60, times: 1 }) },
  play: async () => {
    const section = await choose(archiveFile());
    await press(section, "Read it back");
    await expect(await section.findByRole("status", {}, patient)).toHaveTextContent(
      "The server asks for a pause. It goes on by itself in 60 seconds.",
    );
    await press(section, "Stop");
    await expect(await section.findByText("Stopped. What was read back is kept.", {}, patient)).toBeVisible();
    await expect(section.getByRole("button", { name: "Choose another file" })).toBeVisible();
    await press(section, "Go on");
    await expect(await section.findByText(/was read back$/, {}, patient)).toBeVisible();
  },
});

export const NoRoomForPictures = meta.story({
  name: "No room for pictures",
  parameters: { faults: brokenBy("uploadImage", { status: 413, errors: [{ field: "quota", message: "No room" }] }) },
  play: async () => {
    const section = await choose(archiveFile());
    await press(section, "Read it back");
    await expect(await section.findByText(/was read back$/, {}, patient)).toBeVisible();
    await expect(partOf("Pictures")).toHaveTextContent("1 left out: There is no room for another picture");
    await expect(partOf("Personas")).toHaveTextContent("1 kept");
    await expect(partOf("Chats")).toHaveTextContent("3 kept");
  },
});

export const FailedInTheMiddle = meta.story({
  name: "Failed in the middle",
  parameters: { faults: brokenBy("readBackRows", { status: 500, times: 1 }) },
  play: async () => {
    const section = await choose(archiveFile());
    await press(section, "Read it back");
    await expect(await section.findByRole("alert", {}, patient)).toHaveTextContent("What was read back is kept.");
    await press(section, "Go on");
    await expect(await section.findByText(/was read back$/, {}, patient)).toBeVisible();
    await waitFor(() => expect(section.queryByRole("alert")).toBeNull(), patient);
  },
});

/** A picture that was sent, by its size in pixels. */
async function sentPicture(calls: Parameters<typeof fetch>[]): Promise<string> {
  const [form] = calls.flatMap(([, init]) => (init?.body instanceof FormData ? [init.body] : []));
  const { width, height } = await createImageBitmap(form?.get("file") as File);
  return `${width} × ${height}`;
}

export const Done = meta.story({
  play: async () => {
    const section = await choose(archiveFile());
    const { mock } = spyOn(globalThis, "fetch");
    await press(section, "Read it back");
    await expect(await section.findByText("sotto-2026-11-20.zip was read back", {}, patient)).toBeVisible();
    await expect(partOf("Chats")).toHaveTextContent("3 kept");
    await expect(partOf("Personas")).toHaveTextContent("1 kept");
    await expect(partOf("Pictures")).toHaveTextContent("1 kept");
    await expect(partOf("Themes and settings")).toHaveTextContent("1 left out: Badges are earned in each account anew");
    await expect(await sentPicture(mock.calls)).toBe("896 × 1152");
    // One more file, for instance the same once there is room.
    await userEvent.upload(await section.findByLabelText("Choose a file"), archiveFile({ name: "again.zip" }));
    await expect(await section.findByText("again.zip", {}, patient)).toBeVisible();
  },
});

export const HostileFile = meta.story({
  name: "Hostile file",
  play: async () => {
    const section = await choose(new File(["Dear diary"], "diary.zip", { type: "application/zip" }));
    await expect(await section.findByText(/This is no file that was packed here/, {}, patient)).toBeVisible();
    await userEvent.upload(await section.findByLabelText("Choose a file"), archiveFile({ version: 2 }));
    await expect(await section.findByText(/packed by a newer Sotto/, {}, patient)).toBeVisible();
    await userEvent.upload(await section.findByLabelText("Choose a file"), archiveFile({ lines: ["not a row"] }));
    await press(section, "Read it back");
    await expect(await section.findByText(/This file is damaged/, {}, patient)).toBeVisible();
  },
});

export const AccountNotEmpty = meta.story({
  name: "Account not empty",
  parameters: { world: "free" },
  play: async () => {
    const section = await openSection();
    await expect(await section.findByText(/This one has \d+ chats, so sign in with a fresh one first/)).toBeVisible();
    const button = section.getByRole("button", { name: "Choose a file" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription(/This one has \d+ chats/);
  },
});

/** Something was made elsewhere between the choice and the reading. */
export const FilledMeanwhile = meta.story({
  name: "Filled meanwhile",
  parameters: { faults: brokenBy("readBackRows", { status: 409 }) },
  play: async () => {
    const section = await choose(archiveFile());
    await press(section, "Read it back");
    await expect(await section.findByText(/this one has something in it/, {}, patient)).toBeVisible();
    await expect(section.getByRole("button", { name: "Choose another file" })).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    const section = await choose(archiveFile({ name: `${"the-lighthouse-".repeat(5)}.zip` }));
    await press(section, "Read it back");
    await expect(await section.findByText(/was read back$/, {}, patient)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
