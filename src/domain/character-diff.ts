import type { AccessableTo } from "#src/generated/api/model/accessableTo.ts";
import type { CharacterLanguage } from "#src/generated/api/model/characterLanguage.ts";
import type { PointOfView } from "#src/generated/api/model/pointOfView.ts";
import { sameValue } from "#src/lib/same-value.ts";
import { languageName, pointOfViewLabels } from "./language-and-person.ts";

/** What an author writes of a variant, as people read it: lorebooks by name. */
export interface ComparedVariant {
  readonly id: string;
  readonly variantName: string;
  readonly variantTagline: string | null;
  readonly default: boolean;
  readonly avatar: string | null;
  readonly characterIcon: string | null;
  readonly description: string | null;
  readonly personality: string | null;
  readonly scenario: string | null;
  readonly firstMessage: string;
  readonly alternateGreetings: readonly string[];
  readonly exampleDialogue: string | null;
  readonly characterCreatorComment: string | null;
  readonly lorebooks: readonly string[];
}

/** What an author writes of a character, as people read it: categories by name. */
export interface ComparedCharacter {
  readonly name: string;
  readonly shortMessage: string | null;
  readonly categories: readonly string[];
  readonly language: CharacterLanguage | null;
  readonly pointOfView: PointOfView | null;
  readonly NSFW: boolean;
  readonly accessableTo: AccessableTo;
  readonly systemPrompt: string | null;
  readonly postHistoryInstructions: string | null;
  readonly extensions: Readonly<Record<string, unknown>>;
  readonly variants: readonly ComparedVariant[];
}

/** What the form and the comparison call each member, in the order of the form. */
export const characterMembers = {
  name: "Name",
  shortMessage: "Short message",
  language: "Language",
  pointOfView: "Told in",
  categories: "Categories",
  NSFW: "Mature",
  accessableTo: "Visibility",
  systemPrompt: "System prompt",
  postHistoryInstructions: "Post-history instructions",
  extensions: "Of an imported card",
} as const satisfies Record<Exclude<keyof ComparedCharacter, "variants">, string>;
export const variantMembers = {
  variantName: "Variant name",
  variantTagline: "Variant tagline",
  default: "Default variant",
  avatar: "Portrait",
  characterIcon: "Icon",
  firstMessage: "First message",
  alternateGreetings: "Other greetings",
  description: "Description",
  personality: "Personality",
  scenario: "Scenario",
  exampleDialogue: "Example dialogue",
  characterCreatorComment: "Creator's note",
  lorebooks: "Lorebooks",
} as const satisfies Record<Exclude<keyof ComparedVariant, "id">, string>;

/** What each visibility is called. */
export const visibilityLabels = { public: "Public", private: "Private" } as const satisfies Record<
  AccessableTo,
  string
>;

/** One changed member; a null is what was not there. A picture's texts are addresses. */
export interface CharacterChange {
  readonly kind: "text" | "picture";
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The changes of the character itself (no variant), or of one of its variants. */
export interface ChangeGroup {
  readonly id: string;
  /** The variant's name; null for the character itself. */
  readonly variantName: string | null;
  /** Whether the variant itself came or went. */
  readonly fate: "kept" | "added" | "removed";
  readonly changes: readonly CharacterChange[];
}

/** A member's value as a text. */
function textOf(member: string, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (member === "accessableTo") return visibilityLabels[value as AccessableTo];
  if (member === "language") return languageName(value as CharacterLanguage);
  if (member === "pointOfView") return pointOfViewLabels[value as PointOfView];
  if (member === "extensions") return Object.keys(value).length === 0 ? null : JSON.stringify(value, null, 2);
  if (Array.isArray(value)) return value.join(member === "alternateGreetings" ? "\n\n" : ", ") || null;
  return value as string;
}

function changed<Members extends Record<string, string>>(
  members: Members,
  before: { readonly [Name in keyof Members]?: unknown },
  after: { readonly [Name in keyof Members]?: unknown },
): CharacterChange[] {
  return Object.entries(members).flatMap(([member, label]) => {
    if (sameValue(before[member], after[member])) return [];
    const [old, now] = [textOf(member, before[member]), textOf(member, after[member])];
    const kind = member === "avatar" || member === "characterIcon" ? "picture" : "text";
    // An empty text is none at all, and "No" is nothing where there was no variant.
    return old === now ? [] : [{ kind, label, before: old, after: now }];
  });
}

/** What differs between two states of a character: its own members, then each variant's, in the order of `after`. */
export function characterDiff(before: ComparedCharacter, after: ComparedCharacter): ChangeGroup[] {
  const variants = [...after.variants, ...before.variants.filter(({ id }) => !after.variants.some((v) => v.id === id))];
  const groups: ChangeGroup[] = [
    { id: "character", variantName: null, fate: "kept", changes: changed(characterMembers, before, after) },
    ...variants.map(({ id, variantName }): ChangeGroup => {
      const [old, now] = [before, after].map((side) => side.variants.find((variant) => variant.id === id));
      const fate = old === undefined ? "added" : now === undefined ? "removed" : "kept";
      return { id, variantName, fate, changes: changed(variantMembers, old ?? {}, now ?? {}) };
    }),
  ];
  return groups.filter(({ changes }) => changes.length > 0);
}
