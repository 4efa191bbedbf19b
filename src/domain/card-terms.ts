import type { Category } from "#src/generated/api/model/category.ts";
import type { CharacterDetails } from "#src/generated/api/model/characterDetails.ts";
import type { CreateCharacterBody } from "#src/generated/api/model/createCharacterBody.ts";
import type { CreateVariantBody } from "#src/generated/api/model/createVariantBody.ts";
import type { Variant } from "#src/generated/api/model/variant.ts";
import {
  createCharacterBodyPostHistoryInstructionsMax,
  createCharacterBodyShortMessageMax,
} from "#src/generated/zod/schemas/createCharacterBody.zod.ts";
import {
  createVariantBodyAlternateGreetingsMax,
  createVariantBodyCharacterCreatorCommentMax,
  createVariantBodyDescriptionMax,
  createVariantBodyFirstMessageMax,
  createVariantBodyVariantNameMax,
  createVariantBodyVariantTaglineMax,
} from "#src/generated/zod/schemas/createVariantBody.zod.ts";
import { type CardDraft, type CardVariant, keptKey, type KeptMembers, type Members } from "#src/lib/card/card-draft.ts";
import type { ReadOptions } from "#src/lib/card/read-card.ts";
import { extensionLimits, limits } from "./limits.ts";
import { languageOf, pointOfViewOf } from "./language-and-person.ts";

/** Cards taken at once; more wait for another go. */
export const mostCards = 20;

/** What we have room for, and how we call the variant of a card, which has none. */
export const cardOptions: ReadOptions = {
  variantName: "Original",
  limits: {
    name: limits.characterName,
    tagline: createCharacterBodyShortMessageMax,
    variantTagline: createVariantBodyVariantTaglineMax,
    variantName: createVariantBodyVariantNameMax,
    text: createVariantBodyDescriptionMax,
    greeting: createVariantBodyFirstMessageMax,
    greetings: createVariantBodyAlternateGreetingsMax,
    prompt: createCharacterBodyPostHistoryInstructionsMax,
    comment: createVariantBodyCharacterCreatorCommentMax,
    extensionMembers: extensionLimits.members,
    // An import adds categories and uploads.
    extensionBytes: extensionLimits.bytes - 16_384,
  },
};

const folded = (name: string) => name.trim().toLowerCase();

/** The categories that a card's tags name, in the tags' order and as many as a character may have. */
export function categoriesOfTags(tags: readonly string[], all: readonly Category[]): Category[] {
  const found = tags.flatMap((tag) => all.find(({ name }) => folded(name) === folded(tag)) ?? []);
  return [...new Set(found)].slice(0, limits.categories);
}

/** Our part of a draft's extensions; empty if a character was not imported. */
export const keptOf = (extensions: Members): KeptMembers => extensions[keptKey] ?? {};

/** A draft without the lorebook of its card, which has become one of ours. */
export function withoutBook(draft: CardDraft): CardDraft {
  const { data: { character_book: _book, ...data } = {}, ...kept } = keptOf(draft.extensions);
  return { ...draft, extensions: { ...draft.extensions, [keptKey]: { ...kept, data } } };
}

export type CardPlace = {
  categories: readonly Category[];
  picture: string | null;
  /** Of the variants after the first; null is the card's own. */
  variantPictures: readonly (string | null)[];
  uploaded: Members[];
  lorebookIds: string[];
};

/** The request that makes a private character of a card. */
export function cardRequest(draft: CardDraft, place: CardPlace): CreateCharacterBody {
  const { categories, picture, variantPictures, uploaded, lorebookIds } = place;
  const { name, shortMessage, NSFW, systemPrompt, postHistoryInstructions, extensions } = draft;
  const [first, ...others] = draft.variants.map((variant, index): CreateVariantBody => {
    const own = variantPictures[index - 1] ?? picture;
    return { ...variant, avatar: own, characterIcon: own, lorebookIds };
  });
  const filed = categories.map((category) => category.name);
  return {
    name,
    shortMessage,
    NSFW,
    systemPrompt,
    postHistoryInstructions,
    accessableTo: "private",
    language: languageOf(draft.language) ?? null,
    pointOfView: pointOfViewOf(draft.pointOfView) ?? null,
    categoryIds: categories.map(({ id }) => id),
    extensions: {
      ...extensions,
      [keptKey]: { ...keptOf(extensions), filed, ...(uploaded.length > 0 && { uploaded }) },
    },
    variant: first as CreateVariantBody,
    otherVariants: others,
  };
}

/** The variants as a card has them: the default one first, then those with the texts that only their author sees. */
export const inOrder = (variants: readonly Variant[]): Variant[] =>
  variants
    .filter(({ authored }) => authored !== undefined)
    .toSorted((one, other) => Number(other.default) - Number(one.default));

/** The draft that a character's card is written from, of variants `inOrder`; null for one that is not the user's own. */
export function draftOf(
  character: CharacterDetails,
  variants: readonly Variant[],
  book: Members | null,
): CardDraft | null {
  const { authored, name, shortMessage, language = null, pointOfView = null, NSFW } = character;
  const written = variants.flatMap(
    ({ authored: texts, variantName, variantTagline, characterCreatorComment }): CardVariant[] => {
      if (texts === undefined) return [];
      const { lorebookIds: _ids, ...rest } = texts;
      return [{ ...rest, variantName, variantTagline, characterCreatorComment }];
    },
  );
  const [first, ...others] = written;
  if (authored === undefined || first === undefined) return null;
  const { extensions, systemPrompt, postHistoryInstructions } = authored;
  const kept = keptOf(extensions);
  const withBook = book === null ? kept : { ...kept, data: { ...kept.data, character_book: book } };
  const hasKept = Object.keys(withBook).length > 0;
  return {
    name,
    shortMessage,
    language,
    pointOfView,
    NSFW,
    systemPrompt,
    postHistoryInstructions,
    extensions: hasKept ? { ...extensions, [keptKey]: withBook } : extensions,
    tags: character.categories.map((category) => category.name),
    variants: [first, ...others],
  };
}
