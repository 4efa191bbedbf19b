import type { CreateLorebookBody } from "#src/generated/api/model/createLorebookBody.ts";
import type { LorebookEntryInput } from "#src/generated/api/model/lorebookEntryInput.ts";
import { blankLore } from "#src/domain/lore/blank-lore.ts";
import { readPattern } from "#src/domain/lore/pattern.ts";
import { isoNow, type Context } from "./context.ts";
import { conflict, found, invalid } from "./refusal.ts";
import type { LorebookRow, LoreEntryRow, UserRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";
import { checkPictures } from "./uploads.ts";

/** What a form may send of a lorebook, beyond what the contract's schema can say (GAP-96, GAP-115). */

/** The user's lorebooks, at most 200; throws 409 when there is no room for another. */
export function checkLorebookRoom(state: State, userId: string): void {
  const count = state.lorebooks.in(userId).filter(({ deletedAt }) => !deletedAt).length;
  if (count >= 200) throw conflict("You can keep 200 lorebooks");
}

export function blankLorebook(context: Context, user: UserRow): LorebookRow {
  const now = isoNow(context);
  return {
    id: context.newId("lor"),
    userId: user.id,
    name: "",
    description: null,
    thumbnail: null,
    isPublic: false,
    fromCharacterId: null,
    ...blankLore.book,
    entries: [],
    extensions: {},
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
}

function writtenEntry(context: Context, given: LorebookEntryInput, before: LoreEntryRow | undefined): LoreEntryRow {
  return {
    ...blankLore.entry,
    ...before,
    ...given,
    id: before?.id ?? context.newId("ent"),
    name: given.name.trim(),
  };
}

/** The entries that a body names, with the ids they keep. Throws 400 for a foreign id and for an unreadable pattern. */
function writtenEntries(
  context: Context,
  given: readonly LorebookEntryInput[],
  before: readonly LoreEntryRow[],
): LoreEntryRow[] {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const named = new Set<string>();
  return given.map((entry, at) => {
    const kept = entry.id === undefined ? undefined : known.get(entry.id);
    if (entry.id !== undefined && (!kept || named.has(entry.id)))
      throw invalid(`entries.${at}.id`, "There is no such entry in this lorebook");
    if (entry.id !== undefined) named.add(entry.id);
    const written = writtenEntry(context, entry, kept);
    if (written.useRegex)
      for (const list of ["keys", "secondaryKeys"] as const) {
        const place = written[list].findIndex((key) => !readPattern(key));
        if (place >= 0) throw invalid(`entries.${at}.${list}.${place}`, "This pattern cannot be read");
      }
    return written;
  });
}

/** The lorebook with what a body says of it; absent members are as they were. */
export function writtenLorebook(
  { context, state, user }: { context: Context; state: State; user: UserRow },
  row: LorebookRow,
  { entries, ...given }: Partial<CreateLorebookBody>,
): LorebookRow {
  if (given.thumbnail !== row.thumbnail) checkPictures(state, user.id, given, ["thumbnail"]);
  return {
    ...row,
    ...given,
    name: given.name?.trim() ?? row.name,
    description: given.description === undefined ? row.description : given.description?.trim() || null,
    entries: entries ? writtenEntries(context, entries, row.entries) : row.entries,
    updatedAt: isoNow(context),
  };
}

/** The user's own lorebook; 404 for another's, published or not. */
export function ownLorebook(state: State, user: UserRow, lorebookId: string): LorebookRow {
  const row = state.lorebooks.get(lorebookId);
  return found(row?.userId === user.id && !row.deletedAt ? row : null, "There is no such lorebook");
}
