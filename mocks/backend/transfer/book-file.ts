import {
  CreateLorebookBody,
  type CreateLorebookBodyOutput,
} from "#src/generated/zod/schemas/createLorebookBody.zod.ts";
import { LorebookEntryInput } from "#src/generated/zod/schemas/lorebookEntryInput.zod.ts";
import { threadMemoryLorebooksMax } from "#src/generated/zod/schemas/threadMemory.zod.ts";
import { blankLore } from "#src/domain/lore/blank-lore.ts";
import type { LorebookRow } from "../state/rows.ts";
import { isRecord } from "./foreign-json.ts";
import type { Warnings } from "./warnings.ts";

/** A lorebook of a chat in its file; `id` finds it again in the account that it came from. */
export type FileBook = CreateLorebookBodyOutput & { id: string };

/** The lorebook for a file. It comes back private, and without its picture, which is the account's. */
export function asFileBook(row: LorebookRow): FileBook {
  const { id, name, description, category = null, entries, extensions } = row;
  const { scanDepth, tokenBudget, isRecursive } = { ...blankLore.book, ...row };
  return {
    id,
    name,
    description,
    thumbnail: null,
    category,
    isPublic: false,
    scanDepth,
    tokenBudget,
    isRecursive,
    entries: entries.map(({ id: _id, ...entry }) => ({
      ...blankLore.entry,
      ...entry,
      keys: [...entry.keys],
      secondaryKeys: [...entry.secondaryKeys],
    })),
    extensions: { ...extensions },
  };
}

/** The members that a schema knows, and all others among the extensions, where they are kept. */
function withOthersKept(given: Record<string, unknown>, known: object): Record<string, unknown> {
  const { id: _id, extensions, ...rest } = given;
  const members = Object.entries(rest);
  const others = members.filter(([name]) => !Object.hasOwn(known, name));
  return {
    ...Object.fromEntries(members.filter(([name]) => Object.hasOwn(known, name))),
    extensions: { ...Object.fromEntries(others), ...(isRecord(extensions) ? extensions : {}) },
  };
}

function readFileBook(given: unknown): FileBook | null {
  if (!isRecord(given)) return null;
  const { entries } = given;
  const read = CreateLorebookBody.safeParse({
    ...withOthersKept(given, CreateLorebookBody.shape),
    thumbnail: null,
    isPublic: false,
    entries: Array.isArray(entries)
      ? entries.map((entry: unknown) => (isRecord(entry) ? withOthersKept(entry, LorebookEntryInput.shape) : entry))
      : entries,
  });
  return read.success ? { id: typeof given["id"] === "string" ? given["id"] : "", ...read.data } : null;
}

/** Reads the lorebooks of a file; those that are not valid are left out and reported. */
export function readFileBooks(given: unknown, warnings: Warnings): FileBook[] {
  if (!Array.isArray(given)) return [];
  return given.flatMap((one: unknown, at) => {
    const book = at < threadMemoryLorebooksMax ? readFileBook(one) : null;
    if (book === null) warnings.note("{n} lorebooks of the chat could not be read");
    return book ?? [];
  });
}

/** Whether a lorebook is still as the file has it. */
export const isSameBook = (row: LorebookRow, book: FileBook): boolean =>
  JSON.stringify(readFileBook(asFileBook(row))) === JSON.stringify(book);
