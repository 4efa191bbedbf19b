import { screen, within } from "storybook/test";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { openDialog } from "#src/client-state/dialogs.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { press } from "#src/test-support/story-steps.tsx";

/** The home page of a user with characters and lorebooks, over which the dialog opens. */
export const groupStage = {
  parameters: { world: "groups" },
  render: () => <ScreenAt path="/home" />,
} as const;

export const createPaths = { draft: "/api/v1/groupChats/create", thread: "/api/v1/groupChats/createThread" };

/** Opens the creation dialog; returns queries within it. */
export async function openCreation() {
  await screen.findByRole("button", { name: "Account" });
  openDialog("createGroup", {});
  return creation();
}

export const creation = async () => within(await screen.findByRole("dialog", { name: "Gather a cast" }));
/** The dialog of the steps, or the prompt after them. */
export const prompt = (name = "Group Chat Ready!") => screen.findByRole("dialog", { name });
export const notice = (text: string) => screen.findByText(text);
export const createButton = () => screen.findByRole("button", { name: "Create" });

/** Picks characters by name, repeated names repeatedly. */
export async function pick(...names: string[]) {
  const picker = within(await screen.findByRole("region", { name: "Characters" }));
  for (const name of names) await press(await picker.findByRole("button", { name: new RegExp(`^${name}`) }));
}

/** Switches to the tab of one's own or the public ones. */
export async function turnTo(tab: "My" | "Public") {
  await userEvent.click(await screen.findByRole("tab", { name: tab }));
  await waitFor(() => expect(screen.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true"));
}

/** The cards of the call sheet, in order. */
export const cards = async () =>
  within(await screen.findByRole("region", { name: "On the call sheet" })).findAllByRole("listitem");

/** Waits until a pick has its variant and shows its first message. */
export async function hasVariant(place: number) {
  await waitFor(async () => expect((await cards())[place]).toHaveTextContent(/Opens with|Won’t speak first/));
}

/** Expands a card; returns queries within it. */
export async function unfold(place: number) {
  await hasVariant(place);
  const card = (await cards())[place];
  if (card === undefined) throw new Error(`there is no card ${place}`);
  const opener = within(card).getAllByRole("button", { expanded: false })[0];
  if (opener === undefined) throw new Error("the card is open");
  await userEvent.click(opener);
  await waitFor(() => expect(within(card).getByLabelText("Display name")).toBeVisible());
  return within(card);
}

/** Expects that the draft can be sent. */
export async function isValid() {
  const button = await createButton();
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
  return button;
}

export async function isBlocked(rule: string) {
  await expect(await notice(rule)).toBeVisible();
  await expect(await createButton()).toHaveAttribute("aria-disabled", "true");
}

/** Opens the lorebook picker; returns queries within it. */
export async function openLorebooks() {
  await userEvent.click(await screen.findByRole("button", { name: "Choose lorebooks" }));
  return within(await screen.findByRole("dialog", { name: "Choose lorebooks" }));
}

/** Picks the first lorebooks of the list. */
export async function pickLorebooks(count: number) {
  const picker = await openLorebooks();
  const list = await picker.findByRole("list", { name: "Lorebooks" });
  for (const book of within(list).getAllByRole("button").slice(0, count)) await press(book);
  await waitFor(() => expect(within(list).getAllByRole("button", { pressed: true })).toHaveLength(count));
  return picker;
}
