import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { chooseInMenu, isOpen } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { all, groupAt, inOrder, stage, withScene } from "#src/test-support/group-steps.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile, onSmallPhone, press } from "#src/test-support/story-steps.tsx";

/** The longest names there may be, one without a gap and one that reads from the right, of five who look alike. */
const names = [
  "Bartholomew-Maximilian of Hohenstaufen-W",
  "שלום עולם הדמות הגדולה של הלילה (Night)",
  "W".repeat(40),
  "Thessaly Wren",
  "Thessaly Wren of the Hedge and Lane 2",
];

function longNames({ context: { state } }: Backend) {
  const group = state.groupChats.get("group-five");
  const [first] = group?.members ?? [];
  if (group === undefined || first === undefined) throw new Error("There is no such group");
  const { characterId, variantId } = first;
  const members = group.members.map((member, at) => ({
    ...member,
    characterId,
    variantId,
    characterName: names[at] ?? "",
  }));
  state.groupChats.put({
    ...group,
    groupName: "Sixty letters for a group that wants to be told apart, whole",
    members,
  });
}

const meta = preview.meta({
  title: "Pages/Group chat/Long names",
  parameters: { world: "groups", change: all(withScene("five"), inOrder, longNames) },
  render: () => <ScreenAt path={groupAt("five")} />,
});

/** Nothing of these reaches out of the box it stands in. */
async function standWithin(boxes: readonly HTMLElement[], selector: string) {
  await waitFor(async () => {
    await expect(boxes.length).toBeGreaterThan(0);
    for (const box of boxes) {
      const outer = box.getBoundingClientRect();
      for (const part of box.querySelectorAll(selector)) {
        const inner = part.getBoundingClientRect();
        await expect(inner.top).toBeGreaterThanOrEqual(outer.top + 4);
        await expect(inner.bottom).toBeLessThanOrEqual(outer.bottom - 4);
        await expect(inner.right).toBeLessThanOrEqual(outer.right);
      }
    }
  });
}

/** The members' names give way to the count, each row is as high as its name needs, and names begin at one edge. */
export const BesideTheChat = meta.story({
  name: "Beside the chat",
  play: async () => {
    await isOpen();
    const heading = screen.getByRole("heading", { level: 1 });
    const count = await screen.findByText(/6 messages$/);
    const header = heading.parentElement?.parentElement?.getBoundingClientRect();
    await expect(count.getBoundingClientRect().right).toBeLessThanOrEqual(header?.right ?? 0);
    const who = within(await (await stage()).findByRole("radiogroup", { name: "Who speaks next" }));
    const members = who.getAllByRole("radio");
    await expect(members).toHaveLength(5);
    await standWithin(members, "bdi, bdi + *");
    const starts = new Set(
      members.map((row) => Math.round(row.querySelector("bdi")?.getBoundingClientRect().left ?? 0)),
    );
    await expect(starts.size).toBe(1);
  },
});

/** On a phone the first of the strip leaves the next to be seen, and the menu is a sheet that holds everything (GAP-75). */
export const OnAPhone = meta.story({
  name: "On a phone",
  globals: onMobile,
  play: async () => {
    await isOpen();
    const strip = within(await screen.findByRole("group", { name: "Members" }));
    const pills = await strip.findAllByRole("button");
    await expect(pills[2]?.getBoundingClientRect().left).toBeLessThan(window.innerWidth);
    await userEvent.click(await screen.findByRole("button", { name: "Menu" }));
    const sheet = within(await screen.findByRole("dialog", { name: /^Sixty letters/ }));
    const entries = sheet.getAllByRole("button").map(({ textContent }) => textContent);
    await expect(entries[0]).toBe("Menu");
    await expect(entries).toEqual(expect.arrayContaining(["Scenes of this group", "Themes", "Edit group"]));
    await expect(entries.at(-1)).toBe("Delete group");
    await press(sheet.getByRole("button", { name: "Themes" }));
    await expect(await screen.findByRole("dialog", { name: "Themes" })).toBeVisible();
  },
});

/** What the group is called without a name of its own breaks where it must. */
export const Edited = meta.story({
  globals: onSmallPhone,
  play: async () => {
    await isOpen();
    await userEvent.click(await screen.findByRole("button", { name: "Menu" }));
    await press(await screen.findByRole("button", { name: "Edit group" }));
    const help = await within(await screen.findByRole("dialog", { name: "Edit group" })).findByText(/^Without one/);
    await waitFor(() => expect(help.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    const counter = screen.getByText("60/60");
    await expect(counter.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The same from a wide screen's menu: nothing is cut off in the question either. */
export const Deleted = meta.story({
  play: async () => {
    await isOpen();
    await userEvent.click(await screen.findByRole("button", { name: "More" }));
    await chooseInMenu("Delete group");
    const question = await screen.findByRole("alertdialog", { name: /^Delete Sixty letters/ });
    await expect(question.scrollWidth).toBeLessThanOrEqual(question.clientWidth);
  },
});
