import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { aThread } from "#mocks/seed/builders.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { chooseItem, onMobile, onSmallPhone, press, toastsStay, tryAgain } from "#src/test-support/story-steps.tsx";

const path = "/character/char-maren-holloway";

const meta = preview.meta({
  title: "Pages/Character",
  parameters: { world: "free" },
  render: () => <ScreenAt path={path} />,
});

const patient = { timeout: 20_000 };
let played: Backend | undefined;
const remember = (backend: Backend) => void (played = backend);

/** Changes Maren's row before the story starts. */
const withMaren =
  (change: object) =>
  ({ context: { state } }: Backend) => {
    const maren = state.characters.get("char-maren-holloway");
    if (maren) state.characters.put({ ...maren, ...change });
  };

/** Older scenes with Maren, the first a minute younger than the second. */
const withScenes =
  (count: number) =>
  ({ context }: Backend) => {
    for (let at = 1; at <= count; at++) {
      const updatedAt = new Date(context.clock.now() - 86_400_000 - at * 60_000).toISOString();
      context.state.threads.put(
        aThread({
          id: `thread-more-${at}`,
          userId: "user-mara",
          characterId: "char-maren-holloway",
          variantId: "var-maren-keeper",
          title: `Scene ${at}`,
          createdAt: updatedAt,
          updatedAt,
        }),
      );
    }
  };

const name = (text = "Maren Holloway") => screen.findByRole("heading", { level: 1, name: text }, patient);
const section = (title: string) => screen.findByRole("region", { name: title }, patient);
const newChat = () => screen.findByRole("link", { name: "New chat" }, patient);
const noOverflow = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const Default = meta.story({
  play: async () => {
    await name();
    await expect(await screen.findByRole("link", { name: /by wren_after_dark/ })).toHaveAttribute(
      "href",
      "/creator/user-wren",
    );
    await expect(await screen.findByRole("link", { name: "Continue the scene" }, patient)).toHaveAttribute(
      "href",
      "/conversation/char-maren-holloway?t=thread-the-light-that-failed",
    );
    await expect(await newChat()).toHaveAttribute("href", "/conversation/char-maren-holloway");
    await expect(await screen.findByRole("button", { name: /^You play\s*Mara$/ })).toBeVisible();
    await expect(screen.getByText("English · Told in the third person")).toBeVisible();
    const figures = within(await screen.findByLabelText("Figures"));
    await expect(figures.getByText("favourites")).toBeVisible();
    const scenes = within(await section("Your scenes together"));
    await expect(await scenes.findByRole("link", { name: "The light that failed" })).toBeVisible();
    const notes = within(await section("From the writer"));
    await expect(await notes.findByText("The Saltmarsh light")).toBeVisible();
    await expect(
      (await within(await section("Others in the same light")).findAllByRole("link")).length,
    ).toBeGreaterThan(0);
    await expect(document.title).toContain("Maren Holloway");
  },
});

/** Pressing a variant puts it in use: picture, line, openings, and what a new chat starts with. */
export const Variants = meta.story({
  parameters: { change: remember },
  play: async () => {
    const lives = within(await section("Other lives"));
    const winter = await lives.findByRole("button", { name: /^Winter log/ });
    await expect(lives.getByRole("button", { name: /Keeper/, pressed: true })).toBeVisible();
    await userEvent.click(winter);
    await expect(await lives.findByRole("button", { name: /Winter log/, pressed: true })).toHaveTextContent("Active");
    await waitFor(() =>
      expect(played?.context.state.choices.get("user-mara.char-maren-holloway")?.variantId).toBe("var-maren-winter"),
    );
    await userEvent.click(await lives.findByRole("button", { name: "Compare" }));
    const dialog = within(await screen.findByRole("dialog", undefined, patient));
    await expect(await dialog.findByText("Playing this one", undefined, patient)).toBeVisible();
  },
});

