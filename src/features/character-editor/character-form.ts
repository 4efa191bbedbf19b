import * as z from "zod/mini";
import type { ComparedCharacter } from "#src/domain/character-diff.ts";
import { comparableName } from "#src/domain/member-name.ts";
import type { Category } from "#src/generated/api/model/category.ts";
import type { CharacterDetails } from "#src/generated/api/model/characterDetails.ts";
import type { CreateCharacterBody as CreateBody } from "#src/generated/api/model/createCharacterBody.ts";
import type { CreateVariantBody as VariantBody } from "#src/generated/api/model/createVariantBody.ts";
import type { EditCharacterBody } from "#src/generated/api/model/editCharacterBody.ts";
import type { Variant } from "#src/generated/api/model/variant.ts";
import { CharacterLanguage } from "#src/generated/zod/schemas/characterLanguage.zod.ts";
import * as character from "#src/generated/zod/schemas/createCharacterBody.zod.ts";
import { CreateVariantBody } from "#src/generated/zod/schemas/createVariantBody.zod.ts";
import * as variant from "#src/generated/zod/schemas/createVariantBody.zod.ts";
import { GivenImageUrl } from "#src/generated/zod/schemas/givenImageUrl.zod.ts";
import { Id } from "#src/generated/zod/schemas/id.zod.ts";
import { PointOfView } from "#src/generated/zod/schemas/pointOfView.zod.ts";
import { sameValue } from "#src/lib/same-value.ts";
import type { ServerFieldError } from "#src/parts/form/place-field-errors.ts";
import { trimmed } from "#src/parts/form/trimmed.ts";
import type { FormIssue } from "#src/parts/form/use-editor-form.ts";
import { editorTexts as words } from "./editor-texts.ts";

const text = (max: number) => trimmed(z.string().check(z.maxLength(max)));
/** At least one visible character, as the server requires. */
const name = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  trimmed(schema).check(({ value, issues }) => {
    if (value !== "" && comparableName(value) === "")
      issues.push({ code: "custom", input: value, message: words.nameUnseen });
  });

const variantForm = z.object({
  /** An id of the form's own if the variant is not saved yet. */
  id: z.string(),
  isNew: z.boolean(),
  default: z.boolean(),
  variantName: name(CreateVariantBody.shape.variantName),
  variantTagline: text(variant.createVariantBodyVariantTaglineMax),
  avatar: z.nullable(GivenImageUrl),
  characterIcon: z.nullable(GivenImageUrl),
  firstMessage: text(variant.createVariantBodyFirstMessageMax),
  greetings: z
    .array(z.object({ text: text(variant.createVariantBodyAlternateGreetingsItemMax) }))
    .check(z.maxLength(variant.createVariantBodyAlternateGreetingsMax)),
  description: text(variant.createVariantBodyDescriptionMax),
  personality: text(variant.createVariantBodyPersonalityMax),
  scenario: text(variant.createVariantBodyScenarioMax),
  exampleDialogue: text(variant.createVariantBodyExampleDialogueMax),
  characterCreatorComment: text(variant.createVariantBodyCharacterCreatorCommentMax),
  lorebooks: z
    .array(z.object({ id: Id, name: z.string() }))
    .check(z.maxLength(variant.createVariantBodyLorebookIdsMax)),
});

const { shape } = character.CreateCharacterBody;

/** The form: the contract's draft with all variants side by side, empty texts in place of nulls (GAP-56). */
export const characterForm = z.object({
  name: name(shape.name),
  shortMessage: text(character.createCharacterBodyShortMessageMax),
  categoryIds: shape.categoryIds,
  language: z.nullable(CharacterLanguage),
  pointOfView: z.nullable(PointOfView),
  NSFW: shape.NSFW,
  accessableTo: shape.accessableTo,
  systemPrompt: text(character.createCharacterBodySystemPromptMax),
  postHistoryInstructions: text(character.createCharacterBodyPostHistoryInstructionsMax),
  variants: z.array(variantForm),
});

