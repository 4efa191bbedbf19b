import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { texts as common } from "#src/domain/texts.ts";
import { withUser } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { held } from "#src/test-support/lasting-faults.ts";
import { fillIn, onMobile, onSmallPhone, press, toastsStay, tryAgain } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/Global search",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/global-search" />,
});

/** Names on the posters, in order. Read from the DOM, since role queries are slow with many cards. */
const names = () =>
  Array.from(
    document.querySelectorAll("main [data-part=caption]"),
    (one) => one.querySelector("bdi")?.textContent ?? "",
  );
const box = () => screen.findByRole("combobox", { name: "Names, creators, what they are about" });
const filters = async () => within(await screen.findByRole("group", { name: "Categories" }));

export const EmptyText = meta.story({
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Who are you looking for" })).toBeVisible();
    await waitFor(() => expect(names()).toHaveLength(12));
    await expect(await screen.findByText("12 found")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Save this search" })).toHaveAttribute("aria-disabled", "true");
  },
});

/** What is typed finds; a suggestion is chosen by keyboard; the latest search is remembered, one is saved. */
export const Results = meta.story({
  play: async () => {
    const field = await box();
    await userEvent.type(field, "wren");
    await waitFor(() => expect(names()).toContain("Thessaly Wren"));
    await waitFor(() => expect(names().length).toBeLessThan(12));
    await expect(await screen.findByRole("option", { name: /Thessaly Wren/ })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "maren");
    await expect(await screen.findByRole("option", { name: /Maren Holloway/ })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    await expect(field).toHaveAttribute("aria-activedescendant");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(field).toHaveValue("Maren Holloway"));
    await waitFor(() => expect(names()).toEqual(["Maren Holloway"]));
    await expect(await screen.findByRole("link", { name: "Maren Holloway, searched before" })).toBeVisible();

    await press(await screen.findByRole("button", { name: "Save this search" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Save this search" }));
    await expect(dialog.getByLabelText(/^Name/)).toHaveValue("Maren Holloway");
    await fillIn("Name", "The keeper");
    await press(await dialog.findByRole("button", { name: "Save" }));
    await expect(await screen.findByRole("link", { name: "The keeper" })).toBeVisible();
  },
});

const reading = held("getSearchMemory");

/** Whoever searches before the earlier searches have been read finds this one among them. */
export const SearchedAtOnce = meta.story({
  name: "Searched at once",
  parameters: { change: reading.begin },
  play: async () => {
    await userEvent.type(await box(), "wren{Enter}");
    await waitFor(() => expect(names()).toContain("Thessaly Wren"));
    await expect(screen.queryByRole("link", { name: "wren, searched before" })).toBeNull();
    reading.end();
    await expect(await screen.findByRole("link", { name: "wren, searched before" })).toBeVisible();
  },
});

/** Who is not wanted leaves at once, with Undo. */
export const NotInterested = meta.story({
  beforeEach: toastsStay,
  play: async () => {
    await waitFor(() => expect(names()).toContain("Maren Holloway"));
    await userEvent.click(await screen.findByRole("button", { name: "Actions for Maren Holloway" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Not interested" }));
    await waitFor(() => expect(names()).not.toContain("Maren Holloway"));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(names()).toContain("Maren Holloway"));
  },
});

export const Creators = meta.story({
  render: () => <ScreenAt path="/global-search?tab=creators" />,
  play: async () => {
    const list = within(await screen.findByRole("list", { name: "Creators" }));
    await expect(await list.findByText("wren_after_dark")).toBeVisible();
    await userEvent.type(await box(), "nobody at all");
    await expect(await screen.findByRole("heading", { name: "Nobody by that name" })).toBeVisible();
  },
});

/** Categories are of characters: a suggested one leads to them, and the field goes on being typed in once it is cleared. */
export const CategorySuggested = meta.story({
  name: "Category suggested",
  render: () => <ScreenAt path="/global-search?tab=creators" />,
  play: async () => {
    await userEvent.type(await box(), "myst");
    await userEvent.click(await screen.findByRole("option", { name: /^Mystery/ }));
    await expect(await screen.findByRole("tab", { name: /^Characters/, selected: true })).toBeVisible();
    await expect(await screen.findByRole("button", { name: "Clear Mystery" })).toBeVisible();
    await userEvent.type(await box(), "maren");
    await userEvent.click(await screen.findByRole("button", { name: "Clear the search" }));
    await waitFor(async () => expect(await box()).toHaveFocus());
    await expect(await box()).toHaveValue("");
  },
});

export const Worlds = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole("tab", { name: /^Worlds/ }));
    const list = within(await screen.findByRole("list", { name: "Worlds" }, { timeout: 20_000 }));
    const [first] = await list.findAllByRole("link");
    await expect(first).toHaveAttribute("href", expect.stringMatching(/^\/lorebooks\/./));
    await userEvent.type(await box(), "no world at all");
    await expect(
      await screen.findByRole("heading", { name: "No world by that name" }, { timeout: 20_000 }),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ operation: "searchCharacters", delayMs: Infinity }] },
  play: async () => {
    await expect((await within(await screen.findByRole("main")).findAllByText("Loading"))[0]).toBeInTheDocument();
    await expect(names()).toEqual([]);
    await expect(await box()).toBeEnabled();
  },
});

