import type { ThreadTreeResponse } from "#src/generated/api/model/threadTreeResponse.ts";
import { ownThread } from "../ownership.ts";
import { rule } from "../rule.ts";
import { threadView } from "../views/thread-view.ts";
import { treeOf } from "../views/tree-view.ts";

/** All branches of a chat and its checkpoints (GAP-149). */
export const getThreadTree = rule<{ params: { threadId: string } }, ThreadTreeResponse>(({ state, user, params }) => {
  const thread = ownThread(state, user, params.threadId);
  const { kind, characterId, groupId, characterName, avatar } = threadView(state, thread, user);
  return { success: true, data: { kind, characterId, groupId, characterName, avatar, ...treeOf(state, thread) } };
});
