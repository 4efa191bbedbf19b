import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { aBucket, aCharacter, aVariant } from "#mocks/seed/builders.ts";
import { withUser } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { chooseItem, onMobile, onSmallPhone, press, tryAgain } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/Creator profile",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/creator/user-wren" />,
});

const patient = { timeout: 20_000 };
let played: Backend | undefined;
const remember = (backend: Backend) => void (played = backend);

/** Changes wren's row before the story starts. */
const withWren =
  (change: object) =>
  ({ context: { state } }: Backend) => {
    const wren = state.users.get("user-wren");
    if (wren) state.users.put({ ...wren, ...change });
  };

/** More characters of wren's, each with a name by number. */
const withCast =
  (count: number) =>
  ({ context: { state } }: Backend) => {
    for (let at = 1; at <= count; at++) {
      const id = `char-more-${at}`;
      const createdAt = new Date(Date.parse("2026-10-01T00:00:00Z") - at * 60_000).toISOString();
      state.characters.put(
        aCharacter({ id, name: `Number ${at}`, creatorId: "user-wren", aiModelId: "model-heron", createdAt }),
      );
      state.variants.put(aVariant({ id: `var-more-${at}`, characterId: id }));
    }
  };

const withoutCast = ({ context: { state } }: Backend) => {
  for (const { id } of state.characters.in("user-wren")) state.characters.remove(id);
};

const withBuckets = ({ context: { state } }: Backend) => {
  const ids = ["char-maren-holloway", "char-ilario-voss", "char-emre-quill"];
  const one = { userId: "user-wren", isPublic: true };
  state.buckets.put(aBucket({ ...one, id: "bkt-1", name: "Harbour nights", characterIds: ids }));
  state.buckets.put(aBucket({ ...one, id: "bkt-2", name: "Rainy days", order: 1 }));
  state.buckets.put(aBucket({ id: "bkt-3", userId: "user-wren", name: "For me alone", order: 2 }));
};

const name = (text = "wren_after_dark") => screen.findByRole("heading", { level: 1, name: text }, patient);
const tab = (text: RegExp) => screen.findByRole("tab", { name: text }, patient);
const posters = () => screen.queryAllByRole("link").filter((link) => link.querySelector("[data-part=caption]"));
const noOverflow = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const Default = meta.story({
  play: async () => {
    await name();
    const figures = within(await screen.findByLabelText("Figures"));
    await expect(figures.getByText("followers")).toBeVisible();
    await expect(figures.getByText("November 2025")).toBeVisible();
    await expect(await screen.findByRole("button", { name: "Follow wren_after_dark" })).toBeVisible();
    await waitFor(() => expect(posters().length).toBeGreaterThan(2), patient);
    await expect(posters()[0]).toHaveAttribute("href", expect.stringMatching(/^\/character\/char-/));
    await expect(await tab(/^About/)).toBeVisible();
    await expect(document.title).toContain("wren_after_dark");
  },
});

/** Follows at once; a failure takes it back. */
export const Followed = meta.story({
  parameters: { change: remember },
  play: async () => {
    const count = async () =>
      Number(within(await screen.findByLabelText("Figures")).getByText("followers").nextElementSibling?.textContent);
    await userEvent.click(await screen.findByRole("button", { name: "Follow wren_after_dark" }, patient));
    const following = await screen.findByRole("button", { name: "Following wren_after_dark, unfollow" }, patient);
    await waitFor(() => expect(played?.context.state.follows.get("user-mara.user-wren")).toBeDefined());
    const after = await count();
    await expect(after).toBe(played?.context.state.follows.in("user-wren").length);
    played?.context.faults.push({ operation: "updateFollowing", status: 500, times: 1 });
    await userEvent.click(following);
    await expect(
      await screen.findByText("This could not be changed. Please try again.", undefined, patient),
    ).toBeVisible();
    await waitFor(async () => expect(await count()).toBe(after));
  },
});

