import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { brokenBy, write } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { press } from "#src/test-support/story-steps.tsx";
import {
  cards,
  creation,
  createPaths as paths,
  groupStage,
  isValid,
  notice,
  openCreation,
  pick,
  prompt,
} from "./group-chat-steps.fixture.tsx";

const meta = preview.meta({ title: "Dialogs/Group chat", ...groupStage });

/** Opens the dialog with one pick, ready to create the group. */
async function pickOne() {
  await openCreation();
  await pick("Ada Ash");
  return isValid();
}
const createOne = async () => userEvent.click(await pickOne());

const neverDrafted = { faults: brokenBy("createGroupChat", { delayMs: Infinity }) };
const steps = [
  "Preparing your group",
  "Adding characters",
  "Applying variants",
  "Attaching lorebooks",
  "Saving the group",
  "Finishing up",
] as const;

/**
 * Notes each step as it is shown, and whether the chat could be opened meanwhile: on a busy machine a step is over before the
 * story looks. `stop` when done: the next story has the same page.
 */
function noteSteps(): { shown: ReadonlyMap<string, boolean>; stop: () => void } {
  const shown = new Map<string, boolean>();
  const note = () => {
    const text = document.body.textContent;
    for (const step of steps) if (text.includes(step)) shown.set(step, text.includes("Take me to my chat"));
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return { shown, stop: () => observer.disconnect() };
}

/** While the draft is being sent, the step and its share of six are shown, and the dialog cannot be closed. */
const atStep = (step: number) => async () => {
  const create = await pickOne();
  const { shown, stop } = noteSteps();
  await userEvent.click(create);
  await waitFor(() => expect([...shown.keys()]).toContain(steps[step - 1]));
  stop();
  const bar = screen.getByRole("progressbar", { name: "Creating your group" });
  await expect(bar).toHaveAttribute("aria-valuemax", "6");
  await expect(Number(bar.getAttribute("aria-valuenow"))).toBeGreaterThanOrEqual(step);
};

export const CreatingStep1 = meta.story({ name: "Creating step 1", parameters: neverDrafted, play: atStep(1) });
export const CreatingStep2 = meta.story({ name: "Creating step 2", parameters: neverDrafted, play: atStep(2) });
export const CreatingStep3 = meta.story({ name: "Creating step 3", parameters: neverDrafted, play: atStep(3) });
export const CreatingStep4 = meta.story({ name: "Creating step 4", parameters: neverDrafted, play: atStep(4) });

/** Waits for the draft in the fifth step; Escape does nothing. */
export const CreatingStep5 = meta.story({
  name: "Creating step 5",
  parameters: neverDrafted,
  play: async () => {
    const sent = listenToRequests();
    await atStep(5)();
    await expect(screen.getByRole("progressbar", { name: "Creating your group" })).toHaveAttribute(
      "aria-valuetext",
      "83 %",
    );
    await userEvent.keyboard("{Escape}");
    await expect(await prompt("Creating your group")).toHaveAttribute("aria-busy", "true");
    await expect(screen.queryByRole("button", { name: "Back to the form" })).toBeNull();
    await expect(sent(paths.draft)).toHaveLength(1);
  },
});

/** Once the draft is created, the last step is shown for a moment, then the prompt. */
export const CreatingStep6 = meta.story({
  name: "Creating step 6",
  play: async () => {
    const create = await pickOne();
    const { shown, stop } = noteSteps();
    await userEvent.click(create);
    await waitFor(() => expect([...shown.entries()]).toContainEqual(["Finishing up", false]));
    stop();
    await expect(await prompt()).toBeVisible();
  },
});

export const Ready = meta.story({
  play: async () => {
    await createOne();
    await expect(await prompt()).toBeVisible();
    const go = await screen.findByRole("button", { name: "Take me to my chat" });
    await waitFor(() => expect(go).toHaveFocus());
  },
});

/** While its thread is being created; closing now prevents the navigation. */
export const OpeningChat = meta.story({
  name: "Opening chat",
  parameters: { faults: brokenBy("createGroupThread", { delayMs: Infinity }) },
  play: async () => {
    const sent = listenToRequests();
    await createOne();
    await userEvent.tripleClick(await screen.findByRole("button", { name: "Take me to my chat" }));
    await expect(await screen.findByText("Opening the chat")).toBeVisible();
    await expect(sent(paths.thread)).toHaveLength(1);
  },
});

/** Expects the form with everything typed. */
async function formIsKept() {
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /Creating|Ready/ })).toBeNull());
  const dialog = await creation();
  await expect(dialog.getByLabelText(/^Scenario/)).toHaveValue("Rain.");
  await expect(await cards()).toHaveLength(1);
  return dialog;
}