export type CharacterForm = z.input<typeof characterForm>;
export type VariantForm = CharacterForm["variants"][number];

/** Error texts for rules without a general text. */
export const formWords = ({ path = [], code }: FormIssue): string | undefined => {
  if (path[0] === "categoryIds" && code === "too_small") return words.categoryNeeded;
  return path.at(-1) === "lorebooks" && code === "too_big" ? words.tooManyLorebooks : undefined;
};

/** A blank variant. */
export const blankVariant = (id: string, variantName = ""): VariantForm => ({
  id,
  isNew: true,
  default: false,
  variantName,
  variantTagline: "",
  avatar: null,
  characterIcon: null,
  firstMessage: "",
  greetings: [],
  description: "",
  personality: "",
  scenario: "",
  exampleDialogue: "",
  characterCreatorComment: "",
  lorebooks: [],
});

/** The first variant's id before it is saved; the same in every draft. */
const first = "first";

export const blankCharacter: CharacterForm = {
  name: "",
  shortMessage: "",
  categoryIds: [],
  language: null,
  pointOfView: null,
  NSFW: false,
  accessableTo: "public",
  systemPrompt: "",
  postHistoryInstructions: "",
  variants: [{ ...blankVariant(first, words.firstVariantName), default: true }],
};

/** A saved character as its author gets it. */
export type SavedCharacter = {
  readonly details: CharacterDetails;
  readonly variants: readonly Variant[];
};

function variantOf(saved: Variant): VariantForm {
  const { authored } = saved;
  return {
    id: saved.id,
    isNew: false,
    default: saved.default,
    variantName: saved.variantName,
    variantTagline: saved.variantTagline ?? "",
    avatar: saved.avatar,
    characterIcon: saved.characterIcon,
    firstMessage: authored?.firstMessage ?? "",
    greetings: (authored?.alternateGreetings ?? []).map((greeting) => ({ text: greeting })),
    description: authored?.description ?? "",
    personality: authored?.personality ?? "",
    scenario: authored?.scenario ?? "",
    exampleDialogue: authored?.exampleDialogue ?? "",
    characterCreatorComment: saved.characterCreatorComment ?? "",
    lorebooks: (authored?.lorebookIds ?? []).map((id) => ({
      id,
      name: saved.lorebooks.find((book) => book.id === id)?.name ?? words.goneLorebook,
    })),
  };
}

/** The form of a saved character; its variants stay in the server's order. */
export const formOf = ({ details, variants }: SavedCharacter): CharacterForm => ({
  name: details.name,
  shortMessage: details.shortMessage ?? "",
  categoryIds: details.categories.map(({ id }) => id),
  language: details.language ?? null,
  pointOfView: details.pointOfView ?? null,
  NSFW: details.NSFW,
  accessableTo: details.accessableTo,
  systemPrompt: details.authored?.systemPrompt ?? "",
  postHistoryInstructions: details.authored?.postHistoryInstructions ?? "",
  variants: variants.map(variantOf),
});

const orNull = (value: string) => (value === "" ? null : value);

const variantBody = (form: VariantForm): VariantBody => ({
  variantName: form.variantName,
  variantTagline: orNull(form.variantTagline),
  avatar: form.avatar,
  characterIcon: form.characterIcon,
  firstMessage: form.firstMessage,
  alternateGreetings: form.greetings.map((greeting) => greeting.text).filter((greeting) => greeting !== ""),
  description: orNull(form.description),
  personality: orNull(form.personality),
  scenario: orNull(form.scenario),
  exampleDialogue: orNull(form.exampleDialogue),
  characterCreatorComment: orNull(form.characterCreatorComment),
  lorebookIds: form.lorebooks.map(({ id }) => id),
});

