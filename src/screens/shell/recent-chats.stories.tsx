import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { withUser } from "#src/test-support/conversation-steps.ts";
import type { Backend } from "#mocks/backend/backend.ts";
import { expect } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";

const pinned = { "app.drawer": "true" };
const meta = preview.meta({
  title: "App shell/Recent chats",
  parameters: { world: "free", stored: pinned },
  render: () => <ScreenAt path="/terms" />,
});

const recent = async () => within(await screen.findByRole("region", { name: "Recent Chats" }));

export const Loading = meta.story({
  parameters: { faults: [{ operation: "listRecentChats", delayMs: Infinity }] },
  play: async () => {
    const list = await recent();
    await expect(list.getByRole("heading", { name: "Recent Chats" })).toBeVisible();
    await expect(list.queryByRole("link")).toBeNull();
    await expect(list.queryByText("No recent chats")).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { world: "fresh", change: withUser({ onBoarding: false }) },
  play: async () => {
    await expect(await (await recent()).findByText("No recent chats")).toBeVisible();
  },
});

export const Few = meta.story({
  play: async () => {
    const links = await (await recent()).findAllByRole("link");
    await expect(links.map((link) => link.textContent)).toEqual([
      "Maren Holloway",
      "Ilario Voss",
      "Kaelith of the Ninth Gate",
    ]);
    // The item's id is the thread's; its character is in the path (TRAP-80).
    await expect(links[0]).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/conversation\/char-maren-holloway\?t=[\w-]+$/),
    );
  },
});

export const Many = meta.story({
  parameters: { world: "crowded" },
  play: async () => {
    await expect(await (await recent()).findAllByRole("link")).toHaveLength(10);
  },
});

/** A group shows two of its members. */
export const Group = meta.story({
  parameters: { world: "groups" },
  play: async () => {
    const [link] = await (await recent()).findAllByRole("link", { name: /Full house/ });
    await expect(link!.querySelectorAll("img")).toHaveLength(2);
  },
});

export const LongNames = meta.story({
  parameters: {
    change: ({ context: { state } }: Backend) => {
      const character = state.characters.get("char-maren-holloway");
      if (character) state.characters.put({ ...character, name: "Maximiliana Featherstonehaugh-Cholmondele" });
    },
  },
  play: async () => {
    const link = await (await recent()).findByRole("link", { name: /Maximiliana/ });
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(200);
  },
});

export const Failed = meta.story({
  name: "Error",
  parameters: { faults: [{ operation: "listRecentChats", status: 500, times: 1 }] },
  play: async () => {
    const list = await recent();
    await expect(await list.findByText(/Recent chats could not be loaded/)).toBeVisible();
    await userEvent.click(await list.findByRole("button", { name: "Try again" }));
    await expect(await list.findByRole("link", { name: /Maren/ })).toBeVisible();
  },
});
