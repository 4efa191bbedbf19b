import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import type { StoredPreferences } from "#src/domain/response-preferences.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { failing, held } from "#src/test-support/lasting-faults.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";
import {
  brokenBy,
  isOpen,
  marenThread,
  newMarenChat,
  openModelSettings,
  withUser,
  write,
} from "#src/test-support/conversation-steps.ts";

const meta = preview.meta({
  title: "Dialogs/Model settings",
  parameters: { world: "free", stored: { "app.seen.charSettings": "true" } },
  render: () => <ScreenAt path={marenThread} />,
});

const dialog = () => within(screen.getByRole("dialog", { name: "Model Settings" }));

const openThread = async () => (await isOpen(), await openModelSettings());
const model = (name: RegExp) => dialog().findByRole("button", { name });
const star = (name: string, pressed?: boolean) =>
  dialog().findByRole("button", { name: `Favourite: ${name}`, ...(pressed === undefined ? {} : { pressed }) });
const openTab = async (name: RegExp) => userEvent.click(await dialog().findByRole("tab", { name }));
const choice = (name: string) => dialog().findByRole("radio", { name });
/** Waits for a tab's fade-in. */
const isSeen = (text: string) => waitFor(() => expect(dialog().getByText(text)).toBeVisible());
const isHere = (text: string) =>
  waitFor(() => expect(within(dialog().getByRole("tabpanel")).getByText(/^Here now/)).toHaveTextContent(text));

/** All models with the current one marked; choosing another takes two calls, and the header shows it (GAP-60, SWAP-05). */
export const Default = meta.story({
  play: async () => {
    const settings = await openThread();
    await expect(await settings.findAllByRole("listitem")).toHaveLength(5);
    await expect(await model(/^Nightingale Large/)).toHaveAttribute("aria-current", "true");
    await expect(await settings.findAllByText("Current")).toHaveLength(1);
    await userEvent.click(await model(/^Heron/));
    await waitFor(async () => expect(await model(/^Heron/)).toHaveAttribute("aria-current", "true"));
    await expect(await settings.findAllByText("Current")).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await expect(await screen.findByRole("button", { name: "Swap model: Heron" })).toBeVisible();
    await expect(await screen.findByRole("img", { name: "Model changed" })).toBeVisible();
  },
});

export const Search = meta.story({
  play: async () => {
    const settings = await openThread();
    const field = await settings.findByRole("searchbox", { name: "Search models" });
    await write(field, "night");
    await waitFor(() => expect(settings.getAllByRole("listitem")).toHaveLength(2));
    await expect(settings.getByText("2 models")).toBeInTheDocument();
    // Descriptions are searched too.
    await userEvent.clear(field);
    await write(field, "accent");
    await waitFor(() => expect(settings.getByRole("listitem")).toHaveTextContent("Lyrebird"));
    await write(field, " zebra");
    await expect(await settings.findByRole("heading", { name: "No model by that name" })).toBeVisible();
    await userEvent.click(settings.getAllByRole("button", { name: "Clear the search" })[0]!);
    await waitFor(() => expect(settings.getAllByRole("listitem")).toHaveLength(5));
    await expect(field).toHaveFocus();
    await write(field, "zebra");
    await userEvent.click((await settings.findAllByRole("button", { name: "Clear the search" }))[1]!);
    await waitFor(() => expect(settings.getAllByRole("listitem")).toHaveLength(5));
    await expect(field).toHaveFocus();
    // Escape clears too, and leaves the dialog open.
    await write(field, "heron");
    await waitFor(() => expect(settings.getAllByRole("listitem")).toHaveLength(1));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(settings.getAllByRole("listitem")).toHaveLength(5));
  },
});

