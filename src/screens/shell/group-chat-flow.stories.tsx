import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { brokenBy, chooseInMenu } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { press } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Flows/Group chat",
  parameters: { world: "groups" },
  render: () => <ScreenAt path="/home" />,
});

const paths = { draft: "/api/v1/groupChats/create", thread: "/api/v1/groupChats/createThread" };

/** From the Create menu to a group of two that is ready. */
async function gatherTwo() {
  await userEvent.click(await screen.findByRole("button", { name: "Create" }));
  await chooseInMenu("Start Group Chat");
  const dialog = within(await screen.findByRole("dialog", { name: "Gather a cast" }));
  const list = within(await dialog.findByRole("list", { name: "Characters" }));
  for (const name of ["Ada Ash", "Bela Crane"]) await press(await list.findByRole("button", { name }));
  await press(await dialog.findByRole("button", { name: "Create" }));
}

const takeMe = async () => press(await screen.findByRole("button", { name: "Take me to my chat" }));

/** The dialogs are gone, and with them the page they were opened from. */
async function hasLeft() {
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Home" })).toBeNull());
}

export const CreateToChat = meta.story({
  name: "Create to chat",
  play: async () => {
    const sent = listenToRequests();
    await gatherTwo();
    await takeMe();
    await hasLeft();
    await expect(sent(paths.draft)).toHaveLength(1);
    await expect(sent(paths.thread)).toHaveLength(1);
  },
});

export const ThreadFailsThenRetry = meta.story({
  name: "Thread fails then retry",
  parameters: { faults: brokenBy("createGroupThread", { status: 503, times: 1 }) },
  play: async () => {
    const sent = listenToRequests();
    await gatherTwo();
    await takeMe();
    await expect(await screen.findByText("Failed to create thread")).toBeVisible();
    await takeMe();
    await hasLeft();
    await expect(sent(paths.draft)).toHaveLength(1);
    await expect(sent(paths.thread)).toHaveLength(2);
  },
});