export const SeveralThreads = meta.story({
  name: "Several threads",
  beforeEach: toastsStay,
  parameters: { change: withScenes(8) },
  play: async () => {
    const scenes = within(await section("Your scenes together"));
    await waitFor(() => expect(scenes.getAllByRole("listitem")).toHaveLength(3), patient);
    await expect(scenes.getAllByRole("listitem")[0]).toHaveTextContent("The light that failed");
    await userEvent.click(await scenes.findByRole("button", { name: "All 9 scenes" }));
    await waitFor(() => expect(scenes.getAllByRole("listitem")).toHaveLength(9));

    // Deleted at once, and taken back.
    await userEvent.click(await scenes.findByRole("button", { name: "Actions for Scene 1" }));
    await chooseItem("Delete");
    await waitFor(() => expect(scenes.queryByRole("link", { name: "Scene 1" })).toBeNull(), patient);
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }, patient));
    await expect(await scenes.findByRole("link", { name: "Scene 1" }, patient)).toBeVisible();

    await userEvent.click(await scenes.findByRole("button", { name: "Actions for Scene 2" }));
    await chooseItem("Rename");
    const dialog = within(await screen.findByRole("dialog", undefined, patient));
    const field = await dialog.findByRole("textbox", undefined, patient);
    await userEvent.clear(field);
    await userEvent.type(field, "The long night");
    await press(await dialog.findByRole("button", { name: /Save|Rename/ }));
    await expect(await scenes.findByRole("link", { name: "The long night" }, patient)).toBeVisible();
  },
});

export const NeverPlayed = meta.story({
  name: "Never played",
  parameters: { change: ({ context: { state } }: Backend) => state.threads.remove("thread-the-light-that-failed") },
  play: async () => {
    await expect(await screen.findByRole("link", { name: "Start a scene" }, patient)).toHaveAttribute(
      "href",
      "/conversation/char-maren-holloway",
    );
    await expect(screen.queryByRole("link", { name: "New chat" })).toBeNull();
    await expect(screen.queryByRole("region", { name: "Your scenes together" })).toBeNull();
  },
});

/** The author's own: private, nothing to follow. */
export const Own = meta.story({
  parameters: { world: "creator", change: withMaren({ accessableTo: "private" }) },
  play: async () => {
    await name();
    await expect(await screen.findByText("Only you can see this", undefined, patient)).toBeVisible();
    await expect(await screen.findByRole("link", { name: "Continue the scene" }, patient)).toBeVisible();
    await expect(screen.queryByRole("button", { name: /Follow/ })).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "More" }));
    await expect(await screen.findByRole("menuitem", { name: "Edit" })).toHaveAttribute(
      "href",
      "/new-character?editId=char-maren-holloway",
    );
    await chooseItem("Export as a card");
    await expect(await screen.findByRole("dialog", { name: /Maren Holloway/ }, patient)).toBeVisible();
  },
});

/** Everything can be read; a chat asks for an account and comes back here. */
export const SignedOut = meta.story({
  name: "Signed out",
  parameters: { world: "signed-out" },
  play: async () => {
    await name();
    const signIn = await screen.findByRole("link", { name: "Sign in to chat" }, patient);
    await expect(signIn).toHaveAttribute("href", expect.stringMatching(/^\/sign-in\?next=.*char-maren-holloway/));
    const categories = screen.getByRole("list", { name: "Categories" }).getBoundingClientRect();
    await expect(categories.top - signIn.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(12);
    await expect(await screen.findByLabelText("Opening 1 of 3", undefined, patient)).toBeVisible();
    await expect(await screen.findByRole("link", { name: "Follow wren_after_dark" }, patient)).toHaveAttribute(
      "href",
      expect.stringContaining("/sign-in?next="),
    );
    const lives = within(await section("Other lives"));
    await userEvent.click(await lives.findByRole("button", { name: /^Winter log/ }));
    await expect(await lives.findByRole("button", { name: /Winter log/, pressed: true })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Favourite" })).toBeNull();
  },
});

export const Blurred = meta.story({
  name: "NSFW blurred",
  parameters: { change: withMaren({ NSFW: true }) },
  play: async () => {
    await name();
    await expect(await screen.findByText("Mature")).toBeVisible();
    await expect(await screen.findByText("Written for adults; pictures are blurred.")).toBeVisible();
    const poster = await screen.findByRole("button", { name: "Open the picture of Maren Holloway" });
    await expect(poster).toBeDisabled();
    await waitFor(() => {
      const image = poster.querySelector("img");
      return expect(image && getComputedStyle(image).filter).toContain("blur");
    });
    await userEvent.click(await screen.findByRole("button", { name: "Show them in the settings" }));
    await expect(await screen.findByRole("dialog", { name: /Preferences|Settings/ }, patient)).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ operation: "getCharacter", delayMs: Infinity }] },
  play: async () => {
    await expect(await screen.findByText("Loading the character", undefined, patient)).toBeInTheDocument();
    await expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  },
});

