import { fn, screen, spyOn, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { openDialog } from "#src/client-state/dialogs.ts";
import { marenThread, withLastReply } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { failing } from "#src/test-support/lasting-faults.ts";
import { chooseItem, onMobile } from "#src/test-support/story-steps.tsx";

const line = "“Nobody rows out for a dead light.” *Her thumb finds the crack as if it had always known the way.*";

const meta = preview.meta({
  title: "App shell/Command palette",
  parameters: { world: "free", change: withLastReply(line) },
  render: () => <ScreenAt path="/terms" />,
});

const patient = { timeout: 20_000 };
const field = () => screen.findByRole("combobox", { name: /^A chat, a character/ }, patient);
const option = (name: string | RegExp) => screen.findByRole("option", { name }, patient);
const active = () => document.querySelector("[role=option][aria-selected=true]");
const isActive = (name: string | RegExp) => waitFor(() => expect(active()).toHaveAccessibleName(name), patient);
const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patient);

async function open() {
  await screen.findByRole("button", { name: /^(Go to anything|Find a person)/ }, patient);
  await userEvent.keyboard("{Control>}k{/Control}");
  const input = await field();
  await waitFor(() => expect(input).toHaveFocus());
  return input;
}
async function search(text: string) {
  const input = await open();
  await userEvent.type(input, text);
  return input;
}

/** The way in is to be seen, and nothing is open. */
export const Closed = meta.story({
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Go to anything" }, patient)).toBeVisible();
    await expect(screen.queryByRole("combobox")).toBeNull();
  },
});

/** By Ctrl+K and by its button; recent chats and the usual actions. The same keys close it, and the focus is back. */
export const Open = meta.story({
  play: async () => {
    const button = await screen.findByRole("button", { name: "Go to anything" }, patient);
    await userEvent.click(button);
    await field();
    const chats = await screen.findByRole("group", { name: "Recent chats" }, patient);
    await waitFor(() => expect(within(chats).getAllByRole("option").length).toBeGreaterThan(1), patient);
    await option("Create a Character");
    await option("Change theme");
    await option("Settings");
    await userEvent.keyboard("{Control>}k{/Control}");
    await isGone();
    await waitFor(() => expect(button).toHaveFocus());
    await open();
    await userEvent.keyboard("{Escape}");
    await isGone();
  },
});

/** Opened over a menu it closes that, and the focus returns to the menu's button. */
export const OverAMenu = meta.story({
  name: "Over a menu",
  play: async () => {
    const button = await screen.findByRole("button", { name: "Account" }, patient);
    await userEvent.click(button);
    const menu = await screen.findByRole("menu", { name: "Account" }, patient);
    await waitFor(() => expect(menu).toHaveFocus(), patient);
    await userEvent.keyboard("{Control>}k{/Control}");
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus(), patient);
    await waitFor(() => expect(screen.queryByRole("menu", { hidden: true })).toBeNull(), patient);
    await userEvent.keyboard("{Escape}");
    await isGone();
    await waitFor(() => expect(screen.getByRole("button", { name: "Account" })).toHaveFocus(), patient);
  },
});

/** Chats, words that were said, characters, pages and actions, each in its group, and how many there are is said. */
export const Results = meta.story({
  play: async () => {
    await search("light");
    await expect(await screen.findByText(/^\d+ results$/, {}, patient)).toBeInTheDocument();
    for (const name of ["Recent chats", "In my messages", "Actions"])
      await expect(await screen.findByRole("group", { name }, patient)).toBeVisible();
    const light = await option("Change theme to Light");
    await expect(within(light).getByText("Light").tagName).toBe("MARK");
    await isActive(/The light that failed/);
  },
});

/** Arrows walk and wrap, Tab leaps from group to group and out behind the last; Enter opens. */
export const Keyboard = meta.story({
  play: async () => {
    await search("theme");
    await option("Change theme to Soft Pink");
    await screen.findByText(/^\d+ results?$/, {}, patient);
    const first = active();
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(active()).toBe(screen.getAllByRole("option").at(-1)));
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(active()).toBe(first));
    await userEvent.clear(await field());
    await screen.findByRole("group", { name: "Recent chats" }, patient);
    await userEvent.tab();
    await isActive("Create a Character");
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(active()).toBe(screen.getAllByRole("option")[0]));
    await userEvent.type(await field(), "soft pink");
    await isActive("Change theme to Soft Pink");
    await userEvent.keyboard("{Enter}");
    await isGone();
    await waitFor(() => expect(document.documentElement).toHaveAttribute("data-theme", "roseTheme"));
  },
});

