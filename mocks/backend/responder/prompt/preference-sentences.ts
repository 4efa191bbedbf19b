import type { Preferences } from "../responder.ts";

type Sentences<Key extends keyof Preferences> = Record<Preferences[Key], string | null>;

const lengths: Sentences<"verbose"> = {
  text: "Write like a text message: one or two short sentences, at most 16 words.",
  short: "Write one short paragraph of about 30 words.",
  mediumShort: "Write one or two paragraphs, about 60 words in all.",
  medium: "Write two or three paragraphs, about 100 words in all.",
  originalNormal: "Write about as much as {{char}}’s own texts and examples do, at most four paragraphs.",
  long: "Write five or six paragraphs, about 250 words in all.",
};

const views: Sentences<"povPreference"> = {
  firstPerson: "Tell it as {{char}}, in the first person.",
  secondPerson: "Tell {{char}} in the third person and speak of {{user}} as “you”.",
  thirdPerson: "Tell it in the third person, {{user}} as well.",
  upToModel: null,
};

const styles: Sentences<"dialogStyle"> = {
  narrationOnly: "Write narration only, not one spoken line.",
  lots: "Write mostly spoken lines with very little narration.",
  balanced: "Balance narration and spoken lines.",
  low: "Write mostly narration with few spoken lines.",
  none: null,
};

const tenses: Sentences<"narrationTense"> = {
  present: "Narrate in the present tense.",
  past: "Narrate in the past tense.",
  neutral: null,
};

const acting: Sentences<"actForUser"> = {
  yes: "You may also write what {{user}} says and does where the scene calls for it.",
  default: null,
  no: "Never write what {{user}} says, does, thinks or decides.",
};

const said = (sentences: readonly (string | null)[]): string[] => sentences.filter((one) => one !== null);

/** One sentence for each preference, except those that leave the choice to the model (CONST-36 to CONST-40). */
export const preferenceSentences = (given: Preferences): string[] =>
  said([
    lengths[given.verbose],
    views[given.povPreference],
    styles[given.dialogStyle],
    tenses[given.narrationTense],
    acting[given.actForUser],
  ]);

/** The two preferences that models tend to forget, repeated at the end. */
export const lastReminders = (given: Preferences): string[] => said([lengths[given.verbose], acting[given.actForUser]]);

// The sentence sets the length; this limit only ends runaway replies. A cut reply can be continued.
const tokens: Record<Preferences["verbose"], number> = {
  text: 120,
  short: 200,
  mediumShort: 320,
  medium: 480,
  originalNormal: 700,
  long: 1000,
};

/** Maximum number of tokens for a reply of this length. */
export const maxTokensFor = ({ verbose }: Preferences): number => tokens[verbose];
