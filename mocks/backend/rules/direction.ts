import type { DirectThreadBody } from "#src/generated/api/model/directThreadBody.ts";
import type { DirectThreadResponse } from "#src/generated/api/model/directThreadResponse.ts";
import { ownThread } from "../ownership.ts";
import { conflict, invalid } from "../refusal.ts";
import { directionOf, groupSceneOf } from "../reply/speaker.ts";
import { rule } from "../rule.ts";
import { directionView } from "../views/thread-view.ts";

/** Who speaks in a group from the next round on; absent members stay as they are (GAP-139). */
export const directThread = rule<{ params: { threadId: string }; body: DirectThreadBody }, DirectThreadResponse>(
  ({ state, user, params, body }) => {
    const thread = ownThread(state, user, params.threadId);
    const scene = groupSceneOf(state, thread);
    if (!scene) throw conflict("Only a group chat can be directed");
    if (Object.keys(body).length === 0) throw invalid("", "Name at least one change");
    const before = directionOf(thread);
    const mutedMemberIds = body.mutedMemberIds ?? before.mutedMemberIds;
    const hasMember = (id: string) => scene.members.some((member) => member.id === id);
    if (!mutedMemberIds.every(hasMember) || new Set(mutedMemberIds).size < mutedMemberIds.length)
      throw invalid("mutedMemberIds", "Name members of this group, each once");
    const isMuted = (id: string) => mutedMemberIds.includes(id);
    const next = scene.members.find(({ id }) => id === body.nextMemberId);
    if (body.nextMemberId && (!next?.isAvailable || isMuted(next.id)))
      throw invalid("nextMemberId", "Choose a member who can speak");
    const chosen = body.nextMemberId === undefined ? before.nextMemberId : body.nextMemberId;
    const changed = state.threads.put({
      ...thread,
      direction: {
        ...before,
        replyMode: body.replyMode ?? before.replyMode,
        mutedMemberIds,
        // Whoever is muted is no longer next.
        nextMemberId: chosen !== null && isMuted(chosen) ? null : chosen,
      },
    });
    return { success: true, data: directionView(state, changed) };
  },
);
