import { CharacterLanguage } from "#src/generated/zod/schemas/characterLanguage.zod.ts";
import { PointOfView } from "#src/generated/zod/schemas/pointOfView.zod.ts";
import { lazily } from "#src/lib/lazily.ts";

/** What an author says a character is written in (GAP-152): a language, and a person. */

export const pointOfViewLabels = {
  firstPerson: "First person",
  secondPerson: "Second person",
  thirdPerson: "Third person",
} as const satisfies Record<PointOfView, string>;

// It takes 15 ms, and most pages that carry this file name no language.
const names = lazily(() => new Intl.DisplayNames("en", { type: "language" }));

/** A language's English name. */
export const languageName = (language: CharacterLanguage): string => names().of(language) ?? language;

/** By name. */
export const languagesByName = (): CharacterLanguage[] =>
  CharacterLanguage.options.toSorted((one, other) => languageName(one).localeCompare(languageName(other), "en"));
export const pointsOfView: readonly PointOfView[] = PointOfView.options;

/** The text as a language or a person; undefined if it is none, since anyone can type an address. */
export const languageOf = (text: unknown): CharacterLanguage | undefined =>
  CharacterLanguage.options.find((one) => one === text);
export const pointOfViewOf = (text: unknown): PointOfView | undefined => pointsOfView.find((one) => one === text);
