import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { brokenBy, write } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { onMobile, press, tryAgain } from "#src/test-support/story-steps.tsx";
import { cards, groupStage, openCreation, pick, turnTo } from "./group-chat-steps.fixture.tsx";

const meta = preview.meta({ title: "Dialogs/Group chat character picker", ...groupStage });

const paths = { own: "/api/v1/user/mycharacters", search: "/api/v1/character/search" };
const list = async () => within(await screen.findByRole("list", { name: "Characters" }));
const tiles = async () => (await list()).getAllByRole("button");
const searchBox = () => screen.findByRole("searchbox", { name: "Search characters" });

export const My = meta.story({
  play: async () => {
    const sent = listenToRequests();
    await openCreation();
    await expect(await tiles()).toHaveLength(12);
    await expect(sent(paths.own)).toEqual([{ page: 1, pageSize: 12, NSFW: false, search: "", accessableTo: "all" }]);
    await write(await searchBox(), "bela");
    await waitFor(async () => expect(await tiles()).toHaveLength(1));
    await expect(sent(paths.own).at(-1)).toEqual(expect.objectContaining({ search: "bela", page: 1 }));
    // Escape clears the text without closing the dialog.
    await userEvent.keyboard("{Escape}");
    await waitFor(async () => expect(await tiles()).toHaveLength(12));
    await expect(screen.getByRole("dialog", { name: "Gather a cast" })).toBeVisible();
  },
});

export const Public = meta.story({
  play: async () => {
    const sent = listenToRequests();
    await openCreation();
    await turnTo("Public");
    await expect(await (await list()).findByRole("button", { name: "Maren Holloway" })).toBeVisible();
    await expect(sent(paths.search)).toEqual([
      {
        search: "",
        NSFW: false,
        sort: "relevance",
        includeCategories: [],
        excludeCategories: [],
        page: 1,
        pageSize: 12,
      },
    ]);
  },
});

export const Loading = meta.story({
  parameters: { faults: brokenBy("listMyCharacters", { delayMs: Infinity }) },
  play: async () => {
    await openCreation();
    await expect(await screen.findByText("Loading characters")).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  parameters: { world: "free" },
  play: async () => {
    await openCreation();
    await expect(await screen.findByRole("heading", { name: "Nobody of your own yet" })).toBeVisible();
  },
});

export const SearchWithoutResult = meta.story({
  name: "Search without result",
  play: async () => {
    await openCreation();
    await write(await searchBox(), "nobody has this name");
    await expect(await screen.findByRole("heading", { name: "Nobody by that name" })).toBeVisible();
    const [clear] = screen.getAllByRole("button", { name: "Clear the search" }).toReversed();
    await userEvent.click(clear!);
    await expect(await tiles()).toHaveLength(12);
    await expect(await searchBox()).toHaveFocus();
  },
});

export const Error = meta.story({
  parameters: { faults: brokenBy("listMyCharacters", { status: 500, times: 1 }) },
  play: async () => {
    await openCreation();
    await expect(await screen.findByText("Unable to fetch characters")).toBeVisible();
    await expect(await screen.findByText("This could not be loaded.")).toBeVisible();
    await tryAgain();
    await expect(await tiles()).toHaveLength(12);
  },
});

export const MorePages = meta.story({
  name: "More pages",
  play: async () => {
    const sent = listenToRequests();
    await openCreation();
    await expect(await tiles()).toHaveLength(12);
    await press(await screen.findByRole("button", { name: "Load More" }));
    await waitFor(async () => expect((await tiles()).length).toBeGreaterThan(12));
    await waitFor(async () => expect((await tiles())[12]).toHaveFocus());
    await expect(sent(paths.own).at(-1)).toEqual(expect.objectContaining({ page: 2, pageSize: 12 }));
    await expect(screen.queryByRole("button", { name: "Load More" })).toBeNull();
  },
});

export const CountBadgeTwo = meta.story({
  name: "Count badge two",
  play: async () => {
    const dialog = await openCreation();
    await pick("Ada Ash", "Ada Ash");
    const tile = await (await list()).findByRole("button", { name: "Ada Ash picked 2 times" });
    await expect(within(tile).getByText("2")).toBeVisible();
    await expect(dialog.getByText("2/5")).toBeVisible();
    await expect(screen.getByText("Ada Ash is on the call sheet, 2 of 5")).toBeInTheDocument();
  },
});

export const LimitReached = meta.story({
  name: "Limit reached",
  play: async () => {
    await openCreation();
    const placeOf = (tile: HTMLElement | undefined) => tile?.getBoundingClientRect().top;
    const before = placeOf((await tiles())[3]);
    await pick(...Array.from({ length: 5 }, () => "Ada Ash"));
    const [told] = await screen.findAllByText("Maximum 5 characters per group");
    await expect(told).toBeVisible();
    // No face has moved.
    await expect(placeOf((await tiles())[3])).toBe(before);
    for (const tile of await tiles()) await expect(tile).toHaveAttribute("aria-disabled", "true");
    (await tiles())[3]?.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await cards()).toHaveLength(5);
  },
});

/** Characters of others are restricted while the group is public, and only then (ROLE-09, RES-22). */
export const RestrictedNonOwned = meta.story({
  name: "Restricted non-owned",
  parameters: {
    change: ({ context: { state } }: Backend) => {
      const own = state.characters.get("char-own-2");
      if (own) state.characters.put({ ...own, messageCount: 10_000_000 });
    },
  },
  play: async () => {
    const dialog = await openCreation();
    await turnTo("Public");
    await userEvent.click(await dialog.findByRole("switch", { name: "Public group" }));
    const foreign = await (await list()).findByRole("button", { name: "Maren Holloway" });
    await expect(foreign).toHaveAttribute("aria-disabled", "true");
    const [told] = await screen.findAllByText("Public groups can only include characters you own");
    await expect(told).toBeVisible();
    await userEvent.click(foreign, { pointerEventsCheck: 0 });
    await expect(screen.queryByRole("listitem", { name: "Maren Holloway" })).toBeNull();
    await expect(dialog.getByText("0/5", { selector: "section *" })).toBeVisible();
    await expect((await list()).getByRole("button", { name: "Bela Crane" })).not.toHaveAttribute("aria-disabled");
    await userEvent.click(await dialog.findByRole("switch", { name: "Public group" }));
    await press(await (await list()).findByRole("button", { name: "Maren Holloway" }));
    await waitFor(async () => expect(await cards()).toHaveLength(1));
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await openCreation();
    await expect(await tiles()).toHaveLength(12);
    await pick("Ada Ash");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const tile of (await tiles()).slice(0, 4))
      await expect(tile.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
});
