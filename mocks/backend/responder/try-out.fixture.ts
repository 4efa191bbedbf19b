import { cast } from "#mocks/seed/cast/cast.ts";
import type { Line, Preferences, ReplyRequest, Voice } from "./responder.ts";

/** Shared by the improviser's tests: the voices of the cast, a voice without texts, and a complete request. */
export const castVoices: readonly Voice[] = cast.flatMap((member) =>
  member.variants.map((variant) => ({
    id: variant.id,
    name: member.name,
    tagline: variant.variantTagline,
    description: variant.description,
    personality: variant.personality,
    scenario: variant.scenario,
    exampleDialogue: variant.exampleDialogue,
    firstMessage: variant.firstMessage,
  })),
);

export const nobody: Voice = {
  id: "nobody",
  name: "Zed",
  tagline: "",
  description: "",
  personality: "",
  scenario: "",
  exampleDialogue: "",
  firstMessage: "",
};

export const usual: Preferences = {
  verbose: "medium",
  povPreference: "firstPerson",
  actForUser: "no",
  dialogStyle: "balanced",
  narrationTense: "present",
};

/** A voice of the cast by the start of its variant's id. */
export function voiceLike(part: string): Voice {
  const voice = castVoices.find((candidate) => candidate.id.includes(part));
  if (voice === undefined) throw new Error(`nobody in the cast is called ${part}`);
  return voice;
}

export function requestFor(speaker: Voice, said: string, changes: Partial<ReplyRequest> = {}): ReplyRequest {
  const history: Line[] =
    speaker.firstMessage === "" ? [] : [{ role: "character", name: speaker.name, content: speaker.firstMessage }];
  const user = changes.user ?? { name: "Sam", description: "" };
  return {
    task: "send",
    seed: "seed",
    speaker,
    others: [],
    user,
    preferences: usual,
    history: [...history, { role: "user", name: user.name, content: said }],
    avoid: [],
    instruction: null,
    draft: null,
    lore: [],
    ...changes,
  };
}

/** Thirty typical messages of users. */
export const sayings: readonly string[] = [
  "Hello there.",
  "Who are you?",
  "*I hold out the lamp* Is this yours?",
  "Why?",
  "What happened here?",
  "I lost my brother in the war.",
  "Do you trust me?",
  "...",
  "You are a fool.",
  "Thank you.",
  "*I sit down and wait*",
  "Tell me about the sea.",
  "What is behind the door?",
  "I am so tired.",
  "Come with me.",
  "I love you.",
  "No.",
  "Yes, all right.",
  "How long have you been here?",
  "What do we do now?",
  "I found a key under the old table.",
  "Can you help me?",
  "The map is wrong.",
  "*I laugh* That was funny.",
  "Where are we going?",
  "I promise I will stay.",
  "Goodnight.",
  "*I open the box slowly*",
  "What do you want?",
  "I have a daughter at home.",
];

/** The narration and the speech of a reply. */
export function partsOf(text: string): { narration: string; speech: string } {
  const narration = [...text.matchAll(/\*([^*]+)\*/gu)].map((match) => match[1] ?? "").join(" ");
  const speech = [...text.matchAll(/“([^”]+)”/gu)].map((match) => match[1] ?? "").join(" ");
  return { narration, speech };
}

/** All voices of the cast, and one without texts. */
export const voices = [...castVoices, nobody];

/** Share of the texts that match, from 0 to 1. */
export const share = (texts: readonly string[], pattern: RegExp): number =>
  texts.filter((text) => pattern.test(text)).length / texts.length;
