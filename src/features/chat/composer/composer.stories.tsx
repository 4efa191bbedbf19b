import { QueryClientProvider } from "@tanstack/react-query";
import { fn, screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { makeQueryClient } from "#src/app/query-client.ts";
import type { Backend } from "#mocks/backend/backend.ts";
import { threadChat } from "#src/data/reply/chat-store.ts";
import { chooseInMenu, write } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { held } from "#src/test-support/lasting-faults.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";
import { emptyPicture, smallPicture } from "#src/ui/image-upload/image-upload.fixture.ts";
import { Composer } from "./composer.tsx";
import { aPersona } from "#mocks/seed/builders.ts";

const chat = threadChat("thread-story");
const onStop = fn(async () => undefined);
const [onSend, onChoosePersona, onPersonaForAll, onManagePersonas] = [fn(), fn(), fn(), fn()];
const meta = preview.meta({
  title: "Chat/Composer",
  component: Composer,
  args: {
    chat,
    userId: "user-story",
    draftName: "thread-story",
    chatKey: "story",
    recipient: "Maren Holloway",
    hint: "Maren Holloway is fiction. Wrap actions in *asterisks*, speak plainly for dialogue.",
    speaker: { id: "user-story", name: "Wren", avatar: "/media/icons/isolde.webp" },
    self: { id: "user-story", name: "Wren", avatar: "/media/icons/isolde.webp" },
    onChoosePersona,
    onPersonaForAll,
    onManagePersonas,
    onSuggest: null,
    onSearch: null,
    onSend,
    onStop,
  },
  decorators: [
    (Story) => (
      <QueryClientProvider client={makeQueryClient()}>
        <div style={{ padding: "24px 16px", maxWidth: 792, marginInline: "auto" }}>
          <Story />
        </div>
      </QueryClientProvider>
    ),
  ],
  beforeEach() {
    onSend.mockClear();
    onStop.mockClear();
    onChoosePersona.mockClear();
    onPersonaForAll.mockClear();
    chat.dispatch({ type: "reset" });
  },
});
const field = () => screen.findByRole("textbox", { name: "Message to Maren Holloway" });
const askForMyTurn = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Writing tools" }));
  await chooseInMenu("Write my turn for me");
};
const draft = () => localStorage.getItem("app.draft.user-story.thread-story");

export const Empty = meta.story({
  play: async () => {
    await expect(await field()).toHaveAttribute("placeholder", "Step inside, or say something…");
    await expect(screen.getByRole("button", { name: "Send" })).toHaveAttribute("aria-disabled", "true");
    await expect(
      screen.getByText("Maren Holloway is fiction. Wrap actions in *asterisks*, speak plainly for dialogue."),
    ).toBeVisible();
    await expect(screen.getByRole("button", { name: "You speak as Wren" })).toBeVisible();
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
    await userEvent.click(await screen.findByRole("button", { name: "Narrate" }));
    await expect(input).toHaveValue("*I nod.*\n“Aye.”");
    // Undo takes it back, with what was selected.
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(input).toHaveValue("I nod.\n“Aye.”");
    await userEvent.click(await screen.findByRole("button", { name: "Narrate" }));
    await waitFor(() => expect(draft()).toContain("*I nod.*"));
    await userEvent.type(input, "{Enter}");
    await expect(onSend).toHaveBeenCalledWith("*I nod.*\n“Aye.”", null);
    await expect(input).toHaveValue("");
    await expect(draft()).toBeNull();
  },
});

/** A draft is restored after a reload or an expired session. */
export const DraftRestored = meta.story({
  parameters: { stored: { "app.draft.user-story.thread-story": JSON.stringify("I was about to say") } },
  play: async () => {
    await expect(await field()).toHaveValue("I was about to say");
    await expect(screen.getByRole("button", { name: "Send" })).not.toHaveAttribute("aria-disabled");
  },
});

/** The field grows to eight lines, then scrolls. */
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

/** Counts user-perceived characters; typed text is never cut off, but can be sent in parts. */
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
    await expect(screen.getByText("1 character too many")).toBeVisible();
  },
});

export const StopWhileReplying = meta.story({
  beforeEach() {
    chat.dispatch({ type: "phase", phase: "writing" });
  },
  play: async () => {
    await expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
    await userEvent.type(await field(), "meanwhile{Enter}");
    // Enter sends nothing while a reply runs, and the text stays.
    await expect(onSend).not.toHaveBeenCalled();
    await expect(await field()).toHaveValue("meanwhile");
    await userEvent.click(await screen.findByRole("button", { name: "Stop" }));
    await expect(onStop).toHaveBeenCalledOnce();
  },
});

