import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Reading, type ReadingEvent, reduceReading, voiceFor } from "./reading-aloud.ts";

const begun = (id: number, rowKey: string | null = "m1", pieces = ["One.", "Two."]): ReadingEvent => ({
  type: "begun",
  id,
  rowKey,
  text: "One. Two.",
  pieces,
});
const after = (...events: ReadingEvent[]) => events.reduce<Reading | null>(reduceReading, null);
const shown = (texts: Record<string, string>): ReadingEvent => ({
  type: "shown",
  texts: new Map(Object.entries(texts)),
});

describe("a reading", () => {
  it("goes from piece to piece, and ends after the last", () => {
    expect(after(begun(1))).toMatchObject({ id: 1, rowKey: "m1", at: 0 });
    expect(after(begun(1), { type: "said", id: 1, at: 0 })).toMatchObject({ at: 1 });
    expect(after(begun(1), { type: "said", id: 1, at: 0 }, { type: "said", id: 1, at: 1 })).toBeNull();
  });

  it("of nothing does not begin", () => expect(after(begun(1, "m1", []))).toBeNull());

  it("gives way to another", () => {
    expect(after(begun(1), begun(2, "m2"))).toMatchObject({ id: 2, rowKey: "m2", at: 0 });
  });

  it("breaks", () => expect(after(begun(1), { type: "broken", id: 1 })).toBeNull());

  it("that was stopped hears nothing more", () => {
    expect(reduceReading(null, { type: "said", id: 1, at: 0 })).toBeNull();
    expect(reduceReading(null, shown({ m1: "One. Two." }))).toBeNull();
  });

  it("hears nothing of an earlier one, nor of a piece twice", () => {
    const reading = after(begun(1), begun(2));
    expect(reduceReading(reading, { type: "said", id: 1, at: 0 })).toBe(reading);
    expect(reduceReading(reading, { type: "broken", id: 1 })).toBe(reading);
    const further = reduceReading(reading, { type: "said", id: 2, at: 0 });
    expect(reduceReading(further, { type: "said", id: 2, at: 0 })).toBe(further);
  });

  it("ends with its row, and when that shows other words", () => {
    const reading = after(begun(1));
    expect(reduceReading(reading, shown({ m0: "Zero.", m1: "One. Two." }))).toBe(reading);
    expect(reduceReading(reading, shown({ m0: "Zero." }))).toBeNull();
    expect(reduceReading(reading, shown({ m1: "Another version." }))).toBeNull();
  });

  it("of a sample does not depend on the chat behind it", () => {
    const sample = after(begun(1, null));
    expect(reduceReading(sample, shown({}))).toBe(sample);
  });

  it("never says a piece that is not there, whatever comes", () => {
    const event = fc.oneof(
      fc.record({ id: fc.nat(3), count: fc.nat(3) }).map(({ id, count }) => begun(id, "m1", Array(count).fill("x"))),
      fc.record({ type: fc.constant("said" as const), id: fc.nat(3), at: fc.nat(3) }),
      fc.record({ type: fc.constant("broken" as const), id: fc.nat(3) }),
      fc.constantFrom(shown({}), shown({ m1: "One. Two." })),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const reading = after(...events);
        expect(reading === null || reading.at < reading.pieces.length).toBe(true);
      }),
    );
  });
});

describe("the voice", () => {
  const anna = { voiceURI: "anna", lang: "de-DE" };
  const george = { voiceURI: "george", lang: "en_GB" };
  const voices = [anna, george];

  it.each([
    ["chosen, for a text in its language", "anna", "de", anna],
    ["chosen, in whatever country, and as Android writes it", "george", "en-US", george],
    ["chosen, for a text whose language nobody knows", "anna", null, anna],
    ["chosen, for a language that no voice here speaks", "anna", "fi", anna],
    ["of the browser, for a language that another voice speaks", "anna", "en", undefined],
    ["of the browser, without a choice", null, "de", undefined],
    ["of the browser, for a voice that is not on this device", "zoe", "de", undefined],
  ])("%s", (_, chosen, language, voice) => expect(voiceFor(voices, chosen, language)).toBe(voice));
});
