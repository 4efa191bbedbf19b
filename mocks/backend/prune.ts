import { day, type Context } from "./context.ts";
import { pruneTallies } from "./tallies.ts";
import { pruneUploads } from "./uploads.ts";

/** How long idempotent answers and deletions are kept (GAP-118, GAP-130). */
const answersFor = day;
const deletionsFor = 30 * day;
/** How long an unfinished checkout stays valid. */
const checkoutsFor = day;
/** A picture is uploaded before the row that uses it is saved; unused after a day, it is removed. */
const uploadsFor = day;

/** Removes rows that can no longer be reached, so that the data does not grow forever. */
export function prune({ state, clock }: Context): void {
  const now = clock.now();
  const isOlder = (time: string, ms: number) => now - Date.parse(time) >= ms;
  const isGone = (deletedAt?: string | null) => typeof deletedAt === "string" && isOlder(deletedAt, deletionsFor);
  for (const row of state.idempotency.filter(({ createdAt }) => isOlder(createdAt, answersFor)))
    state.idempotency.remove(row.id);
  for (const row of state.sessions.filter(({ createdAt }) => isOlder(createdAt, deletionsFor)))
    state.sessions.remove(row.id);
  for (const row of state.verifications.filter(({ expiresAt }) => isOlder(expiresAt, 0)))
    state.verifications.remove(row.id);
  for (const row of state.resets.filter(({ expiresAt }) => isOlder(expiresAt, 0))) state.resets.remove(row.id);
  for (const row of state.checkouts.filter(({ createdAt }) => isOlder(createdAt, checkoutsFor)))
    state.checkouts.remove(row.id);
  for (const row of state.replies.filter((one) => one.state === "done" && isOlder(one.startedAt, answersFor)))
    state.replies.remove(row.id);
  for (const deletion of state.deletions.filter(({ deletedAt }) => isOlder(deletedAt, deletionsFor))) {
    for (const id of deletion.rowIds) {
      if (state.messages.get(id)?.deletedAt) state.messages.remove(id);
      if (state.decorations.get(id)?.deletedAt) state.decorations.remove(id);
      if (state.themes.get(id)?.deletedAt) state.themes.remove(id);
      if (!state.threads.get(id)?.deletedAt) continue;
      for (const message of state.messages.in(id)) state.messages.remove(message.id);
      for (const reply of state.replies.in(id)) state.replies.remove(reply.id);
      state.threads.remove(id);
    }
    state.deletions.remove(deletion.id);
  }
  // Others may have threads in a public group that its owner deleted.
  const isInUse = (groupId: string) => state.threads.find((thread) => thread.groupId === groupId) !== undefined;
  for (const { id } of state.groupChats.filter(({ deletedAt }) => isGone(deletedAt)))
    if (!isInUse(id)) state.groupChats.remove(id);
  for (const row of state.buckets.filter(({ deletedAt }) => isGone(deletedAt))) state.buckets.remove(row.id);
  for (const row of state.personas.filter(({ deletedAt }) => isGone(deletedAt))) state.personas.remove(row.id);
  for (const row of state.generatedImages.filter(({ deletedAt }) => isGone(deletedAt)))
    state.generatedImages.remove(row.id);
  for (const row of state.paintingJobs.filter((one) => one.status !== "waiting" && isOlder(one.dueAt, answersFor)))
    state.paintingJobs.remove(row.id);
  for (const row of state.variants.filter(({ deletedAt }) => isGone(deletedAt))) state.variants.remove(row.id);
  // A character stays as long as somebody has a chat with it.
  for (const { id } of state.characters.filter(({ deletedAt }) => isGone(deletedAt))) {
    if (state.threads.find((thread) => thread.characterId === id)) continue;
    for (const variant of state.variants.in(id)) state.variants.remove(variant.id);
    for (const table of [state.tallies, state.versions]) for (const row of table.in(id)) table.remove(row.id);
    for (const row of state.disinterests.filter(({ characterId }) => characterId === id))
      state.disinterests.remove(row.id);
    for (const row of state.favourites.filter(({ characterId }) => characterId === id)) state.favourites.remove(row.id);
    for (const row of state.choices.filter(({ characterId }) => characterId === id)) state.choices.remove(row.id);
    state.characters.remove(id);
  }
  pruneTallies({ state, clock });
  pruneUploads(state, (createdAt) => isOlder(createdAt, uploadsFor));
}
