import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { composer, isOpen, say, write } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import {
  all,
  chooseMode,
  everyone,
  five,
  groupAt,
  inOrder,
  lastSpeakersAre,
  member,
  stage,
  withScene,
} from "#src/test-support/group-steps.ts";
import { userEvent } from "#src/test-support/hand.ts";

/** A group chat as it is directed (GAP-139, GAP-140), and what may befall it. */
const meta = preview.meta({
  title: "Pages/Group chat/Directing",
  parameters: { world: "groups", change: withScene("night-bakery") },
  render: () => <ScreenAt path={groupAt("night-bakery")} />,
});

const ofFive = {
  parameters: { change: all(withScene("five"), inOrder) },
  render: () => <ScreenAt path={groupAt("five")} />,
};

/** One member's failure leaves the others, and is retried alone. */
export const OneFails = meta.story({
  ...ofFive,
  parameters: { change: all(withScene("five"), everyone) },
  play: async () => {
    await isOpen();
    await say("/fail 2");
    await lastSpeakersAre("You", ...five);
    const retry = screen.getByRole("button", { name: "Retry" });
    await expect(retry.closest("article")).toHaveAccessibleName(/^Bruno Castellane,/);
    await userEvent.click(retry);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Retry" })).toBeNull());
    await lastSpeakersAre("You", ...five);
  },
});

/** A muted member is passed over; named with @ they answer once and stay muted. */
export const MutedAndNamed = meta.story({
  ...ofFive,
  play: async () => {
    await isOpen();
    await userEvent.click(
      await (await stage()).findByRole("button", { name: "Mute Bruno Castellane", pressed: false }),
    );
    await expect(await member("Bruno Castellane", "Muted, still listens")).toBeVisible();
    await expect(await member("Maren Holloway", "Speaks next")).toBeChecked();
    await write(await composer(), "Say something, @bru");
    const list = within(await screen.findByRole("listbox", { name: "Name someone in the scene" }));
    await expect(list.getByRole("option", { name: /Bruno Castellane/, selected: true })).toBeVisible();
    await expect(list.getAllByRole("option")).toHaveLength(1);
    await userEvent.keyboard("{Enter}");
    await expect(await composer()).toHaveValue("Say something, @Bruno Castellane ");
    await expect(screen.queryByRole("listbox")).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByText(/Bruno Castellane is (writing|thinking)/)).toBeVisible();
    await lastSpeakersAre("You", "Bruno Castellane");
    await expect(await member("Bruno Castellane", "Muted, still listens")).toBeVisible();
  },
});

/** The list by keyboard: arrows move, Escape closes and keeps the text, Tab chooses. */
export const NamingByKeyboard = meta.story({
  ...ofFive,
  play: async () => {
    await isOpen();
    const field = await composer();
    await write(field, "Well, @");
    const options = await screen.findAllByRole("option");
    await expect(options).toHaveLength(5);
    // Whoever is next comes first.
    await expect(options[0]).toHaveTextContent("Bruno Castellane");
    await expect(field).toHaveAttribute("aria-activedescendant", options[0]?.id);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    await expect(field).toHaveAttribute("aria-activedescendant", options[1]?.id);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(field).toHaveValue("Well, @");
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("{Backspace}@wr");
    await expect(await screen.findByRole("option", { name: /Thessaly Wren/ })).toBeVisible();
    await userEvent.keyboard("{Tab}");
    await expect(field).toHaveValue("Well, @Thessaly Wren ");
    await expect(field).not.toHaveAttribute("aria-activedescendant");
  },
});

export const WhenNamed = meta.story({
  ...ofFive,
  play: async () => {
    await isOpen();
    await chooseMode("When named");
    await expect(await (await stage()).findByText("Nobody until you name them with @.")).toBeVisible();
    await say("Does anybody listen?");
    await expect(await screen.findByText("Does anybody listen?")).toBeVisible();
    await lastSpeakersAre("You");
    await userEvent.click(await screen.findByRole("button", { name: "Get a reply" }));
    await lastSpeakersAre("You", "Thessaly Wren");
    await expect(screen.queryByRole("button", { name: "Get a reply" })).toBeNull();
  },
});

