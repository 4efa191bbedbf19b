import type { BranchThreadBody } from "#src/generated/api/model/branchThreadBody.ts";
import type { ThreadResponse } from "#src/generated/api/model/threadResponse.ts";
import { awardEarnedBadges } from "../badges.ts";
import { branchTitle } from "../branch-title.ts";
import { copyThread } from "../copy-thread.ts";
import { ownThread } from "../ownership.ts";
import { conflict, invalid } from "../refusal.ts";
import { runningTurn } from "../reply/reply-rows.ts";
import { rule } from "../rule.ts";
import { messagesOf } from "../views/message-view.ts";
import { threadView } from "../views/thread-view.ts";

/** A new thread with copies of the messages up to a given one (GAP-131). */
export const branchThread = rule<{ params: { threadId: string }; body: BranchThreadBody }, ThreadResponse>(
  ({ context, state, user, params, body, replies }) => {
    const thread = ownThread(state, user, params.threadId);
    const all = messagesOf(state, thread.id);
    const at = all.findIndex(({ id }) => id === body.messageId);
    const last = all[at];
    if (last === undefined) throw invalid("messageId", "There is no such message in this chat");
    if (runningTurn(replies.active(thread.id))?.messageId === last.id) throw conflict("A reply is still being written");
    const activeAlternate = body.alternateId ?? last.activeAlternate;
    if (!last.alternates.some(({ id }) => id === activeAlternate))
      throw invalid("alternateId", "There is no such alternate");
    const branch = copyThread(context, {
      thread,
      messages: [...all.slice(0, at), { ...last, activeAlternate }],
      title: body.title?.trim() || branchTitle(state, user, thread),
      branchMessageId: last.id,
    });
    awardEarnedBadges(context, user.id);
    return { success: true, data: threadView(state, branch, user) };
  },
);