/** Words, order and category narrow the list, and stay in the address. */
export const Searched = meta.story({
  parameters: { change: withCast(3) },
  play: async () => {
    await waitFor(() => expect(posters().length).toBeGreaterThan(3), patient);
    await userEvent.type(await screen.findByRole("searchbox", { name: "Search these characters" }), "number");
    await waitFor(() => expect(posters()).toHaveLength(3), patient);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Order" }), "oldest");
    await waitFor(() => expect(posters()[0]).toHaveTextContent("Number 3"), patient);
    await userEvent.clear(await screen.findByRole("searchbox", { name: "Search these characters" }));
    await userEvent.type(await screen.findByRole("searchbox", { name: "Search these characters" }), "nobody at all");
    await expect(await screen.findByText("Nobody by that name", undefined, patient)).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Show everyone" }));
    await waitFor(() => expect(posters().length).toBeGreaterThan(3), patient);
    await expect(screen.getByRole("searchbox", { name: "Search these characters" })).toHaveFocus();
    const noir = await screen.findByRole("button", { name: "Noir" });
    await userEvent.click(noir);
    // What stood there before is dimmed until the answer has come.
    await waitFor(() => expect(posters().length === 1 || posters().length === 2).toBe(true), patient);
    await waitFor(() => expect(document.querySelector("main [aria-busy=true]")).toBeNull(), patient);
    await expect(noir).toHaveAttribute("aria-pressed", "true");
  },
});

/** More than a hundred: loaded by pages, and only what is near the view is drawn. */
export const Many = meta.story({
  name: "Many characters",
  parameters: { change: withCast(140) },
  play: async () => {
    for (let page = 1; page <= 5; page++) {
      await screen.findByText(`${page * 24} characters shown`, undefined, patient);
      await press(await screen.findByRole("button", { name: "Load more" }));
    }
    await waitFor(() => expect(screen.queryByRole("button", { name: "Load more" })).toBeNull(), patient);
    await waitFor(() => expect(posters().length).toBeLessThan(100), patient);
    await expect(posters().length).toBeGreaterThan(5);
  },
});

export const Own = meta.story({
  parameters: {
    world: "creator",
    change: ({ context: { state } }: Backend) => {
      const maren = state.characters.get("char-maren-holloway");
      if (maren) state.characters.put({ ...maren, accessableTo: "private" });
    },
  },
  play: async () => {
    await name();
    await expect(screen.queryByRole("button", { name: /Follow|Ignore/ })).toBeNull();
    await expect(await screen.findByText("Only you", undefined, patient)).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Edit profile" }));
    await expect(await screen.findByRole("dialog", undefined, patient)).toBeVisible();
  },
});

export const LegacyLayout = meta.story({
  name: "Legacy layout",
  parameters: { change: withWren({ useLegacyCreatorPage: true }) },
  play: async () => {
    const row = await within(await screen.findByRole("main")).findByRole("link", { name: "Maren Holloway" }, patient);
    await expect(row).toHaveAttribute("href", "/character/char-maren-holloway");
    await expect(posters()).toHaveLength(0);
    await expect(screen.getAllByText(/messages$/).length).toBeGreaterThan(1);
  },
});

export const WithMessageCount = meta.story({
  name: "With message count",
  play: async () => {
    const figures = within(await screen.findByLabelText("Figures", undefined, patient));
    await expect(figures.getByText("messages")).toBeVisible();
  },
});

export const WithoutMessageCount = meta.story({
  name: "Without message count",
  parameters: { change: withWren({ showMessageCountOnProfile: false }) },
  play: async () => {
    const figures = within(await screen.findByLabelText("Figures", undefined, patient));
    await expect(figures.getByText("followers")).toBeVisible();
    await expect(figures.queryByText("messages")).toBeNull();
  },
});