/** Enter on a line opens its chat at that very line. */
export const MessageOpened = meta.story({
  name: "Message opened",
  play: async () => {
    await search("rows out for a dead");
    await isActive(/rows out for a dead/);
    await userEvent.keyboard("{Enter}");
    await isGone();
    await waitFor(
      () => expect(document.activeElement?.closest("article")).toHaveTextContent(/rows out for a dead light/),
      patient,
    );
  },
});

/** With Ctrl a new tab is opened, and the palette stays for the next. */
export const InANewTab = meta.story({
  name: "In a new tab",
  play: async () => {
    const opened = spyOn(window, "open").mockImplementation(fn());
    await search("my favourites");
    await isActive("My Favourites");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(opened).toHaveBeenCalledWith("/myfavourite", "_blank", "noopener"));
    await waitFor(async () => expect(await field()).toHaveFocus());
    opened.mockRestore();
  },
});

/** The words stay, and one row leads on: to the search of everything. */
export const NoResult = meta.story({
  name: "No result",
  play: async () => {
    const input = await search("xylograph");
    const [title] = await screen.findAllByText("Nothing by that name", { selector: "p" }, patient);
    await expect(title).toBeVisible();
    await expect(input).toHaveValue("xylograph");
    await expect(screen.getAllByRole("option")).toHaveLength(1);
    await isActive("Search everything for “xylograph”");
    await userEvent.keyboard("{Enter}");
    await expect(
      await screen.findByRole("combobox", { name: "Names, creators, what they are about" }, patient),
    ).toHaveValue("xylograph");
  },
});

const unsearchable = failing("searchMessages");

/** What fails is a row of its group and is tried again from there; the rest answers meanwhile. */
export const MessagesFail = meta.story({
  name: "Messages fail",
  parameters: {
    change(backend: Backend) {
      withLastReply(line)(backend);
      unsearchable.begin(backend);
    },
  },
  play: async () => {
    await search("light");
    await screen.findAllByText(/^\d+ results?$/, {}, patient);
    const again = await option("Your messages could not be searched. Try again");
    await expect(await option(/^The light that failed/)).toBeVisible();
    unsearchable.end();
    await userEvent.click(again);
    await waitFor(() => expect(screen.queryByText(/could not be searched/)).toBeNull(), patient);
    await expect(await screen.findByRole("group", { name: "In my messages" }, patient)).toBeVisible();
  },
});

/** The room of the lines is kept while they are on their way. */
export const Searching = meta.story({
  parameters: { faults: [{ operation: "searchMessages", delayMs: Infinity }] },
  play: async () => {
    await search("light");
    const group = await screen.findByRole("group", { name: "In my messages" }, patient);
    await waitFor(() => expect(group).toHaveAttribute("aria-busy", "true"));
    await expect(await option(/^The light that failed/)).toBeVisible();
    await expect(screen.getByText("Searching")).toBeInTheDocument();
  },
});

/** Enter belongs to an input method while it composes a word. */
export const Composing = meta.story({
  play: async () => {
    const input = await search("soft pink");
    await isActive("Change theme to Soft Pink");
    for (const init of [{ isComposing: true }, { keyCode: 229 }])
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...init }));
    await expect(screen.getByRole("dialog")).toBeVisible();
    await expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  },
});

