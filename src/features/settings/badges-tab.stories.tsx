import { screen, within } from "storybook/test";
import type { Backend } from "#mocks/backend/backend.ts";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { brokenBy } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { held } from "#src/test-support/lasting-faults.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { openSettings } from "#src/test-support/settings-steps.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Dialogs/Settings/Badges",
  parameters: { world: "creator" },
  render: () => <ScreenAt path="/terms" />,
});

const path = "/api/v1/user/badges/visibility";

/** Gives Mara this many badges, a day apart. */
const withBadges =
  (count: number) =>
  ({ context: { state } }: Backend) => {
    const [first] = state.badges.all();
    for (const at of Array.from({ length: count }).keys()) {
      const badgeId = `bdg-many-${at}`;
      if (first) state.badges.put({ ...first, id: badgeId, name: `Badge ${at + 1}` });
      state.badgeAwards.put({
        id: `uba-many-${at}`,
        userId: "user-mara",
        badgeId,
        visible: true,
        dateObtained: new Date(Date.UTC(2026, 6, 1 + at)).toISOString(),
      });
    }
  };

async function opened() {
  const settings = await openSettings("badges");
  const list = await settings.findByRole("list", { name: "Badges" });
  const control = (name: string) => within(list).getByRole<HTMLInputElement>("switch", { name: `Show ${name}` });
  return { settings, list, control };
}

/** Latest first, each with its description and visibility (GAP-41). */
export const Default = meta.story({
  play: async () => {
    const { list } = await opened();
    const rows = within(list).getAllByRole("listitem");
    await expect(rows).toHaveLength(8);
    await expect(rows[0]).toHaveTextContent("Keeper of the lamp");
    await expect(rows[0]).toHaveTextContent("A year of stories.");
    await expect(rows[0]).toHaveTextContent("Earned 7 November 2026");
    await expect(rows[7]).toHaveTextContent("House lights");
    await waitFor(() => {
      for (const image of list.querySelectorAll("img")) void expect(image.naturalWidth).toBeGreaterThan(0);
    });
  },
});

export const HiddenAndShown = meta.story({
  name: "Hidden and shown",
  play: async () => {
    const { list, control } = await opened();
    await expect(control("Night owl")).not.toBeChecked();
    await expect(control("Night owl").closest("li")).toHaveTextContent("Hidden");
    await expect(control("First hundred")).toBeChecked();
    await expect(control("First hundred").closest("li")).not.toHaveTextContent("Hidden");
    await expect(within(list).getAllByText("Hidden")).toHaveLength(2);
  },
});

export const Loading = meta.story({
  parameters: { faults: brokenBy("listBadges", { delayMs: Infinity }) },
  play: async () => {
    const settings = await openSettings("badges");
    await expect(await settings.findByText("Loading your badges")).toBeInTheDocument();
    await expect(settings.queryByRole("list", { name: "Badges" })).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { world: "fresh" },
  play: async () => {
    const settings = await openSettings("badges");
    await expect(await settings.findByRole("heading", { name: "No badges yet" })).toBeVisible();
  },
});

export const Error = meta.story({
  parameters: { faults: brokenBy("listBadges", { status: 500, times: 1 }) },
  play: async () => {
    const settings = await openSettings("badges");
    await expect(await screen.findByText("Failed to load badges")).toBeVisible();
    await expect(settings.getByText("Your badges did not load.")).toBeVisible();
    await userEvent.click(await settings.findByRole("button", { name: "Try again" }));
    await expect(await settings.findByRole("list", { name: "Badges" })).toBeVisible();
  },
});

/** Pages of 20, while fewer than the total are loaded (SET-BADGE-04). */
export const OverTwenty = meta.story({
  name: "Over twenty",
  parameters: { world: "fresh", change: withBadges(43) },
  play: async () => {
    const { settings, list } = await opened();
    const count = () => within(list).getAllByRole("listitem").length;
    await expect(count()).toBe(20);
    await expect(settings.getByText("20 of 43")).toBeInTheDocument();
    const more = () => settings.getByRole("button", { name: "Load More" });
    more().focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(count()).toBe(40));
    await waitFor(() => expect(within(list).getByRole("switch", { name: "Show Badge 23" })).toHaveFocus());
    await userEvent.click(more());
    await waitFor(() => expect(count()).toBe(43));
    await expect(settings.queryByRole("button", { name: "Load More" })).toBeNull();
  },
});

export const ShownToast = meta.story({
  name: "Shown toast",
  play: async () => {
    const { control } = await opened();
    const sent = listenToRequests();
    await userEvent.click(control("Night owl"));
    await expect(await screen.findByText("Badge shown successfully")).toBeVisible();
    await expect(control("Night owl")).toBeChecked();
    await expect(sent(path)).toEqual([{ userId: "user-wren", badgeId: "bdg-night-owl", visible: true }]);
  },
});

export const HiddenToast = meta.story({
  name: "Hidden toast",
  play: async () => {
    const { control } = await opened();
    const sent = listenToRequests();
    await userEvent.click(control("First hundred"));
    await expect(await screen.findByText("Badge hidden successfully")).toBeVisible();
    await expect(control("First hundred")).not.toBeChecked();
    await expect(sent(path)).toEqual([{ userId: "user-wren", badgeId: "bdg-first-hundred", visible: false }]);
  },
});

const refusing = held("updateBadgeVisibility", { status: 500, times: 1 });

/** Two at once, one refused: only that one is rolled back, and repeated presses send it once (GAP-114). */
export const UpdateFailed = meta.story({
  name: "Update failed",
  parameters: { change: refusing.begin },
  play: async () => {
    const { control } = await opened();
    const sent = listenToRequests();
    await userEvent.click(control("Keeper of the lamp"));
    await waitFor(() => expect(control("Keeper of the lamp")).not.toBeChecked());
    await userEvent.click(control("Keeper of the lamp"));
    await userEvent.click(control("Night owl"));
    refusing.end();
    await expect(await screen.findByText("Badge shown successfully")).toBeVisible();
    await expect(await screen.findByText("Failed to update badge visibility")).toBeVisible();
    await waitFor(() => expect(control("Keeper of the lamp")).toBeChecked());
    await expect(control("Night owl")).toBeChecked();
    await expect(sent(path)).toHaveLength(2);
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    const { list } = await opened();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(list.getBoundingClientRect().width).toBeLessThanOrEqual(390);
  },
});
