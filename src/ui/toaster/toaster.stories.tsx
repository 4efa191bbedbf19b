import { fn, screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { createToastStore } from "./toast-store.ts";
import { Toaster } from "./toaster.tsx";

/** A manual clock, so that toasts stay visible until a play function moves it. */
function createHandClock() {
  let time = 0;
  let due: { at: number; run: () => void }[] = [];
  return {
    now: () => time,
    set: (run: () => void, ms: number) => {
      const entry = { at: time + ms, run };
      due.push(entry);
      return entry;
    },
    clear: (entry: unknown) => {
      due = due.filter((other) => other !== entry);
    },
    move(ms: number) {
      time += ms;
      for (const entry of due.filter((other) => other.at <= time)) {
        due = due.filter((other) => other !== entry);
        entry.run();
      }
    },
  };
}

const clock = createHandClock();
const store = createToastStore(clock);

const meta = preview.meta({
  title: "Components/Toast",
  component: Toaster,
  args: { store },
  beforeEach: () => {
    store.clear();
    return () => store.clear();
  },
  render: (args) => (
    <StoryFrame about="Toaster">
      <h1>Conversations</h1>
      <button type="button">Delete</button>
      <Toaster {...args} />
    </StoryFrame>
  ),
});

export const Success = meta.story({
  play: async () => {
    store.success("Profile updated successfully");
    await expect(await screen.findByRole("status")).toHaveTextContent("Profile updated successfully");
    clock.move(2999);
    await expect(screen.getByRole("status")).toBeVisible();
    clock.move(1);
    await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
    store.success("Profile updated successfully");
    await expect(await screen.findByRole("status")).toBeVisible();
  },
});

export const Failure = meta.story({
  name: "Error",
  play: async () => {
    store.error("Failed to update favorite");
    await expect(await screen.findByRole("alert")).toHaveTextContent("Failed to update favorite");
    // The timer pauses while the pointer is on it.
    await userEvent.hover(screen.getByRole("alert"));
    clock.move(10_000);
    await expect(screen.getByRole("alert")).toBeVisible();
    await userEvent.unhover(screen.getByRole("alert"));
    clock.move(2000);
    await expect(screen.getByRole("alert")).toBeVisible();
  },
});

const undo = fn();

export const Info = meta.story({
  play: async () => {
    screen.getByRole("button", { name: "Delete" }).focus();
    store.info("Chat deleted", { label: "Undo", onAction: undo });
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(screen.getByRole("button", { name: "Delete" })).toHaveFocus();
    await expect(screen.queryByText("Chat deleted")).toBeNull();
    store.info("Chat deleted", { label: "Undo", onAction: undo });
    await expect(await screen.findByText("Chat deleted")).toBeVisible();
  },
});

export const ThreeAtOnce = meta.story({
  name: "Three at once",
  play: async () => {
    store.success("Link copied");
    store.error("Failed to save theme");
    store.info("Two characters left the group");
    await expect(await screen.findAllByRole("button", { name: "Dismiss" })).toHaveLength(3);
    // Raising the same toast again shows it once.
    store.success("Link copied");
    await expect(screen.getAllByRole("button", { name: "Dismiss" })).toHaveLength(3);
  },
});

export const FourthReplacesOldest = meta.story({
  name: "Fourth replaces oldest",
  play: async () => {
    for (const text of ["First", "Second", "Third", "Fourth"]) store.info(text);
    await expect(await screen.findByText("Fourth")).toBeVisible();
    await expect(screen.queryByText("First")).toBeNull();
    await expect(screen.getAllByRole("status").map((toast) => toast.textContent)).toEqual([
      "Second",
      "Third",
      "Fourth",
    ]);
  },
});

const longText =
  "Some characters could not be added, because their creators keep them private: Commander Oda Reyes, Kaelith of the Ninth Gate and Isolde Marchetti-Vandenberghe.";

export const LongText = meta.story({
  name: "Long text",
  play: async () => {
    store.error(longText);
    const toast = (await screen.findByRole("alert")).parentElement!;
    await expect(toast.offsetWidth).toBeLessThanOrEqual(360);
    await expect(toast.scrollWidth).toBeLessThanOrEqual(toast.clientWidth);
  },
});

export const Mobile = meta.story({
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    store.success("Link copied");
    store.error(longText);
    const toast = (await screen.findByRole("alert")).parentElement!;
    const box = toast.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(12);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth - 12);
  },
});
