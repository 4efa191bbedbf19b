import type { ListTrashParams } from "#src/generated/api/model/listTrashParams.ts";
import type { ListTrashResponse } from "#src/generated/api/model/listTrashResponse.ts";
import type { RestoreDeletionBody } from "#src/generated/api/model/restoreDeletionBody.ts";
import type { RestoreDeletionResponse } from "#src/generated/api/model/restoreDeletionResponse.ts";
import { hasRoomForBucket } from "../buckets.ts";
import { day, isoNow, type Context } from "../context.ts";
import { ownDecoration } from "../decorations.ts";
import { checkLorebookRoom } from "../lorebooks.ts";
import { paged } from "../paging.ts";
import { conflict, found, notFound } from "../refusal.ts";
import { rule } from "../rule.ts";
import type { DeletionRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { defaultPersona, hasRoomForPersona, hasRoomForVariant } from "../selection.ts";
import { hasRoomForTheme } from "../themes.ts";
import { putBackInCatalogue } from "../staff/catalogue.ts";
import { publishing } from "../versions.ts";

const gone = "This can no longer be restored";
const restorableFor = 30 * day;
const restoreUntil = (row: DeletionRow): number => Date.parse(row.deletedAt) + restorableFor;
const isRestorable = (context: Context, row: DeletionRow): boolean => restoreUntil(row) > context.clock.now();

/** What can still be restored, latest first (GAP-130). */
export const listTrash = rule<{ query: ListTrashParams }, ListTrashResponse>(({ context, state, user, query }) => {
  const rows = state.deletions
    .in(user.id)
    .filter((row) => isRestorable(context, row) && (query.kind === undefined || row.kind === query.kind))
    .toReversed();
  const { items, nextPage } = paged(rows, query.page ?? 1, query.pageSize ?? 20);
  return {
    success: true,
    data: {
      items: items.map((row) => ({
        deletionId: row.id,
        kind: row.kind,
        name: row.name,
        deletedAt: row.deletedAt,
        restoreUntil: new Date(restoreUntil(row)).toISOString(),
      })),
      nextPage,
    },
  };
});

function restoreVariant(context: Context, id: string): void {
  const { state } = context;
  const row = found(state.variants.get(id), gone);
  if (state.characters.get(row.characterId)?.deletedAt)
    throw conflict("The character of this variant is deleted. Bring that back first.");
  if (!hasRoomForVariant(state, row.characterId)) throw conflict("A character can have 200 variants");
  publishing(context, row.characterId, () => state.variants.put({ ...row, deletedAt: null }));
}

/** As the default only while there is no other. */
function restorePersona(state: State, userId: string, id: string): void {
  if (!hasRoomForPersona(state, userId)) throw conflict("You can keep 20 personas");
  const row = found(state.personas.get(id), gone);
  const isDefault = row.isDefault && !defaultPersona(state, userId);
  state.personas.put({ ...row, isDefault, deletedAt: null });
}

/** Those whose character or group is there; the others wait on under the same handle. */
function restoreThreads(state: State, deletion: DeletionRow): void {
  const isStuck = (id: string): boolean => {
    const thread = state.threads.get(id);
    const partner = state.characters.get(thread?.characterId ?? "");
    const group = state.groupChats.get(thread?.groupId ?? "");
    return (
      (partner?.creatorId === deletion.userId && Boolean(partner.deletedAt)) ||
      (group?.userId === deletion.userId && Boolean(group.deletedAt))
    );
  };
  const [stuck, free] = [deletion.rowIds.filter(isStuck), deletion.rowIds.filter((id) => !isStuck(id))];
  if (free.length === 0) throw conflict("What these chats belong to is deleted. Bring that back first.");
  for (const id of free) {
    const thread = state.threads.get(id);
    if (thread) state.threads.put({ ...thread, deletedAt: null });
  }
  if (stuck.length === 0) state.deletions.remove(deletion.id);
  else state.deletions.put({ ...deletion, rowIds: stuck });
}

/** Those that are still there. */
function restoreImages(state: State, deletion: DeletionRow): void {
  for (const id of deletion.rowIds) {
    const image = state.generatedImages.get(id);
    if (image) state.generatedImages.put({ ...image, deletedAt: null });
  }
}

/** Puts back what a deletion hid; after 30 days, or a second time, 404. */
export const restoreDeletion = rule<{ body: RestoreDeletionBody }, RestoreDeletionResponse>(
  ({ context, state, user, body }) => {
    const deletion = state.deletions.get(body.deletionId);
    if (deletion?.userId !== user.id || !isRestorable(context, deletion)) throw notFound(gone);
    if (deletion.kind === "threads") {
      restoreThreads(state, deletion);
      return { success: true, data: { kind: deletion.kind, id: deletion.id, threadId: null } };
    }
    if (deletion.kind === "images") {
      restoreImages(state, deletion);
      state.deletions.remove(deletion.id);
      return { success: true, data: { kind: deletion.kind, id: deletion.id, threadId: null } };
    }
    const home = deletion.threadId ? state.threads.get(deletion.threadId) : undefined;
    if (deletion.kind === "message" && (!home || home.deletedAt))
      throw conflict("The chat of this message is deleted. Bring that back first.");
    const group = deletion.kind === "thread" ? state.groupChats.get(home?.groupId ?? "") : undefined;
    if (group?.userId === user.id && group.deletedAt)
      throw conflict("The group of this chat is deleted. Bring that back first.");
    const partner = deletion.kind === "thread" ? state.characters.get(home?.characterId ?? "") : undefined;
    if (partner?.creatorId === user.id && partner.deletedAt)
      throw conflict("The character of this chat is deleted. Bring that back first.");
    for (const id of deletion.rowIds) {
      const message = state.messages.get(id);
      if (message) state.messages.put({ ...message, deletedAt: null });
      const thread = state.threads.get(id);
      if (thread) state.threads.put({ ...thread, deletedAt: null });
      const groupChat = state.groupChats.get(id);
      if (groupChat) state.groupChats.put({ ...groupChat, deletedAt: null });
      const character = state.characters.get(id);
      if (character) state.characters.put({ ...character, deletedAt: null });
    }
    if (deletion.kind === "variant") restoreVariant(context, deletion.rowIds[0] ?? "");
    if (deletion.kind === "bucket") {
      if (!hasRoomForBucket(state, user.id)) throw conflict("You can keep 100 buckets");
      state.buckets.put({ ...found(state.buckets.get(deletion.rowIds[0] ?? ""), gone), deletedAt: null });
    }
    if (deletion.kind === "image") {
      const row = found(state.generatedImages.get(deletion.rowIds[0] ?? ""), gone);
      state.generatedImages.put({ ...row, deletedAt: null });
    }
    if (deletion.kind === "persona") restorePersona(state, user.id, deletion.rowIds[0] ?? "");
    if (deletion.kind === "lorebook") {
      checkLorebookRoom(state, user.id);
      state.lorebooks.put({ ...found(state.lorebooks.get(deletion.rowIds[0] ?? ""), gone), deletedAt: null });
    }
    if (deletion.kind === "theme") {
      const row = state.themes.get(deletion.rowIds[0] ?? "");
      if (row && !hasRoomForTheme(state, user.id)) throw conflict("You can keep 10 themes of your own");
      if (row) state.themes.put({ ...row, deletedAt: null });
    }
    if (deletion.kind === "avatarDecoration") {
      // A user has one own decoration: the restored one replaces a newer one.
      const row = state.decorations.get(deletion.rowIds[0] ?? "");
      const newer = row?.ownerId === user.id ? ownDecoration(state, user.id) : undefined;
      if (newer) state.decorations.remove(newer.id);
      if (row) state.decorations.put({ ...row, deletedAt: null });
    }
    putBackInCatalogue(state, deletion);
    const thread = deletion.kind === "message" && deletion.threadId ? state.threads.get(deletion.threadId) : undefined;
    if (thread) state.threads.put({ ...thread, updatedAt: isoNow(context) });
    state.deletions.remove(deletion.id);
    return {
      success: true,
      data: { kind: deletion.kind, id: deletion.rowIds[0] ?? deletion.id, threadId: deletion.threadId },
    };
  },
);
