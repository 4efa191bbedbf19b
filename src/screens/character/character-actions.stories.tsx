import { fireEvent, screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { chooseItem, press } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/Character/Actions",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/character/char-maren-holloway" />,
});

const patient = { timeout: 20_000 };
let played: Backend | undefined;
const remember = (backend: Backend) => void (played = backend);

const section = (title: string) => screen.findByRole("region", { name: title }, patient);
const newChat = () => screen.findByRole("link", { name: "New chat" }, patient);

/** Arrow keys turn the openings; a new chat begins with the one shown. */
export const OpeningTurned = meta.story({
  name: "Opening turned",
  play: async () => {
    const openings = within(await section("How it opens"));
    await expect(await openings.findByLabelText("Opening 1 of 3", undefined, patient)).toBeVisible();
    await expect(openings.getByRole("button", { name: "Previous opening" })).toHaveAttribute("aria-disabled", "true");
    const words = () => openings.getAllByRole("paragraph").map(({ textContent }) => textContent);
    await openings.findAllByRole("paragraph");
    const before = words();
    await userEvent.click(await openings.findByRole("button", { name: "Next opening" }));
    await expect(await openings.findByLabelText("Opening 2 of 3")).toBeVisible();
    await waitFor(() => expect(words()).not.toEqual(before));
    await userEvent.keyboard("{ArrowRight}");
    await expect(await openings.findByLabelText("Opening 3 of 3")).toBeVisible();
    await waitFor(async () =>
      expect(await newChat()).toHaveAttribute("href", expect.stringMatching(/\?o=var-maren-keeper-3$/)),
    );
    await press(await newChat());
    await expect(await screen.findByRole("status", { name: "Version 3 of 3" }, patient)).toBeVisible();
  },
});

/** More than eight lines are cut until they are asked for. */
export const LongOpening = meta.story({
  name: "Long opening",
  parameters: {
    change: ({ context: { state } }: Backend) => {
      const variant = state.variants.get("var-maren-keeper");
      if (variant)
        state.variants.put({ ...variant, firstMessage: "The rain, {{user}}. ".repeat(90), alternateGreetings: [] });
    },
  },
  play: async () => {
    const openings = within(await section("How it opens"));
    const more = await openings.findByRole("button", { name: "Read on" }, patient);
    await expect(openings.queryByRole("button", { name: "Next opening" })).toBeNull();
    const text = openings.getByText(/The rain, Mara\./);
    const cut = text.closest("[data-cut]")?.clientHeight ?? 0;
    await expect(cut).toBeGreaterThan(100);
    await expect(text.scrollHeight).toBeGreaterThan(cut);
    await userEvent.click(more);
    await expect(await openings.findByRole("button", { name: "Read less" })).toBeVisible();
    await expect(text.closest("[data-cut]")).toBeNull();
  },
});

/** The choice fails: the page shows what is in use. */
export const VariantRefused = meta.story({
  name: "Variant refused",
  parameters: { faults: [{ operation: "selectVariant", status: 500 }] },
  play: async () => {
    const lives = within(await section("Other lives"));
    await userEvent.click(await lives.findByRole("button", { name: /^Winter log/ }));
    await expect(
      await screen.findByText("This variant could not be chosen. Please try again.", undefined, patient),
    ).toBeVisible();
    await expect(await lives.findByRole("button", { name: /Keeper/, pressed: true })).toBeVisible();
  },
});

/** A new chat is begun as another persona. */
export const PersonaChosen = meta.story({
  name: "Persona chosen",
  parameters: {
    change: ({ context: { state } }: Backend) =>
      void state.personas.put({
        id: "persona-sefa",
        userId: "user-mara",
        name: "Sefa, who found the lamp",
        description: null,
        avatar: null,
        isDefault: false,
        createdAt: "2026-11-20T10:00:00.000Z",
        deletedAt: null,
      }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /^You play\s*Mara$/ }, patient));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "Sefa, who found the lamp" }, patient));
    await expect(await screen.findByRole("button", { name: /^You play\s*Sefa, who found the lamp/ })).toBeVisible();
    await press(await newChat());
    await expect(await screen.findByRole("button", { name: /Sefa, who found the lamp/ }, patient)).toBeVisible();
  },
});

/** Flips at once, and back when the call fails. */
export const Favourite = meta.story({
  parameters: { change: remember },
  play: async () => {
    const heart = await screen.findByRole("button", { name: "Favourite" }, patient);
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "true"));
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "false"));
    await waitFor(() => expect(played?.context.state.favourites.get("user-mara.char-maren-holloway")).toBeUndefined());
    played?.context.faults.push({ operation: "toggleFavorite", status: 500, times: 1 });
    await userEvent.click(heart);
    await expect(await screen.findByText("Failed to update favorites", undefined, patient)).toBeVisible();
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "false"));
  },
});

/** The menu of the page, and the heart's own: a long press, the other mouse button or the menu key. */
export const BucketChosen = meta.story({
  name: "Bucket chosen",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "More" }, patient));
    await chooseItem("Choose buckets");
    const buckets = within(await screen.findByRole("dialog", { name: "Buckets for Maren Holloway" }, patient));
    await press(await buckets.findByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await fireEvent.contextMenu(await screen.findByRole("button", { name: "Favourite" }));
    await expect(await screen.findByRole("dialog", { name: "Buckets for Maren Holloway" }, patient)).toBeVisible();
  },
});

export const Followed = meta.story({
  parameters: { change: remember },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Follow wren_after_dark" }, patient));
    const following = await screen.findByRole("button", { name: "Following wren_after_dark, unfollow" }, patient);
    await waitFor(() => expect(played?.context.state.follows.get("user-mara.user-wren")).toBeDefined());
    played?.context.faults.push({ operation: "updateFollowing", status: 500, times: 1 });
    await userEvent.click(following);
    await expect(
      await screen.findByText("This could not be changed. Please try again.", undefined, patient),
    ).toBeVisible();
    await expect(await screen.findByRole("button", { name: "Following wren_after_dark, unfollow" })).toBeVisible();
  },
});

export const Reported = meta.story({
  parameters: { change: remember },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "More" }, patient));
    await chooseItem("Report this Character");
    const dialog = within(await screen.findByRole("alertdialog", undefined, patient));
    await press(await dialog.findByRole("button", { name: "Report" }));
    await expect(
      await screen.findByText("Character Maren Holloway successfully reported", undefined, patient),
    ).toBeVisible();
    await expect(played?.context.state.reports.in("user-mara")).toHaveLength(1);
  },
});