async function createWithScenario() {
  const dialog = await openCreation();
  await pick("Ada Ash");
  await write(dialog.getByLabelText(/^Scenario/), "Rain.");
  await userEvent.click(await isValid());
}

export const CreateFailed = meta.story({
  name: "Create failed",
  parameters: {
    faults: brokenBy("createGroupChat", { status: 500, body: "<html></html>", contentType: "text/html", times: 1 }),
  },
  play: async () => {
    const sent = listenToRequests();
    await createWithScenario();
    await expect(await notice("Failed to create group chat")).toBeVisible();
    await formIsKept();
    await userEvent.click(await isValid());
    await expect(await prompt()).toBeVisible();
    await expect(sent(paths.draft)).toHaveLength(2);
  },
});

export const CreateFailedWithServerMessage = meta.story({
  name: "Create failed with server message",
  parameters: {
    faults: brokenBy("createGroupChat", {
      status: 400,
      message: "Ada Ash is not allowed tonight",
      errors: [{ field: "groupCharacterList.0.characterName", message: "Not tonight" }],
    }),
  },
  play: async () => {
    await createWithScenario();
    await expect(await notice("Ada Ash is not allowed tonight")).toBeVisible();
    await formIsKept();
    // The error shows even on a collapsed card.
    await expect((await cards())[0]).toHaveTextContent("Not tonight");
  },
});

export const NoIdReturned = meta.story({
  name: "No id returned",
  parameters: {
    faults: brokenBy("createGroupChat", { status: 200, body: JSON.stringify({ success: true, data: {} }) }),
  },
  play: async () => {
    await createWithScenario();
    await expect(await notice("No group chat ID returned")).toBeVisible();
    await formIsKept();
    await expect(screen.queryByRole("button", { name: "Take me to my chat" })).toBeNull();
  },
});

/** If the thread fails repeatedly, only one group exists. Closing the prompt returns to the form, Create to the prompt. */
export const ThreadFailedRetryPrompt = meta.story({
  name: "Thread failed retry prompt",
  parameters: { faults: brokenBy("createGroupThread", { status: 500, times: 2 }) },
  play: async () => {
    const sent = listenToRequests();
    await createWithScenario();
    await userEvent.click(await screen.findByRole("button", { name: "Take me to my chat" }));
    await expect(await notice("Failed to create thread")).toBeVisible();
    await expect(await screen.findByText("Your group is kept. Only its chat could not be opened yet.")).toBeVisible();
    await press(await screen.findByRole("button", { name: "Back to the form" }));
    await formIsKept();
    await press(await isValid());
    await press(await screen.findByRole("button", { name: "Take me to my chat" }));
    await waitFor(() => expect(sent(paths.thread)).toHaveLength(2));
    await press(await screen.findByRole("button", { name: "Take me to my chat" }));
    await waitFor(() => expect(sent(paths.thread)).toHaveLength(3));
    await expect(sent(paths.draft)).toHaveLength(1);
    const groups = (sent(paths.thread) as { groupChatDefinitionId: string }[]).map(
      (body) => body.groupChatDefinitionId,
    );
    await expect(new Set(groups).size).toBe(1);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});
