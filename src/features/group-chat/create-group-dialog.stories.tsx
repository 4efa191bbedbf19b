import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { brokenBy, write } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { onMobile, press } from "#src/test-support/story-steps.tsx";
import {
  cards,
  createButton,
  createPaths as paths,
  groupStage,
  hasVariant,
  isBlocked,
  isValid,
  openCreation,
  openLorebooks,
  pick,
  pickLorebooks,
  prompt,
  turnTo,
  unfold,
} from "./group-chat-steps.fixture.tsx";

const meta = preview.meta({ title: "Dialogs/Group chat", ...groupStage });

type SentMember = { characterName: string; firstMessage: string; characterId: string; variantId: string };
type SentDraft = { groupCharacterList: SentMember[]; isPublic: boolean };

export const EmptyForm = meta.story({
  name: "Empty form",
  play: async () => {
    const dialog = await openCreation();
    await isBlocked("Pick at least one character");
    for (const name of ["Group name", "Scenario", "System prompt", "Always-active prompt"])
      await expect(dialog.getByLabelText(new RegExp(`^${name}`))).toHaveValue("");
    await expect(dialog.getByRole("switch", { name: "Public group" })).not.toBeChecked();
    await expect(dialog.getByText("0/5", { selector: "section *" })).toBeVisible();
    await expect(await screen.findByText("Nobody on the call sheet yet")).toBeVisible();
  },
});

/** Valid with all four texts empty and no lorebook; asserts the requests and their order. */
export const ValidPrivate = meta.story({
  name: "Valid private",
  play: async () => {
    const sent = listenToRequests();
    await openCreation();
    await pick("Ada Ash", "Ada Ash");
    await turnTo("Public");
    await pick("Maren Holloway");
    await isValid();
    const card = await unfold(2);
    await userEvent.click(await card.findByRole("checkbox", { name: "Speaks first" }));
    await userEvent.click(await isValid());
    await expect(await prompt()).toBeVisible();
    const [draft] = sent(paths.draft) as SentDraft[];
    await expect(draft).toEqual({
      groupName: "",
      isPublic: false,
      systemPrompt: "",
      alwaysActiveSystemPrompt: "",
      scenario: "",
      groupCharacterList: [
        expect.objectContaining({ characterId: "char-own-1", characterName: "Ada Ash" }),
        expect.objectContaining({ characterId: "char-own-1", characterName: "Ada Ash 2" }),
        expect.objectContaining({ characterId: "char-maren-holloway", firstMessage: "" }),
      ],
      lorebookIds: [],
    });
    const members = ["characterId", "characterName", "firstMessage", "variantId"];
    for (const one of draft?.groupCharacterList ?? []) await expect(Object.keys(one).toSorted()).toEqual(members);
    await expect(sent(paths.thread)).toHaveLength(0);
    await userEvent.click(await screen.findByRole("button", { name: "Take me to my chat" }));
    await waitFor(() => expect(sent(paths.thread)).toHaveLength(1));
    await expect(sent(paths.thread)).toEqual([
      { groupChatDefinitionId: expect.stringMatching(/^grp/), AlwaysRespondCharacterIds: [] },
    ]);
  },
});

export const ValidPublic = meta.story({
  name: "Valid public",
  play: async () => {
    const sent = listenToRequests();
    const dialog = await openCreation();
    await userEvent.click(await dialog.findByRole("switch", { name: "Public group" }));
    await pick("Ada Ash", "Bela Crane");
    await userEvent.click(await isValid());
    await prompt();
    await expect(sent(paths.draft)).toEqual([expect.objectContaining({ isPublic: true })]);
  },
});

/** Texts at their limits on a narrow page: nothing overflows, and one character too many is reported. */
export const AllFieldsLong = meta.story({
  name: "All fields long",
  play: async () => {
    const dialog = await openCreation();
    await pick("Wilhelmina|Ada Ash");
    const long = "Donaudampfschifffahrtsgesellschaftskapitän";
    await write(dialog.getByLabelText(/^Group name/), long.repeat(2).slice(0, 60));
    for (const name of ["Scenario", "System prompt", "Always-active prompt"])
      await write(dialog.getByLabelText(new RegExp(`^${name}`)), `${long} `.repeat(100).slice(0, 3999));
    const card = await unfold(0);
    await userEvent.clear(await card.findByLabelText("Display name"));
    await write(card.getByLabelText("Display name"), long.slice(0, 40));
    await isValid();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await write(dialog.getByLabelText(/^Group name/), "x");
    await isBlocked("Group name: Use at most 60 characters");
    await expect(dialog.getByLabelText(/^Group name/)).toHaveAttribute("aria-invalid", "true");
  },
});

export const VariantsLoading = meta.story({
  name: "Variants loading",
  parameters: { faults: brokenBy("listBasicVariants", { delayMs: Infinity }) },
  play: async () => {
    await openCreation();
    await pick("Ada Ash");
    await expect(await screen.findByText("Loading variants")).toBeVisible();
    await isBlocked("The variants are still loading");
  },
});

