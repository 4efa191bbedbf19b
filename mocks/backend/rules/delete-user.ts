import type { DeleteUserBody } from "#src/generated/api/model/deleteUserBody.ts";
import type { Success } from "#src/generated/api/model/success.ts";
import { endSessions } from "../caller.ts";
import { isoNow } from "../context.ts";
import { newUser } from "../new-user.ts";
import { rule } from "../rule.ts";
import type { Rows, TableName } from "../state/rows.ts";

type UsersTable = { [Name in TableName]: Rows[Name] extends { userId: string } ? Name : never }[TableName];

/** What becomes of a user's rows: removed as they are, treated apart below, or kept. A new table has to be named here. */
const endings = {
  badgeAwards: "removed",
  buckets: "removed",
  checkouts: "removed",
  choices: "removed",
  deletions: "removed",
  disinterests: "removed",
  favourites: "removed",
  follows: "apart",
  generatedImages: "removed",
  groupChats: "apart",
  lorebooks: "removed",
  paintingJobs: "removed",
  personas: "removed",
  // With their threads.
  replies: "apart",
  // Staff still have to look at what was reported.
  reports: "kept",
  resets: "apart",
  savedSearches: "removed",
  sessions: "apart",
  themes: "removed",
  threads: "apart",
  uploads: "removed",
} as const satisfies Record<UsersTable, "removed" | "apart" | "kept">;

type Removed = { [Name in UsersTable]: (typeof endings)[Name] extends "removed" ? Name : never }[UsersTable];
const removedTables = (Object.keys(endings) as UsersTable[]).filter(
  (name): name is Removed => endings[name] === "removed",
);

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
  for (const table of removedTables) for (const row of state[table].in(user.id)) state[table].remove(row.id);
  for (const row of state.decorations.in(user.id)) state.decorations.remove(row.id);
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
