import type { CreateGroupChatBody } from "#src/generated/api/model/createGroupChatBody.ts";
import type { CreateGroupChatResponse } from "#src/generated/api/model/createGroupChatResponse.ts";
import type { CreateGroupThreadBody } from "#src/generated/api/model/createGroupThreadBody.ts";
import type { CreateGroupThreadResponse } from "#src/generated/api/model/createGroupThreadResponse.ts";
import type { DeleteGroupChatBody } from "#src/generated/api/model/deleteGroupChatBody.ts";
import type { DeletionResponse } from "#src/generated/api/model/deletionResponse.ts";
import type { EditGroupChatBody } from "#src/generated/api/model/editGroupChatBody.ts";
import type { EditGroupChatResponse } from "#src/generated/api/model/editGroupChatResponse.ts";
import type { GetGroupChatResponse } from "#src/generated/api/model/getGroupChatResponse.ts";
import type { ListGroupChatsParams } from "#src/generated/api/model/listGroupChatsParams.ts";
import type { ListGroupChatsResponse } from "#src/generated/api/model/listGroupChatsResponse.ts";
import { awardEarnedBadges } from "../badges.ts";
import { isoNow } from "../context.ts";
import { checkDraft, checkLorebooks } from "../group-draft.ts";
import { nameOfGroup } from "../group-name.ts";
import { missingGroup, newGroupThread, openGroup } from "../group-thread.ts";
import { folded, paged } from "../paging.ts";
import { hideThreads, noteDeletion } from "../deletion.ts";
import { found, invalid } from "../refusal.ts";
import { rule } from "../rule.ts";
import type { GroupChatRow } from "../state/chat-rows.ts";
import type { UserRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { groupChatSummary, groupChatView } from "../views/group-chat-view.ts";

type OfGroup = { params: { groupId: string } };

/** The user's own group; 404 for another's. */
function ownGroup(state: State, user: UserRow, groupId: string): GroupChatRow {
  const group = state.groupChats.get(groupId);
  return found(group?.userId === user.id && !group.deletedAt ? group : null, missingGroup);
}

/** The user's groups, latest first, with how many threads each has: none at all is possible (GAP-138). */
export const listGroupChats = rule<{ query: ListGroupChatsParams }, ListGroupChatsResponse>(
  ({ state, user, query }) => {
    const text = folded(query.search?.trim() ?? "");
    const rows = state.groupChats
      .in(user.id)
      .filter(({ deletedAt }) => !deletedAt)
      .filter(({ groupName, members }) =>
        [groupName, ...members.map(({ characterName }) => characterName)].some((name) => folded(name).includes(text)),
      )
      .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0));
    const { items, nextPage } = paged(rows, query.page ?? 1, query.pageSize ?? 20);
    return { success: true, data: { items: items.map((group) => groupChatSummary(state, group)), nextPage } };
  },
);

/** Also for whoever still has a thread in it: its public group may be deleted meanwhile. */
export const getGroupChat = rule<OfGroup, GetGroupChatResponse>(({ state, user, params: { groupId } }) => {
  const hasThread = state.threads.in(user.id).some((thread) => thread.groupId === groupId && !thread.deletedAt);
  const group = hasThread ? found(state.groupChats.get(groupId), missingGroup) : openGroup(state, user, groupId);
  return { success: true, data: groupChatView(state, group, user) };
});

/** Repeats every check of the form; texts are kept trimmed (GAP-85, GAP-115). */
export const createGroupChat = rule<{ body: CreateGroupChatBody }, CreateGroupChatResponse>(
  ({ context, state, user, body }) => {
    checkDraft(state, user, body);
    const now = isoNow(context);
    const { id } = state.groupChats.put({
      id: context.newId("grp"),
      userId: user.id,
      groupName: body.groupName.trim(),
      isPublic: body.isPublic,
      systemPrompt: body.systemPrompt.trim(),
      alwaysActiveSystemPrompt: body.alwaysActiveSystemPrompt.trim(),
      scenario: body.scenario.trim(),
      members: body.groupCharacterList.map(({ characterId, variantId, characterName, firstMessage }) => ({
        memberId: context.newId("mem"),
        characterId,
        variantId,
        characterName: characterName.trim(),
        firstMessage: firstMessage.trim(),
      })),
      lorebookIds: body.lorebookIds,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    });
    awardEarnedBadges(context, user.id);
    return { success: true, data: { id } };
  },
);

/** The members' first messages are stored with the thread, in their order (API-26). */
export const createGroupThread = rule<{ body: CreateGroupThreadBody }, CreateGroupThreadResponse>(
  ({ context, state, user, body }) => {
    const group = openGroup(state, user, body.groupChatDefinitionId);
    const always = body.AlwaysRespondCharacterIds;
    if (!always.every((id) => group.members.some(({ characterId }) => characterId === id)))
      throw invalid("AlwaysRespondCharacterIds", "Only characters of this group can answer in it");
    return { success: true, data: { id: newGroupThread(context, user, group, always).id } };
  },
);

/** Applies to future replies: each is made from the group as it is when its turn begins (GAP-138). */
export const editGroupChat = rule<OfGroup & { body: EditGroupChatBody }, EditGroupChatResponse>(
  ({ context, state, user, params, body }) => {
    const group = ownGroup(state, user, params.groupId);
    if (Object.keys(body).length === 0) throw invalid("", "Name at least one change");
    if (body.lorebookIds) checkLorebooks(state, user, body.lorebookIds);
    const changed = state.groupChats.put({
      ...group,
      groupName: body.groupName?.trim() ?? group.groupName,
      systemPrompt: body.systemPrompt?.trim() ?? group.systemPrompt,
      alwaysActiveSystemPrompt: body.alwaysActiveSystemPrompt?.trim() ?? group.alwaysActiveSystemPrompt,
      scenario: body.scenario?.trim() ?? group.scenario,
      lorebookIds: body.lorebookIds ?? group.lorebookIds,
      updatedAt: isoNow(context),
    });
    return { success: true, data: groupChatView(state, changed, user) };
  },
);

/** Hides the group and its owner's threads in it; running replies are stopped. Restorable for 30 days (GAP-130). */
export const deleteGroupChat = rule<{ body: DeleteGroupChatBody }, DeletionResponse>((call) => {
  const { state, user, body } = call;
  const group = ownGroup(state, user, body.groupId);
  const deletedAt = isoNow(call.context);
  const threads = hideThreads(call, (thread) => thread.groupId === group.id, deletedAt);
  state.groupChats.put({ ...group, deletedAt });
  return noteDeletion(call, { kind: "groupChat", name: nameOfGroup(group), rowIds: [group.id, ...threads], deletedAt });
});
