import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { brokenBy, chooseInMenu, isOpen } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { all, groupAt, withScene } from "#src/test-support/group-steps.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { onMobile, press, toastsStay } from "#src/test-support/story-steps.tsx";

let played: Backend | undefined;

/** What a group is made of, changed in its own chat: texts, lorebooks, model, replies; and its end (GAP-60, GAP-138). */
const meta = preview.meta({
  title: "Pages/Group chat/Settings",
  parameters: {
    world: "groups",
    change: all(withScene("night-bakery"), (backend: Backend) => void (played = backend)),
  },
  render: () => <ScreenAt path={groupAt("night-bakery")} />,
});

async function choose(entry: string) {
  await isOpen();
  await userEvent.click(await screen.findByRole("button", { name: "More" }));
  await chooseInMenu(entry);
}
const thread = () => played?.context.state.threads.get("thread-night-bakery");
/** The pill, or on a phone its icon. */
const pill = async (name: string) => {
  const found = await screen.findAllByRole("button", { name: `Swap model: ${name}` });
  const shown = found.find((one) => one.checkVisibility());
  if (shown === undefined) throw new Error(`no button swaps ${name}`);
  return shown;
};

/** Only what was changed is sent; the cast stays. */
export const Edited = meta.story({
  play: async () => {
    const sent = listenToRequests();
    await choose("Edit group");
    const dialog = within(await screen.findByRole("dialog", { name: "Edit group" }));
    const field = await dialog.findByRole("textbox", { name: /Group name/ });
    await expect(field).toHaveValue("The Night Bakery");
    await userEvent.clear(field);
    await userEvent.type(field, "The Last Oven");
    const scenario = dialog.getByRole("textbox", { name: /Scenario/ });
    await userEvent.clear(scenario);
    await userEvent.type(scenario, "Snow against the door.");
    await press(await dialog.findByRole("button", { name: "Save" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "The Last Oven" })).toBeVisible();
    await expect(sent("/api/v1/groupChats/edit/group-night-bakery")).toEqual([
      { groupName: "The Last Oven", scenario: "Snow against the door." },
    ]);
  },
});

