import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { isoNow } from "#mocks/backend/context.ts";
import { makeFavourite } from "#mocks/backend/favourites.ts";
import { aBucket } from "#mocks/seed/builders.ts";
import { texts as common } from "#src/domain/texts.ts";
import { withUser } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile, onSmallPhone, toastsStay, tryAgain } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/My favourites",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/myfavourite" />,
});

const heading = () => screen.findByRole("heading", { level: 1, name: "My favourites" });
const page = async () => within(await screen.findByRole("main"));
/** Names on the posters, in order. Read from the DOM, since role queries are slow with many cards. */
const names = () =>
  Array.from(
    document.querySelectorAll("main [data-part=caption]"),
    (one) => one.querySelector("bdi")?.textContent ?? "",
  );
const everybodyLiked = (backend: Backend) => {
  for (const { id } of backend.context.state.characters.filter(() => true))
    makeFavourite(backend.context, "user-mara", id);
};
const withBuckets = ({ context: { state } }: Backend) => {
  const put = (id: string, name: string, order: number, characterIds: string[], isPublic = false) =>
    state.buckets.put(aBucket({ id, userId: "user-mara", name, order, characterIds, isPublic }));
  put("bkt-harbour", "Harbour nights", 0, ["char-maren-holloway", "char-petra-lindqvist", "char-noor-sahar"]);
  put("bkt-kind", "Kind strangers", 1, ["char-bruno-castellane"], true);
  put("bkt-rain", "Rainy days", 2, []);
};

export const Default = meta.story({
  beforeEach: toastsStay,
  play: async () => {
    await heading();
    await waitFor(() => expect(names()).toEqual(expect.arrayContaining(["Maren Holloway", "Ilario Voss"])));
    await expect(await screen.findByRole("tab", { name: "Characters 2", selected: true })).toBeVisible();
    const heart = screen.getByRole("button", { name: "Favourite: Maren Holloway", pressed: true });
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "false"));
    // The poster stays where it is; Undo takes the press back.
    await expect(names()).toHaveLength(2);
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "true"));
  },
});

/** Among many, one is found by name. */
export const Searched = meta.story({
  parameters: { change: everybodyLiked },
  play: async () => {
    await waitFor(() => expect(names()).toHaveLength(12));
    await userEvent.type(screen.getByRole("searchbox", { name: "Search by name" }), "noor");
    await waitFor(() => expect(names()).toEqual(["Noor Sahar"]));
    await userEvent.type(screen.getByRole("searchbox", { name: "Search by name" }), "x");
    await expect(await screen.findByRole("heading", { name: "Nobody by that name" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Clear the search" }));
    await waitFor(() => expect(names()).toHaveLength(12));
  },
});

/** A heart that cannot be taken off comes back, with the reason (FAV-02). */
export const HeartFailed = meta.story({
  parameters: { faults: [{ operation: "toggleFavorite", status: 500, times: 1 }] },
  play: async () => {
    const heart = await screen.findByRole("button", { name: "Favourite: Maren Holloway" });
    await userEvent.click(heart);
    await expect(await screen.findByText("Failed to update favorites")).toBeVisible();
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "true"));
  },
});

export const WithBuckets = meta.story({
  render: () => <ScreenAt path="/myfavourite?tab=buckets" />,
  parameters: { change: withBuckets },
  play: async () => {
    const main = await page();
    await expect(await main.findByRole("heading", { level: 2, name: "Harbour nights" })).toBeVisible();
    await expect(main.getByRole("tab", { name: "Buckets 3", selected: true })).toBeVisible();
    await waitFor(() => expect(names()).toEqual(["Maren Holloway", "Dr Petra Lindqvist", "Noor Sahar"]));
    const shelves = within(main.getByRole("list", { name: "Buckets" }));
    await expect(shelves.getByText("Press a heart to begin")).toBeVisible();
    await expect(shelves.getByRole("link", { name: /Harbour nights/ })).toHaveAttribute("aria-current", "true");
    await userEvent.click(await shelves.findByRole("link", { name: /Rainy days/ }));
    await expect(await main.findByRole("heading", { name: "Rainy days is empty" })).toBeVisible();
    await userEvent.click(await main.findByRole("tab", { name: /Characters/ }));
    await waitFor(() => expect(names()).toHaveLength(2));
  },
});

/** The chosen tab is whole in its strip, also when its number comes after it. */
export const BucketsOnPhone = meta.story({
  render: () => <ScreenAt path="/myfavourite?tab=buckets" />,
  parameters: { change: withBuckets },
  globals: onSmallPhone,
  play: async () => {
    const main = await page();
    const tab = await main.findByRole("tab", { name: "Buckets 3", selected: true });
    await waitFor(async () => {
      const { left, right } = tab.getBoundingClientRect();
      const strip = tab.parentElement!.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(strip.left);
      await expect(right).toBeLessThanOrEqual(strip.right + 1);
    });
  },
});

/** Those who are followed, and what they have published since; opening it clears the number on its tab (GAP-141). */
export const Followed = meta.story({
  parameters: {
    change: ({ context: { state } }: Backend) => {
      state.follows.put({
        id: "user-mara user-wren",
        userId: "user-mara",
        creatorId: "user-wren",
        createdAt: "2025-01-01T00:00:00.000Z",
      });
    },
  },
  play: async () => {
    await heading();
    await userEvent.click(await screen.findByRole("tab", { name: /^Creators \d+$/ }));
    await expect(await screen.findByRole("link", { name: /wren_after_dark/ })).toHaveAttribute(
      "href",
      "/creator/user-wren",
    );
    await expect(screen.getByRole("button", { name: /wren_after_dark/ })).toBeVisible();
    await userEvent.click(await screen.findByRole("tab", { name: /^New from them/ }));
    await waitFor(() => expect(names()).toContain("Maren Holloway"));
    await waitFor(() => expect(screen.getByRole("tab", { name: "New from them", selected: true })).toBeVisible());
  },
});

/** Nobody is followed yet: both tabs lead to the search. */
export const NobodyFollowed = meta.story({
  render: () => <ScreenAt path="/myfavourite?tab=creators" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "You follow nobody yet" })).toBeVisible();
    await expect(screen.getByRole("link", { name: "Find creators" })).toHaveAttribute(
      "href",
      "/global-search?tab=creators",
    );
    await userEvent.click(await screen.findByRole("tab", { name: "New from them" }));
    await expect(await screen.findByRole("heading", { name: "Nothing new yet" })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ operation: "listFavoriteCharacters", delayMs: Infinity }] },
  play: async () => {
    await heading();
    await expect(await screen.findByText("Loading")).toBeInTheDocument();
    await expect(names()).toEqual([]);
  },
});

