import { describe, expect, it } from "vitest";
import { lengthsInOrder } from "./directions.ts";
import { improvise } from "./improvise.ts";
import type { Preferences } from "./responder.ts";
import { countWords, sentenceKey, sentencesOf } from "./sentences.ts";
import { nobody, partsOf, requestFor, sayings, share, usual, voiceLike, voices } from "./try-out.fixture.ts";

/** One reply to each message, from each of a few voices. */
function replies(preferences: Partial<Preferences>, count = 40): string[] {
  return Array.from({ length: count }, (_none, at) => {
    const speaker = voices[at % voices.length] ?? nobody;
    return improvise(
      requestFor(speaker, sayings[(at * 7) % sayings.length] ?? "", {
        seed: `s${at}`,
        preferences: { ...usual, ...preferences },
      }),
    ).text;
  });
}

describe("the same request", () => {
  it("gives the same script", () => {
    for (const speaker of voices) {
      const request = requestFor(speaker, "Who are you?");
      expect(improvise(structuredClone(request))).toEqual(improvise(request));
    }
  });

  it("gives another text for another seed", () => {
    const texts = new Set(
      Array.from(
        { length: 12 },
        (_none, at) => improvise(requestFor(voiceLike("maren"), "What was that?", { seed: `${at}` })).text,
      ),
    );
    expect(texts.size).toBe(12);
  });

  it("repeats no sentence of a rejected alternate", () => {
    const request = requestFor(voiceLike("voss"), "Where were you on Tuesday?", { task: "regenerate" });
    const avoid: string[] = [];
    for (let swipe = 0; swipe < 20; swipe += 1) {
      const text = improvise({ ...request, avoid: [...avoid] }).text;
      const before = new Set(avoid.flatMap(sentencesOf).map(sentenceKey));
      expect(sentencesOf(text).filter((sentence) => before.has(sentenceKey(sentence)))).toEqual([]);
      avoid.push(text);
    }
  });
});

describe("length", () => {
  it("has a median that grows from text message to long", () => {
    const medians = lengthsInOrder.map((verbose) => {
      const words = replies({ verbose })
        .map(countWords)
        .toSorted((one, other) => one - other);
      return words[words.length >> 1] ?? 0;
    });
    expect(medians).toEqual(medians.toSorted((one, other) => one - other));
    expect(new Set(medians).size).toBe(lengthsInOrder.length);
    expect(medians[0]).toBeLessThan(17);
    expect(medians[5]).toBeGreaterThan(190);
  });

  it("shows in the number of paragraphs", () => {
    for (const text of [...replies({ verbose: "text" }), ...replies({ verbose: "short" })])
      expect(text.split("\n\n")).toHaveLength(1);
    for (const text of replies({ verbose: "long" })) expect(text.split("\n\n").length).toBeGreaterThanOrEqual(4);
  });

  it("keeps a text message to one line of at most 18 words", () => {
    for (const text of replies({ verbose: "text" }, 120)) {
      expect(text).not.toContain("\n");
      expect(countWords(text)).toBeLessThanOrEqual(18);
    }
  });
});

describe("point of view", () => {
  it("uses I in the first person and never in the third", () => {
    const first = replies({ povPreference: "firstPerson", dialogStyle: "low" }).map((text) => partsOf(text).narration);
    const third = replies({ povPreference: "thirdPerson", dialogStyle: "low" }).map((text) => partsOf(text).narration);
    expect(share(first, /\b(?:I|my|me)\b/u)).toBeGreaterThan(0.95);
    for (const narration of third) expect(narration).not.toMatch(/\b(?:I|my|me|mine|you|your)\b/u);
    expect(share(third, /\bSam\b/u)).toBeGreaterThan(0.2);
  });

  it("speaks to the user's senses in the second", () => {
    const second = replies({ povPreference: "secondPerson", dialogStyle: "low" }).map(
      (text) => partsOf(text).narration,
    );
    expect(share(second, /\b(?:you|your)\b/iu)).toBeGreaterThan(0.9);
    for (const narration of second) expect(narration).not.toMatch(/\b(?:I|my)\b/u);
  });
});

describe("acting for the user", () => {
  const acts =
    /\bYou (?:let|reach|look towards|nod|turn|take|put|lift|shake|step|lean|open|kneel|hold|draw|count|push|stand very|rub|glance|pour|pick|cross|smile|say|set|walk)\b|quite meaning to, you take/u;

  it("happens when asked for, and never when not", () => {
    const wished = replies({ actForUser: "yes", dialogStyle: "balanced" });
    expect(share(wished, acts)).toBeGreaterThan(0.9);
    for (const text of [
      ...replies({ actForUser: "no" }),
      ...replies({ actForUser: "no", povPreference: "secondPerson" }),
    ])
      expect(partsOf(text).narration).not.toMatch(acts);
  });
});

describe("dialogue style", () => {
  const spoken = (text: string): number => {
    const { narration, speech } = partsOf(text);
    return countWords(speech) / (countWords(speech) + countWords(narration));
  };

  it.each([
    ["low", 0, 0.42],
    ["balanced", 0.3, 0.75],
    ["lots", 0.68, 1],
  ] as const)("%s keeps speech between %d and %d", (dialogStyle, least, most) => {
    const shares = replies({ dialogStyle }).map(spoken);
    const mean = shares.reduce((sum, one) => sum + one, 0) / shares.length;
    expect(mean).toBeGreaterThan(least);
    expect(mean).toBeLessThan(most);
    expect(shares.filter((one) => one < least - 0.12 || one > most + 0.12)).toEqual([]);
  });

  it("has no speech at all in narration only, and no marks at all in none", () => {
    for (const text of replies({ dialogStyle: "narrationOnly" })) expect(text).not.toMatch(/[“”]/u);
    for (const text of replies({ dialogStyle: "none" })) expect(text).not.toMatch(/[“”*]/u);
  });
});

describe("tense", () => {
  const verbs = (texts: readonly string[], pattern: RegExp): number =>
    texts.map((text) => partsOf(text).narration.match(pattern)?.length ?? 0).reduce((sum, one) => sum + one, 0);
  const was = /\b(?:was|were|had|went|came|looked|turned|took|stood|held|kept|put|found|let)\b/gu;
  const is = /\b(?:is|are|has|goes|comes|looks|turns|takes|stands|holds|keeps|finds|lets)\b/gu;

  it("is present or past, with hardly any of the other", () => {
    const present = replies({ narrationTense: "present", povPreference: "thirdPerson", dialogStyle: "low" });
    const past = replies({ narrationTense: "past", povPreference: "thirdPerson", dialogStyle: "low" });
    expect(verbs(present, is)).toBeGreaterThan(verbs(present, was) * 4);
    expect(verbs(past, was)).toBeGreaterThan(verbs(past, is) * 4);
  });

  it("neutral uses no finite verbs", () => {
    const neutral = replies({ narrationTense: "neutral", dialogStyle: "low" });
    const narration = neutral.map((text) => partsOf(text).narration).join(" ");
    expect(narration.match(/\b\w+ing\b/gu)?.length ?? 0).toBeGreaterThan((narration.match(is)?.length ?? 0) * 3);
    expect(narration).not.toMatch(/(?:^|[.!?] )I [a-z]+/u);
  });
});
