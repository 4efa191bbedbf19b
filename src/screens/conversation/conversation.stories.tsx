import { expect, screen, waitFor, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";
import {
  brokenBy,
  chooseInMenu,
  composer,
  isOpen,
  isReplied,
  lastRow,
  marenThread,
  newMarenChat,
  rows,
  say,
  withLastReply,
  withUser,
  write,
} from "#src/test-support/conversation-steps.ts";

const meta = preview.meta({
  title: "Pages/Conversation",
  parameters: { world: "free" },
  render: () => <ScreenAt path={marenThread} />,
});

/** The opening with its alternates; the first message makes the thread of it (GAP-73, GAP-121). */
export const NewWithoutThread = meta.story({
  render: () => <ScreenAt path={newMarenChat} />,
  play: async () => {
    await expect(await screen.findByText(/Forty years that light has burned/)).toBeVisible();
    await expect(screen.getByRole("img", { name: "Maren Holloway" })).toBeVisible();
    // Placeholders are substituted in the opening.
    await expect(screen.getByText(/mend a mantle, Mara/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Next version" }));
    await userEvent.click(screen.getByRole("button", { name: "Next version" }));
    await expect(await screen.findByText(/one hundred and twelve steps up/)).toBeVisible();
    await expect(screen.getByRole("button", { name: "Next version" })).toHaveAttribute("aria-disabled", "true");
    await say("I count to three. Nothing.");
    await expect(await screen.findByText("I count to three. Nothing.")).toBeVisible();
    await expect(await composer()).toHaveValue("");
    await isReplied();
    await expect(await rows()).toHaveLength(3);
    await expect(screen.getByText(/one hundred and twelve steps up/)).toBeInTheDocument();
  },
});

export const ThreadOpen = meta.story({
  play: async () => {
    await isOpen();
    await expect(await rows()).toHaveLength(3);
    const last = await lastRow();
    // Narration and speech are told apart, and no asterisk shows.
    await expect(last.getByText(/She doesn’t take it/).closest("em")).not.toBeNull();
    await expect(last.getByText(/That lamp went over the rail/)).toHaveAttribute("data-mark", "dialogue");
    await expect(last.queryByText(/\*/)).toBeNull();
    await userEvent.click(last.getByRole("button", { name: "Previous version" }));
    await expect(await screen.findByText(/There’s a good many lamps in the sea/)).toBeVisible();
    await expect((await lastRow()).getByRole("status", { name: "Version 1 of 3" })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: brokenBy("listMessages", { delayMs: Infinity }) },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Keeper" })).toBeVisible();
    await expect(await screen.findByText("Conversation with Maren Holloway")).toBeInTheDocument();
    await expect(screen.queryByRole("article")).toBeNull();
    await expect(await composer()).toBeVisible();
  },
});

export const StreamingReply = meta.story({
  play: async () => {
    await isOpen();
    await say("*I set the lamp down.* “Then let me in.”");
    await expect(await screen.findByRole("button", { name: "Stop" })).toBeVisible();
    const reply = await lastRow();
    await waitFor(() => expect(reply.queryByText(/is (writing|thinking)/)).toBeNull(), { timeout: 15_000 });
    const words = () => screen.getAllByRole("article").at(-1)?.textContent?.length ?? 0;
    const early = words();
    await waitFor(() => expect(words()).toBeGreaterThan(early + 20), { timeout: 15_000 });
    await expect(document.querySelector("[data-caret]")).not.toBeNull();
    // Writing goes on while she does.
    await write(await composer(), "and then");
    await expect(await composer()).toHaveValue("and then");
  },
});

export const WaitingWithoutStreaming = meta.story({
  parameters: { change: withUser({ streaming: false }), faults: brokenBy("sendMessage", { delayMs: 60_000 }) },
  play: async () => {
    await isOpen();
    await say("Take your time.");
    await expect(await screen.findByText(/Maren Holloway is thinking it over/)).toBeVisible();
    await expect(screen.getByText("Take your time.")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Stop" })).toBeVisible();
  },
});

/** Without streaming the finished reply comes at once. */
export const WholeReply = meta.story({
  parameters: { change: withUser({ streaming: false }) },
  play: async () => {
    await isOpen();
    await say("All at once, please.");
    await isReplied();
    await expect(await rows()).toHaveLength(5);
  },
});

export const StoppedReply = meta.story({
  play: async () => {
    await isOpen();
    await say("Tell me everything, from the beginning.");
    const stop = await screen.findByRole("button", { name: "Stop" });
    const reply = await lastRow();
    await waitFor(() => expect(reply.queryByText(/is (writing|thinking)/)).toBeNull(), { timeout: 15_000 });
    await userEvent.click(stop);
    await expect(await screen.findByText("Stopped")).toBeVisible();
    await expect(await screen.findByRole("button", { name: "Send" })).toBeVisible();
    await expect((await lastRow()).queryByText(/\*/)).toBeNull();
  },
});

/** A page of HTML where an answer was due: the message stays, with a sentence of ours and the way on (F5). */
export const SendFailed = meta.story({
  parameters: {
    faults: brokenBy("sendMessage", {
      status: 500,
      body: "<html><body><h1>Bad gateway</h1></body></html>",
      contentType: "text/html",
      times: 2,
    }),
  },
  play: async () => {
    await isOpen();
    await say("I found this on the rocks.");
    await expect(await screen.findByRole("alert")).toHaveTextContent("The server has a problem");
    await expect(screen.queryByText(/Bad gateway/)).toBeNull();
    await userEvent.click((await lastRow()).getByRole("button", { name: "Edit" }));
    await expect(await composer()).toHaveValue("I found this on the rocks.");
    await expect(await rows()).toHaveLength(3);
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("alert")).toBeVisible();
    await userEvent.click((await lastRow()).getByRole("button", { name: "Retry" }));
    await isReplied();
    // Sent again, and there once.
    await expect(screen.getAllByText("I found this on the rocks.")).toHaveLength(1);
    await expect(await rows()).toHaveLength(5);
  },
});

export const TooManyRequests = meta.story({
  parameters: { faults: brokenBy("sendMessage", { status: 429, message: "Slow down a little", retryAfter: 5 }) },
  play: async () => {
    await isOpen();
    await say("Again, and again.");
    await expect(await screen.findByRole("alert")).toHaveTextContent("Slow down a little");
    await expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
  },
});

export const NoNetwork = meta.story({
  parameters: { faults: brokenBy("sendMessage", { network: true }) },
  play: async () => {
    await isOpen();
    await say("Can you hear me?");
    await expect(await screen.findByRole("alert")).toHaveTextContent("The server could not be reached");
    await expect(screen.getByText("Can you hear me?")).toBeVisible();
  },
});

/** The session ends in the middle: sign-in follows, and what was being written is kept (GAP-06). */
export const SessionEnds = meta.story({
  parameters: { faults: brokenBy("sendMessage", { status: 401, message: "Token expired" }) },
  play: async () => {
    await isOpen();
    await say("Wait for me.");
    await expect(await screen.findByRole("heading", { level: 1, name: "Back to your scene" })).toBeVisible();
    const kept = Object.entries(localStorage).filter(
      ([key, value]) => key.startsWith("app.draft.") && String(value).includes("Wait for me."),
    );
    await expect(kept).toHaveLength(1);
  },
});

/** The stream breaks off in the middle of a word and is taken up again without a lost letter (GAP-125). */
export const CutStream = meta.story({
  parameters: { faults: brokenBy("sendMessage", { cutAfterBytes: 2600, times: 1 }) },
  play: async () => {
    await isOpen();
    await say("Keep talking.");
    await isReplied();
    await expect(screen.queryByText(/connection was lost/)).toBeNull();
    await expect(await rows()).toHaveLength(5);
  },
});

export const FailedReply = meta.story({
  parameters: { change: withLastReply("*She turns, and then", "failed") },
  play: async () => {
    const row = await lastRow();
    await expect(await row.findByRole("alert")).toHaveTextContent("The reply could not be finished.");
    await expect(row.getByText("She turns, and then")).toBeVisible();
    await userEvent.click(row.getByRole("button", { name: "Retry" }));
    await expect(await screen.findByRole("button", { name: "Stop" })).toBeVisible();
    await isReplied();
    await expect((await lastRow()).getByRole("status", { name: "Version 4 of 4" })).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  parameters: { faults: brokenBy("listMessages", { status: 500, times: 2 }) },
  play: async () => {
    await expect(await screen.findByText("This conversation could not be loaded.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await isOpen();
  },
});

/** Ten thousand messages: some forty rows in the page, earlier ones by scrolling, the newest one press away. */
export const LongHistory = meta.story({
  parameters: { world: "crowded" },
  render: () => <ScreenAt path="/conversation/char-halcyon-9?t=thread-10000" />,
  play: async () => {
    await screen.findAllByRole("article");
    const log = screen.getByRole("log", { name: /^Conversation with/ });
    const distance = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    await waitFor(() => expect(distance()).toBeLessThan(5));
    await expect(screen.getAllByRole("article").length).toBeLessThanOrEqual(40);
    log.scrollTop = 0;
    const before = log.scrollHeight;
    await waitFor(() => expect(log.scrollHeight).toBeGreaterThan(before + 1000));
    await expect(log.scrollTop).toBeGreaterThan(500);
    await userEvent.click(await screen.findByRole("button", { name: /^Jump to latest/ }));
    await waitFor(() => expect(distance()).toBeLessThan(5));
    await expect(screen.getAllByRole("article").length).toBeLessThanOrEqual(40);
    // The list is walked like a feed.
    log.focus();
    await userEvent.keyboard("{PageUp}{PageUp}");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("aria-posinset"));
  },
});

export const LongMessage = meta.story({
  parameters: {
    change: withLastReply(
      `${"*She reads the log aloud, page after page, and does not look up.* “Wind south-west, force nine.” ".repeat(60)}\n\n${"Donaudampfschifffahrtsgesellschaftskapitaen".repeat(8)}`,
    ),
  },
  play: async () => {
    await isOpen();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const row = (await rows()).at(-1);
    await expect(row?.scrollWidth ?? 0).toBeLessThanOrEqual((row?.clientWidth ?? 0) + 1);
  },
});

const withPicture =
  (picture: string, isMature = false) =>
  ({ context: { state } }: Backend) => {
    const message = state.messages.get("message-light-3");
    if (message) state.messages.put({ ...message, alternates: message.alternates.map((one) => ({ ...one, picture })) });
    const character = state.characters.get("char-maren-holloway");
    if (character) state.characters.put({ ...character, NSFW: isMature });
  };

/** A picture opens over the whole page, zooms by keys and gives the focus back (GAP-77). */
export const WithPicture = meta.story({
  parameters: { change: withPicture("/media/scenes/maren.winter.webp") },
  play: async () => {
    await isOpen();
    const open = await screen.findByRole("button", { name: "Open: Picture from Maren Holloway" });
    const { width, height } = open.getBoundingClientRect();
    await expect(Math.abs(width / height - 16 / 9)).toBeLessThan(0.05);
    await userEvent.click(open);
    const viewer = within(await screen.findByRole("dialog", { name: "Picture from Maren Holloway" }));
    await userEvent.click(viewer.getByRole("button", { name: "Zoom in" }));
    await expect(viewer.getByRole("group", { name: "Picture at 150 percent" })).toBeVisible();
    viewer.getByRole("group").focus();
    await userEvent.keyboard("-");
    await expect(viewer.getByRole("group", { name: "Picture at 100 percent" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
});

export const NsfwBlurred = meta.story({
  name: "NSFW blurred",
  parameters: { change: withPicture("/media/scenes/maren.winter.webp", true) },
  play: async () => {
    await isOpen();
    await expect(await screen.findByText("Mature content, shown blurred")).toBeVisible();
    await expect(screen.queryByRole("button", { name: /^Open: / })).toBeNull();
    await expect(getComputedStyle(document.querySelector("[data-blurred] img") as Element).filter).toContain("blur");
    await userEvent.click(screen.getByRole("button", { name: "Show picture" }));
    await expect(await screen.findByRole("button", { name: "Open: Picture from Maren Holloway" })).toBeVisible();
  },
});

export const BrokenPicture = meta.story({
  parameters: { change: withPicture("/media/scenes/never-there.webp") },
  play: async () => {
    await isOpen();
    await expect(await screen.findByText("This picture could not be loaded.")).toBeVisible();
  },
});

/** A picture is asked for, is on its way, and stands in the message; its place is there from the start. */
export const MakePicture = meta.story({
  play: async () => {
    await isOpen();
    await userEvent.click((await lastRow()).getByRole("button", { name: "More actions" }));
    await chooseInMenu("Make a picture");
    await expect(await screen.findByText("A picture is being made…")).toBeVisible();
    await expect(
      await screen.findByRole("button", { name: "Open: Picture from Maren Holloway" }, { timeout: 20_000 }),
    ).toBeVisible();
  },
});

export const EditMessage = meta.story({
  play: async () => {
    await isOpen();
    await userEvent.click((await lastRow()).getByRole("button", { name: "Edit" }));
    const field = await screen.findByRole("textbox", { name: "Edit this message" });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await expect(await screen.findByText("A message needs at least one word.")).toBeVisible();
    await write(field, "*She laughs.* “Mended.”");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(await screen.findByText("“Mended.”")).toBeVisible();
    await expect(screen.queryByRole("textbox", { name: "Edit this message" })).toBeNull();
  },
});

/** No question: the message is gone, and comes back by the toast or by Ctrl+Z (GAP-108, GAP-130). */
export const DeleteWithUndo = meta.story({
  play: async () => {
    await isOpen();
    const remove = async () => {
      await userEvent.click((await lastRow()).getByRole("button", { name: "More actions" }));
      await chooseInMenu("Delete");
      await expect(await screen.findByText("Message deleted")).toBeVisible();
      await waitFor(async () => expect(await rows()).toHaveLength(2));
    };
    await remove();
    // The keyboard stays where it was reading.
    await waitFor(() => expect(document.activeElement).toHaveAttribute("aria-posinset", "2"));
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    await expect(await screen.findByText("Brought back")).toBeVisible();
    await expect(await (await lastRow()).findByRole("status", { name: "Version 2 of 3" })).toBeVisible();
    await remove();
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    await isOpen();
  },
});

let elsewhere: Backend | null = null;

/** Somebody else has changed the message meanwhile: both texts are there, and saving again is a choice (GAP-129). */
export const EditConflict = meta.story({
  parameters: { change: (backend: Backend) => void (elsewhere = backend) },
  play: async () => {
    await isOpen();
    await userEvent.click((await lastRow()).getByRole("button", { name: "Edit" }));
    const field = await screen.findByRole("textbox", { name: "Edit this message" });
    await userEvent.clear(field);
    await write(field, "Mine.");
    const messages = elsewhere?.context.state.messages;
    const message = messages?.get("message-light-3");
    if (messages === undefined || message === undefined) throw new Error("the world has no such message");
    const alternates = message.alternates.map((one) => ({ ...one, content: "Written on another device." }));
    messages.put({ ...message, revision: message.revision + 1, alternates });
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(await screen.findByText("Written on another device.")).toBeVisible();
    await expect(field).toHaveValue("Mine.");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "Edit this message" })).toBeNull());
    await expect((await lastRow()).getByText("Mine.")).toBeVisible();
  },
});

export const OocNote = meta.story({
  play: async () => {
    await isOpen();
    await say("((Keep it slow tonight.))");
    await expect(await screen.findByText("OOC")).toBeVisible();
    await expect(screen.getByText("Keep it slow tonight.")).toBeVisible();
  },
});

const stage = () => document.querySelector<HTMLElement>("[data-background]");
const overlayOf = (element: HTMLElement | null) => Number(getComputedStyle(element?.children[1] as Element).opacity);

export const BackgroundHidden = meta.story({
  parameters: { change: withUser({ backgroundImageOption: "off" }) },
  play: async () => {
    await isOpen();
    await expect(stage()).toBeNull();
  },
});

export const BackgroundShown = meta.story({
  parameters: { change: withUser({ backgroundImageOption: "on" }) },
  play: async () => {
    await isOpen();
    await expect(stage()?.querySelector("img")).toHaveAttribute("src", expect.stringContaining("lighthouse"));
    await expect(getComputedStyle(stage()?.querySelector("img") as Element).filter).toBe("none");
  },
});

export const BlurLow = meta.story({
  parameters: { change: withUser({ backgroundImageOption: "blur_medium" }) },
  play: async () => {
    await isOpen();
    await expect(getComputedStyle(stage()?.querySelector("img") as Element).filter).toBe("blur(6px)");
  },
});

export const BlurHigh = meta.story({
  parameters: { change: withUser({ backgroundImageOption: "blur_high" }) },
  play: async () => {
    await isOpen();
    await expect(getComputedStyle(stage()?.querySelector("img") as Element).filter).toBe("blur(18px)");
  },
});

/** Off is a strength too (TRAP-12). */
export const Overlay0 = meta.story({
  name: "Overlay 0",
  parameters: { change: withUser({ overlayOpacity: 0 }) },
  play: async () => {
    await isOpen();
    await expect(overlayOf(stage())).toBe(0);
  },
});

export const Overlay25 = meta.story({
  name: "Overlay 25",
  parameters: { change: withUser({ overlayOpacity: 25 }) },
  play: async () => {
    await isOpen();
    await expect(overlayOf(stage())).toBe(0.25);
  },
});

export const Overlay50 = meta.story({
  name: "Overlay 50",
  parameters: { change: withUser({ overlayOpacity: 50 }) },
  play: async () => {
    await isOpen();
    await expect(overlayOf(stage())).toBe(0.5);
  },
});

export const Overlay75 = meta.story({
  name: "Overlay 75",
  parameters: { change: withUser({ overlayOpacity: 75 }) },
  play: async () => {
    await isOpen();
    await expect(overlayOf(stage())).toBe(0.75);
  },
});

export const NotFound = meta.story({
  render: () => <ScreenAt path="/conversation/char-maren-holloway?t=thread-of-somebody-else" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "This scene is not here" })).toBeVisible();
    await expect(screen.getByRole("link", { name: "Go to home" })).toHaveAttribute("href", "/home");
  },
});

export const CharacterNotFound = meta.story({
  render: () => <ScreenAt path="/conversation/char-nobody" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "Character not found" })).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await isOpen();
    // The chat's header takes the bar's place (GAP-75).
    await expect(screen.queryByRole("link", { name: "Sotto" })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(screen.getByRole("button", { name: "Menu" }));
    const sheet = within(await screen.findByRole("dialog"));
    for (const name of ["Menu", "Select Character Variants", "Share", "Themes", "New chat"])
      await expect(sheet.getByRole("button", { name })).toBeVisible();
    await expect(sheet.getByText("3 messages")).toBeVisible();
  },
});