/** Each filter that hides something can be taken away, with how many that would bring. */
export const NoResult = meta.story({
  render: () => <ScreenAt path={`/global-search?q=maren&out=${JSON.stringify(["cat-mystery"])}`} />,
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "Nothing by that name" })).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: /^Without Mystery, \d+ found$/ }));
    await waitFor(() => expect(names()).toEqual(["Maren Holloway"]));
    await expect(await box()).toHaveFocus();
  },
});

export const Failed = meta.story({
  name: "Error",
  parameters: { faults: [{ operation: "searchCharacters", status: 500, times: 1 }] },
  play: async () => {
    await expect(await screen.findByText(common.states.listFailed)).toBeVisible();
    await tryAgain();
    await waitFor(() => expect(names()).toHaveLength(12));
  },
});

/** Off, include, leave out, off; the same state above the results, and in the address. */
export const IncludedAndExcludedCategories = meta.story({
  name: "Included and excluded categories",
  play: async () => {
    await waitFor(() => expect(names()).toHaveLength(12));
    const chips = await filters();
    await userEvent.click(await chips.findByRole("button", { name: "Cosy" }));
    await expect(await chips.findByRole("button", { name: "Cosy, selected" })).toBeVisible();
    await waitFor(() => expect(names().length).toBeLessThan(12));
    const included = names();
    await userEvent.click(await chips.findByRole("button", { name: "Cosy, selected" }));
    await expect(await chips.findByRole("button", { name: "Cosy, excluded" })).toBeVisible();
    await waitFor(() => expect(names().some((name) => included.includes(name))).toBe(false));
    const inUse = within(screen.getByRole("group", { name: "Filters in use" }));
    await userEvent.click(await inUse.findByRole("button", { name: "Clear Cosy" }));
    await waitFor(() => expect(names()).toHaveLength(12));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "favourites");
    await waitFor(() => expect(names()[0]).toBe("Kaelith of the Ninth Gate"));
  },
});

const inGerman = ({ context: { state } }: Backend) => {
  const maren = state.characters.get("char-maren-holloway")!;
  state.characters.put({ ...maren, language: "de", pointOfView: "firstPerson" });
};

