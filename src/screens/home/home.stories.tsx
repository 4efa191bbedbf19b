import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { messages } from "#src/domain/messages.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { failing } from "#src/test-support/lasting-faults.ts";
import { userIsKnown } from "#src/test-support/screens.ts";
import { withUser } from "#src/test-support/conversation-steps.ts";
import { onMobile, onSmallPhone, tryAgain } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/Home",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/home" />,
});

const cast = () => screen.findByRole("heading", { level: 2, name: "Tonight’s cast" });
/** Names on the posters, in order. Read from the DOM, since role queries are slow with many cards. */
async function names(): Promise<string[]> {
  const read = () =>
    Array.from(
      document.querySelectorAll("main [data-part=caption]"),
      (one) => one.querySelector("bdi")?.textContent ?? "",
    );
  await waitFor(() => expect(read().length).toBeGreaterThan(0));
  return read();
}

export const Default = meta.story({
  play: async () => {
    await cast();
    await expect(await screen.findByText("Previously, with Maren Holloway")).toBeVisible();
    await expect(screen.getByRole("link", { name: "Pick up the scene" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/conversation\/[^?]+\?t=/),
    );
    await expect(screen.getByRole("link", { name: "New chat" })).toHaveAttribute(
      "href",
      expect.not.stringContaining("?"),
    );
    await expect((await names()).length).toBeGreaterThan(5);
    await expect(screen.getByRole("button", { name: "Default", pressed: true })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: {
    faults: [
      { operation: "listHomeCharacters", delayMs: Infinity },
      { operation: "listRecentChats", delayMs: Infinity },
    ],
  },
  play: async () => {
    await cast();
    await waitFor(() => expect(document.querySelector("[aria-busy=true]")).not.toBeNull());
    await expect((await screen.findAllByText("Loading")).length).toBeGreaterThan(0);
  },
});

export const Empty = meta.story({
  parameters: {
    change: ({ context: { state } }: Backend) => {
      for (const character of state.characters.filter(() => true)) state.characters.remove(character.id);
      for (const thread of state.threads.filter(() => true)) state.threads.remove(thread.id);
    },
  },
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "Nobody on stage yet" })).toBeVisible();
    await expect(screen.queryByText(/Previously/)).toBeNull();
  },
});

const unreadable = failing("listHomeCharacters", { status: 500, body: "<h1>Oops</h1>", contentType: "text/html" });

export const Failed = meta.story({
  name: "Error",
  parameters: { change: unreadable.begin },
  play: async () => {
    await expect(await screen.findByText("This could not be loaded.")).toBeVisible();
    await expect(screen.queryByText("Oops")).toBeNull();
    await tryAgain();
    await expect(await screen.findByText("This could not be loaded.")).toBeVisible();
    await tryAgain(unreadable);
    await expect((await names()).length).toBeGreaterThan(5);
  },
});