/** No persona, or one of the user's (GAP-102). */
export const PersonaChoice = meta.story({
  parameters: {
    world: "free",
    change: ({ context: { state } }: Backend) => {
      for (const [id, name] of [
        ["persona-ash", "Ash, the lamplighter"],
        ["persona-reed", "Doctor Reed"],
      ] as const)
        state.personas.put(aPersona({ id, userId: "user-mara", name }));
    },
  },
  play: async () => {
    const button = await screen.findByRole("button", { name: "You speak as Wren" });
    await userEvent.click(button);
    const menu = await screen.findByRole("menu");
    await expect(await within(menu).findByRole("menuitemradio", { name: "Wren" })).toHaveAttribute(
      "aria-checked",
      "true",
    );
    await chooseInMenu("Ash, the lamplighter", "menuitemradio");
    await waitFor(() => expect(onChoosePersona).toHaveBeenCalledWith("persona-ash"));
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    // From now on, unless applied to earlier messages too (GAP-136).
    await expect(onPersonaForAll).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole("button", { name: "You speak as Wren" }));
    await chooseInMenu("For my earlier messages too");
    await waitFor(() => expect(onPersonaForAll).toHaveBeenCalledOnce());
  },
});

export const NoPersonas = meta.story({
  parameters: { world: "free" },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "You speak as Wren" }));
    await waitFor(() => expect(screen.getByText("You have no personas yet. You speak as yourself.")).toBeVisible());
    await expect(screen.queryByRole("menuitem", { name: "For my earlier messages too" })).toBeNull();
    await chooseInMenu("Personas");
    await waitFor(() => expect(onManagePersonas).toHaveBeenCalledOnce());
  },
});

const suggestedLine = " and set it down between us, glass up.";
const isAborted = (signal: AbortSignal) => new Promise((resolve) => signal.addEventListener("abort", resolve));