export const Failed = meta.story({
  name: "Error",
  parameters: { faults: [{ operation: "getCharacter", status: 500 }], change: remember },
  play: async () => {
    await expect(await screen.findByText("This character could not be loaded.", undefined, patient)).toBeVisible();
    played?.context.faults.splice(0);
    await tryAgain();
    await name();
  },
});

/** Each part that could not be loaded is tried again where it stands. */
export const PartsFailed = meta.story({
  name: "Parts failed",
  parameters: {
    faults: [
      { operation: "listOpenings", status: 500 },
      { operation: "listVariants", status: 500 },
      { operation: "listThreads", status: 500 },
      { operation: "getCreator", status: 500 },
      { operation: "listHomeCharacters", status: 500 },
    ],
  },
  play: async () => {
    await name();
    await expect(await screen.findByText("The openings could not be loaded.", undefined, patient)).toBeVisible();
    await expect(await screen.findByText("The variants could not be loaded.", undefined, patient)).toBeVisible();
    await expect(await screen.findByText("Your scenes could not be loaded.", undefined, patient)).toBeVisible();
    await expect(await screen.findByRole("link", { name: "Start a scene" }, patient)).toBeVisible();
  },
});

export const NotFound = meta.story({
  name: "Not found",
  render: () => <ScreenAt path="/character/char-nobody" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "Character not found" }, patient)).toBeVisible();
    await expect(screen.getByRole("link", { name: "Go to home" })).toBeVisible();
  },
});

/** Its creator removed it: one's own scenes stay. */
export const Gone = meta.story({
  parameters: { change: withMaren({ deletedAt: "2026-11-22T10:00:00.000Z" }) },
  play: async () => {
    await name();
    await expect(await screen.findByText(/Removed by its creator/, undefined, patient)).toBeVisible();
    await expect(await screen.findByRole("link", { name: "The light that failed" })).toBeVisible();
    await expect(screen.queryByRole("link", { name: "New chat" })).toBeNull();
  },
});

/** One of a kind is not "1 messages". */
export const OneOfEach = meta.story({
  name: "One of each",
  parameters: { change: withMaren({ messageCount: 1, favouriteCount: 1 }) },
  play: async () => {
    await name();
    const figures = within(await screen.findByLabelText("Figures", undefined, patient));
    await expect(figures.getByText("message")).toBeVisible();
    await expect(figures.getByText("favourite")).toBeVisible();
  },
});

const longName = "Wilhelmina-Konstantinopolitana Hohenau";

export const LongName = meta.story({
  name: "Long name",
  globals: onSmallPhone,
  parameters: {
    change: withMaren({
      name: longName,
      shortMessage: "Donaudampfschifffahrtsgesellschaftskapitänin ".repeat(4).trim(),
    }),
  },
  play: async () => {
    await name(longName);
    await noOverflow();
  },
});

/** The buttons stand at the foot of the window. */
export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await name();
    const go = await screen.findByRole("link", { name: "Continue" }, patient);
    await waitFor(() => expect(go.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 40));
    await expect(go.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await noOverflow();
  },
});
