import type { Preference, PreferenceValues } from "#src/domain/response-preferences.ts";

/** Words around the five preferences that the specification does not give. */
export const responseTexts = {
  /** Names the tabs. */
  questions: "How replies are written",
  /** Names the sample. */
  sample: "Sample reply",
  /** What of the sample the open question is about. */
  caption: {
    verbose: "at this length",
    povPreference: "told like this",
    actForUser: "with you like this",
    dialogStyle: "in this style",
    narrationTense: "in this tense",
  } satisfies Record<Preference, string>,
};

/** Options that leave the preference open: the sample shows one possible result. */
const open: { readonly [Key in Preference]?: Partial<Record<PreferenceValues[Key], string>> } = {
  verbose: { originalNormal: "as she was written to be" },
  povPreference: { upToModel: "as a model may choose to tell it" },
  actForUser: { default: "as she was written" },
  dialogStyle: { none: "as it may come out" },
  narrationTense: { neutral: "in the tense that reads best" },
};

/** The caption of the sample for the preference being edited. */
export const captionOf = (key: Preference, values: PreferenceValues): string =>
  (open[key] as Record<string, string> | undefined)?.[values[key]] ?? responseTexts.caption[key];
