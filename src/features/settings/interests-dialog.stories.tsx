import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { brokenBy, withUser } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";
import { categoryIdsOf, DialogStage, stepsOf } from "./category-stage.fixture.tsx";
import { InterestsDialog } from "./interests-dialog.tsx";

const path = "/api/v1/user/user-categories";

/** The user's interests and exclusions, by index in the list. */
const keeps =
  (liked: [number, number], left: [number, number] = [0, 0]) =>
  (backend: Backend) =>
    withUser({
      categoryIds: categoryIdsOf(backend, ...liked),
      excludeCategoryIds: categoryIdsOf(backend, ...left),
    })(backend);

const meta = preview.meta({
  title: "Dialogs/Interests",
  parameters: { world: "free" },
  render: () => <DialogStage Dialog={InterestsDialog} />,
});

const { open, chips, isGone, failsOnce, showsMore, savesOnce } = stepsOf("Interests");

export const Default = meta.story({
  play: async () => {
    const dialog = await open();
    await expect(await chips()).toHaveLength(30);
    await expect(dialog.getByText("0/20")).toBeVisible();
    await expect(dialog.getByText(/Press again to leave it out/)).toBeVisible();
  },
});

export const Selected = meta.story({
  play: async () => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole("button", { name: "Adventure" }));
    await waitFor(() => expect(dialog.getByRole("button", { name: "Adventure, selected" })).toHaveFocus());
    await expect(dialog.getByText("1/20")).toBeVisible();
  },
});

/** A selected one never goes straight to unselected (RES-03). */
export const Excluded = meta.story({
  parameters: { change: keeps([1, 2]) },
  play: async () => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole("button", { name: "Adventure, selected" }));
    await expect(dialog.getByRole("button", { name: "Adventure, excluded" })).toBeVisible();
    await expect(dialog.getByText("0/20")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(dialog.getByRole("button", { name: "Adventure" })).toBeVisible();
    // Back to the saved state: closing does not ask.
    await userEvent.keyboard(" {Enter}");
    await expect(dialog.getByRole("button", { name: "Adventure, excluded" })).toBeVisible();
  },
});

export const Mixed = meta.story({
  parameters: { change: keeps([0, 3], [5, 7]) },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByRole("button", { name: "Action, selected" })).toBeVisible();
    await expect(dialog.getAllByRole("button", { name: /, selected$/ })).toHaveLength(3);
    await expect(dialog.getAllByRole("button", { name: /, excluded$/ })).toHaveLength(2);
    await expect(dialog.getByText("3/20")).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: brokenBy("getUserCategories", { delayMs: Infinity }) },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText("Loading categories")).toBeInTheDocument();
    await expect(dialog.queryByRole("group")).toBeNull();
  },
});

export const ListFailed = meta.story({
  name: "List failed",
  parameters: { faults: brokenBy("listCategories", { status: 503, times: 1 }) },
  play: async () => {
    await failsOnce("Failed to load categories");
  },
});

export const OwnFailed = meta.story({
  name: "Own failed",
  parameters: { faults: brokenBy("getUserCategories", { status: 500, times: 1 }) },
  play: async () => {
    await failsOnce("Failed to load your preferences");
  },
});

export const ThirtyShown = meta.story({
  name: "Thirty shown",
  parameters: { change: keeps([29, 32], [70, 72]) },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText("30 of 75 shown, 4 you chose are below")).toBeVisible();
    await expect(dialog.getByText("3/20")).toBeVisible();
  },
});

export const AfterLoadMore = meta.story({
  name: "After load more",
  parameters: { change: keeps([29, 32], [70, 72]) },
  play: async () => {
    const dialog = await showsMore();
    await expect(dialog.getAllByRole("button", { name: /, selected$/ })).toHaveLength(3);
    await expect(dialog.getByText("60 of 75 shown, 2 you chose are below")).toBeVisible();
  },
});

export const TwentySelected = meta.story({
  name: "Twenty selected",
  parameters: { change: keeps([0, 20], [20, 25]) },
  play: async () => {
    const dialog = await open();
    // Exclusions are unlimited and not counted (GAP-40).
    await expect(await dialog.findByText("20/20")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Family" })).toHaveAttribute("aria-disabled", "true");
    await expect(dialog.getByRole("button", { name: "Drama, excluded" })).not.toHaveAttribute("aria-disabled");
  },
});

export const LimitToast = meta.story({
  name: "Limit toast",
  parameters: { change: keeps([0, 20]) },
  play: async () => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole("button", { name: "Family" }));
    await expect(await screen.findByText("You can only select up to 20 preferences")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Family" })).toBeVisible();
    // Excluding one makes room for another.
    await userEvent.click(await dialog.findByRole("button", { name: "Action, selected" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Family" }));
    await expect(dialog.getByRole("button", { name: "Family, selected" })).toBeVisible();
  },
});

export const Saving = meta.story({
  parameters: { faults: brokenBy("updateUserCategories", { delayMs: Infinity }) },
  play: async () => {
    const sent = listenToRequests();
    await savesOnce(() => sent(path));
  },
});

/** Exclusions are sent in their own list; an id is never in both (TRAP-40). */
export const Saved = meta.story({
  parameters: { change: keeps([0, 2], [70, 71]) },
  play: async () => {
    const sent = listenToRequests();
    const dialog = await open();
    await userEvent.click(await dialog.findByRole("button", { name: "Action, selected" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Comfort" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Save" }));
    await expect(await screen.findByText("Preferences updated successfully")).toBeVisible();
    await isGone();
    await expect(sent(path).at(1)).toEqual({
      categoryIds: ["cat-adventure", "cat-comfort"],
      excludeCategoryIds: ["cat-urban-fantasy", "cat-action"],
    });
  },
});

export const SaveFailed = meta.story({
  name: "Save failed",
  parameters: { faults: brokenBy("updateUserCategories", { status: 500, times: 1 }) },
  play: async () => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole("button", { name: "Action" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Save" }));
    await expect(await screen.findByText("Failed to save preferences")).toBeVisible();
    await userEvent.click(await dialog.findByRole("button", { name: "Save" }));
    await expect(await screen.findByText("Preferences updated successfully")).toBeVisible();
    await isGone();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  parameters: { change: keeps([0, 3], [5, 7]) },
  play: async () => {
    const dialog = await open();
    const [first] = await chips();
    await expect(first?.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(await dialog.findByRole("button", { name: "Close" }));
    await isGone();
  },
});
