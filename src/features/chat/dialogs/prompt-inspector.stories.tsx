import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { SentPrompt } from "#mocks/backend/responder/responder.ts";
import type { Backend } from "#mocks/backend/backend.ts";
import { chooseInMenu, isOpen, isReplied, lastRow, marenThread, say } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";

/** The prompt of a reply, while the server keeps it. */
const meta = preview.meta({
  title: "Chat/Prompt inspector",
  parameters: { world: "free" },
  render: () => <ScreenAt path={marenThread} />,
});

/** The prompt of the demo thread's newest reply. */
function madeFrom(sent: SentPrompt) {
  return ({ context: { state }, replies }: Backend) => {
    const message = state.messages.get("message-light-3");
    if (message === undefined) return;
    const key = { messageId: message.id, alternateId: message.activeAlternate };
    replies.prompts.keep(key, {} as never);
    replies.prompts.note(key, sent);
  };
}

async function openMore() {
  await isOpen();
  await userEvent.click((await lastRow()).getByRole("button", { name: "More actions" }));
}

async function opened() {
  await chooseInMenu("What was sent");
  const dialog = within(await screen.findByRole("dialog", { name: "What was sent" }));
  await dialog.findByRole("list", { name: "Messages in the order they were sent" });
  return dialog;
}

/** The demo improviser's prompt, opened from the reply it has just written. */
export const Improviser = meta.story({
  play: async () => {
    await isOpen();
    await say("What is behind the door?");
    // It is available from the first word on: no need to wait for the last.
    await userEvent.click(await screen.findByRole("button", { name: "Stop" }));
    await isReplied();
    await openMore();
    const dialog = await opened();
    await expect(
      dialog.getByText(/This reply was written by improviser\. 4 of 4 messages were in memory\./),
    ).toBeVisible();
    const sent = dialog.getAllByRole("listitem");
    await expect(within(sent[0]!).getByText("Instructions")).toBeVisible();
    await expect(dialog.getByText("What is behind the door?")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

const longPrompt: SentPrompt = {
  model: "lantern-12b",
  messages: [
    {
      role: "system",
      content: `You play Maren Holloway in a role-play with Mara. ${"She keeps the light. ".repeat(90)}`,
    },
    ...Array.from({ length: 120 }, (_, at) => ({
      role: at % 2 === 0 ? ("user" as const) : ("assistant" as const),
      content: `Line ${at + 1}`,
    })),
  ],
  parameters: { temperature: 0.8, max_tokens: 480, stop: ["\nMara:"] },
  includedMessages: 120,
  totalMessages: 2310,
  trimmed: "Mara: I take the lamp.",
};

/** The chat did not fit the model's context, and its reply contained another speaker's line. */
export const Trimmed = meta.story({
  parameters: { change: madeFrom(longPrompt) },
  play: async () => {
    await openMore();
    const dialog = await opened();
    await expect(dialog.getByText(/120 of 2,310 messages were in memory/)).toBeVisible();
    await expect(dialog.getByText("Mara: I take the lamp.")).toBeInTheDocument();
    await expect(dialog.getByText("temperature")).toBeInTheDocument();
    await expect(dialog.getByText('["\\nMara:"]')).toBeInTheDocument();
    await expect(dialog.queryByText("Line 80")).toBeNull();
    await userEvent.click(await dialog.findByRole("button", { name: "Show earlier messages (80)" }));
    await expect(dialog.getByText("Line 80")).toBeInTheDocument();
    const whole = dialog.getByRole("button", { name: "Show all of it" });
    await userEvent.click(whole);
    await expect(dialog.getByRole("button", { name: "Show less" })).toHaveAttribute("aria-expanded", "true");
  },
});

/** A reply from before the server started has no prompt: the menu does not offer it. */
export const NotKept = meta.story({
  play: async () => {
    await openMore();
    await expect(await screen.findByRole("menuitem", { name: "Branch from here" })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 800));
    await expect(screen.queryByRole("menuitem", { name: "What was sent" })).toBeNull();
    await expect(screen.queryByRole("alert")).toBeNull();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  parameters: { change: madeFrom(longPrompt) },
  play: async () => {
    await openMore();
    await userEvent.click(await screen.findByRole("button", { name: "What was sent" }));
    const dialog = within(await screen.findByRole("dialog", { name: "What was sent" }));
    await expect(await dialog.findByText(/120 of 2,310 messages/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const toldBy = (entryId: string, lorebookId: string, lorebookName: string) => ({
  entryId,
  name: "The lamp",
  lorebookId,
  lorebookName,
  key: "lamp",
  together: ["night"],
  through: "Log",
  tokens: 21,
});
const told =
  (...lore: readonly ReturnType<typeof toldBy>[]) =>
  ({ context: { state } }: Backend) => {
    const message = state.messages.get("message-light-3")!;
    state.messages.put({ ...message, alternates: message.alternates.map((one) => ({ ...one, lore })) });
  };

/** What lorebooks told a reply stands under it, and a press away why; also when its prompt is no longer kept. */
export const ActiveLore = meta.story({
  parameters: {
    change: told(toldBy("lore-saltmarsh-light-1", "lore-saltmarsh-light", "The Saltmarsh light")),
  },
  play: async () => {
    await isOpen();
    await userEvent.click(await screen.findByRole("button", { name: "1 entry of The Saltmarsh light was active" }));
    const dialog = within(await screen.findByRole("dialog", { name: "What was sent" }));
    await expect(await dialog.findByText("“lamp” and, with it, “night” said by Log")).toBeVisible();
    await expect(dialog.getByText("21 tokens")).toBeVisible();
    await expect(dialog.getByRole("link", { name: "The Saltmarsh light" })).toHaveAttribute(
      "href",
      "/lorebooks/lore-saltmarsh-light",
    );
  },
});

/** Entries of several worlds are counted together; which worlds, the line's tooltip and the dialog say. */
export const ActiveLoreOfTwo = meta.story({
  parameters: {
    change: told(
      toldBy("entry-1", "lore-saltmarsh-light", "The Saltmarsh light"),
      toldBy("entry-2", "lore-saltmarsh-light", "The Saltmarsh light"),
      toldBy("entry-3", "lore-hedge-school", "The hedge school"),
    ),
  },
  play: async () => {
    await isOpen();
    const line = await screen.findByRole("button", { name: "3 entries of 2 worlds were active" });
    await expect(line).toHaveAttribute("title", "The Saltmarsh light, The hedge school");
    await userEvent.click(line);
    const dialog = within(await screen.findByRole("dialog", { name: "What was sent" }));
    await expect(await dialog.findByRole("link", { name: "The hedge school" })).toBeVisible();
  },
});