/** What authors say of their characters narrows the search, is counted, named above the results and cleared there. */
export const LanguageAndPerson = meta.story({
  name: "Language and person",
  parameters: { change: inGerman },
  play: async () => {
    await waitFor(() => expect(names()).toHaveLength(12));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), "German");
    await waitFor(() => expect(names()).toEqual(["Maren Holloway"]));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Told in" }), "Second person");
    await expect(await screen.findByRole("heading", { name: "Nothing by that name" })).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Without Second person, 1 found" }));
    await waitFor(() => expect(names()).toEqual(["Maren Holloway"]));
    await expect(screen.getByRole("combobox", { name: "Told in" })).toHaveDisplayValue("Any person");
    const inUse = within(screen.getByRole("group", { name: "Filters in use" }));
    await userEvent.click(await inUse.findByRole("button", { name: "Clear German" }));
    await waitFor(() => expect(names()).toHaveLength(12));
  },
});

/** The address says which are in use; what is no language is none. */
export const FiltersOfTheAddress = meta.story({
  name: "Filters of the address",
  parameters: { change: inGerman },
  render: () => <ScreenAt path="/global-search?lang=de&person=klingon" />,
  play: async () => {
    await waitFor(() => expect(names()).toEqual(["Maren Holloway"]));
    await expect(screen.getByRole("combobox", { name: "Language" })).toHaveDisplayValue("German");
    await expect(screen.getByRole("combobox", { name: "Told in" })).toHaveDisplayValue("Any person");
    await expect(await screen.findByRole("tab", { name: "Characters 1" })).toBeVisible();
    await expect(await screen.findByRole("tab", { name: /^Creators \d+$/ })).toBeVisible();
    await expect(await screen.findByRole("tab", { name: /^Worlds \d+$/ })).toBeVisible();
  },
});

export const NsfwOff = meta.story({
  name: "NSFW off",
  parameters: { change: withUser({ NSFW: false }) },
  play: async () => {
    const toggle = await screen.findByRole("switch", { name: "Show adult characters" });
    await expect(toggle).toBeDisabled();
    await expect(toggle).not.toBeChecked();
    await expect(screen.getByText("Adult characters are off in your settings.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Change it in your settings" }));
    await userEvent.click(await screen.findByRole("switch", { name: "NSFW" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(screen.getByRole("switch", { name: "Show adult characters" })).toBeChecked();
    await expect(screen.queryByText("Adult characters are off in your settings.")).toBeNull();
  },
});

export const Long = meta.story({
  globals: onSmallPhone,
  parameters: {
    world: "crowded",
    change: ({ context: { state } }: Backend) => {
      for (const character of [...state.characters.all()].slice(0, 400))
        state.characters.put({ ...character, name: "Maximiliana Featherstonehaugh-Cholmondel" });
    },
  },
  // As many pages as the address says, then one more.
  render: () => <ScreenAt path="/global-search?page=2" />,
  play: async () => {
    await waitFor(() => expect(names()).toHaveLength(24));
    await userEvent.click(await screen.findByRole("button", { name: "Load more" }));
    await waitFor(() => expect(names()).toHaveLength(36));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const SignedOut = meta.story({
  name: "Signed out",
  parameters: { world: "signed-out" },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Who are you looking for" })).toBeVisible();
    const main = within(screen.getByRole("main"));
    await expect(main.getByRole("link", { name: "Sign In" })).toHaveAttribute(
      "href",
      expect.stringContaining("/sign-in?next="),
    );
    await expect(main.queryByRole("combobox")).toBeNull();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await waitFor(() => expect(names()).toHaveLength(12));
    // Beside the field, not on a row of its own.
    const save = screen.getByRole("button", { name: "Save this search" }).getBoundingClientRect();
    const field = (await box()).getBoundingClientRect();
    await expect(save.left).toBeGreaterThanOrEqual(field.right);
    await expect(save.top).toBeLessThan(field.bottom);
    await userEvent.click(await screen.findByRole("button", { name: "Filters" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
    await userEvent.click(await sheet.findByRole("button", { name: "Cosy" }));
    await waitFor(() => expect(names().length).toBeLessThan(12));
    await press(await sheet.findByRole("button", { name: /^Show \d+$/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await screen.findByRole("button", { name: "Filters, 1" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