/** The owner sees the number all the same, and that others do not. */
export const OwnHiddenCount = meta.story({
  name: "Own with hidden count",
  parameters: { world: "creator", change: withWren({ showMessageCountOnProfile: false }) },
  play: async () => {
    await expect(await screen.findByText("Only you see this number", undefined, patient)).toBeVisible();
  },
});

/** Five at first. */
export const WithBadges = meta.story({
  name: "With badges",
  play: async () => {
    const badges = within(await screen.findByRole("list", { name: "Badges" }, patient));
    await expect(badges.getAllByRole("listitem")).toHaveLength(5);
    await userEvent.click(await screen.findByRole("button", { name: "All 6 badges" }));
    await waitFor(() => expect(badges.getAllByRole("listitem")).toHaveLength(6));
  },
});

/** Public buckets as shelves; private ones are nobody's business. */
export const WithFavouriteBuckets = meta.story({
  name: "With favourite buckets",
  parameters: { change: withBuckets },
  play: async () => {
    await userEvent.click(await tab(/^Collections\s*2$/));
    const shelf = await screen.findByRole("button", { name: "Harbour nights" }, patient);
    await expect(screen.queryByText("For me alone")).toBeNull();
    await userEvent.click(shelf);
    const characters = within(await screen.findByRole("list", { name: "Harbour nights" }, patient));
    await expect(characters.getAllByRole("listitem")).toHaveLength(3);
    await userEvent.click(await screen.findByRole("button", { name: "Rainy days" }));
    await expect(await screen.findByText("Nobody in here at the moment.", undefined, patient)).toBeVisible();
  },
});

export const WithWorlds = meta.story({
  name: "With worlds",
  play: async () => {
    await userEvent.click(await tab(/^Worlds/));
    await expect(await screen.findByText("The Saltmarsh light", undefined, patient)).toBeVisible();
    await userEvent.click(await tab(/^About/));
    await expect((await screen.findAllByText("November 2025")).length).toBe(2);
  },
});

export const NoCharacters = meta.story({
  name: "No characters",
  parameters: { change: withoutCast },
  play: async () => {
    await expect(await screen.findByText("No characters yet", undefined, patient)).toBeVisible();
    await expect(screen.getByText("wren_after_dark has not brought anybody on stage.")).toBeVisible();
  },
});

/** Asked first; then the head stays and the characters are gone, until it is taken back. */
export const Ignored = meta.story({
  parameters: { change: remember },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Ignore wren_after_dark" }, patient));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Ignore wren_after_dark?" }, patient));
    played?.context.faults.push({ operation: "updateExcludedCreators", status: 500, times: 1 });
    await press(await dialog.findByRole("button", { name: "Ignore" }));
    await expect(
      await dialog.findByText("This could not be saved. Please try again.", undefined, patient),
    ).toBeVisible();
    await press(await dialog.findByRole("button", { name: "Ignore" }));
    await expect(await screen.findByText("You ignore wren_after_dark", undefined, patient)).toBeVisible();
    await expect(screen.queryByRole("tab")).toBeNull();
    await waitFor(() =>
      expect(played?.context.state.users.get("user-mara")?.excludeCreators).toEqual(["wren_after_dark"]),
    );
    await press(await screen.findByRole("button", { name: "Stop ignoring" }));
    await expect(await tab(/^Characters/)).toBeVisible();
  },
});

/** The list of the settings holds eight. */
export const IgnoreFull = meta.story({
  name: "Ignore list full",
  parameters: { change: withUser({ excludeCreators: ["a", "b", "c", "d", "e", "f", "g", "h"] }) },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Ignore wren_after_dark" }, patient));
    const dialog = within(await screen.findByRole("alertdialog", undefined, patient));
    await press(await dialog.findByRole("button", { name: "Ignore" }));
    await expect(await dialog.findByText(/You already ignore 8 creators/, undefined, patient)).toBeVisible();
  },
});