export const LorebookAdded = meta.story({
  play: async () => {
    await choose("Edit group");
    const dialog = within(await screen.findByRole("dialog", { name: "Edit group" }));
    const before = played?.context.state.groupChats.get("group-night-bakery")?.lorebookIds.length ?? 0;
    await press(await dialog.findByRole("button", { name: "Choose lorebooks" }));
    const picker = within(await screen.findByRole("dialog", { name: "Choose lorebooks" }));
    const [book] = await picker.findAllByRole("button", { pressed: false });
    await press(book as HTMLElement);
    await press(await picker.findByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Choose lorebooks" })).toBeNull());
    await press(await dialog.findByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(played?.context.state.groupChats.get("group-night-bakery")?.lorebookIds).toHaveLength(before + 1),
    );
  },
});

/** The dialog stays with all that was typed. */
export const EditFailed = meta.story({
  parameters: { faults: brokenBy("editGroupChat", { status: 500, times: 1 }) },
  play: async () => {
    await choose("Edit group");
    const dialog = within(await screen.findByRole("dialog", { name: "Edit group" }));
    const scenario = await dialog.findByRole("textbox", { name: /Scenario/ });
    await userEvent.clear(scenario);
    await userEvent.type(scenario, "Fog.");
    await press(await dialog.findByRole("button", { name: "Save" }));
    await expect(await screen.findByText("The group could not be changed.")).toBeVisible();
    await expect(scenario).toHaveValue("Fog.");
    await press(await dialog.findByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

/** The chat is left, and Undo brings the group back with its scenes. */
export const Deleted = meta.story({
  beforeEach: toastsStay,
  play: async () => {
    await choose("Delete group");
    const question = within(await screen.findByRole("alertdialog", { name: "Delete The Night Bakery?" }));
    await press(await question.findByRole("button", { name: "Delete group" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "My conversations" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("main")).not.toHaveTextContent("The Night Bakery"));
    await expect(await screen.findByText(/^The Night Bakery deleted/)).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(await screen.findByText("Brought back")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("main")).toHaveTextContent("The Night Bakery"));
  },
});

export const DeleteFailed = meta.story({
  parameters: { faults: brokenBy("deleteGroupChat", { status: 500, times: 1 }) },
  play: async () => {
    await choose("Delete group");
    const question = within(await screen.findByRole("alertdialog", { name: "Delete The Night Bakery?" }));
    await press(await question.findByRole("button", { name: "Delete group" }));
    await expect(await screen.findByText("The group could not be deleted.")).toBeVisible();
    await press(await question.findByRole("button", { name: "Cancel" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "The Night Bakery" })).toBeVisible();
  },
});

const anotherScene = ({ context: { state } }: Backend) => {
  const first = state.threads.get("thread-night-bakery");
  const line = state.messages.get("message-bakery-1");
  if (first === undefined || line === undefined) throw new Error("There is no such group");
  const before = { id: "thread-before", title: "The night before", updatedAt: "2026-01-02T08:00:00.000Z" };
  state.threads.put({ ...first, ...before });
  state.messages.put({ ...line, id: "message-before-1", threadId: before.id });
};
const scenesDialog = async () => within(await screen.findByRole("dialog", { name: "Scenes of this group" }));
async function chooseForScene(name: string, entry: string) {
  await press(await (await scenesDialog()).findByRole("button", { name: `Actions for ${name}` }));
  await chooseInMenu(entry);
}

/** A scene is named where they are listed. */
export const SceneRenamed = meta.story({
  name: "Scene renamed",
  parameters: { change: all(withScene("night-bakery"), anotherScene) },
  play: async () => {
    await choose("Scenes of this group");
    await chooseForScene("The night before", "Rename");
    const renaming = within(await screen.findByRole("dialog", { name: "Rename this chat" }));
    const title = await renaming.findByRole("textbox", { name: /Title/ });
    await waitFor(() => expect(title).toHaveValue("The night before"));
    await userEvent.clear(title);
    await userEvent.type(title, "Flour and snow");
    await press(renaming.getByRole("button", { name: "Save" }));
    await expect(await (await scenesDialog()).findByText("Flour and snow")).toBeVisible();
    await expect((await scenesDialog()).getByRole("button", { name: "Actions for Flour and snow" })).toHaveFocus();
  },
});

/** Another scene is deleted where they are listed, and comes back; the open one leads to the other. */
export const SceneDeleted = meta.story({
  name: "Scene deleted",
  beforeEach: toastsStay,
  parameters: { change: all(withScene("night-bakery"), anotherScene) },
  play: async () => {
    await choose("Scenes of this group");
    await chooseForScene("The night before", "Delete");
    await waitFor(async () => expect((await scenesDialog()).queryByText("The night before")).toBeNull());
    await expect((await scenesDialog()).getByRole("link")).toHaveFocus();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(await (await scenesDialog()).findByText("The night before")).toBeVisible();
    const open = (await scenesDialog()).getByText("This one").closest("li")!;
    await press(within(open).getByRole("button", { name: /^Actions for/ }));
    await chooseInMenu("Delete");
    // Only the open one has gone on from its opening.
    await waitFor(() => expect(screen.getByRole("log")).not.toHaveTextContent("It’s the jar again"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(await screen.findByRole("button", { name: "More" }));
    await chooseInMenu("Scenes of this group");
    await expect(await (await scenesDialog()).findByRole("link", { current: "page" })).toHaveTextContent(
      "The night before",
    );
    await chooseForScene("The night before", "Delete");
    await expect(await screen.findByRole("heading", { level: 1, name: "My conversations" })).toBeVisible();
  },
});

/** A transcript becomes another scene of the group; who is called as a member speaks as that member. */
export const ChatImported = meta.story({
  play: async () => {
    await choose("Import a chat");
    const dialog = within(await screen.findByRole("dialog", { name: "Import a chat with The Night Bakery" }));
    const name = played?.context.state.groupChats.get("group-night-bakery")?.members[1]?.characterName ?? "";
    const line = JSON.stringify({ name, is_user: false, mes: "The oven is cold." });
    await userEvent.upload(await dialog.findByLabelText("Transcript"), new File([line], "scene.jsonl"));
    await press(dialog.getByRole("button", { name: "Import" }));
    await press(await screen.findByRole("link", { name: "Open the chat" }));
    await expect(await screen.findByText("The oven is cold.")).toBeVisible();
    await expect(await screen.findByRole("article", { name: new RegExp(`^${name},`) })).toBeVisible();
  },
});

/** The model is this chat's: what the members use elsewhere stays. */
export const ModelOfTheGroup = meta.story({
  play: async () => {
    const sent = listenToRequests();
    await isOpen();
    await userEvent.click(await pill("Each their own"));
    const dialog = within(await screen.findByRole("dialog", { name: "Quick Swap Pinned Models" }));
    await press(await dialog.findByRole("button", { name: /Nightingale Large/ }));
    await expect(await pill("Nightingale Large")).toBeVisible();
    await expect(sent("/api/v1/aiModel/select")).toEqual([]);
    await expect(thread()?.aiModelId).not.toBeNull();
    // And back to what each of them has elsewhere.
    await userEvent.click(await pill("Nightingale Large"));
    const again = within(await screen.findByRole("dialog", { name: "Quick Swap Pinned Models" }));
    await press(await again.findByRole("button", { name: /^Each their own/ }));
    await expect(await pill("Each their own")).toBeVisible();
    await expect(thread()?.aiModelId).toBeNull();
  },
});

/** In a group a preference is set for this chat or for every character, not for one of several. */
export const RepliesOfTheGroup = meta.story({
  play: async () => {
    await choose("Model Settings");
    const dialog = within(await screen.findByRole("dialog", { name: "Model Settings" }));
    await userEvent.click(await dialog.findByRole("tab", { name: /Tense/ }));
    const levels = within(await dialog.findByRole("group", { name: "Applies to" }));
    await expect(levels.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "This chat",
      "Every character",
    ]);
    await userEvent.click(await dialog.findByRole("radio", { name: /^Present/ }));
    await waitFor(() => expect(thread()?.preferences.narrationTense).toBe("present"));
    await expect(await dialog.findByText(/chosen for this chat/)).toBeVisible();
  },
});

/** Somebody else's public group is played, and left as it is. */
export const OfAnother = meta.story({
  parameters: {
    change: all(withScene("night-bakery"), ({ context: { state } }: Backend) => {
      const group = state.groupChats.get("group-night-bakery");
      if (group) state.groupChats.put({ ...group, isPublic: true, userId: "user-wren" });
    }),
  },
  play: async () => {
    await isOpen();
    await userEvent.click(await screen.findByRole("button", { name: "More" }));
    await expect(await screen.findByRole("menuitem", { name: "Model Settings" })).toBeVisible();
    for (const name of ["Edit group", "Delete group"])
      await expect(screen.queryByRole("menuitem", { name })).toBeNull();
  },
});

/** A hit names its speaker, not the group. */
export const SearchNamesTheSpeaker = meta.story({
  play: async () => {
    await choose("Search in this chat");
    const dialog = within(await screen.findByRole("dialog", { name: "Search in this chat" }));
    await userEvent.type(await dialog.findByRole("searchbox"), "starter");
    const [hit] = await dialog.findAllByRole("listitem");
    await expect(within(hit as HTMLElement).getByText("Bruno Castellane")).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await isOpen();
    await userEvent.click(await pill("Each their own"));
    await expect(await screen.findByRole("dialog", { name: "Quick Swap Pinned Models" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
