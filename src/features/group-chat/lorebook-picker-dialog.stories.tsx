import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { brokenBy, write } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { listenToAddresses } from "#src/test-support/sent-bodies.ts";
import { onMobile, press, tryAgain } from "#src/test-support/story-steps.tsx";
import { groupStage, openCreation, openLorebooks, pickLorebooks } from "./group-chat-steps.fixture.tsx";

const meta = preview.meta({ title: "Dialogs/Group chat lorebook picker", ...groupStage });

const paths = { own: "/api/v1/lorebook/list", public: "/api/v1/lorebook/listPublicallyUsable" };
const picker = async () => {
  await openCreation();
  return openLorebooks();
};
const booksIn = async (dialog: Awaited<ReturnType<typeof picker>>) =>
  within(await dialog.findByRole("list", { name: "Lorebooks" })).getAllByRole("button");

export const My = meta.story({
  play: async () => {
    const asked = listenToAddresses();
    const dialog = await picker();
    await expect(await booksIn(dialog)).toHaveLength(20);
    await expect(asked(paths.own)).toEqual(["page=1&pageSize=20&public=false"]);
    await write(dialog.getByRole("searchbox", { name: "Search lorebooks" }), "bells");
    await waitFor(async () => expect(await booksIn(dialog)).toHaveLength(1));
    await expect(asked(paths.own).at(-1)).toContain("search=bells");
  },
});

export const Public = meta.story({
  play: async () => {
    const asked = listenToAddresses();
    const dialog = await picker();
    await userEvent.click(await dialog.findByRole("tab", { name: "Public" }));
    await expect((await booksIn(dialog)).length).toBeGreaterThan(0);
    await expect(asked(paths.public)).toEqual(["page=1&pageSize=20"]);
    const list = within(dialog.getByRole("list", { name: "Lorebooks" }));
    await expect(list.getAllByText("Public")[0]).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: brokenBy("listMyLorebooks", { delayMs: Infinity }) },
  play: async () => {
    const dialog = await picker();
    await expect(await dialog.findByText("Loading lorebooks")).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  parameters: { world: "free" },
  play: async () => {
    const dialog = await picker();
    await expect(await dialog.findByRole("heading", { name: "The shelf is empty" })).toBeVisible();
  },
});

export const SearchWithoutResult = meta.story({
  name: "Search without result",
  play: async () => {
    const dialog = await picker();
    await write(dialog.getByRole("searchbox", { name: "Search lorebooks" }), "no such book");
    await expect(await dialog.findByRole("heading", { name: "No lorebook by that name" })).toBeVisible();
  },
});

export const Error = meta.story({
  parameters: { faults: brokenBy("listMyLorebooks", { status: 500, times: 1 }) },
  play: async () => {
    const dialog = await picker();
    await expect(await screen.findByText("Unable to fetch lorebooks")).toBeVisible();
    await tryAgain();
    await expect(await booksIn(dialog)).toHaveLength(20);
  },
});

export const MorePages = meta.story({
  name: "More pages",
  play: async () => {
    const asked = listenToAddresses();
    const dialog = await picker();
    await expect(await booksIn(dialog)).toHaveLength(20);
    await press(await dialog.findByRole("button", { name: "Load More" }));
    await waitFor(async () => expect((await booksIn(dialog)).length).toBeGreaterThan(20));
    await expect(asked(paths.own).at(-1)).toBe("page=2&pageSize=20&public=false");
    await expect(dialog.queryByRole("button", { name: "Load More" })).toBeNull();
  },
});

export const FiveSelected = meta.story({
  name: "Five selected",
  play: async () => {
    await openCreation();
    const dialog = await pickLorebooks(5);
    await expect(dialog.getByText("5/5")).toBeVisible();
    await expect(dialog.queryByText("max 5 allowed")).toBeNull();
  },
});

/** A sixth can be picked; an error is shown until one is removed (RES-09). */
export const SixSelected = meta.story({
  name: "Six selected",
  play: async () => {
    await openCreation();
    const dialog = await pickLorebooks(6);
    await expect(dialog.getByText("6/5")).toBeVisible();
    await expect(dialog.getByText("max 5 allowed")).toBeVisible();
    const [first] = await booksIn(dialog);
    await press(first!);
    await waitFor(() => expect(dialog.queryByText("max 5 allowed")).toBeNull());
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  parameters: {
    change: ({ context: { state } }: Backend) => {
      const book = state.lorebooks.get("lore-own-1");
      if (book) state.lorebooks.put({ ...book, name: "Donaudampfschifffahrtsgesellschaft ".repeat(3).slice(0, 100) });
    },
  },
  play: async () => {
    const dialog = await picker();
    await expect(await booksIn(dialog)).toHaveLength(20);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await press(await dialog.findByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Choose lorebooks" })).toBeNull());
  },
});