export const Reported = meta.story({
  parameters: { change: remember },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "More" }, patient));
    await chooseItem("Report this creator");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Report this creator" }, patient));
    played?.context.faults.push({ operation: "reportCreator", status: 500, times: 1 });
    await press(await dialog.findByRole("button", { name: "Report" }));
    await expect(await dialog.findByText(/could not be sent/, undefined, patient)).toBeVisible();
    await press(await dialog.findByRole("button", { name: "Report" }));
    await expect(await screen.findByText("wren_after_dark has been reported", undefined, patient)).toBeVisible();
    await expect(played?.context.state.reports.in("user-mara")).toHaveLength(1);
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ operation: "getCreator", delayMs: Infinity }] },
  play: async () => {
    await expect(await screen.findByText("Loading the profile", undefined, patient)).toBeInTheDocument();
    await expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  },
});

export const Failed = meta.story({
  name: "Error",
  parameters: { faults: [{ operation: "getCreator", status: 500 }], change: remember },
  play: async () => {
    await expect(await screen.findByText("This profile could not be loaded.", undefined, patient)).toBeVisible();
    played?.context.faults.splice(0);
    await tryAgain();
    await name();
  },
});

/** The characters alone fail: the head stays. */
export const CharactersFailed = meta.story({
  name: "Characters failed",
  parameters: { faults: [{ operation: "listCreatorCharacters", status: 500 }], change: remember },
  play: async () => {
    await name();
    await expect(await screen.findByText("This could not be loaded.", undefined, patient)).toBeVisible();
    played?.context.faults.splice(0);
    await tryAgain();
    await waitFor(() => expect(posters().length).toBeGreaterThan(2), patient);
  },
});

export const NotFound = meta.story({
  name: "Not found",
  render: () => <ScreenAt path="/creator/user-nobody" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "Creator not found" }, patient)).toBeVisible();
  },
});

/** Four lines at first. */
export const LongBio = meta.story({
  name: "Long bio",
  parameters: {
    change: withWren({ description: "Coasts, closing hours, the last week of summer. ".repeat(20).trim() }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Read on" }, patient));
    await expect(await screen.findByRole("button", { name: "Read less" })).toBeVisible();
    await noOverflow();
  },
});

/** Everything can be read; Follow asks for an account and comes back here. */
export const SignedOut = meta.story({
  name: "Signed out",
  parameters: { world: "signed-out", change: withBuckets },
  play: async () => {
    await name();
    await expect(await screen.findByRole("link", { name: "Follow wren_after_dark" }, patient)).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/sign-in\?next=.*user-wren/),
    );
    await waitFor(() => expect(posters().length).toBeGreaterThan(2), patient);
    await expect(screen.queryByRole("button", { name: /Ignore/ })).toBeNull();
    await expect(screen.queryByRole("tab", { name: /Collections/ })).toBeNull();
    await userEvent.click(await tab(/^Worlds/));
    await expect(await screen.findByText("The Saltmarsh light", undefined, patient)).toBeVisible();
  },
});

export const LongName = meta.story({
  name: "Long name",
  globals: onSmallPhone,
  parameters: { change: withWren({ userName: "Wilhelmina_Konstantinopel" }) },
  play: async () => {
    await name("Wilhelmina_Konstantinopel");
    await noOverflow();
    // On the smallest phone search and order stand under each other, since beside each other neither could be read.
    const search = await screen.findByRole("searchbox", { name: "Search these characters" });
    const order = screen.getByRole("combobox", { name: "Order" });
    await expect(order.getBoundingClientRect().top).toBeGreaterThanOrEqual(search.getBoundingClientRect().bottom);
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await name();
    await waitFor(() => expect(posters().length).toBeGreaterThan(2), patient);
    await expect(screen.getByText("November 2025")).not.toBeVisible();
    await noOverflow();
    // The search box keeps room to type in beside the order.
    const search = screen.getByRole("searchbox", { name: "Search these characters" });
    await expect(search.getBoundingClientRect().width).toBeGreaterThanOrEqual(180);
  },
});
