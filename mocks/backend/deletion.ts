import type { DeletionResponse } from "#src/generated/api/model/deletionResponse.ts";
import { found } from "./refusal.ts";
import type { Call } from "./rule.ts";
import type { ThreadRow } from "./state/chat-rows.ts";
import type { DeletionRow } from "./state/rows.ts";

/** Hides the user's threads that are meant, with their running replies stopped; gives their ids. */
export function hideThreads(
  { state, user, replies }: Call,
  isMeant: (thread: ThreadRow) => boolean,
  deletedAt: string,
): string[] {
  const ids = state.threads
    .in(user.id)
    .filter((thread) => isMeant(thread) && !thread.deletedAt)
    .map(({ id }) => id);
  for (const id of ids) {
    const running = replies.active(id);
    if (running) replies.stop(running.id);
    state.threads.put({ ...found(state.threads.get(id)), deletedAt });
  }
  return ids;
}

/** Notes a deletion that can be undone, and answers with its handle (GAP-130). */
export function noteDeletion(
  { context, state, user }: Call,
  given: Pick<DeletionRow, "kind" | "name" | "rowIds" | "deletedAt" | "kept">,
): DeletionResponse {
  const { id } = state.deletions.put({ id: context.newId("del"), userId: user.id, threadId: null, ...given });
  return { success: true, data: { deletionId: id } };
}
