import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { brokenBy, withUser } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";
import { categoryIdsOf, DialogStage, stepsOf } from "./category-stage.fixture.tsx";
import { CreatorCategoriesDialog } from "./creator-categories-dialog.tsx";

const path = "/api/v1/user/creator-categories";

/** The user's saved categories: this slice of the list. */
const keeps = (from: number, to: number) => (backend: Backend) =>
  withUser({ creatorCategoryIds: categoryIdsOf(backend, from, to) })(backend);

const meta = preview.meta({
  title: "Dialogs/Creator categories",
  parameters: { world: "free", change: keeps(2, 4) },
  render: () => <DialogStage Dialog={CreatorCategoriesDialog} />,
});

const { open, chips, isGone, failsOnce, showsMore, savesOnce } = stepsOf("Creator categories");

export const Default = meta.story({
  play: async () => {
    const dialog = await open();
    await expect(await chips()).toHaveLength(30);
    await expect(dialog.getByRole("button", { name: "Alternate history" })).toHaveAttribute("aria-pressed", "true");
    await expect(dialog.getByText("2/20")).toBeVisible();
    // Two states only: a second press deselects.
    const action = dialog.getByRole("button", { name: "Action" });
    await userEvent.click(action);
    await expect(action).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(action);
    await expect(action).toHaveAttribute("aria-pressed", "false");
    await userEvent.keyboard("{Escape}");
    await isGone();
    await waitFor(() => expect(screen.getByRole("button", { name: "Choose categories" })).toHaveFocus());
  },
});

export const Loading = meta.story({
  parameters: { faults: brokenBy("listCategories", { delayMs: Infinity }) },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText("Loading categories")).toBeInTheDocument();
    await expect(dialog.getByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "true");
  },
});

export const Empty = meta.story({
  parameters: {
    change: ({ context: { state } }: Backend) => {
      for (const { id } of state.categories.all()) state.categories.remove(id);
    },
  },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByRole("heading", { name: "No categories yet" })).toBeVisible();
    await userEvent.click(await dialog.findByRole("button", { name: "Save" }));
    await isGone();
  },
});

export const ListFailed = meta.story({
  name: "List failed",
  parameters: { faults: brokenBy("listCategories", { status: 500, times: 1 }) },
  play: async () => {
    await failsOnce("Failed to load categories");
  },
});

export const OwnFailed = meta.story({
  name: "Own failed",
  parameters: { faults: brokenBy("getCreatorCategories", { status: 500, times: 1 }) },
  play: async () => {
    const dialog = await failsOnce("Failed to load your categories");
    await expect(dialog.getByRole("button", { name: "Alternate history", pressed: true })).toBeVisible();
  },
});

export const ThirtyShown = meta.story({
  name: "Thirty shown",
  parameters: { change: keeps(28, 33) },
  play: async () => {
    const dialog = await open();
    await expect(await chips()).toHaveLength(30);
    await expect(dialog.getByText("30 of 75 shown, 3 you chose are below")).toBeVisible();
    await expect(dialog.getByText("5/20")).toBeVisible();
  },
});

export const AfterLoadMore = meta.story({
  name: "After load more",
  parameters: { change: keeps(28, 33) },
  play: async () => {
    await expect((await showsMore()).getByText("60 of 75 shown")).toBeVisible();
  },
});

export const AllShown = meta.story({
  name: "All shown",
  play: async () => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole("button", { name: "Load More" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Load More" }));
    await expect(await chips()).toHaveLength(75);
    await expect(dialog.queryByRole("button", { name: "Load More" })).toBeNull();
    await expect(dialog.getByRole("button", { name: "Thriller" })).toBeVisible();
  },
});

export const TwentySelected = meta.story({
  name: "Twenty selected",
  parameters: { change: keeps(20, 40) },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText("20/20")).toBeVisible();
    await expect(await dialog.findByRole("button", { name: "Action" })).toHaveAttribute("aria-disabled", "true");
    // Deselecting one makes room for another.
    await userEvent.click(await dialog.findByRole("button", { name: "Family" }));
    await expect(dialog.getByRole("button", { name: "Action" })).not.toHaveAttribute("aria-disabled");
  },
});

export const LimitToast = meta.story({
  name: "Limit toast",
  parameters: { change: keeps(0, 20) },
  play: async () => {
    const sent = listenToRequests();
    const dialog = await open();
    const over = await dialog.findByRole("button", { name: "Fairy tale" });
    await userEvent.click(over);
    await expect(await screen.findByText("You can only select up to 20 categories")).toBeVisible();
    await expect(over).toHaveAttribute("aria-pressed", "false");
    await expect(dialog.getByText("20/20")).toBeVisible();
    await expect(sent(path)).toEqual([null]);
  },
});

export const Saving = meta.story({
  parameters: { faults: brokenBy("updateCreatorCategories", { delayMs: Infinity }) },
  play: async () => {
    const sent = listenToRequests();
    await savesOnce(() => sent(path));
  },
});

/** Saves the whole set, including those chosen beyond the first ones shown (TRAP-41). */
export const Saved = meta.story({
  parameters: { change: keeps(29, 32) },
  play: async () => {
    const sent = listenToRequests();
    const dialog = await open();
    await userEvent.click(await dialog.findByRole("button", { name: "Action" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Save" }));
    await expect(await screen.findByText("Categories updated successfully")).toBeVisible();
    await isGone();
    await expect(sent(path).at(1)).toEqual({
      categoryIds: ["cat-forbidden-love", "cat-found-family", "cat-friendship", "cat-action"],
    });
    await expect((await open()).getByText("4/20")).toBeVisible();
  },
});

export const SaveFailed = meta.story({
  name: "Save failed",
  parameters: { faults: brokenBy("updateCreatorCategories", { status: 500, times: 1 }) },
  play: async () => {
    const dialog = await open();
    const action = await dialog.findByRole("button", { name: "Action" });
    await userEvent.click(action);
    await userEvent.click(await dialog.findByRole("button", { name: "Save" }));
    await expect(await screen.findByText("Failed to save categories")).toBeVisible();
    await expect(action).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(await dialog.findByRole("button", { name: "Save" }));
    await expect(await screen.findByText("Categories updated successfully")).toBeVisible();
    await isGone();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    const dialog = await open();
    await expect(await chips()).toHaveLength(30);
    const box = screen.getByRole("dialog").getBoundingClientRect();
    await expect(box.width).toBe(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    // Closing with unsaved changes asks once.
    await userEvent.click(await dialog.findByRole("button", { name: "Action" }));
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(dialog.getByRole("button", { name: "Action", pressed: true })).toBeVisible();
  },
});
