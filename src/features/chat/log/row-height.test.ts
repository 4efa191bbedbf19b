import { expect, it } from "vitest";
import { type ChatRow } from "#src/domain/chat/chat-row.ts";
import { characterOf, emptyCast } from "#src/domain/chat/speaker.ts";
import { rowHeight, type RowPlace } from "./row-height.ts";

const alone: RowPlace = {
  isNarrow: false,
  hasDay: false,
  hasPortrait: false,
  isJoined: false,
  joinsOn: false,
  textSize: 16,
};
const mine = (content: string): ChatRow => ({
  kind: "outgoing",
  key: "mine",
  speaker: emptyCast.user,
  content,
  picture: null,
  createdAt: "2026-11-21T20:00:00Z",
});
const opening = (text: string): ChatRow => ({
  kind: "opening",
  key: "opening",
  speaker: characterOf(emptyCast, null, null),
  texts: [text],
  at: 0,
  createdAt: "2026-11-21T20:00:00Z",
});

// Heights as a browser measures them, at 1440 px.
it("is the height that a browser measures, for spoken and narrated lines", () => {
  expect(rowHeight(mine("“Is it still whole, what was taken from me?”"), 760, alone)).toBe(79);
  const turn =
    "“You dropped this.” *He holds out a tram ticket between two gloved fingers. It is yours. It is from a line that stopped running in the spring.*";
  expect(Math.abs(rowHeight(opening(turn), 760, alone) - 130)).toBeLessThanOrEqual(1);
});

it("does not count marks that are not shown", () => {
  const words = "I put it in my pocket without looking at it, and go on down the street in the rain, long";
  expect(rowHeight(mine(`*${words}*`), 760, alone) - rowHeight(mine(words), 760, alone)).toBeLessThan(3);
});

it("counts paragraphs with what stands between them, but no empty lines", () => {
  expect(rowHeight(mine("One.\n\nTwo."), 760, alone) - rowHeight(mine("One."), 760, alone)).toBe(36);
});

it("leaves out the name of a speaker who goes on", () => {
  const row = opening("“Yes.”");
  expect(rowHeight(row, 760, alone) - rowHeight(row, 760, { ...alone, isJoined: true })).toBe(23);
  expect(rowHeight(row, 760, alone)).toBeGreaterThan(rowHeight(row, 760, { ...alone, joinsOn: true }));
});

it("grows with the text's size and with fewer words in a line (GAP-153)", () => {
  const words = mine("I put it in my pocket without looking at it, and go on down the street. ".repeat(6));
  const twice = rowHeight(words, 760, { ...alone, textSize: 32 });
  // Twice the height of a line, and about twice as many of them.
  expect(twice / rowHeight(words, 760, alone)).toBeGreaterThan(2.5);
  expect(twice).toBeGreaterThan(rowHeight(words, 1000, { ...alone, textSize: 32 }));
  expect(rowHeight(words, 600, alone)).toBeGreaterThan(rowHeight(words, 760, alone));
});