export const VariantsFailed = meta.story({
  name: "Variants failed",
  parameters: { faults: brokenBy("listBasicVariants", { status: 500, times: 1 }) },
  play: async () => {
    await openCreation();
    await pick("Ada Ash");
    const [toast] = await screen.findAllByText("Failed to load variants");
    await expect(toast).toBeVisible();
    await isBlocked("Every character needs a variant");
    const [card] = await cards();
    await userEvent.click(within(card!).getByRole("button", { expanded: false }));
    await userEvent.click(await within(card!).findByRole("button", { name: "Try again" }));
    await isValid();
  },
});

export const NamesNotUnique = meta.story({
  name: "Names not unique",
  play: async () => {
    await openCreation();
    await pick("Ada Ash", "Bela Crane");
    const card = await unfold(1);
    await userEvent.clear(await card.findByLabelText("Display name"));
    await write(card.getByLabelText("Display name"), " ADA ash ");
    const [inline] = await card.findAllByText("Character names must be unique in this group");
    await expect(inline).toBeVisible();
    await expect(card.getByLabelText("Display name")).toHaveAttribute("aria-invalid", "true");
    await expect(await createButton()).toHaveAttribute("aria-disabled", "true");
    await write(card.getByLabelText("Display name"), "!");
    await isValid();
    await expect(screen.queryByText("Character names must be unique in this group")).toBeNull();
  },
});

export const NameEmpty = meta.story({
  name: "Name empty",
  play: async () => {
    await openCreation();
    await pick("Ada Ash");
    const card = await unfold(0);
    await userEvent.clear(await card.findByLabelText("Display name"));
    await write(card.getByLabelText("Display name"), "   ");
    await isBlocked("Every character needs a name");
    await expect(card.getByText("Please fill this in")).toBeVisible();
  },
});

export const FirstMessageMissing = meta.story({
  name: "First message missing",
  play: async () => {
    await openCreation();
    await pick("Ada Ash");
    const card = await unfold(0);
    await expect(card.getByText("*required")).toBeVisible();
    await userEvent.clear(await card.findByLabelText(/^First message/));
    await expect(await card.findByText("Please enter a first message or uncheck the box above")).toBeVisible();
    await isBlocked("Whoever speaks first needs a first message");
  },
});

/** Unticked, it is valid without a text; ticking it again restores the text (RES-10). */
export const FirstMessageUnticked = meta.story({
  name: "First message unticked",
  play: async () => {
    const sent = listenToRequests();
    await openCreation();
    await pick("Ada Ash");
    const card = await unfold(0);
    await userEvent.clear(await card.findByLabelText(/^First message/));
    await write(card.getByLabelText(/^First message/), "Mind the step.");
    const box = card.getByRole("checkbox", { name: "Speaks first" });
    await userEvent.click(box);
    await expect(
      await card.findByText("This character will join the conversation but won't speak first"),
    ).toBeVisible();
    await expect(card.queryByLabelText(/^First message/)).toBeNull();
    await userEvent.click(box);
    await expect(await card.findByLabelText(/^First message/)).toHaveValue("Mind the step.");
    await userEvent.click(box);
    await userEvent.click(await isValid());
    await prompt();
    const [draft] = sent(paths.draft) as SentDraft[];
    await expect(draft?.groupCharacterList[0]?.firstMessage).toBe("");
  },
});

export const AutoSuffixedDuplicate = meta.story({
  name: "Auto-suffixed duplicate",
  play: async () => {
    await openCreation();
    await pick("Ada Ash", "Ada Ash", "Ada Ash");
    await isValid();
    const shown = await cards();
    for (const [at, name] of ["Ada Ash", "Ada Ash 2", "Ada Ash 3"].entries())
      await expect(within(shown[at]!).getByText(name)).toBeVisible();
    // Two picks of one character are separate: removing the second leaves the others unchanged (TRAP-24).
    const card = await unfold(1);
    await userEvent.click(await card.findByRole("button", { name: "Remove Ada Ash 2" }));
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    await expect((await cards()).map((one) => one.querySelector("bdi")?.textContent)).toEqual(["Ada Ash", "Ada Ash 3"]);
    // A new pick gets the lowest free number.
    await pick("Ada Ash");
    await expect((await cards())[2]).toHaveTextContent("Ada Ash 2");
  },
});

