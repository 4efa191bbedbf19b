import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import type { LorebookDetails } from "#src/generated/api/model/lorebookDetails.ts";
import { blankLore } from "#src/domain/lore/blank-lore.ts";
import { lorebookUses } from "../lorebook-uses.ts";
import type { ThreadRow } from "../state/chat-rows.ts";
import type { LorebookRow, UserRow, VariantRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";

/** One's own, or a published one. */
export const mayRead = (row: LorebookRow | undefined, user: UserRow): row is LorebookRow =>
  row !== undefined && !row.deletedAt && (row.userId === user.id || row.isPublic);

/** The lorebooks with these ids that the user may read, in this order. */
export const readableLorebooks = (state: State, user: UserRow, ids: readonly string[]): LorebookRow[] =>
  ids.map((id) => state.lorebooks.get(id)).filter((row) => mayRead(row, user));

/** What is attached to a chat for itself, as far as its user may still read it. */
export function chatLorebooks(state: State, { userId, memory }: Pick<ThreadRow, "userId" | "memory">): LorebookRow[] {
  const owner = state.users.get(userId);
  return owner ? readableLorebooks(state, owner, memory?.lorebookIds ?? []) : [];
}

/** What a character's author has attached to a variant; it goes with the character, published or not (GROUP-20). */
export const lorebooksOf = (state: State, variant: VariantRow): LorebookRow[] =>
  variant.lorebookIds.flatMap((id) => state.lorebooks.get(id) ?? []).filter((row) => !row.deletedAt);

/** A lorebook in a list (ENT-13). */
export function lorebookView(state: State, row: LorebookRow): Lorebook {
  const character = state.characters.get(row.fromCharacterId ?? "");
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    thumbnail: row.thumbnail,
    entryCount: row.entries.length,
    isPublic: row.isPublic,
    fromCharacter: character && !character.deletedAt ? { id: character.id, name: character.name } : null,
  };
}

/** Whose it is, as lists show them. */
export const creatorOf = (state: State, { userId }: LorebookRow) => ({
  id: userId,
  userName: state.users.get(userId)?.userName ?? "",
});

/** Lorebooks in a list of them, each with whose it is and what uses it. */
export function listedLorebooks(state: State, rows: readonly LorebookRow[], reader: UserRow | null): Lorebook[] {
  const usesOf = lorebookUses(state, reader);
  return rows.map((row) => ({
    ...lorebookView(state, row),
    uses: usesOf(row),
    creator: creatorOf(state, row),
    updatedAt: row.updatedAt,
  }));
}

/** How a lorebook is looked through. */
export const scanOf = ({
  scanDepth = blankLore.book.scanDepth,
  tokenBudget = blankLore.book.tokenBudget,
  isRecursive = blankLore.book.isRecursive,
}: LorebookRow) => ({ scanDepth, tokenBudget, isRecursive });

/** A lorebook with its entries (GAP-96). */
export const lorebookDetails = (state: State, row: LorebookRow, user: UserRow): LorebookDetails => ({
  ...lorebookView(state, row),
  category: row.category ?? null,
  ...scanOf(row),
  entries: row.entries.map((entry) => ({
    ...blankLore.entry,
    ...entry,
    keys: [...entry.keys],
    secondaryKeys: [...entry.secondaryKeys],
    extensions: { ...entry.extensions },
  })),
  extensions: { ...row.extensions },
  isOwned: row.userId === user.id,
  creator: creatorOf(state, row),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