const longName = "Sør-Émile " + "von der Leuchtturmwärterinnengesellschaft ".repeat(2).trim();
/** A name with accents is found without them; a long one stays within its row, and is whole where it is active. */
export const LongName = meta.story({
  name: "Long name",
  parameters: {
    change({ context: { state } }: Backend) {
      const thread = state.threads.find(({ characterId }) => characterId === "char-maren-holloway");
      if (thread) state.threads.put({ ...thread, title: longName.slice(0, 60) });
    },
  },
  globals: onMobile,
  play: async () => {
    await screen.findByRole("button", { name: "Account" }, patient);
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.type(await field(), "emile");
    await isActive(/^Sør-Émile/);
    const dialog = screen.getByRole("dialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** On a phone it is in the account's menu, fills the screen, and chips narrow it down. */
/** A scope that shows nothing before words are typed says so; with All the chats and actions are back. */
export const MobileScopeWithoutWords = meta.story({
  name: "Mobile scope without words",
  globals: onMobile,
  play: async () => {
    await screen.findByRole("button", { name: "Account" }, patient);
    openDialog("palette", {});
    await field();
    await screen.findByRole("group", { name: "Recent chats" }, patient);
    await expect(screen.queryByText("Type a name or a word")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Messages" }));
    await expect(await screen.findByText("Type a name or a word")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "All" }));
    await waitFor(() => expect(screen.queryByText("Type a name or a word")).toBeNull());
    await expect(await option("Settings")).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Account" }, patient));
    const menu = await screen.findByRole("menu", { name: "Account" }, patient);
    await waitFor(() => expect(menu).toHaveFocus(), patient);
    await chooseItem("Go to anything");
    await userEvent.type(await field(), "light");
    await screen.findByRole("group", { name: "In my messages" }, patient);
    await userEvent.click(screen.getByRole("button", { name: "Messages" }));
    await waitFor(() => expect(screen.queryByRole("group", { name: "Actions" })).toBeNull());
    await expect(screen.getByRole("group", { name: "In my messages" })).toBeVisible();
  },
});

/** A visitor goes to pages and changes the theme; nothing is asked of the server. */
export const SignedOut = meta.story({
  name: "Signed out",
  parameters: { world: "signed-out" },
  play: async () => {
    await search("sign in");
    await option("Sign In");
    await expect(screen.queryByRole("group", { name: "In my messages" })).toBeNull();
    await userEvent.clear(await field());
    await userEvent.type(await field(), "crystal");
    await option("Change theme to Crystal Blue");
  },
});

/** `?` lists every shortcut there is; what needs one key alone can be switched off, and then is not heard. */
export const ShortcutsSheet = meta.story({
  name: "Shortcuts sheet",
  play: async () => {
    await screen.findByRole("button", { name: "Go to anything" }, patient);
    await userEvent.keyboard("?");
    const sheet = within(await screen.findByRole("dialog", { name: "Shortcuts" }, patient));
    await expect(sheet.getByRole("heading", { name: "In a chat" })).toBeVisible();
    await expect(sheet.getByText("Try the line again")).toBeVisible();
    const single = sheet.getByRole("switch", { name: "Single-key shortcuts" });
    await expect(single).toBeChecked();
    await userEvent.click(single);
    await expect(await sheet.findByText("Try the line again (off)")).toBeVisible();
    await expect(localStorage.getItem("app.singleKeys")).toBe("false");
    await userEvent.keyboard("{Escape}");
    await isGone();
    await userEvent.keyboard("?");
    await userEvent.keyboard("{Control>}k{/Control}");
    await field();
    await expect(screen.queryByRole("dialog", { name: "Shortcuts" })).toBeNull();
  },
});

/** G then H goes home; the same letters typed into a field stay letters. */
export const LettersGo = meta.story({
  name: "Letters go",
  render: () => <ScreenAt path="/global-search" />,
  play: async () => {
    const box = await screen.findByRole("combobox", { name: "Names, creators, what they are about" }, patient);
    await userEvent.type(box, "gh");
    await expect(box).toHaveValue("gh");
    box.blur();
    await userEvent.keyboard("gh");
    await expect(await screen.findByText(/^Previously, with/, {}, patient)).toBeVisible();
  },
});

/** In a chat: R writes the newest reply again, B branches from the row in focus. */
export const InAChat = meta.story({
  name: "In a chat",
  render: () => <ScreenAt path={marenThread} />,
  play: async () => {
    const log = await screen.findByRole("log", {}, patient);
    await waitFor(() => expect(screen.getAllByRole("article").length).toBeGreaterThan(2), patient);
    log.focus();
    await userEvent.keyboard("r");
    await expect(await screen.findByRole("status", { name: "Version 4 of 4" }, patient)).toBeVisible();
  },
});

/** Staff go to a section of the back office from anywhere; others are not told of it. */
export const BackOffice = meta.story({
  name: "Back office",
  parameters: { world: "admin" },
  render: () => <ScreenAt path="/admin/users" />,
  play: async () => {
    await search("back office");
    await option("Back office: Overview");
    await userEvent.click(await option("Back office: Reports"));
    await expect(await screen.findByRole("heading", { level: 1, name: "Reports" }, patient)).toBeVisible();
  },
});
