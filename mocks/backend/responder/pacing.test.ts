import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { improvise } from "./improvise.ts";
import { improviser } from "./improviser.ts";
import { paced } from "./pacing.ts";
import { countWords } from "./sentences.ts";
import { requestFor, voiceLike } from "./try-out.fixture.ts";

const request = requestFor(voiceLike("maren"), "Which rocks?", {
  preferences: {
    verbose: "long",
    povPreference: "firstPerson",
    actForUser: "no",
    dialogStyle: "balanced",
    narrationTense: "present",
  },
});

describe("pace", () => {
  it("starts after 350 to 700 ms and stays below 25 words a second", () => {
    const { pieces } = improvise(request);
    expect(pieces[0]?.atMs).toBeGreaterThanOrEqual(350);
    expect(pieces[0]?.atMs).toBeLessThanOrEqual(700);
    const start = pieces[0]?.atMs ?? 0;
    let words = 0;
    let fastest = 0;
    for (const piece of pieces) {
      // The first second is too short for a rate.
      fastest = Math.max(fastest, piece.atMs > start + 1_000 ? words / ((piece.atMs - start) / 1_000) : 0);
      words += countWords(piece.text);
    }
    expect(fastest).toBeGreaterThan(5);
    expect(fastest).toBeLessThanOrEqual(25);
  });

  it("splits any text into pieces of a few words, whose concatenation is the text and whose times never decrease", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, seed) => {
        const script = paced(text, seed);
        expect(script.pieces.map((piece) => piece.text).join("")).toBe(text);
        script.pieces.forEach((piece, at) => {
          expect(piece.atMs).toBeGreaterThanOrEqual(script.pieces[at - 1]?.atMs ?? 0);
          expect(piece.text.trim().split(/\s+/u).length).toBeLessThanOrEqual(6);
        });
      }),
    );
  });
});

describe("a running reply", () => {
  it("plays its script on the given clock and stops when aborted", async () => {
    const slept: number[] = [];
    const clock = {
      sleep: (ms: number, signal: AbortSignal) => (
        slept.push(ms),
        signal.aborted ? Promise.reject(signal.reason as Error) : Promise.resolve()
      ),
    };
    let text = "";
    for await (const piece of improviser(clock).write(request, new AbortController().signal)) text += piece;
    expect(text).toBe(improvise(request).text);
    expect(slept.reduce((sum, ms) => sum + ms, 0)).toBe(improvise(request).pieces.at(-1)?.atMs);

    const stop = new AbortController();
    let heard = 0;
    await expect(async () => {
      for await (const piece of improviser(clock).write(request, stop.signal)) {
        heard += piece === "" ? 0 : 1;
        if (heard === 3) stop.abort();
      }
    }).rejects.toThrow(/abort/iu);
    expect(heard).toBe(3);
  });
});
