import { describe, expect, it } from "vitest";
import { endlessNarration, endlessSpeech } from "./banks/endless.ts";
import { weave } from "./banks/weave.ts";
import { genreOf } from "./genre.ts";
import { improvise } from "./improvise.ts";
import type { Line, Voice } from "./responder.ts";
import { castVoices, partsOf, requestFor, sayings, share } from "./try-out.fixture.ts";

function linesOf(speaker: Voice, said: readonly string[]): string[] {
  const history: Line[] = requestFor(speaker, "").history.slice(0, -1);
  return said.map((content, at) => {
    history.push({ role: "user", name: "Sam", content });
    const { text } = improvise({ ...requestFor(speaker, ""), seed: `${at}`, history: [...history] });
    history.push({ role: "character", name: speaker.name, content: text });
    return text;
  });
}
/** A frame as it reads in the first person and the present, whatever fills it. */
const patternOf = (unit: string): RegExp =>
  new RegExp(
    unit
      .replaceAll(/^[*“]|[*”]$/gu, "")
      .replaceAll(/[.?()]/gu, "\\$&")
      .replaceAll(/\{[^}]*\}|\[[^\]]*\]/gu, ".+?"),
    "u",
  );
const frames = [...weave, ...endlessNarration, ...endlessSpeech].filter((unit) => unit.length > 50).map(patternOf);

describe("a long evening with one character", () => {
  it("is told in its own lines for the first fifteen turns, not in frames", () => {
    for (const speaker of castVoices.filter((voice) => genreOf(voice).ownStory)) {
      const lines = linesOf(speaker, sayings.toReversed().slice(0, 15));
      expect(lines.filter((line) => frames.some((frame) => frame.test(line)))).toEqual([]);
    }
  });

  it("names what the user has named", () => {
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

it("goes on with a turn of the plot in the reply after it", () => {
  for (const speaker of castVoices.filter((voice) => genreOf(voice).ownStory && genreOf(voice).isOwn)) {
    const { beats, follows } = genreOf(speaker).bank.listening;
    expect(follows).toHaveLength(beats.length);
    const spoken = (unit: string): string => partsOf(unit).speech.slice(-40);
    const lines = linesOf(speaker, ["Hello.", "Ok.", "I'll have a look."]);
    const at = beats.findIndex((beat) => lines[1]?.includes(spoken(beat)));
    expect(at).not.toBe(-1);
    expect(lines[2]).toContain(spoken(follows[at] ?? ""));
  }
});
