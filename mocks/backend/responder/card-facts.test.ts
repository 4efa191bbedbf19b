import { describe, expect, it } from "vitest";
import { improvise } from "./improvise.ts";
import type { Voice } from "./responder.ts";
import { nobody, requestFor } from "./try-out.fixture.ts";

const juno: Voice = {
  ...nobody,
  name: "Captain Juno Marsh",
  tagline: "Airship smuggler",
  description:
    "Juno is a 41-year-old airship smuggler with cropped grey hair and a burn scar on one cheek. She hates tariffs and loves her first mate, a parrot named Admiral. She keeps a jar of tomato seeds in her boot.",
  scenario: "{{user}} is a stowaway found in the seed hold of the airship Marigold, bound for Casablanca.",
  firstMessage: "*The hatch bangs up. Juno holds a lantern in one hand.* “Out of my seed hold.”",
};
const listed: Voice = {
  ...nobody,
  name: "Tam",
  description: "Age: 27\nOccupation: night-shift baker\nHair: red, curly\nLikes: thunderstorms\nFears: lifts",
  scenario: "You meet Tam in the corridor of an old hotel.",
};
const told = (speaker: Voice, question: string): string => improvise(requestFor(speaker, question)).text;

describe("a character made by a user", () => {
  it.each([
    [juno, "Where are we?", /we’re in the seed hold/iu],
    [juno, "Where are we flying?", /we’re bound for Casablanca/iu],
    [juno, "What do you do?", /airship smuggler/u],
    [juno, "How old are you?", /I’m 41/u],
    [juno, "What is that in your hand?", /it’s a lantern/iu],
    [juno, "What do you look like?", /grey hair/u],
    [juno, "What's in your boot?", /a jar of tomato seeds in my boot/u],
    [juno, "What do you hate?", /I hate tariffs/u],
    [listed, "Where are we?", /we’re in the corridor of an old hotel/iu],
    [listed, "How old are you?", /I’m 27/u],
    [listed, "What's your job?", /night-shift baker/u],
    [listed, "What do you look like?", /red, curly/u],
    [listed, "What are you afraid of?", /I’m afraid of lifts/u],
  ])("%#: answers from its card", (speaker, question, answer) => {
    expect(told(speaker, question)).toMatch(answer);
  });

  it("says nothing about itself that is not on its card", () => {
    for (const question of [
      "Where are we?",
      "How old are you?",
      "What is that in your hand?",
      "What do you look like?",
    ])
      expect(told({ ...nobody, name: "Tam" }, question)).not.toMatch(
        /we’re (?:in|at|aboard)|I’m \d|it’s an? |see for yourself/iu,
      );
  });
});