/** The order of the cards is the order in the request. Buttons move a card, and keep the focus. */
export const FiveOfFive = meta.story({
  name: "Five of five",
  play: async () => {
    const sent = listenToRequests();
    const dialog = await openCreation();
    await pick("Ada Ash", "Bela Crane", "Cass Dray", "Dov Elm", "Ede Frost");
    await expect(dialog.getByText("5/5")).toBeVisible();
    const [notice] = await screen.findAllByText("Maximum 5 characters per group");
    await expect(notice).toBeVisible();
    const sixth = dialog.getByRole("button", { name: "Gita Hart" });
    await expect(sixth).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(sixth, { pointerEventsCheck: 0 });
    await expect(await cards()).toHaveLength(5);
    const card = await unfold(4);
    await userEvent.click(await card.findByRole("button", { name: "Move Ede Frost up" }));
    await waitFor(() => expect(card.getByRole("button", { name: "Move Ede Frost up" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(async () => expect((await cards())[2]).toHaveTextContent("Ede Frost"));
    await userEvent.click(await isValid());
    await prompt();
    const [draft] = sent(paths.draft) as SentDraft[];
    await expect(draft?.groupCharacterList.map(({ characterName }) => characterName)).toEqual([
      "Ada Ash",
      "Bela Crane",
      "Ede Frost",
      "Cass Dray",
      "Dov Elm",
    ]);
  },
});

export const SwitchToPublicRemoves = meta.story({
  name: "Switch to public removes",
  play: async () => {
    const dialog = await openCreation();
    await pick("Ada Ash");
    await turnTo("Public");
    await pick("Maren Holloway", "Maren Holloway");
    await expect(dialog.getByText("3/5")).toBeVisible();
    await userEvent.click(await dialog.findByRole("switch", { name: "Public group" }));
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    await expect(dialog.getByText("1/5")).toBeVisible();
    await waitFor(async () => {
      const notices = screen.getAllByText("Public groups can only include characters you own");
      await expect(notices.filter((text) => text.closest("[role=dialog]") === null)).toHaveLength(1);
    });
    // If nothing is removed there is no toast.
    await userEvent.click(await dialog.findByRole("switch", { name: "Public group" }));
    await userEvent.click(await dialog.findByRole("switch", { name: "Public group" }));
    await expect(await cards()).toHaveLength(1);
    await isValid();
  },
});

export const LorebooksFive = meta.story({
  name: "Lorebooks five",
  play: async () => {
    const sent = listenToRequests();
    const dialog = await openCreation();
    await pick("Ada Ash");
    const picker = await pickLorebooks(5);
    await userEvent.click(await picker.findByRole("button", { name: "Done" }));
    const field = within(dialog.getByRole("group", { name: /^Lorebooks/ }));
    await waitFor(() => expect(field.getAllByRole("listitem")).toHaveLength(5));
    await expect(dialog.queryByText("max 5 allowed")).toBeNull();
    await press(await isValid());
    await prompt();
    await expect(sent(paths.draft)).toEqual([
      expect.objectContaining({ lorebookIds: [1, 2, 3, 4, 5].map((at) => `lore-own-${at}`) }),
    ]);
  },
});

export const LorebooksSix = meta.story({
  name: "Lorebooks six",
  play: async () => {
    const dialog = await openCreation();
    await pick("Ada Ash");
    await hasVariant(0);
    const picker = await pickLorebooks(6);
    await userEvent.click(await picker.findByRole("button", { name: "Done" }));
    await expect(await dialog.findByText("max 5 allowed")).toBeVisible();
    await isBlocked("Too many lorebooks selected (6/5 max) - Please deselect some");
    await press(await dialog.findByRole("button", { name: "Take Bells of the valley out" }));
    await isValid();
  },
});

export const ClosedAndReset = meta.story({
  name: "Closed and reset",
  play: async () => {
    const dialog = await openCreation();
    await pick("Ada Ash", "Ada Ash");
    await userEvent.click(await dialog.findByRole("switch", { name: "Public group" }));
    await write(dialog.getByLabelText(/^Group name/), "Night");
    await write(dialog.getByRole("searchbox", { name: "Search characters" }), "Bela");
    await pickLorebooks(1);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Choose lorebooks" })).toBeNull());
    await turnTo("Public");
    await userEvent.click(await dialog.findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const again = await openCreation();
    await expect(await screen.findByText("Nobody on the call sheet yet")).toBeVisible();
    await expect(again.getByLabelText(/^Group name/)).toHaveValue("");
    await expect(again.getByRole("searchbox", { name: "Search characters" })).toHaveValue("");
    await expect(again.getByRole("switch", { name: "Public group" })).not.toBeChecked();
    await expect(again.getByRole("tab", { name: "My" })).toHaveAttribute("aria-selected", "true");
    await expect(within(again.getByRole("group", { name: /^Lorebooks/ })).queryByRole("listitem")).toBeNull();
    await expect(again.getByText("0/5", { selector: "section *" })).toBeVisible();
  },
});

/** Shows one half at a time; the footer says what is missing and switches to the other half. */
export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    const dialog = await openCreation();
    await pick("Ada Ash", "Bela Crane");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(screen.queryByRole("region", { name: "On the call sheet" })).toBeNull();
    await userEvent.click(await dialog.findByRole("button", { name: "Call sheet (2)" }));
    await unfold(0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(await dialog.findByRole("button", { name: "Back to the characters" }));
    await expect(dialog.getByRole("switch", { name: "Public group" })).toBeInTheDocument();
    await openLorebooks();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
