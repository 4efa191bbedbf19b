import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";
import { brokenBy, isOpen, marenThread, newMarenChat } from "#src/test-support/conversation-steps.ts";

const meta = preview.meta({
  title: "Chat/Header",
  parameters: { world: "free" },
  render: () => <ScreenAt path={marenThread} />,
});

const withVariant =
  (change: Record<string, unknown>) =>
  ({ context: { state } }: Backend) => {
    const variant = state.variants.get("var-maren-keeper");
    if (variant) state.variants.put({ ...variant, ...change });
  };
const withCharacter =
  (change: Record<string, unknown>) =>
  ({ context: { state } }: Backend) => {
    const character = state.characters.get("char-maren-holloway");
    if (character) state.characters.put({ ...character, ...change });
  };
/** The entries of the specification's menu (CHAT-12); a chat with messages also has search, tree and memory. */
const names = (menu: Pick<typeof screen, "getAllByRole">, role: "button" | "menuitem") =>
  menu
    .getAllByRole(role)
    .map((item) => item.textContent)
    .filter((name) => name === null || !["Search in this chat", "Tree of this chat", "Memory"].includes(name));
const title = () => screen.findByRole("heading", { level: 1 });

export const Desktop = meta.story({
  play: async () => {
    await isOpen();
    await expect(await title()).toHaveTextContent("Keeper");
    await expect(screen.getByRole("button", { name: "Swap model: Nightingale Large" })).toBeVisible();
    // Close goes to /home, not back (TRAP-70).
    await expect(screen.getByRole("link", { name: "Close" })).toHaveAttribute("href", "/home");
    await expect(screen.getByRole("link", { name: "Character page" })).toHaveAttribute(
      "href",
      "/character/char-maren-holloway",
    );
  },
});

/** The variant's name takes precedence over the character's (TRAP-74). */
export const VariantName = meta.story({
  name: "Variant name",
  parameters: { change: withVariant({ variantName: "Winter log" }) },
  play: async () => {
    await expect(await title()).toHaveTextContent("Winter log");
  },
});

export const CharacterNameOnly = meta.story({
  name: "Character name only",
  parameters: { change: withVariant({ variantName: " " }) },
  play: async () => {
    await expect(await title()).toHaveTextContent("Maren Holloway");
  },
});

export const Edited = meta.story({
  play: async () => {
    await title();
    await expect(await screen.findByText("(Edited)")).toBeVisible();
  },
});

export const NotEdited = meta.story({
  name: "Not edited",
  parameters: { change: withCharacter({ edited: false }) },
  play: async () => {
    await title();
    await expect(screen.queryByText("(Edited)")).toBeNull();
  },
});

const longTagline =
  "Keeper of a light that has gone out for the first time in forty years, and that nobody dares to mend";
export const LongTaglineWithTooltip = meta.story({
  name: "Long tagline with tooltip",
  parameters: { change: withVariant({ variantTagline: longTagline }) },
  play: async () => {
    const tagline = await screen.findByText(longTagline);
    await userEvent.hover(tagline);
    await expect(await screen.findByRole("tooltip")).toHaveTextContent(longTagline);
  },
});

export const NoTagline = meta.story({
  name: "No tagline",
  parameters: {
    change: (backend: Backend) => (
      withVariant({ variantTagline: null })(backend),
      withCharacter({ shortMessage: null })(backend)
    ),
  },
  play: async () => {
    await expect(await title()).toBeVisible();
    await expect(screen.queryByText(/Keeper of a light/)).toBeNull();
  },
});

export const MobileFirstTimeHint = meta.story({
  name: "Mobile first time hint",
  globals: onMobile,
  play: async () => {
    await expect(await screen.findByText("Tap for Char Settings")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(screen.queryByText("Tap for Char Settings")).toBeNull());
    await expect(localStorage.getItem("app.seen.charSettings")).toBe("true");
  },
});

export const MobileHintDismissed = meta.story({
  name: "Mobile hint dismissed",
  globals: onMobile,
  parameters: { stored: { "app.seen.charSettings": "true" } },
  play: async () => {
    await isOpen();
    await expect(screen.queryByText("Tap for Char Settings")).toBeNull();
  },
});

export const MobileSettingsSheet = meta.story({
  name: "Mobile settings sheet",
  globals: onMobile,
  play: async () => {
    await isOpen();
    await userEvent.click(await screen.findByRole("button", { name: "Settings of Keeper" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Keeper" }));
    await expect(sheet.getByText("(Edited)")).toBeVisible();
    await expect(sheet.getByText(/Keeper of a light/)).toBeVisible();
    // The items of the header's menu, and no report (RES-20).
    await expect(names(sheet, "button")).toEqual(["Select Character Variants", "Model Settings"]);
    await expect(sheet.getByRole("link", { name: /Character page$/ })).toHaveAttribute(
      "href",
      "/character/char-maren-holloway",
    );
    // A tap on the icon closes the hint too (GAP-16).
    await expect(localStorage.getItem("app.seen.charSettings")).toBe("true");
  },
});

/** The thread's count plus one (CHAT-11, TRAP-19). */
export const MenuOpenWithThread = meta.story({
  name: "Menu open with thread",
  play: async () => {
    await isOpen();
    await userEvent.click(within(screen.getByRole("main")).getByRole("button", { name: "Menu" }));
    const menu = within(await screen.findByRole("menu"));
    await expect(menu.getByText("3 messages")).toBeVisible();
    await expect(names(menu, "menuitem")).toEqual(["Select Character Variants", "Model Settings"]);
  },
});

export const MenuOpenWithoutThread = meta.story({
  name: "Menu open without thread",
  render: () => <ScreenAt path={newMarenChat} />,
  play: async () => {
    await title();
    await userEvent.click(await within(screen.getByRole("main")).findByRole("button", { name: "Menu" }));
    await expect(within(await screen.findByRole("menu")).getByText("1 message")).toBeVisible();
  },
});

export const ModelSwappedIndicator = meta.story({
  name: "Model swapped indicator",
  play: async () => {
    await isOpen();
    await userEvent.click(await screen.findByRole("button", { name: "Swap model: Nightingale Large" }));
    await userEvent.click(await screen.findByRole("button", { name: /^Heron/ }));
    await expect(await screen.findByRole("img", { name: "Model changed" })).toBeVisible();
    await expect(await screen.findByRole("button", { name: "Swap model: Heron" })).toBeVisible();
    // For about 4 s (CONST-24); use-brief-flag.test.tsx checks the duration.
    await waitFor(() => expect(screen.queryByRole("img", { name: "Model changed" })).toBeNull(), { timeout: 20_000 });
  },
});

export const Loading = meta.story({
  parameters: { faults: brokenBy("getCharacter", { delayMs: Infinity }) },
  play: async () => {
    await expect(await screen.findByText("Loading the conversation")).toBeInTheDocument();
    await expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  },
});
