import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { brokenBy, isOpen, lastRow, rows, say } from "#src/test-support/conversation-steps.ts";
import { expect } from "#src/test-support/expect.ts";
import {
  all,
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
import { onMobile } from "#src/test-support/story-steps.tsx";

/** A group chat as it opens and is played (SHELL-21, GAP-84, GAP-139, GAP-140). */
const meta = preview.meta({
  title: "Pages/Group chat",
  parameters: { world: "groups", change: withScene("night-bakery") },
  render: () => <ScreenAt path={groupAt("night-bakery")} />,
});

const ofFive = {
  parameters: { change: all(withScene("five"), inOrder) },
  render: () => <ScreenAt path={groupAt("five")} />,
};

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "The Night Bakery" })).toBeVisible();
    await expect(screen.getByText("Thessaly Wren, Bruno Castellane and Maren Holloway")).toBeVisible();
    await expect(screen.getByText(", 5 messages")).toBeVisible();
    await isOpen();
    const last = await lastRow();
    await expect(last.getByText("Thessaly Wren")).toBeVisible();
    // Speakers are told apart by name and colour.
    const colours = new Set(
      screen
        .getAllByText(/^(Thessaly Wren|Bruno Castellane)$/, { selector: "article bdi" })
        .map((name) => getComputedStyle(name).color),
    );
    await expect(colours.size).toBe(2);
    // Who goes on is named once.
    const bruno = (await rows()).filter((row) => row.getAttribute("aria-label")?.startsWith("Bruno"));
    await expect(bruno).toHaveLength(2);
    await expect(within(bruno[1] as HTMLElement).queryByText("Bruno Castellane")).toBeNull();
    await expect(await (await stage()).findAllByRole("radio", { name: /Wren|Castellane|Holloway/ })).toHaveLength(3);
  },
});

/** Who speaks next is shown before it happens, can be chosen, and left to the mode again. */
export const FiveCharacters = meta.story({
  ...ofFive,
  play: async () => {
    await isOpen();
    await expect(await member("Bruno Castellane", "Speaks next")).toBeChecked();
    await userEvent.click(await member("Isolde Marchetti"));
    await expect(await member("Isolde Marchetti", "Speaks next")).toBeChecked();
    await userEvent.click(await (await stage()).findByRole("button", { name: "Let Isolde Marchetti speak" }));
    await lastSpeakersAre("Isolde Marchetti");
    await expect(await member("Thessaly Wren", "Speaks next")).toBeChecked();
    // Pressed again it is the mode's to say.
    await userEvent.click(await member("Maren Holloway"));
    await userEvent.click(await member("Maren Holloway", "Speaks next"));
    await expect(await member("Thessaly Wren", "Speaks next")).toBeChecked();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** One send, five replies, each under its speaker. */
export const SeveralReplies = meta.story({
  ...ofFive,
  parameters: { change: all(withScene("five"), everyone) },
  play: async () => {
    await isOpen();
    await expect(await member("Thessaly Wren", "Answers first")).not.toBeChecked();
    await say("Who heard it first?");
    await expect(await screen.findByRole("radio", { name: "Thessaly Wren, Is writing" })).toBeVisible();
    await lastSpeakersAre("You", ...five);
    // Each of the round can be written again.
    const fourth = (await rows()).at(-2) as HTMLElement;
    await userEvent.hover(within(fourth).getByText("Ilario Voss"));
    await userEvent.click(await within(fourth).findByRole("button", { name: "Regenerate" }));
    await expect(await within(fourth).findByRole("status", { name: "Version 2 of 2" })).toBeInTheDocument();
    await lastSpeakersAre("You", ...five);
  },
});

export const OneCharacter = meta.story({
  parameters: {
    change: all(withScene("night-bakery", [[0, "“Only me tonight.”"]]), ({ context: { state } }: Backend) => {
      const group = state.groupChats.get("group-night-bakery");
      if (group) state.groupChats.put({ ...group, members: group.members.slice(0, 1) });
    }),
  },
  play: async () => {
    await expect(await screen.findByText("“Only me tonight.”")).toBeVisible();
    await say("Then you begin.");
    await lastSpeakersAre("Thessaly Wren");
    await expect(await member("Thessaly Wren", "Speaks next")).toBeChecked();
  },
});

export const Loading = meta.story({
  parameters: { faults: brokenBy("getGroupChat", { delayMs: Infinity }) },
  play: async () => {
    await expect(await screen.findByText("Loading the conversation")).toBeInTheDocument();
    await expect(screen.queryByRole("article")).toBeNull();
    await expect(screen.queryByText("This scene is not here")).toBeNull();
  },
});

export const Error = meta.story({
  parameters: { faults: brokenBy("getGroupChat", { status: 500, times: 1 }) },
  play: async () => {
    await expect(await screen.findByText("This conversation could not be loaded.")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await isOpen();
  },
});

export const MismatchedIds = meta.story({
  render: () => <ScreenAt path="/group-chatting?threadId=thread-night-bakery&groupId=group-five" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "This scene is not here" })).toBeVisible();
    await expect(screen.getByRole("link", { name: "Go to home" })).toHaveAttribute("href", "/home");
  },
});

export const WithoutGroupName = meta.story({
  ...ofFive,
  play: async () => {
    const names = "Thessaly Wren, Bruno Castellane, Maren Holloway, Ilario Voss, Isolde Marchetti";
    await expect(await screen.findByRole("heading", { level: 1, name: names })).toBeVisible();
    await expect(screen.getByText("6 messages")).toBeVisible();
  },
});

export const Mobile = meta.story({
  ...ofFive,
  globals: onMobile,
  play: async () => {
    await isOpen();
    const strip = within(await screen.findByRole("group", { name: "Members" }));
    await expect(strip.getByRole("button", { name: "Bruno Castellane, Speaks next", pressed: true })).toBeVisible();
    await userEvent.click(await strip.findByRole("button", { name: "Isolde Marchetti, Listens" }));
    await expect(
      await strip.findByRole("button", { name: "Isolde Marchetti, Speaks next", pressed: true }),
    ).toBeVisible();
    await userEvent.click(await strip.findByRole("button", { name: "Who answers: In order" }));
    const sheet = within(await screen.findByRole("dialog", { name: "On stage" }));
    await userEvent.click(await sheet.findByRole("radio", { name: "Everyone" }));
    await expect(await sheet.findByText("Everyone answers once.")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const NotFound = meta.story({
  name: "Not found, 390 px",
  globals: onMobile,
  render: () => <ScreenAt path="/group-chatting?threadId=thread-nobody&groupId=group-nobody" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "This scene is not here" })).toBeVisible();
    await expect(screen.getByRole("button", { name: "Menu" })).toBeVisible();
    await expect(screen.getByRole("link", { name: "Sotto" })).toHaveAttribute("href", "/home");
  },
});
