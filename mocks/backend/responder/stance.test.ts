import { describe, expect, it } from "vitest";
import { improvise } from "./improvise.ts";
import { readQuestion } from "./question.ts";
import { readRequest } from "./request-reading.ts";
import type { Line, Voice } from "./responder.ts";
import { standingOn } from "./stance.ts";
import { nobody, partsOf, requestFor, usual, voiceLike, voices } from "./try-out.fixture.ts";

/** A chat in which the user says these lines in turn. */
function chatOf(speaker: Voice, said: readonly string[]): Line[] {
  const { history } = requestFor(speaker, "");
  return [
    ...history.slice(0, -1),
    ...said.flatMap((content, at): Line[] => [
      { role: "user", name: "Sam", content },
      ...(at < said.length - 1 ? [{ role: "character" as const, name: speaker.name, content: `Reply ${at}.` }] : []),
    ]),
  ];
}

function standing(speaker: Voice, ...said: string[]): string {
  const { profile, memory } = readRequest({ ...requestFor(speaker, ""), history: chatOf(speaker, said) });
  const question = readQuestion((said.at(-1) ?? "").replaceAll("'", "’"));
  if (question === null) throw new Error("no question");
  return standingOn(question, { profile, memory, directed: 0 });
}

const wary = voiceLike("voss-inspector");
const fond = voiceLike("halcyon-runaway");
const mia: Voice = {
  ...nobody,
  name: "Mia",
  description: "Mia is a nurse who loves jazz. She never drinks wine. The old piano is broken.",
};

describe("yes or no", () => {
  it.each([
    // Answered by the card.
    [mia, "Do you love jazz?", "yes"],
    [mia, "Do you drink wine?", "no"],
    [mia, "Is the piano broken?", "yes"],
    [mia, "Is the king in London?", "refused"],
    [mia, "Does your father know?", "refused"],
    // Answered by their relationship.
    [wary, "Do you trust me?", "no"],
    [fond, "Do you trust me?", "yes"],
    [wary, "Will you help me?", "yes"],
    [fond, "Will you hand me over to the police?", "no"],
    [fond, "Are you going to hurt me?", "no"],
    [fond, "Are you angry with me?", "no"],
    [fond, "Can I stay here tonight?", "yes"],
    [fond, "Can I burn the letter?", "no"],
    // Answered no, since the card does not say so.
    [nobody, "Did you steal the silver?", "no"],
    [nobody, "Can you juggle?", "no"],
    [nobody, "Am I a bad person?", "no"],
    [nobody, "Was she here before us?", "refused"],
  ])("%#: of %o", (speaker, question, expected) => {
    expect(standing(speaker, question)).toBe(expected);
  });

  it.each([
    [wary, ["I promise I will stay.", "*I give you my gold ring.*"], "Do you trust me?", "yes"],
    [fond, ["I lied to you about the map."], "Do you trust me?", "no"],
    [wary, ["I lied to you about the map."], "Are you angry with me?", "yes"],
    [wary, ["I lied to you about the map."], "Will you help me?", "no"],
  ] as const)("%#: after what the user did", (speaker, before, question, expected) => {
    expect(standing(speaker, ...before, question)).toBe(expected);
  });

  it("stays the same answer as at first, whatever happens in between", () => {
    const between = ["I promise I will stay.", "*I give you my gold ring.*", "*I hand you my lamp.*"];
    expect(standing(wary, "Do you trust me?", ...between, "But do you trust me?")).toBe("no");
    expect(standing(fond, "Do you trust me?", "I lied. I lied to you.", "Do you trust me now?")).toBe("yes");
  });

  it("is answered in every character's reply as decided", () => {
    for (const speaker of voices)
      for (const seed of ["a", "b", "c"]) {
        const { speech } = partsOf(improvise(requestFor(speaker, "Did you forge the letter?", { seed })).text);
        expect(speech).toMatch(/didn’t forge the letter/u);
      }
  });
});

it.each([
  ["What was that sound?", "what that sound was"],
  ["Who are those riders?", "who those riders are"],
  ["What is that?", "what that is"],
  ["Where were you on Tuesday?", "where I was on Tuesday"],
])("%s is refused in its own words", (question, asked) => {
  expect(readQuestion(question)?.asked).toBe(asked);
});

describe("narration only", () => {
  const told = (speaker: Voice, ...said: string[]): string =>
    improvise({
      ...requestFor(speaker, ""),
      preferences: { ...usual, dialogStyle: "narrationOnly" },
      history: chatOf(speaker, said),
    }).text;

  it("answers with what the user told and what the character knows, without speech", () => {
    for (const speaker of voices) {
      const text = told(speaker, "My name is Elise.", "I see. And then?", "What is my name?");
      expect(text).toMatch(/Elise/u);
      expect(text).not.toMatch(/[“”]/u);
    }
    expect(told(voiceLike("maren-keeper"), "Who is Corin?")).toMatch(/‘Corin’s my brother/u);
  });
});