const ownBody = (form: Omit<CharacterForm, "variants">) => ({
  name: form.name,
  categoryIds: form.categoryIds,
  language: form.language,
  pointOfView: form.pointOfView,
  NSFW: form.NSFW,
  accessableTo: form.accessableTo,
  shortMessage: orNull(form.shortMessage),
  systemPrompt: orNull(form.systemPrompt),
  postHistoryInstructions: orNull(form.postHistoryInstructions),
});

/** The request for a new character; its first variant is the default. */
export function toCreate(form: CharacterForm): CreateBody {
  const [head = blankVariant(first), ...others] = form.variants;
  return {
    ...ownBody(form),
    variant: variantBody(head),
    ...(others.length > 0 && { otherVariants: others.map(variantBody) }),
  };
}

const changed = <Body extends object>(before: Body, after: Body): Partial<Body> =>
  Object.fromEntries(
    Object.entries(after).filter(([key, value]) => !sameValue(value, before[key as keyof Body])),
  ) as Partial<Body>;

/** The request for a change: only what differs from what is saved. Empty if nothing does. */
export function toEdit(saved: CharacterForm, form: CharacterForm): EditCharacterBody {
  const variants = form.variants.flatMap((one) => {
    const before = saved.variants.find(({ id }) => id === one.id);
    if (before === undefined || one.isNew) return [];
    const change = {
      ...changed(variantBody(before), variantBody(one)),
      ...(one.default && !before.default && { default: true as const }),
    };
    return Object.keys(change).length === 0 ? [] : { variantId: one.id, ...change };
  });
  const newVariants = form.variants.filter(({ isNew }) => isNew).map(variantBody);
  const kept = new Set(form.variants.map(({ id }) => id));
  const deletedVariantIds = saved.variants.map(({ id }) => id).filter((id) => !kept.has(id));
  return {
    ...changed(ownBody(saved), ownBody(form)),
    ...(variants.length > 0 && { variants }),
    ...(newVariants.length > 0 && { newVariants }),
    ...(deletedVariantIds.length > 0 && { deletedVariantIds }),
  };
}

/** The server's names of refused fields as the form's; `form` and `saved` are what the request was made of. */
export function formErrors(
  errors: readonly ServerFieldError[],
  form: CharacterForm,
  saved: CharacterForm | null,
): ServerFieldError[] {
  const edited = saved === null ? [] : (toEdit(saved, form).variants ?? []).map(({ variantId }) => variantId);
  const places: Record<string, (at: number) => number> = {
    otherVariants: (at) => at + 1,
    variants: (at) => form.variants.findIndex(({ id }) => id === edited[at]),
    newVariants: (at) => form.variants.indexOf(form.variants.filter(({ isNew }) => isNew)[at] as VariantForm),
  };
  return errors.map(({ field, message }) => {
    const moved = field
      .replace(/^variant(?=\.)/, "variants.0")
      .replace(/^(otherVariants|variants|newVariants)\.(\d+)/, (whole, list: string, at: string) =>
        field.startsWith("variant.") ? whole : `variants.${places[list]?.(Number(at))}`,
      )
      .replace(/alternateGreetings\.(\d+)$/, "greetings.$1.text")
      .replace(/alternateGreetings$/, "greetings")
      .replace(/lorebookIds(\.\d+)?$/, "lorebooks");
    return { field: moved, message };
  });
}

/** The form in the shape that is compared: names in place of ids, and the fields of an imported card. */
export function comparedOf(
  form: CharacterForm,
  categories: readonly Category[],
  extensions: Readonly<Record<string, unknown>>,
): ComparedCharacter {
  const { categoryIds, variants, ...rest } = form;
  return {
    ...rest,
    extensions,
    categories: categoryIds.map((id) => categories.find((one) => one.id === id)?.name ?? id),
    variants: variants.map(({ greetings, lorebooks, ...one }) => ({
      ...one,
      alternateGreetings: greetings.map((greeting) => greeting.text).filter((greeting) => greeting !== ""),
      lorebooks: lorebooks.map((book) => book.name),
    })),
  };
}
