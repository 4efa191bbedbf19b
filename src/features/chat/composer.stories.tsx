import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { replyStates } from "#src/data/message/reply-store.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";
import { Composer } from "./composer.tsx";

const onSend = fn();
const onStop = fn(async () => undefined);
const meta = preview.meta({
  title: "Chat/Composer",
  component: Composer,
  args: {
    threadId: "thread-story",
    userId: "user-story",
    draftName: "thread-story",
    chatKey: "story",
    characterName: "Maren Holloway",
    speaker: { id: "user-story", name: "Wren", avatar: "/media/icons/isolde.webp" },
    onSend,
    onStop,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: "24px 16px", maxWidth: 792, marginInline: "auto" }}>
        <Story />
      </div>
    ),
  ],
  beforeEach() {
    onSend.mockClear();
    onStop.mockClear();
    replyStates.clear();
  },
});

const field = () => screen.findByRole("textbox", { name: "Message to Maren Holloway" });
const draft = () => localStorage.getItem("app.draft.user-story.thread-story");

export const Empty = meta.story({
  play: async () => {
    await expect(await field()).toHaveAttribute("placeholder", "Step inside, or say something…");
    await expect(screen.getByRole("button", { name: "Send" })).toHaveAttribute("aria-disabled", "true");
    await expect(
      screen.getByText("Maren Holloway is fiction. Wrap actions in *asterisks*, speak plainly for dialogue."),
    ).toBeVisible();
    await expect(screen.getByRole("img", { name: "You speak as Wren" })).toBeVisible();
    await userEvent.type(await field(), "  {Enter}");
    await expect(onSend).not.toHaveBeenCalled();
  },
});

export const Typing = meta.story({
  play: async () => {
    const input = await field();
    await userEvent.type(input, "I nod.{Shift>}{Enter}{/Shift}“Aye.”");
    await expect(input).toHaveValue("I nod.\n“Aye.”");
    await expect(onSend).not.toHaveBeenCalled();
    // The asterisk button wraps what is selected.
    (input as HTMLTextAreaElement).setSelectionRange(0, 6);
    await userEvent.click(screen.getByRole("button", { name: "Narrate" }));
    await expect(input).toHaveValue("*I nod.*\n“Aye.”");
    await waitFor(() => expect(draft()).toContain("I nod."));
    input.focus();
    await userEvent.keyboard("{Enter}");
    await expect(onSend).toHaveBeenCalledWith("*I nod.*\n“Aye.”");
    await expect(input).toHaveValue("");
    await expect(draft()).toBeNull();
  },
});

/** What was typed here before is there again, after a reload or an ended session. */
export const DraftRestored = meta.story({
  parameters: { stored: { "app.draft.user-story.thread-story": JSON.stringify("I was about to say") } },
  play: async () => {
    await expect(await field()).toHaveValue("I was about to say");
    await expect(screen.getByRole("button", { name: "Send" })).not.toHaveAttribute("aria-disabled");
  },
});

/** Eight lines, then the field scrolls. */
export const ManyLines = meta.story({
  play: async () => {
    const input = await field();
    await userEvent.type(
      input,
      "one{Shift>}{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six{Enter}seven{Enter}eight{Enter}nine{Enter}ten{/Shift}",
    );
    await expect(input.clientHeight).toBeLessThanOrEqual(204);
    await expect(input.clientHeight).toBeGreaterThan(180);
    await expect(input.scrollHeight).toBeGreaterThan(input.clientHeight);
  },
});

/** Counted in characters as people count them; nothing typed is ever cut off. */
export const AtLimit = meta.story({
  parameters: { stored: { "app.draft.user-story.thread-story": JSON.stringify("🕯".repeat(8000)) } },
  play: async () => {
    await expect(await screen.findByText("8,000 / 8,000")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Send" })).not.toHaveAttribute("aria-disabled");
    await userEvent.type(await field(), "x");
    await expect(await screen.findByText("8,001 / 8,000")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Send" })).toHaveAttribute("aria-disabled", "true");
    await expect(await field()).toBeInvalid();
    await userEvent.keyboard("{Enter}");
    await expect(onSend).not.toHaveBeenCalled();
  },
});

export const StopWhileReplying = meta.story({
  beforeEach() {
    replyStates.set("thread-story", { phase: "writing", kind: "send", replyId: "reply", messageId: "message" });
  },
  play: async () => {
    await expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
    await userEvent.type(await field(), "meanwhile{Enter}");
    // Enter sends nothing while a reply runs, and what was typed stays.
    await expect(onSend).not.toHaveBeenCalled();
    await expect(await field()).toHaveValue("meanwhile");
    await userEvent.click(screen.getByRole("button", { name: "Stop" }));
    await expect(onStop).toHaveBeenCalledOnce();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await expect(await field()).toHaveAttribute("placeholder", "Say something…");
    await expect(screen.queryByText(/is fiction/)).not.toBeVisible();
    const send = screen.getByRole("button", { name: "Send" }).getBoundingClientRect();
    await expect(Math.min(send.width, send.height)).toBeGreaterThanOrEqual(44);
  },
});