export const Long = meta.story({
  parameters: { world: "crowded" },
  play: async () => {
    const before = await names();
    await userEvent.click(await screen.findByRole("button", { name: "Load more" }));
    await waitFor(async () => expect((await names()).length).toBeGreaterThan(before.length));
    const after = await names();
    await expect(after.slice(0, before.length)).toEqual(before);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

let played: Backend | undefined;

/** The next page fails: the list stays, and the button retries. */
export const MoreFailed = meta.story({
  parameters: { world: "crowded", change: (backend: Backend) => void (played = backend) },
  play: async () => {
    const before = await names();
    played?.context.faults.push({ operation: "listHomeCharacters", status: 500, times: 1 });
    await userEvent.click(await screen.findByRole("button", { name: "Load more" }));
    await expect(await screen.findByText("More could not be loaded.")).toBeVisible();
    await expect(await names()).toEqual(before);
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await waitFor(async () => expect((await names()).length).toBeGreaterThan(before.length));
  },
});

const categories = () => screen.findByRole("group", { name: "Categories" });

/** Filters by a category; a second press shows all. The order stays. */
export const OfOneCategory = meta.story({
  render: () => <ScreenAt path="/home?order=popularTotal" />,
  play: async () => {
    const everybody = await names();
    const chips = within(await categories());
    const chip = chips.getByRole("button", { name: "Cosy" });
    await userEvent.click(chip);
    await waitFor(async () => expect((await names()).length).toBeLessThan(everybody.length));
    const few = await names();
    await expect(everybody.filter((name) => few.includes(name))).toEqual(few);
    await expect(chips.getByRole("button", { pressed: true })).toBe(chip);
    await expect(screen.getByRole("button", { name: "Popular of all time", pressed: true })).toBeVisible();
    await userEvent.click(chip);
    await waitFor(async () => expect(await names()).toEqual(everybody));
  },
});

/** A button shows the other categories; an empty one offers the way back. */
export const MoreCategories = meta.story({
  play: async () => {
    await names();
    const chips = within(await categories());
    const few = chips.getAllByRole("button").length;
    await userEvent.click(await chips.findByRole("button", { name: "More categories", expanded: false }));
    const less = await chips.findByRole("button", { name: "Fewer categories", expanded: true });
    await expect(chips.getAllByRole("button").length).toBeGreaterThan(few);
    const empty = chips.getByRole("button", { name: "Western" });
    await userEvent.click(empty);
    await expect(await screen.findByRole("heading", { name: "Nobody on stage yet" })).toBeVisible();
    await userEvent.click(less);
    await expect(chips.getByRole("button", { pressed: true })).toBe(empty);
    await userEvent.click(await screen.findByRole("button", { name: "Show everyone" }));
    await expect((await names()).length).toBeGreaterThan(5);
    await expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    await expect(chips.queryByRole("button", { pressed: true })).toBeNull();
  },
});

/** If the other categories fail to load an error shows, and the button retries. */
export const MoreCategoriesFailed = meta.story({
  parameters: { faults: [{ operation: "listCategories", status: 400, times: 1 }] },
  play: async () => {
    await names();
    const more = await within(await categories()).findByRole("button", { name: "More categories" });
    await userEvent.click(more);
    await expect(await screen.findByText(messages.categories.listFailed)).toBeVisible();
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(more);
    await waitFor(() => expect(more).toHaveAttribute("aria-expanded", "true"));
  },
});

export const SignedOut = meta.story({
  parameters: { world: "signed-out" },
  play: async () => {
    await cast();
    const [first] = await names();
    await expect(await screen.findByRole("heading", { level: 2, name: first as string })).toBeVisible();
    await expect(screen.getAllByRole("link", { name: "Sign In" }).length).toBeGreaterThan(0);
    await expect(screen.queryByRole("button", { name: "Account" })).toBeNull();
    await userEvent.click(await screen.findByRole("link", { name: "Start the scene" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Back to your scene" })).toBeVisible();
  },
});

export const Free = meta.story({
  play: async () => {
    await cast();
    await userIsKnown();
    await expect(screen.getByRole("link", { name: "Try Pro!" })).toHaveAttribute("href", "/subscription");
  },
});

export const Paid = meta.story({
  parameters: { world: "paid" },
  play: async () => {
    await cast();
    await userIsKnown();
    await expect(screen.queryByRole("link", { name: "Try Pro!" })).toBeNull();
  },
});

/** No recent chats: the first character of the list is featured. */
export const NoHistory = meta.story({
  parameters: { world: "fresh", change: withUser({ onBoarding: false }) },
  play: async () => {
    await expect(await screen.findByText("Tonight on stage")).toBeVisible();
    await expect(screen.getByRole("link", { name: "Start the scene" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/conversation\//),
    );
  },
});

/** A group without a name is called by its members, once. */
export const PreviouslyGroup = meta.story({
  name: "Previously a group",
  parameters: { world: "groups" },
  play: async () => {
    const title = await screen.findByRole("heading", { level: 2, name: /^Thessaly Wren, Bruno Castellane/ });
    await expect(title.closest("section")).toHaveTextContent(/^PreviouslyThessaly Wren,/);
    await expect(screen.getByRole("link", { name: "Pick up the scene" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/group-chatting\?/),
    );
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await cast();
    await expect(await screen.findByText("Previously, with Maren Holloway")).toBeVisible();
    await names();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The longest name a character can have, without a space: it stays within the hero. */
export const LongName = meta.story({
  name: "Long name",
  globals: onSmallPhone,
  parameters: {
    change: ({ context: { state } }: Backend) => {
      const maren = state.characters.get("char-maren-holloway");
      if (maren) state.characters.put({ ...maren, name: "W".repeat(40) });
    },
  },
  play: async () => {
    const kicker = await screen.findByText(/^Previously, with W+$/);
    const hero = kicker.closest("section") as HTMLElement;
    await expect(kicker.scrollWidth).toBeLessThanOrEqual(kicker.clientWidth);
    await expect(kicker.getBoundingClientRect().right).toBeLessThan(hero.getBoundingClientRect().right);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A chip changes the order, which is kept in the address. */
async function choose(label: string) {
  await names();
  await userEvent.click(await screen.findByRole("button", { name: label }));
  await expect(await screen.findByRole("button", { name: label, pressed: true })).toBeVisible();
  return names();
}

export const OrderDefault = meta.story({
  render: () => <ScreenAt path="/home?order=popularTotal" />,
  play: async () => {
    await expect((await choose("Default")).length).toBeGreaterThan(5);
  },
});
export const OrderFavouriteCreators = meta.story({
  play: async () => {
    await expect((await choose("Favourite creators")).length).toBeGreaterThan(0);
  },
});
export const OrderNewCharacters = meta.story({
  play: async () => {
    const before = await names();
    await choose("New characters");
    await waitFor(async () => expect(await names()).not.toEqual(before));
  },
});
export const OrderPopularDaily = meta.story({
  play: async () => {
    await expect((await choose("Popular today")).length).toBeGreaterThan(5);
  },
});
export const OrderPopularWeekly = meta.story({
  play: async () => {
    await expect((await choose("Popular this week")).length).toBeGreaterThan(5);
  },
});
export const OrderPopularMonthly = meta.story({
  play: async () => {
    await expect((await choose("Popular this month")).length).toBeGreaterThan(5);
  },
});
export const OrderPopularTotal = meta.story({
  parameters: {
    change: ({ context: { state } }: Backend) => {
      for (const user of state.users.filter(({ id }) => id === "user-mara"))
        state.users.put({ ...user, homepagePreference: "popularTotal" });
    },
  },
  // Home starts with the order from the settings.
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Popular of all time", pressed: true })).toBeVisible();
    await expect((await names()).length).toBeGreaterThan(5);
  },
});
