import type { AccessableTo } from "#src/generated/api/model/accessableTo.ts";
import type { CharacterDetails } from "#src/generated/api/model/characterDetails.ts";
import type { Variant } from "#src/generated/api/model/variant.ts";
import type { ComparedCharacter } from "./character-diff.ts";

type Authored = Pick<
  CharacterDetails,
  "name" | "shortMessage" | "categories" | "language" | "pointOfView" | "NSFW" | "authored"
> & {
  variants: readonly Variant[];
};

/** A character or one of its versions, as its author gets it, in the form that is compared. */
export function comparedCharacter(given: Authored, accessableTo: AccessableTo): ComparedCharacter {
  const { name, shortMessage, categories, language = null, pointOfView = null, NSFW, authored, variants } = given;
  return {
    name,
    shortMessage,
    categories: categories.map((category) => category.name),
    language,
    pointOfView,
    NSFW,
    accessableTo,
    systemPrompt: authored?.systemPrompt ?? null,
    postHistoryInstructions: authored?.postHistoryInstructions ?? null,
    extensions: authored?.extensions ?? {},
    variants: variants.map((variant) => ({
      id: variant.id,
      variantName: variant.variantName,
      variantTagline: variant.variantTagline,
      default: variant.default,
      avatar: variant.avatar,
      characterIcon: variant.characterIcon,
      description: variant.authored?.description ?? null,
      personality: variant.authored?.personality ?? null,
      scenario: variant.authored?.scenario ?? null,
      firstMessage: variant.authored?.firstMessage ?? "",
      alternateGreetings: variant.authored?.alternateGreetings ?? [],
      exampleDialogue: variant.authored?.exampleDialogue ?? null,
      characterCreatorComment: variant.characterCreatorComment,
      lorebooks: variant.lorebooks.map((book) => book.name),
    })),
  };
}
