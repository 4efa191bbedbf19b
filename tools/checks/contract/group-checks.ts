import * as sdk from "../../../.cache/provider/sdk.gen.ts";
import type { CreateGroupChatBody, DirectThreadBody, Message } from "../../../.cache/provider/types.gen.ts";
import { must, newKey, ok, refused } from "./answers.ts";
import type { Chosen } from "./character-checks.ts";
import { checkForeign } from "./foreign-checks.ts";
import type { Visitor } from "./visitor.ts";

/** A group chat: create, chat, direct, change, delete, restore. */
export async function checkGroups(visitor: Visitor, { characterId, variantId }: Chosen): Promise<void> {
  const { check } = visitor;
  const member = (characterName: string, firstMessage = "") => ({
    characterId,
    variantId,
    characterName,
    firstMessage,
  });
  const draft: CreateGroupChatBody = {
    groupName: "The night ferry",
    isPublic: false,
    systemPrompt: "",
    alwaysActiveSystemPrompt: "",
    scenario: "Fog, one lamp.",
    groupCharacterList: [member("Ines", "You are late, {{user}}."), member("Ines 2")],
    lorebookIds: [],
  };
  let groupId = "";
  let threadId = "";

  await check("lorebooks", async () => {
    const first = await ok(sdk.listPublicLorebooks({ query: { page: 1, pageSize: 1 } }));
    const lorebookId = first.data.lorebooks[0]!.id;
    draft.lorebookIds = [lorebookId];
    await ok(sdk.getLorebook({ path: { lorebookId } }));
    await refused(404, sdk.getLorebook({ path: { lorebookId: "nothing" } }));
    const mine = await ok(sdk.listMyLorebooks({ query: { page: 1, pageSize: 20, public: false } }));
    must(mine.data.lorebooks.length === 0 && !mine.data.pagination.hasMore, "a new user has none");
  });
  await check("a draft is checked as in the form", async () => {
    const create = (change: Partial<CreateGroupChatBody>) =>
      sdk.createGroupChat({ body: { ...draft, ...change }, headers: newKey() });
    await refused(400, create({ groupCharacterList: [member("Ines"), member(" INES ")] }));
    await refused(400, create({ groupCharacterList: [] }));
    await refused(400, create({ groupCharacterList: [{ ...member("Ines"), variantId: "nothing" }] }));
    await refused(403, create({ isPublic: true }));
    await refused(404, create({ groupCharacterList: [{ ...member("Ines"), characterId: "nobody" }] }));
    await refused(404, create({ lorebookIds: ["nothing"] }));
  });
  await check("a group and its thread, each made once", async () => {
    const headers = newKey();
    groupId = (await ok(sdk.createGroupChat({ body: draft, headers }))).data.id ?? "";
    const again = await ok(sdk.createGroupChat({ body: draft, headers }));
    must(groupId !== "" && again.data.id === groupId, "the same key gives the same group");
    const body = { groupChatDefinitionId: groupId, AlwaysRespondCharacterIds: [] };
    threadId = (await ok(sdk.createGroupThread({ body, headers: newKey() }))).data.id;
    await refused(
      404,
      sdk.createGroupThread({ body: { ...body, groupChatDefinitionId: "nothing" }, headers: newKey() }),
    );
    const { data } = await ok(sdk.listMessages({ path: { threadId } }));
    must(data.items.length === 1 && !data.items[0]!.content.includes("{{"), "who speaks first has spoken");
  });
  await check("group details and direction", async () => {
    const { data: group } = await ok(sdk.getGroupChat({ path: { groupId } }));
    must(group.isOwned && group.members.length === 2 && group.lorebooks.length === 1, "the group is as drafted");
    await refused(404, sdk.getGroupChat({ path: { groupId: "nothing" } }));
    const [first, second] = group.members.map(({ memberId }) => memberId);
    const direct = (body: DirectThreadBody) => sdk.directThread({ path: { threadId }, body });
    const { data } = await ok(direct({ replyMode: "inOrder", mutedMemberIds: [first!] }));
    must(data.nextMemberIds.join() === second, "past the muted member");
    await refused(400, direct({ nextMemberId: first! }));
    await ok(direct({ replyMode: "everyone", mutedMemberIds: [] }));
  });
  await check("a round of a group in one answer", async () => {
    const body = { content: "Who is at the wheel?", clientMessageId: crypto.randomUUID(), stream: false };
    const { data } = (await ok(sdk.sendMessage({ path: { threadId }, body }))) as { data: { replies: Message[] } };
    const speakers = new Set(data.replies.map(({ memberId }) => memberId));
    must(data.replies.length === 2 && speakers.size === 2, "everyone has answered");
  });
  await checkForeign(visitor, groupId ? { groupId, groupChatDefinitionId: groupId } : {});
  await check("edit, delete and restore a group", async () => {
    const { data } = await ok(sdk.editGroupChat({ path: { groupId }, body: { groupName: " The last ferry " } }));
    must(data.groupName === "The last ferry", "the name is kept trimmed");
    await refused(404, sdk.editGroupChat({ path: { groupId }, body: { lorebookIds: ["nothing"] } }));
    const { deletionId } = (await ok(sdk.deleteGroupChat({ body: { groupId } }))).data;
    await refused(404, sdk.getThread({ path: { threadId } }));
    await refused(404, sdk.deleteGroupChat({ body: { groupId } }));
    await ok(sdk.restoreDeletion({ body: { deletionId } }));
    await ok(sdk.getThread({ path: { threadId } }));
    const list = await ok(sdk.listGroupChats());
    must(list.data.items[0]?.threadCount === 1, "the group is back with its thread");
  });
}
