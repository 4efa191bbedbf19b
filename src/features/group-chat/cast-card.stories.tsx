import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { write } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";
import {
  cards,
  creation,
  groupStage,
  hasVariant,
  isValid,
  openCreation,
  pick,
  turnTo,
  unfold,
} from "./group-chat-steps.fixture.tsx";

const meta = preview.meta({ title: "Dialogs/Group chat character card", ...groupStage });

/** A public character's card, unfolded. */
async function cardOf(name: string) {
  await openCreation();
  await turnTo("Public");
  await pick(name);
  return unfold(0);
}

/** Gives a character's first variant this first message. */
const opensWith =
  (firstMessage: string) =>
  ({ context: { state } }: Backend) => {
    for (const variant of state.variants.in("char-own-1")) state.variants.put({ ...variant, firstMessage });
  };

async function foldedAda() {
  await openCreation();
  await pick("Ada Ash");
  await hasVariant(0);
  return (await cards())[0];
}

export const CollapsedWithPreview = meta.story({
  name: "Collapsed with preview",
  parameters: {
    change: opensWith("“Sit,\n\n{{user}}.” *{{char}} pulls up a chair and then, after a while, another one.*"),
  },
  play: async () => {
    const card = await foldedAda();
    await expect(card).toHaveTextContent(/Opens with “Sit, you\.” Ada Ash pulls up a chair and then, aft\.\.\.$/);
    await expect(within(card!).queryByLabelText("Display name")).toBeNull();
  },
});

export const Expanded = meta.story({
  play: async () => {
    const card = await cardOf("Maren Holloway");
    await expect(card.getByLabelText("Display name")).toHaveValue("Maren Holloway");
    await expect(card.getByRole("combobox", { name: "Variant" })).toBeVisible();
    await expect(card.getByRole("checkbox", { name: "Speaks first" })).toBeChecked();
    await expect(card.getByLabelText<HTMLTextAreaElement>(/^First message/).value.length).toBeGreaterThan(50);
    await userEvent.click(await card.findByRole("button", { expanded: true }));
    await waitFor(() => expect(card.queryByLabelText("Display name")).toBeNull());
  },
});

/** Fifty characters are shown in full, fifty-one are cut; surrogate pairs are never split (TRAP-75). */
export const PreviewAt50 = meta.story({
  name: "Preview at 50",
  parameters: { change: opensWith("🎭".repeat(50)) },
  play: async () => {
    await expect(await foldedAda()).toHaveTextContent(new RegExp(`Opens with (🎭){50}$`, "u"));
    const card = await unfold(0);
    await write(card.getByLabelText(/^First message/), "🎭");
    await userEvent.click(await card.findByRole("button", { expanded: true }));
    await waitFor(async () =>
      expect((await cards())[0]).toHaveTextContent(new RegExp(`Opens with (🎭){50}\\.\\.\\.$`, "u")),
    );
  },
});

/** Choosing another variant overwrites the first message, even if edited, but not an edited name (GAP-87). */
export const SeveralVariants = meta.story({
  name: "Several variants",
  play: async () => {
    const card = await cardOf("Maren Holloway");
    await userEvent.clear(await card.findByLabelText("Display name"));
    await write(card.getByLabelText("Display name"), "The keeper");
    await userEvent.clear(await card.findByLabelText(/^First message/));
    await write(card.getByLabelText(/^First message/), "Typed.");
    card.getByRole("combobox", { name: "Variant" }).focus();
    await userEvent.keyboard("{Enter}");
    const second = (await screen.findAllByRole("option"))[1];
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(second).toHaveAttribute("data-highlighted"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(card.getByLabelText(/^First message/)).not.toHaveValue("Typed."));
    await expect(card.getByLabelText("Display name")).toHaveValue("The keeper");
    await isValid();
  },
});

export const OneVariant = meta.story({
  name: "One variant",
  play: async () => {
    const card = await cardOf("Bruno Castellane");
    await expect(card.getByRole("combobox", { name: "Variant" })).toHaveTextContent("Night shift");
  },
});

/** Shows only their names, without controls (GROUP-20). */
export const WithLorebooks = meta.story({
  name: "With lorebooks",
  play: async () => {
    const card = await cardOf("Maren Holloway");
    const note = await card.findByText(/1 character lorebook, read-only/);
    await expect(within(note).getByText("The Saltmarsh light")).toBeVisible();
    await expect(within(note).queryByRole("button")).toBeNull();
  },
});

export const WithoutLorebooks = meta.story({
  name: "Without lorebooks",
  play: async () => {
    const card = await cardOf("Bruno Castellane");
    await expect(card.queryByText(/character lorebook/)).toBeNull();
  },
});

export const RequiredMarker = meta.story({
  name: "Required marker",
  play: async () => {
    const card = await cardOf("Bruno Castellane");
    await expect(card.getByText("*required")).toBeVisible();
    await expect(card.getByLabelText(/^First message/)).toHaveAttribute("aria-required", "true");
  },
});

export const Unticked = meta.story({
  play: async () => {
    const card = await cardOf("Bruno Castellane");
    await userEvent.click(await card.findByRole("checkbox", { name: "Speaks first" }));
    const note = await card.findByText("This character will join the conversation but won't speak first");
    await expect(note).toBeVisible();
    await expect(card.queryByText("*required")).toBeNull();
    await userEvent.click(await card.findByRole("button", { expanded: true }));
    await expect(await card.findByText("Night shift. Won’t speak first")).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await openCreation();
    await pick("Ada Ash", "Ada Ash");
    const dialog = await creation();
    await userEvent.click(await dialog.findByRole("button", { name: "Call sheet (2)" }));
    const card = await unfold(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(await card.findByRole("button", { name: "Move Ada Ash 2 up" }));
    await waitFor(async () => expect((await cards())[0]).toHaveTextContent("Ada Ash 2"));
  },
});