/** A star adds a model to the end of the quick-swap list (GAP-59). */
export const FavouriteOnAndOff = meta.story({
  name: "Favourite on and off",
  play: async () => {
    await openThread();
    await userEvent.click(await star("Nightingale Small", false));
    await expect(await star("Nightingale Small", true)).toBeVisible();
    await userEvent.click(await star("Nightingale Large", true));
    await expect(await star("Nightingale Large", false)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(await screen.findByRole("button", { name: /^Swap model/ }));
    const swap = within(await screen.findByRole("dialog", { name: "Quick Swap Pinned Models" }));
    const [first, second, ...rest] = await swap.findAllByRole("listitem");
    await expect(first).toHaveTextContent("Heron");
    await expect(second).toHaveTextContent("Nightingale Small");
    await expect(rest).toEqual([]);
  },
});

const withThree = withUser({ favouriteModelIds: ["model-nightingale-large", "model-heron", "model-lyrebird"] });
const openOrder = async () => {
  const settings = await openThread();
  await userEvent.click(await settings.findByRole("button", { name: "Order of the favourites" }));
  return settings;
};
const orderIs = (...names: string[]) =>
  waitFor(() =>
    expect(
      within(dialog().getByRole("list", { name: "Order of the favourites" }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(names),
  );

/** Reorders the quick swap by keyboard and drag; each sends the whole list, the last one wins (GAP-59). */
export const FavouriteOrder = meta.story({
  name: "Favourite order",
  parameters: { change: withThree },
  play: async () => {
    const settings = await openOrder();
    await orderIs("Nightingale Large", "Heron", "Lyrebird");
    const handle = settings.getByRole("button", { name: "Move Lyrebird" });
    handle.focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    await orderIs("Lyrebird", "Nightingale Large", "Heron");
    await waitFor(() => expect(settings.getByRole("button", { name: "Move Lyrebird" })).toHaveFocus());
    await expect(settings.getByText("Lyrebird is 1 of 3")).toBeInTheDocument();
    const dragged = settings.getByRole("button", { name: "Move Nightingale Large" });
    const last = settings.getByText("Heron").getBoundingClientRect();
    const { left, top } = dragged.getBoundingClientRect();
    const press = (type: string, clientY: number) =>
      dragged.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX: left, clientY }));
    dragged.setPointerCapture = () => undefined;
    press("pointerdown", top + 5);
    await waitFor(() => expect(dragged.closest("li")).toHaveAttribute("data-lifted"));
    press("pointermove", last.bottom);
    await orderIs("Lyrebird", "Heron", "Nightingale Large");
    press("pointerup", last.bottom);
    await waitFor(() => expect(document.querySelector("[data-lifted]")).toBeNull());
    await userEvent.click(await settings.findByRole("button", { name: "All models" }));
    await expect(await settings.findAllByRole("listitem")).toHaveLength(5);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(await screen.findByRole("button", { name: /^Swap model/ }));
    const swap = within(await screen.findByRole("dialog", { name: "Quick Swap Pinned Models" }));
    const names = async () => (await swap.findAllByRole("listitem")).map(({ textContent }) => textContent ?? "");
    await waitFor(async () => expect((await names())[0]).toContain("Lyrebird"));
    await expect((await names())[2]).toContain("Nightingale Large");
  },
});

const savingFavourites = held("updateFavoriteAiModels", { status: 500 });

/** Refused: the old order is restored. */
export const FavouriteOrderFailed = meta.story({
  name: "Favourite order failed",
  parameters: {
    change: (backend: Backend) => {
      withThree(backend);
      savingFavourites.begin(backend);
    },
  },
  play: async () => {
    const settings = await openOrder();
    await orderIs("Nightingale Large", "Heron", "Lyrebird");
    settings.getByRole("button", { name: "Move Lyrebird" }).focus();
    await userEvent.keyboard("{ArrowUp}");
    await orderIs("Nightingale Large", "Lyrebird", "Heron");
    savingFavourites.end();
    await expect(await screen.findByText("Your favourite models could not be saved.")).toBeInTheDocument();
    await orderIs("Nightingale Large", "Heron", "Lyrebird");
  },
});

export const FavouriteFailed = meta.story({
  name: "Favourite failed",
  parameters: { change: savingFavourites.begin },
  play: async () => {
    await openThread();
    await userEvent.click(await star("Nightingale Small", false));
    await expect(await star("Nightingale Small", true)).toBeVisible();
    savingFavourites.end();
    await expect(await screen.findByText("Your favourite models could not be saved.")).toBeVisible();
    await expect(await star("Nightingale Small", false)).toBeVisible();
  },
});

const tenModels = ({ context: { state } }: Backend) => {
  const heron = state.aiModels.get("model-heron");
  if (!heron) return;
  const ids = Array.from({ length: 10 }, (_, at) => `model-bird-${at}`);
  for (const [at, id] of ids.entries())
    state.aiModels.put({ ...heron, id, modelName: `Bird ${at + 1}`, order: 10 + at });
  withUser({ favouriteModelIds: ids })({ context: { state } } as Backend);
};

/** Ten at most: the other stars say why they are disabled; a set one can be removed. */
export const FavouriteLimit = meta.story({
  name: "Favourite limit",
  parameters: { change: tenModels },
  play: async () => {
    await openThread();
    const heron = await star("Heron", false);
    await waitFor(() => expect(heron).toHaveAttribute("aria-disabled", "true"));
    await userEvent.hover(heron);
    await expect(await screen.findByText("You can keep 10 favourite models. Take one off first.")).toBeVisible();
    await userEvent.click(heron);
    await expect(await star("Heron", false)).toBeVisible();
    await userEvent.click(await star("Bird 1", true));
    await waitFor(() => expect(heron).not.toHaveAttribute("aria-disabled"));
  },
});

export const ProLocked = meta.story({
  name: "Pro locked",
  play: async () => {
    const settings = await openThread();
    const owl = await model(/^Barn Owl/);
    await expect(owl).toHaveAttribute("aria-disabled", "true");
    await expect(owl).toHaveTextContent("Needs a paid plan.");
    await expect(settings.getAllByText("Pro")).toHaveLength(2);
    await userEvent.click(owl);
    await expect(owl).not.toHaveAttribute("aria-busy");
    await expect(await model(/^Nightingale Large/)).toHaveAttribute("aria-current", "true");
    await expect(await star("Barn Owl", false)).toHaveAttribute("aria-disabled", "true");
  },
});

export const ProUnlocked = meta.story({
  name: "Pro unlocked",
  parameters: { world: "paid" },
  play: async () => {
    await openThread();
    const owl = await model(/^Barn Owl/);
    await expect(owl).not.toHaveTextContent("Needs a paid plan");
    await userEvent.click(owl);
    await waitFor(() => expect(owl).toHaveAttribute("aria-current", "true"));
  },
});

export const SelectFailed = meta.story({
  name: "Select failed",
  parameters: { faults: brokenBy("updateChatConfig") },
  play: async () => {
    const settings = await openThread();
    await userEvent.click(await model(/^Heron/));
    await expect(await settings.findByRole("alert")).toHaveTextContent("The model could not be changed.");
    await expect(screen.queryByRole("img", { name: "Model changed" })).toBeNull();
  },
});

const stored = (given: Partial<StoredPreferences>): StoredPreferences => ({
  verbose: null,
  povPreference: null,
  actForUser: null,
  dialogStyle: null,
  narrationTense: null,
  ...given,
});
/** The user's setting is short, the character's long; the chat has none. */
const twoLevels = (backend: Backend) => {
  const { state } = backend.context;
  withUser({ preferences: stored({ verbose: "short", narrationTense: "past" }) })(backend);
  state.choices.put({
    id: "user-mara.char-maren-holloway",
    userId: "user-mara",
    characterId: "char-maren-holloway",
    variantId: null,
    aiModelId: null,
    personaId: null,
    preferences: stored({ verbose: "long" }),
  });
};

/** Three levels: the nearest wins, and the dialog says where a value comes from (GAP-136). */
export const Overrides = meta.story({
  parameters: { change: twoLevels },
  play: async () => {
    const settings = await openThread();
    await openTab(/^Length/);
    await isHere("Here now: Long, chosen for all chats with Maren Holloway");
    await expect(settings.getByRole("button", { name: "This chat", pressed: true })).toBeVisible();
    await expect(await choice("Leave it open")).toBeChecked();
    await expect(await choice("Leave it open")).toHaveAccessibleDescription(
      "Then it is “Long”, chosen for all chats with Maren Holloway.",
    );
    await userEvent.click(await choice("Text message"));
    await isHere("Here now: Text message, chosen for this chat");
    // The outer level keeps its own value.
    await userEvent.click(await settings.findByRole("button", { name: "All chats with Maren Holloway" }));
    await expect(await choice("Long")).toBeChecked();
    await userEvent.click(await choice("Leave it open"));
    await expect(await choice("Leave it open")).toHaveAccessibleDescription(
      "Then it is “Short”, chosen for every character.",
    );
    await isHere("Text message, chosen for this chat");
    await userEvent.click(await settings.findByRole("button", { name: "This chat" }));
    await userEvent.click(await choice("Leave it open"));
    await isHere("Here now: Short, chosen for every character");
    // The user level has no "inherit"; unset values are the defaults (RES-01).
    await openTab(/^POV/);
    await isHere("Here now: First person, the default");
    await userEvent.click(await settings.findByRole("button", { name: "Every character" }));
    await expect(settings.queryByRole("radio", { name: "Leave it open" })).toBeNull();
    await expect(await choice("First person")).toBeChecked();
    await userEvent.click(await choice("Third person"));
    await isHere("Here now: Third person, chosen for every character");
    await openTab(/^Tense/);
    await isHere("Here now: Past, chosen for every character");
  },
});

const overriding = held("updateChatConfig", { status: 500 });

/** Optimistic, rolled back on failure (MSG-15). */
export const OverrideFailed = meta.story({
  name: "Override failed",
  parameters: { change: overriding.begin },
  play: async () => {
    await openThread();
    await openTab(/^Style/);
    await isHere("Balanced, the default");
    await userEvent.click(await choice("Lots of dialogue"));
    await isHere("Lots of dialogue, chosen for this chat");
    overriding.end();
    await expect(await screen.findByText("Failed to update preferences")).toBeVisible();
    await isHere("Balanced, the default");
    await expect(await choice("Leave it open")).toBeChecked();
  },
});

/** A chat without a thread has no level of its own yet. */
export const NewChat = meta.story({
  name: "New chat",
  render: () => <ScreenAt path={newMarenChat} />,
  play: async () => {
    await screen.findByRole("heading", { level: 1 });
    const settings = await openModelSettings();
    await openTab(/^Act/);
    await expect(await settings.findByRole("button", { name: /^All chats with/, pressed: true })).toBeVisible();
    await expect(settings.queryByRole("button", { name: "This chat" })).toBeNull();
    await userEvent.click(await choice("Yes"));
    await isHere("Yes, chosen for all chats with Maren Holloway");
  },
});

export const Loading = meta.story({
  parameters: {
    faults: [...brokenBy("listAiModels", { delayMs: Infinity }), ...brokenBy("getChatConfig", { delayMs: Infinity })],
  },
  play: async () => {
    const settings = await openThread();
    await expect(await settings.findByText("Loading")).toBeInTheDocument();
    await openTab(/^Length/);
    await expect(settings.queryByRole("radio")).toBeNull();
  },
});

const noModels = failing("listAiModels");
const noConfig = failing("getChatConfig");

export const Error = meta.story({
  parameters: {
    change: (backend: Backend) => {
      noModels.begin(backend);
      noConfig.begin(backend);
    },
  },
  play: async () => {
    const settings = await openThread();
    await isSeen("The models could not be loaded.");
    noModels.end();
    await userEvent.click(await settings.findByRole("button", { name: "Try again" }));
    await expect(await settings.findAllByRole("listitem")).toHaveLength(5);
    await openTab(/^Length/);
    await isSeen("How replies are written here could not be loaded.");
    noConfig.end();
    await userEvent.click(await settings.findByRole("button", { name: "Try again" }));
    await expect(await choice("Medium")).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    const settings = await openThread();
    await expect(screen.getByRole("dialog").getBoundingClientRect().width).toBe(window.innerWidth);
    await expect(await settings.findAllByRole("listitem")).toHaveLength(5);
    await openTab(/^Tense/);
    await expect(await choice("Past")).toBeVisible();
    const tab = settings.getByRole("tab", { name: /^Tense/ }).getBoundingClientRect();
    await expect(tab.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