export const Empty = meta.story({
  parameters: { world: "fresh", change: withUser({ onBoarding: false }) },
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "Nobody saved yet" })).toBeVisible();
    await expect(screen.getByText("Press the heart on any card and they will wait for you here.")).toBeVisible();
    await expect(screen.getByRole("link", { name: "Find a character" })).toBeVisible();
    await expect(screen.getByRole("tab", { name: "Characters" })).toBeVisible();
    await userEvent.click(await screen.findByRole("tab", { name: "Buckets" }));
    await expect(await screen.findByRole("heading", { name: "No buckets yet" })).toBeVisible();
  },
});

export const Failed = meta.story({
  name: "Error",
  parameters: { faults: [{ operation: "listFavoriteCharacters", status: 500, times: 1 }] },
  play: async () => {
    await expect(await screen.findByText(common.states.listFailed)).toBeVisible();
    await tryAgain();
    await waitFor(() => expect(names()).toHaveLength(2));
  },
});

const longName = "Maximiliana Featherstonehaugh-Cholmondel";

export const Long = meta.story({
  globals: onSmallPhone,
  parameters: {
    world: "crowded",
    change: (backend: Backend) => {
      const { state } = backend.context;
      for (const character of [...state.characters.all()].slice(0, 60)) {
        state.characters.put({ ...character, name: longName });
        state.favourites.put({
          id: `user-mara.${character.id}`,
          userId: "user-mara",
          characterId: character.id,
          createdAt: isoNow(backend.context),
        });
      }
    },
  },
  play: async () => {
    await waitFor(() => expect(names()).toHaveLength(20));
    await userEvent.click(await screen.findByRole("button", { name: "Load more" }));
    await waitFor(() => expect(names()).toHaveLength(40));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  render: () => <ScreenAt path="/myfavourite?tab=buckets" />,
  parameters: {
    change: (backend: Backend) => {
      everybodyLiked(backend);
      withBuckets(backend);
    },
  },
  // The list and the open bucket are two pages.
  play: async () => {
    const main = await page();
    await userEvent.click(await main.findByRole("link", { name: /Kind strangers/ }));
    await expect(await main.findByRole("heading", { level: 2, name: "Kind strangers" })).toBeVisible();
    await expect(main.queryByRole("link", { name: /Harbour nights/ })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(await main.findByRole("link", { name: "All buckets" }));
    await expect(await main.findByRole("link", { name: /Harbour nights/ })).toBeVisible();
  },
});