/** Members by keyboard alone: one stop, arrows move, Enter makes next, M mutes. */
export const MembersByKeyboard = meta.story({
  ...ofFive,
  play: async () => {
    await isOpen();
    (await member("Thessaly Wren")).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
    await waitFor(async () => expect(await member("Isolde Marchetti")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(async () => expect(await member("Isolde Marchetti", "Speaks next")).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}m");
    await waitFor(async () => expect(await member("Ilario Voss", "Muted")).toHaveFocus());
    await userEvent.keyboard("m");
    await waitFor(async () => expect(await member("Ilario Voss", "Listens")).toHaveFocus());
  },
});

/** Somebody whose character is gone: what they said stays readable, and they are asked no more. */
export const MemberGone = meta.story({
  parameters: {
    change: all(withScene("night-bakery"), ({ context: { state } }: Backend) => {
      state.characters.remove("char-bruno-castellane");
    }),
  },
  play: async () => {
    await isOpen();
    await expect(await screen.findByText(/It’s a starter\. My/)).toBeVisible();
    const gone = await member("Bruno Castellane", "No longer here");
    await expect(gone).toHaveAttribute("aria-disabled", "true");
    await expect((await stage()).queryByRole("button", { name: "Mute Bruno Castellane" })).toBeNull();
    await write(await composer(), "@");
    await expect(await screen.findAllByRole("option")).toHaveLength(2);
  },
});

export const Tablet = meta.story({
  ...ofFive,
  globals: { viewport: { value: "tablet" } },
  play: async () => {
    await isOpen();
    await expect(screen.queryByRole("complementary", { name: "On stage" })).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "Members" }));
    const sheet = within(await screen.findByRole("dialog", { name: "On stage" }));
    await expect(
      await sheet.findByRole("radio", { name: "Bruno Castellane, Speaks next", checked: true }),
    ).toBeVisible();
  },
});
/** Long names, and five speakers whose pictures look the same: the names tell them apart. */
export const LongNames = meta.story({
  ...ofFive,
  parameters: {
    change: all(withScene("five"), inOrder, ({ context: { state } }: Backend) => {
      const group = state.groupChats.get("group-five");
      const [first] = group?.members ?? [];
      if (group === undefined || first === undefined) return;
      const members = group.members.map((one, at) => ({
        ...one,
        variantId: first.variantId,
        // As wide as forty letters can be.
        characterName: `${"WOLFESCHLEGELSTEINHAUSENBERGERDORFF-IVETA".slice(0, 38)} ${at + 1}`,
      }));
      state.groupChats.put({
        ...group,
        members,
        groupName: "Ein sehr langer Name für eine ganz gewöhnliche Gruppe im Regen".slice(0, 60),
      });
    }),
  },
  play: async () => {
    await isOpen();
    await write(await composer(), "@");
    await expect(await screen.findAllByRole("option")).toHaveLength(5);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const members = await stage();
    for (const number of ["1", "2", "3", "4", "5"]) {
      const radio = await members.findByRole("radio", { name: new RegExp(` ${number}, `) });
      await expect(radio.scrollWidth).toBeLessThanOrEqual(radio.clientWidth + 1);
      // Whole, whatever is cut off before it.
      const { right, width } = within(radio).getByText(number).getBoundingClientRect();
      await expect(width).toBeGreaterThan(4);
      await expect(right).toBeLessThanOrEqual(radio.getBoundingClientRect().right + 1);
    }
  },
});

export const MissingIds = meta.story({
  render: () => <ScreenAt path="/group-chatting?threadId=thread-night-bakery" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "This scene is not here" })).toBeVisible();
  },
});