/** A suggestion is written into the field and undone (GAP-132). */
export const TurnWrittenForMe = meta.story({
  args: {
    onSuggest: async (typed: string, _signal: AbortSignal, onText: (text: string) => void) => {
      for (const end of [4, 12, suggestedLine.length]) {
        onText(typed + suggestedLine.slice(0, end));
        await new Promise((resolve) => setTimeout(resolve, 400));
      }
      return typed + suggestedLine;
    },
  },
  play: async () => {
    const input = await field();
    await write(input, "*I lift the lamp");
    await askForMyTurn();
    await expect(await screen.findByText("Writing your turn…")).toBeVisible();
    await waitFor(() => expect(input).toHaveValue(`*I lift the lamp${suggestedLine}`));
    await expect(await screen.findByText("Written for you.")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(input).toHaveValue("*I lift the lamp");
  },
});

/** Stopped early, it writes no more; the partial text can be undone. */
export const TurnStopped = meta.story({
  args: {
    onSuggest: async (typed: string, signal: AbortSignal, onText: (text: string) => void) => {
      onText(`${typed} and set`);
      await isAborted(signal);
      onText(typed + suggestedLine);
      throw signal.reason;
    },
  },
  play: async () => {
    const input = await field();
    await write(input, "*I lift the lamp");
    await askForMyTurn();
    await waitFor(() => expect(input).toHaveValue("*I lift the lamp and set"));
    await userEvent.click(await screen.findByRole("button", { name: "Stop writing" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Stop writing" })).toBeNull());
    await expect(input).toHaveValue("*I lift the lamp and set");
    input.focus();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(input).toHaveValue("*I lift the lamp");
    await expect(screen.queryByText("Written for you.")).toBeNull();
  },
});

/** Text typed in another tab appears here, while nobody types in this one. */
export const DraftOfAnotherTab = meta.story({
  play: async () => {
    const input = await field();
    const key = "app.draft.user-story.thread-story";
    const hasFocus = document.hasFocus.bind(document);
    document.hasFocus = () => false;
    try {
      localStorage.setItem(key, JSON.stringify("From the other tab"));
      await waitFor(async () => {
        window.dispatchEvent(new StorageEvent("storage", { key }));
        await expect(input).toHaveValue("From the other tab");
      });
    } finally {
      document.hasFocus = hasFocus;
    }
  },
});

/** Waits for the re-encoding and the upload; both are slow on a busy machine. */
const patient = { timeout: 20_000 };
const files = () => screen.getByLabelText<HTMLInputElement>("Add a picture");
const choose = (file: File) => userEvent.upload(files(), file, { applyAccept: false });
const isAttached = () => screen.findByText("Goes with your next message.", {}, patient);
const sendButton = () => screen.getByRole("button", { name: "Send" });
const pictureDraft = () => localStorage.getItem("app.draft.user-story.thread-story%20picture");

/** DataTransfer of a drag or paste. The testing library's own events lose it. */
function carrying(file: File): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer;
}
const asReal = { bubbles: true, cancelable: true };

const uploading = held("uploadImage");

/** Chosen from the plus menu, uploaded at once, and stored with the draft until the message is sent (GAP-09, GAP-124). */
export const WithPicture = meta.story({
  parameters: { world: "free", change: uploading.begin },
  play: async () => {
    await field();
    const opened = fn();
    files().addEventListener(
      "click",
      (event) => {
        event.preventDefault();
        opened();
      },
      { once: true },
    );
    await userEvent.click(await screen.findByRole("button", { name: "Writing tools" }));
    await chooseInMenu("Add a picture");
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    await choose(await smallPicture());
    await expect(await screen.findByText("Uploading the picture…")).toBeVisible();
    uploading.end();
    await isAttached();
    await expect(screen.getByRole("img", { name: "Picture for your message" })).toBeVisible();
    await expect(pictureDraft()).toMatch(/\/media\/uploads\//);
    await expect(sendButton()).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(await field());
    await userEvent.keyboard("Look.{Enter}");
    await expect(onSend).toHaveBeenCalledWith("Look.", expect.stringMatching(/^\/media\/uploads\//));
    await expect(screen.queryByRole("group", { name: "Picture for your message" })).toBeNull();
    await expect(pictureDraft()).toBeNull();
  },
});

/** The upload fails: text and picture are both kept, and the message cannot be sent without it. */
export const PictureFails = meta.story({
  parameters: { world: "free", faults: [{ operation: "uploadImage", status: 500, times: 1 }] },
  play: async () => {
    await write(await field(), "Look at this");
    await choose(await smallPicture());
    await expect(
      await screen.findByText("The picture did not arrive. It and your words are kept.", {}, patient),
    ).toBeVisible();
    await expect(screen.getByRole("img", { name: "Picture for your message" })).toBeVisible();
    await expect(await field()).toHaveValue("Look at this");
    await expect(sendButton()).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(await field(), "{Enter}");
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await isAttached();
    await userEvent.click(await field());
    await userEvent.keyboard("{Enter}");
    await expect(onSend).toHaveBeenCalledWith("Look at this", expect.stringMatching(/^\/media\/uploads\//));
  },
});

/** A file that is no picture is not attached; the text can be sent. */
export const PictureRefused = meta.story({
  parameters: { world: "free" },
  play: async () => {
    await write(await field(), "Look");
    await choose(new File(["<svg/>"], "lamp.png", { type: "image/png" }));
    await expect(await screen.findByText("That is no PNG, JPEG, WebP or GIF.", {}, patient)).toBeVisible();
    await choose(emptyPicture());
    await expect(await screen.findByText(/It may be damaged/, {}, patient)).toBeVisible();
    await expect(screen.queryByRole("img", { name: "Picture for your message" })).toBeNull();
    await expect(sendButton()).not.toHaveAttribute("aria-disabled");
    await userEvent.click(await screen.findByRole("button", { name: "Remove the picture" }));
    await expect(screen.queryByRole("alert")).toBeNull();
    await waitFor(async () => expect(await field()).toHaveFocus());
  },
});

export const PicturePastedAndDropped = meta.story({
  parameters: { world: "free" },
  play: async () => {
    const input = await field();
    input.dispatchEvent(new ClipboardEvent("paste", { ...asReal, clipboardData: carrying(await smallPicture()) }));
    await isAttached();
    await userEvent.click(await screen.findByRole("button", { name: "Remove the picture" }));
    await expect(pictureDraft()).toBeNull();
    // A drop anywhere on the page: it must not open in place of the chat.
    const drop = new DragEvent("drop", { ...asReal, dataTransfer: carrying(await smallPicture()) });
    document.body.dispatchEvent(drop);
    await expect(drop.defaultPrevented).toBe(true);
    await isAttached();
    await waitFor(() => expect(input).toHaveFocus());
  },
});

/** Restored after a reload, as the text is. */
export const PictureRestored = meta.story({
  parameters: {
    stored: {
      "app.draft.user-story.thread-story": JSON.stringify("This is her"),
      "app.draft.user-story.thread-story%20picture": JSON.stringify("/media/portraits/maren.webp"),
    },
  },
  play: async () => {
    await expect(await field()).toHaveValue("This is her");
    await expect(screen.getByRole("img", { name: "Picture for your message" })).toHaveAttribute(
      "src",
      "/media/portraits/maren.webp",
    );
    await userEvent.click(await field());
    await userEvent.keyboard("{Enter}");
    await expect(onSend).toHaveBeenCalledWith("This is her", "/media/portraits/maren.webp");
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
