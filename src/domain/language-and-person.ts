import { CharacterLanguage } from "#src/generated/api/model/characterLanguage.ts";
import { PointOfView } from "#src/generated/api/model/pointOfView.ts";

/** What an author says a character is written in (GAP-152): a language, and a person. */

export const pointOfViewLabels = {
  firstPerson: "First person",
  secondPerson: "Second person",
  thirdPerson: "Third person",
} as const satisfies Record<PointOfView, string>;

const names = new Intl.DisplayNames("en", { type: "language" });

/** A language's English name. */
export const languageName = (language: CharacterLanguage): string => names.of(language) ?? language;

const inOrder = (one: CharacterLanguage, other: CharacterLanguage) =>
  languageName(one).localeCompare(languageName(other), "en");

/** By name. */
export const languages: readonly CharacterLanguage[] = Object.values(CharacterLanguage).toSorted(inOrder);
export const pointsOfView: readonly PointOfView[] = Object.values(PointOfView);

/** The text as a language or a person; undefined if it is none, since anyone can type an address. */
export const languageOf = (text: unknown): CharacterLanguage | undefined => languages.find((one) => one === text);
export const pointOfViewOf = (text: unknown): PointOfView | undefined => pointsOfView.find((one) => one === text);
