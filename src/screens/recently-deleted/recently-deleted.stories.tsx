import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";

const hour = 3_600_000;

/** A thread and a message that the user deleted a while ago. */
function withTrash({ context: { state, clock } }: Backend) {
  const at = (hoursAgo: number) => new Date(clock.now() - hoursAgo * hour).toISOString();
  const thread = state.threads.get("thread-good-shoes");
  if (thread) state.threads.put({ ...thread, deletedAt: at(50) });
  const message = state.messages.get("message-light-3");
  if (message) state.messages.put({ ...message, deletedAt: at(2) });
  const shared = { userId: "user-mara" };
  state.deletions.put({
    ...shared,
    id: "del-thread",
    kind: "thread",
    name: "Ilario Voss",
    rowIds: ["thread-good-shoes"],
    threadId: "thread-good-shoes",
    deletedAt: at(50),
  });
  state.deletions.put({
    ...shared,
    id: "del-message",
    kind: "message",
    name: "She doesn’t take it. For a long moment there is only the rain, and the great dark lens turning above you.",
    rowIds: ["message-light-3"],
    threadId: "thread-the-light-that-failed",
    deletedAt: at(2),
  });
}

const meta = preview.meta({
  title: "Pages/Recently deleted",
  parameters: { world: "free", change: withTrash },
  render: () => <ScreenAt path="/recently-deleted" />,
});

const list = async () => within(await screen.findByRole("list", { name: "What can be brought back" }));

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Recently deleted" })).toBeVisible();
    const rows = (await list()).getAllByRole("listitem");
    await expect(rows).toHaveLength(2);
    // Latest first, each with the time of deletion and the deadline.
    await expect(rows[0]).toHaveTextContent(/She doesn’t take it.*Message.*deleted .+, until \d+ \w+ \d{4}/);
    await expect(rows[1]).toHaveTextContent(/Ilario Voss.*Chat.*deleted .+, until/);
    await expect(within(screen.getByRole("main")).getByRole("link", { name: "My conversations" })).toHaveAttribute(
      "href",
      "/myconversation",
    );
  },
});

export const Restored = meta.story({
  play: async () => {
    await userEvent.click((await list()).getByRole("button", { name: "Bring back Ilario Voss" }));
    await expect(await screen.findByText("Brought back")).toBeVisible();
    await waitFor(async () => expect((await list()).getAllByRole("listitem")).toHaveLength(1));
    await userEvent.click(within(screen.getByRole("main")).getByRole("link", { name: "My conversations" }));
    await expect(
      await within(await screen.findByRole("main")).findByRole("link", { name: "Ilario Voss" }),
    ).toBeVisible();
  },
});

/** A group comes back with the threads that went with it. */
export const GroupRestored = meta.story({
  parameters: {
    world: "groups",
    change: (backend: Backend) => {
      withTrash(backend);
      const { state, clock } = backend.context;
      const deletedAt = new Date(clock.now() - hour).toISOString();
      const group = state.groupChats.get("group-full-house");
      const thread = state.threads.get("thread-full-house");
      if (group) state.groupChats.put({ ...group, deletedAt });
      if (thread) state.threads.put({ ...thread, deletedAt });
      state.deletions.put({
        id: "del-group",
        userId: "user-mara",
        kind: "groupChat",
        name: "Full house",
        rowIds: ["group-full-house", "thread-full-house"],
        threadId: null,
        deletedAt,
      });
    },
  },
  play: async () => {
    const [row] = (await list()).getAllByRole("listitem");
    await expect(row).toHaveTextContent(/Full house.*Group chat/);
    await userEvent.click((await list()).getByRole("button", { name: "Bring back Full house" }));
    await waitFor(async () => expect((await list()).getAllByRole("listitem")).toHaveLength(2));
    await userEvent.click(within(screen.getByRole("main")).getByRole("link", { name: "My conversations" }));
    await expect(await within(await screen.findByRole("main")).findByText("Full house")).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ operation: "listTrash", delayMs: Infinity }] },
  play: async () => {
    await expect(await screen.findByText("Loading")).toBeInTheDocument();
    await expect(document.querySelector("[aria-busy=true]")).not.toBeNull();
    await expect(screen.queryByText("Nothing to bring back")).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { change: () => undefined },
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "Nothing to bring back" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: /Bring back/ })).toBeNull();
  },
});

export const Failed = meta.story({
  name: "Error",
  parameters: { faults: [{ operation: "listTrash", status: 500, times: 1 }] },
  play: async () => {
    await expect(await screen.findByText("This could not be loaded.")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect((await list()).getAllByRole("listitem")).toHaveLength(2);
  },
});

/** Expired, or already restored in another tab: the server's reason is shown, and the row is removed. */
export const TooLate = meta.story({
  parameters: { faults: [{ operation: "restoreDeletion", status: 404, message: "This can no longer be restored" }] },
  play: async () => {
    await userEvent.click((await list()).getByRole("button", { name: "Bring back Ilario Voss" }));
    await expect(
      await screen.findByText("This could not be brought back. This can no longer be restored"),
    ).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await expect((await list()).getAllByRole("listitem")).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
