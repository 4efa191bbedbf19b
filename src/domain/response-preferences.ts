import { labels } from "./messages.ts";
import {
  actOptions,
  lengthOptions,
  type Option,
  povOptions,
  responseDefaults,
  styleOptions,
  tenseOptions,
} from "./options.ts";

type Options = {
  verbose: keyof typeof lengthOptions;
  povPreference: keyof typeof povOptions;
  actForUser: keyof typeof actOptions;
  dialogStyle: keyof typeof styleOptions;
  narrationTense: keyof typeof tenseOptions;
};

/** The five response preferences (CONST-36 to CONST-40). */
export type Preference = keyof Options;
/** All five, each with a value. */
export type PreferenceValues = { readonly [Key in Preference]: Options[Key] };
/** The values stored at one level; null defers to the next level (GAP-136). */
export type StoredPreferences = { readonly [Key in Preference]: Options[Key] | null };
/** One preference and its new value. */
export type PreferenceChange = {
  [Key in Preference]: { readonly key: Key; readonly value: Options[Key] | null };
}[Preference];

/** The question for each preference, in tab order (LABEL-18, SET-PREF-17). */
export const preferenceQuestions: readonly {
  readonly key: Preference;
  readonly label: string;
  readonly options: Readonly<Record<string, Option>>;
}[] = [
  { key: "verbose", label: labels.responseTabs.length, options: lengthOptions },
  { key: "povPreference", label: labels.responseTabs.pov, options: povOptions },
  { key: "actForUser", label: labels.responseTabs.act, options: actOptions },
  { key: "dialogStyle", label: labels.responseTabs.style, options: styleOptions },
  { key: "narrationTense", label: labels.responseTabs.tense, options: tenseOptions },
];

/** The levels that can set preferences, nearest first. */
export const preferenceLevels = ["thread", "character", "user"] as const;
export type PreferenceLevel = (typeof preferenceLevels)[number];
/** The known values of each level; a chat without a thread has no `thread`. */
export type PreferencesByLevel = { readonly [Level in PreferenceLevel]?: StoredPreferences | null };

/** The levels after this one, nearest first. */
export const levelsBeyond = (level: PreferenceLevel): readonly PreferenceLevel[] =>
  preferenceLevels.slice(preferenceLevels.indexOf(level) + 1);

/** The effective value and its source: the nearest level that sets it, else the default (GAP-136, RES-01, RES-02). */
export function resolvePreference<Key extends Preference>(
  key: Key,
  byLevel: PreferencesByLevel,
  levels: readonly PreferenceLevel[] = preferenceLevels,
): { value: Options[Key]; source: PreferenceLevel | "default" } {
  for (const level of levels) {
    const value = byLevel[level]?.[key];
    if (value !== null && value !== undefined) return { value, source: level };
  }
  return { value: responseDefaults[key], source: "default" };
}
