import * as z from "zod/mini";
import { promptText } from "#src/domain/lore/activation.ts";
import { blankLore } from "#src/domain/lore/blank-lore.ts";
import { tokensIn } from "#src/domain/token-estimate.ts";
import type { CreateLorebookBody as Body } from "#src/generated/api/model/createLorebookBody.ts";
import type { LorebookDetails } from "#src/generated/api/model/lorebookDetails.ts";
import type { LorebookEntryInput as EntryInput } from "#src/generated/api/model/lorebookEntryInput.ts";
import { BookExtensions } from "#src/generated/zod/schemas/bookExtensions.zod.ts";
import { CreateLorebookBody } from "#src/generated/zod/schemas/createLorebookBody.zod.ts";
import { LoreBudget } from "#src/generated/zod/schemas/loreBudget.zod.ts";
import { LorebookCategory } from "#src/generated/zod/schemas/lorebookCategory.zod.ts";
import { LorebookEntryInput } from "#src/generated/zod/schemas/lorebookEntryInput.zod.ts";
import { LorebookName } from "#src/generated/zod/schemas/lorebookName.zod.ts";
import { LoreLogic } from "#src/generated/zod/schemas/loreLogic.zod.ts";
import { LorePosition } from "#src/generated/zod/schemas/lorePosition.zod.ts";
import { LoreScanDepth } from "#src/generated/zod/schemas/loreScanDepth.zod.ts";
import { randomId } from "#src/lib/random-id.ts";
import { trimmed } from "#src/parts/form/trimmed.ts";
import type { FormIssue, useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { loreTexts } from "./lorebooks-texts.ts";

export const descriptionMax = 2000;
export const lorebookCategories = LorebookCategory.options;

const entrySchema = z.object({
  ...LorebookEntryInput.shape,
  logic: LoreLogic,
  useRegex: z.boolean(),
  position: LorePosition,
  extensions: BookExtensions,
  /** Identifies the entry in the form, even before the server has given it an id. */
  localId: z.string(),
});
/** The generated schema, with every optional member set and a `localId` for each entry. */
export const lorebookSchema = z.object({
  name: trimmed(LorebookName),
  description: z.string().check(z.maxLength(descriptionMax)),
  thumbnail: CreateLorebookBody.shape.thumbnail,
  isPublic: z.boolean(),
  category: z.nullable(LorebookCategory),
  scanDepth: LoreScanDepth,
  tokenBudget: LoreBudget,
  isRecursive: z.boolean(),
  extensions: BookExtensions,
  entries: z.array(entrySchema).check(z.minLength(1), z.maxLength(1000)),
});

export type EntryDraft = z.input<typeof entrySchema>;
export type LorebookDraft = z.input<typeof lorebookSchema>;
export type LorebookForm = ReturnType<typeof useEditorForm<LorebookDraft, z.output<typeof lorebookSchema>>>;

export const lorebookWords = ({ path }: FormIssue): string | undefined => {
  const last = path?.at(-1);
  if (last === "entries") return loreTexts.noEntries;
  const numbers: readonly unknown[] = ["order", "priority", "scanDepth", "tokenBudget"];
  return numbers.includes(last) ? loreTexts.wrongNumber : undefined;
};

export const blankEntry = (): EntryDraft => ({ ...blankLore.entry, localId: randomId() });

export const newLorebook = (): LorebookDraft => ({
  name: "",
  description: "",
  thumbnail: null,
  isPublic: false,
  ...blankLore.book,
  extensions: {},
  entries: [{ ...blankLore.entry, localId: "first" }],
});

/** `localIds`: what the form calls an entry that it has known before the server gave it an id. */
export const draftOf = (book: LorebookDetails, localIds?: ReadonlyMap<string, string>): LorebookDraft => ({
  name: book.name,
  description: book.description ?? "",
  thumbnail: book.thumbnail,
  isPublic: book.isPublic,
  category: book.category,
  scanDepth: book.scanDepth,
  tokenBudget: book.tokenBudget,
  isRecursive: book.isRecursive,
  extensions: book.extensions,
  entries: book.entries.map((entry) => ({ ...entry, localId: localIds?.get(entry.id) ?? entry.id })),
});

function entryInput(entry: EntryDraft): EntryInput {
  const { localId: _localId, ...input } = entry;
  return input;
}

/** The request of a valid form. */
export const toRequest = ({ description, entries, ...draft }: LorebookDraft): Body => ({
  ...draft,
  description: description.trim() || null,
  entries: entries.map(entryInput),
});

export const nameOf = ({ name, keys }: Pick<EntryDraft, "name" | "keys">): string =>
  name.trim() || keys[0] || loreTexts.nameless;

const costs = new WeakMap<EntryDraft, number>();
/** Tokens of an entry's content. Cached per entry, since a lorebook can have a thousand. */
export function costOf(entry: EntryDraft): number {
  const cost = costs.get(entry) ?? tokensIn(promptText(entry.content));
  costs.set(entry, cost);
  return cost;
}

/** Whether an entry can never become active. */
export const isSilent = ({ keys, isConstant }: EntryDraft): boolean => keys.length === 0 && !isConstant;
