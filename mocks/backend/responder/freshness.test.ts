import { describe, expect, it } from "vitest";
import { endlessNarration, endlessSpeech } from "./banks/endless.ts";
import { weave } from "./banks/weave.ts";
import { genreOf } from "./genre.ts";
import { improvise } from "./improvise.ts";
import type { Line, Voice } from "./responder.ts";
import { castVoices, requestFor, sayings, share } from "./try-out.fixture.ts";

function linesOf(speaker: Voice, said: readonly string[]): string[] {
  const history: Line[] = requestFor(speaker, "").history.slice(0, -1);
  return said.map((content, at) => {
    history.push({ role: "user", name: "Sam", content });
    const { text } = improvise({ ...requestFor(speaker, ""), seed: `${at}`, history: [...history] });
    history.push({ role: "character", name: speaker.name, content: text });
    return text;
  });
}
/** The longest part of a frame without slots and verbs. */
const bodyOf = (unit: string): string =>
  unit.split(/\{[^}]*\}|\[[^\]]*\]|[*“”]/u).toSorted((one, other) => other.length - one.length)[0] ?? "";
const frames = [...weave, ...endlessNarration, ...endlessSpeech].map(bodyOf).filter((body) => body.length > 15);

describe("a long evening with one character", () => {
  it("uses the character's own lines for the first fifteen turns, not frames", () => {
    for (const speaker of castVoices.filter((voice) => genreOf(voice).isOwn && genreOf(voice).ownStory)) {
      const lines = linesOf(speaker, sayings.toReversed().slice(0, 15));
      expect(lines.filter((line) => frames.some((frame) => line.includes(frame)))).toEqual([]);
    }
  });

  it("mentions what the user has mentioned", () => {
    const named = [
      "I found a compass.",
      "The bridge is out.",
      "I dropped the letter.",
      "My cousin paints.",
      "I saw a fox.",
    ];
    const lines = castVoices.flatMap((speaker) => linesOf(speaker, named));
    expect(share(lines, /compass|bridge|letter|cousin|fox/iu)).toBeGreaterThan(0.6);
  });
});

it("continues a turn of the plot in the next reply", () => {
  for (const speaker of castVoices.filter((voice) => genreOf(voice).ownStory && genreOf(voice).isOwn)) {
    const { beats, follows } = genreOf(speaker).bank.listening;
    expect(follows).toHaveLength(beats.length);
    const spoken = (unit: string): string => unit.match(/“[^”]+”/gu)?.at(-1) ?? unit;
    const lines = linesOf(speaker, ["Hello.", "Ok.", "Hm.", "Fine."]);
    const turn = lines.findIndex((line) => beats.some((beat) => line.includes(spoken(beat))));
    const at = beats.findIndex((beat) => lines[turn]?.includes(spoken(beat)));
    expect(at).not.toBe(-1);
    expect(lines[turn + 1]).toContain(spoken(follows[at] ?? ""));
  }
});
