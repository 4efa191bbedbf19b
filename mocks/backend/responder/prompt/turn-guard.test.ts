import { expect, test } from "vitest";
import { JoinOn } from "./join-on.ts";
import { TurnGuard } from "./turn-guard.ts";

type Filter = { feed(piece: string): string; end(): string };

/** The guard's output for text that arrives in pieces of `size`. */
function through(filter: Filter, text: string, size: number): string {
  let out = "";
  for (let at = 0; at < text.length; at += size) out += filter.feed(text.slice(at, at + size));
  return out + filter.end();
}

const guard = () => new TurnGuard({ own: ["Maren"], foreign: ["Mara", "Ines"] });

test.each([
  ["She turns.\n\n“Well?”", "She turns.\n\n“Well?”", null],
  ["Maren: She turns.", "She turns.", "Maren:\n"],
  ["  \nMAREN:  She turns.", "She turns.", "  \nMAREN:\n"],
  ["**Maren:** She turns.", "She turns.", "**Maren:**\n"],
  ["She turns.\nMara: I nod.\nMaren: Good.", "She turns.", "Mara: I nod.\nMaren: Good."],
  ["She turns.\n\n  Ines: No.", "She turns.", "Ines: No."],
  ["Mara: I nod.", "", "Mara: I nod."],
  ["Maren: Mara: I nod.", "", "Maren:\nMara: I nod."],
  ["Marble and Mara: a story.", "Marble and Mara: a story.", null],
  ["She says\nMara is late.\nMar", "She says\nMara is late.\nMar", null],
  ["One.\nMaren: two.", "One.\nMaren: two.", null],
  ["Text.\n\n\n", "Text.", null],
  ["   ", "", null],
  ["", "", null],
])("%j is shown as %j, however it is cut", (text, shown, trimmed) => {
  for (let size = 1; size <= text.length + 1; size += 1) {
    const one = guard();
    expect(through(one, text, size)).toBe(shown);
    expect(one.trimmed).toBe(trimmed);
    expect(one.hasEnded).toBe(/^(?:Mara|Ines):/m.test(trimmed ?? ""));
  }
});

test("text is withheld only while it may become a name", () => {
  const one = guard();
  expect(one.feed("Mar")).toBe("");
  expect(one.feed("ble")).toBe("Marble");
  expect(one.feed(" floors.\n")).toBe(" floors.");
  expect(one.feed("In")).toBe("");
  expect(one.feed("side")).toBe("\nInside");
});

test("nothing is withheld without names", () => {
  const one = new TurnGuard({ own: [], foreign: ["", " "] });
  expect(one.feed("Mara: x\n: y")).toBe("Mara: x\n: y");
});

test.each([
  ["The lamp", " gutters.", " gutters."],
  ["The lamp", "gutters.", " gutters."],
  ["The lamp ", "gutters.", "gutters."],
  ["The lamp ", " gutters.", "gutters."],
  ["The lamp", ", then", ", then"],
  ["The lamp went out.", "\n\nDark.", "\n\nDark."],
  ["The lamp went out.\n", "\nDark.", "Dark."],
  ["The lamp went out over the sea", "out over the sea, slowly.", ", slowly."],
  ["The lamp went out over the sea", "The lamp went out over the sea and", " and"],
  ["I hold up", "I hold up the lantern.", " the lantern."],
  ["I", "In the dark.", " In the dark."],
  ["The lamp went out over the sea", "The lamp went out over the sea", ""],
  ["", "Dark.", "Dark."],
  ["The lamp", "", ""],
])("%j goes on with %j as %j, however it is cut", (before, text, joined) => {
  for (let size = 1; size <= text.length + 1; size += 1) expect(through(new JoinOn(before), text, size)).toBe(joined);
});
