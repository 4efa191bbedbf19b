import type { DeleteUserBody } from "#src/generated/api/model/deleteUserBody.ts";
import type { Success } from "#src/generated/api/model/success.ts";
import { endSessions } from "../caller.ts";
import { isoNow } from "../context.ts";
import { newUser } from "../new-user.ts";
import { rule } from "../rule.ts";

/**
 * Ends an account (GAP-43): no sign-in, no plan, its characters private, personal data removed at once. An anonymous row
 * stays, since chats of other users go on with its characters, and so does a public group they have a chat in.
 */
export const deleteUser = rule<{ body: DeleteUserBody }, Success>(({ context, state, user }) => {
  for (const row of state.characters.in(user.id)) {
    state.characters.put({ ...row, accessableTo: "private" });
    for (const table of [state.tallies, state.versions]) for (const { id } of table.in(row.id)) table.remove(id);
  }
  for (const thread of state.threads.in(user.id)) {
    for (const row of state.messages.in(thread.id)) state.messages.remove(row.id);
    for (const row of state.replies.in(thread.id)) state.replies.remove(row.id);
    for (const row of state.checkpoints.in(thread.id)) state.checkpoints.remove(row.id);
    state.threads.remove(thread.id);
  }
  for (const table of [
    state.choices,
    state.favourites,
    state.disinterests,
    state.savedSearches,
    state.buckets,
    state.personas,
    state.lorebooks,
    state.deletions,
    state.paintingJobs,
    state.generatedImages,
    state.uploads,
    state.decorations,
    state.themes,
    state.badgeAwards,
    state.checkouts,
  ])
    for (const row of table.in(user.id)) table.remove(row.id);
  for (const row of state.follows.filter(({ userId, creatorId }) => userId === user.id || creatorId === user.id))
    state.follows.remove(row.id);
  for (const group of state.groupChats.in(user.id)) {
    const isInUse = state.threads.find(({ groupId }) => groupId === group.id) !== undefined;
    if (isInUse) state.groupChats.put({ ...group, deletedAt: isoNow(context) });
    else state.groupChats.remove(group.id);
  }
  for (const row of state.resets.filter(({ userId }) => userId === user.id)) state.resets.remove(row.id);
  for (const row of state.mails.filter(({ to }) => to === user.email)) state.mails.remove(row.id);
  state.users.put(newUser({ id: user.id, userName: "Deleted account", createdAt: user.createdAt, onBoarding: false }));
  endSessions(context, user.id);
  return { success: true };
});
