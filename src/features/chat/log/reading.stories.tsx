import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { composer, isOpen, lastRow, marenThread, rows, withLastReply } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { groupAt, withScene } from "#src/test-support/group-steps.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";

/** A chat in every text size and line length (GAP-153). */
const meta = preview.meta({
  title: "Pages/Conversation/Reading",
  parameters: { world: "free" },
  render: () => <ScreenAt path={marenThread} />,
});

const sizeOf = (element: Element) => getComputedStyle(element).fontSize;
const bubbleOf = (row: HTMLElement) => row.querySelector<HTMLElement>("[data-bubble]")!;
const words = async () => bubbleOf((await rows()).at(-1)!).querySelector("p")!;
const heading = () => screen.findByRole("heading", { level: 1 });
const widthOf = (element: Element) => element.getBoundingClientRect().width;

/** Header, messages and composer have one width. */
async function isAsWideAs(column: number) {
  const bubble = bubbleOf((await rows()).at(-1)!);
  // Beside the avatar and its gap.
  await waitFor(() => expect(widthOf(bubble)).toBeLessThanOrEqual(column - 52));
  const box = (await composer()).parentElement!.parentElement!;
  await waitFor(() => expect(Math.round(widthOf(box))).toBe(column));
}

/** All rows stay in the log, and no text is cut off. */
async function isWhole() {
  const log = await screen.findByRole("log");
  await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
  for (const row of await rows())
    for (const text of row.querySelectorAll("p, time, bdi"))
      await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth || text.scrollWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

const scene = "*She puts the lamp down between you.* “It was lit every night for a hundred and four years.” ".repeat(6);

export const Usual = meta.story({
  parameters: { change: withLastReply(scene) },
  play: async () => {
    await isOpen();
    await expect(sizeOf(await words())).toBe("16px");
    await expect(sizeOf(await composer())).toBe("16px");
    await isAsWideAs(760);
    await expect(document.documentElement.style.getPropertyValue("--chat-text")).toBe("");
  },
});

/** The field that edits a message, too; what the phone would zoom in on is never smaller than usual. */
export const Small = meta.story({
  parameters: { stored: { "app.textSize": "14" } },
  play: async () => {
    await isOpen();
    await expect(sizeOf(await words())).toBe("14px");
    await expect(sizeOf(await composer())).toBe("16px");
    await userEvent.click((await lastRow()).getByRole("button", { name: "Edit" }));
    await expect(sizeOf(await screen.findByRole("textbox", { name: "Edit this message" }))).toBe("16px");
  },
});

export const TwiceAsLarge = meta.story({
  name: "Twice as large",
  parameters: { change: withLastReply(scene, "stopped"), stored: { "app.textSize": "32" } },
  play: async () => {
    await isOpen();
    await expect(sizeOf(await words())).toBe("32px");
    await expect(sizeOf(await composer())).toBe("32px");
    await expect(sizeOf((await lastRow()).getByText("Maren Holloway"))).toBe("28px");
    // The frame of the page stays as it is.
    await expect(Number.parseFloat(sizeOf(await heading()))).toBeLessThan(24);
    await isAsWideAs(760);
    await isWhole();
    await userEvent.click((await lastRow()).getByRole("button", { name: "Edit" }));
    await expect(sizeOf(await screen.findByRole("textbox", { name: "Edit this message" }))).toBe("32px");
  },
});

/** A line length that was chosen at a desk does not apply. */
export const TwiceAsLargeOnAPhone = meta.story({
  name: "Twice as large on a phone",
  globals: onMobile,
  parameters: { change: withLastReply(scene), stored: { "app.textSize": "32", "app.lineLength": "1000" } },
  play: async () => {
    await isOpen();
    await expect(sizeOf(await words())).toBe("32px");
    await isWhole();
  },
});

export const NarrowLines = meta.story({
  name: "Narrow lines",
  parameters: { change: withLastReply(scene), stored: { "app.lineLength": "600" } },
  play: async () => {
    await isOpen();
    await isAsWideAs(600);
    await isWhole();
  },
});

export const WideLines = meta.story({
  name: "Wide lines",
  parameters: { change: withLastReply(scene), stored: { "app.lineLength": "1000" } },
  play: async () => {
    await isOpen();
    await isAsWideAs(1000);
    await expect(widthOf(bubbleOf((await rows()).at(-1)!))).toBeGreaterThan(900);
    await isWhole();
  },
});

/** Where the wide column needs the room beside it, the members stand in their strip. */
export const WideLinesInAGroup = meta.story({
  name: "Wide lines in a group",
  parameters: { world: "groups", change: withScene("night-bakery"), stored: { "app.lineLength": "1000" } },
  render: () => <ScreenAt path={groupAt("night-bakery")} />,
  play: async () => {
    await isOpen();
    await isAsWideAs(1000);
    await expect(screen.queryByRole("complementary", { name: "On stage" })).toBeNull();
    await expect(within(await screen.findByRole("log")).getAllByRole("article").length).toBeGreaterThan(1);
  },
});
