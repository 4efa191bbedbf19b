// S6: what the owner may and another may not, and what no token opens.
import { expect, test } from "vitest";
import { operations, type OperationId } from "#src/generated/operations.ts";
import { openSession } from "../backend/caller.ts";
import { testWorld, type TestWorld } from "../hosts/node.ts";
import { message, ownedWorld } from "./owned-world.fixture.ts";
import { ruleOf } from "./rules.ts";

const ruled = (Object.keys(operations) as OperationId[]).filter((id) => ruleOf(id));
const thread = "thread-the-light-that-failed";
const group = "group-night-bakery";
const clientId = "3e231240-e222-4a9f-8764-151174371d16";

/** Calls that name something the owner has: path, and a body that is valid for the owner. */
const owned: Partial<Record<OperationId, { path: string; body?: object }>> = {
  getThread: { path: `/api/v1/chat/threads/${thread}` },
  editThread: { path: `/api/v1/chat/threads/${thread}`, body: { isPinned: true } },
  deleteThread: { path: `/api/v1/chat/threads/${thread}` },
  exportThread: { path: `/api/v1/chat/threads/${thread}/export?format=jsonl` },
  duplicateThread: { path: `/api/v1/chat/threads/${thread}/duplicate`, body: {} },
  markThreadSeen: { path: `/api/v1/chat/threads/${thread}/seen`, body: { messageId: message } },
  getChatConfig: { path: `/api/v1/chat/config?characterId=char-maren-holloway&threadId=${thread}` },
  updateChatConfig: {
    path: "/api/v1/chat/config",
    body: { characterId: "char-maren-holloway", threadId: thread, aiModelId: "model-heron" },
  },
  listMessages: { path: `/api/v1/chat/threads/${thread}/messages` },
  sendMessage: {
    path: `/api/v1/chat/threads/${thread}/messages`,
    body: { content: "Hi", clientMessageId: clientId, stream: true },
  },
  joinReply: { path: `/api/v1/chat/threads/${thread}/stream` },
  stopReply: { path: `/api/v1/chat/threads/${thread}/stop`, body: { replyId: "rpl_x" } },
  speakReply: { path: `/api/v1/chat/threads/${thread}/speak`, body: { clientRequestId: clientId, stream: true } },
  editMessage: { path: `/api/v1/chat/messages/${message}`, body: { content: "x", as: "replace", revision: 1 } },
  deleteMessage: { path: `/api/v1/chat/messages/${message}?scope=one` },
  getMessagePrompt: { path: `/api/v1/chat/messages/${message}/prompt` },
  getMessageLore: { path: `/api/v1/chat/messages/${message}/lore` },
  reportMessage: { path: `/api/v1/chat/messages/${message}/report`, body: { reason: "rude" } },
  chooseAlternate: {
    path: `/api/v1/chat/messages/${message}/alternates/choose`,
    body: { alternateId: `${message}-1` },
  },
  regenerateMessage: {
    path: `/api/v1/chat/messages/${message}/regenerate`,
    body: { clientRequestId: clientId, stream: true },
  },
  continueMessage: {
    path: `/api/v1/chat/messages/${message}/continue`,
    body: { clientRequestId: clientId, stream: true },
  },
  branchThread: { path: `/api/v1/chat/threads/${thread}/branch`, body: { messageId: message } },
  getThreadTree: { path: `/api/v1/chat/threads/${thread}/tree` },
  createCheckpoint: { path: `/api/v1/chat/threads/${thread}/checkpoints`, body: { messageId: message, name: "Mine" } },
  editCheckpoint: { path: "/api/v1/chat/checkpoints/chk-owned", body: { name: "Mine" } },
  deleteCheckpoint: { path: "/api/v1/chat/checkpoints/chk-owned" },
  impersonate: {
    path: `/api/v1/chat/threads/${thread}/impersonate`,
    body: { clientRequestId: clientId, stream: true },
  },
  getMemory: { path: `/api/v1/chat/threads/${thread}/memory` },
  editMemory: { path: `/api/v1/chat/threads/${thread}/memory`, body: { summary: "Mine" } },
  createFact: { path: `/api/v1/chat/threads/${thread}/memory/facts`, body: { text: "Mine" } },
  editFact: { path: `/api/v1/chat/threads/${thread}/memory/facts/fct-owned`, body: { text: "Mine" } },
  deleteFact: { path: `/api/v1/chat/threads/${thread}/memory/facts/fct-owned` },
  getNextPrompt: { path: `/api/v1/chat/threads/${thread}/prompt` },
  writeSummary: { path: `/api/v1/chat/threads/${thread}/memory/summary` },
  createMessagePicture: { path: `/api/v1/chat/messages/${message}/picture` },
  directThread: { path: "/api/v1/chat/threads/thread-night-bakery/direction", body: { replyMode: "everyone" } },
  getGroupChat: { path: `/api/v1/groupChats/details/${group}` },
  editGroupChat: { path: `/api/v1/groupChats/edit/${group}`, body: { groupName: "Mine" } },
  deleteGroupChat: { path: "/api/v1/groupChats/delete", body: { groupId: group } },
  createGroupThread: {
    path: "/api/v1/groupChats/createThread",
    body: { groupChatDefinitionId: group, AlwaysRespondCharacterIds: [] },
  },
  getCharacter: { path: "/api/v1/character/details/char-owned" },
  editCharacter: { path: "/api/v1/character/edit/char-owned", body: { name: "Mine" } },
  deleteCharacter: { path: "/api/v1/character/delete/char-owned" },
  duplicateCharacter: { path: "/api/v1/character/duplicate/char-owned" },
  getFigures: { path: "/api/v1/character/figures/char-owned?days=7" },
  listVersions: { path: "/api/v1/character/char-owned/versions/list" },
  getVersion: { path: "/api/v1/character/char-owned/versions/details/ver-owned" },
  restoreVersion: { path: "/api/v1/character/char-owned/versions/restore", body: { versionId: "ver-owned" } },
  listVariants: { path: "/api/v1/character/char-owned/variants/list" },
  listBasicVariants: { path: "/api/v1/character/char-owned/variants/basic" },
  selectVariant: { path: "/api/v1/character/char-owned/variants/select", body: { variantId: "var-owned" } },
  createVariant: { path: "/api/v1/character/char-owned/variants/create", body: { variantName: "Mine" } },
  editVariant: {
    path: "/api/v1/character/char-owned/variants/edit",
    body: { variantId: "var-owned", variantName: "Mine" },
  },
  deleteVariant: { path: "/api/v1/character/char-owned/variants/delete", body: { variantId: "var-owned" } },
  editPersona: { path: "/api/v1/user/personas/edit", body: { personaId: "per-owned", name: "Mine" } },
  deletePersona: { path: "/api/v1/user/personas/delete", body: { personaId: "per-owned" } },
  getImageJob: { path: "/api/v1/image/jobs/job-owned" },
  cancelImageJob: { path: "/api/v1/image/jobs/job-owned/cancel" },
  deleteHistoryImage: { path: "/api/v1/image/history/img-owned" },
  updateInterest: { path: "/api/v1/search/interest/char-owned", body: { isInterested: false } },
  editSavedSearch: { path: "/api/v1/search/saved/srch-owned", body: { name: "Mine" } },
  deleteSavedSearch: { path: "/api/v1/search/saved/srch-owned" },
  markSavedSearchSeen: { path: "/api/v1/search/saved/srch-owned/seen" },
  getBucket: { path: "/api/v1/character/generic-buckets/bkt-owned?type=Favorites" },
  updateBucket: {
    path: "/api/v1/character/generic-buckets",
    body: { type: "Favorites", bucketId: "bkt-owned", name: "Mine" },
  },
  deleteBucket: {
    path: "/api/v1/character/generic-buckets/delete",
    body: { type: "Favorites", bucketId: "bkt-owned" },
  },
  getLorebookAttachments: { path: "/api/v1/lorebook/attachments/lore-owned" },
  getLorebook: { path: "/api/v1/lorebook/details/lore-owned" },
  editLorebook: { path: "/api/v1/lorebook/edit/lore-owned", body: { isPublic: true } },
  deleteLorebook: { path: "/api/v1/lorebook/delete/lore-owned" },
  searchMessages: { path: `/api/v1/chat/search?q=lamp&threadId=${thread}` },
  deleteAvatarDecoration: {
    path: "/api/v1/user/avatar-decorations/delete",
    body: { avatarDecorationId: "dec-owned" },
  },
  editTheme: { path: "/api/v1/user/themes/edit", body: { themeId: "thm-owned", name: "Mine" } },
  deleteTheme: { path: "/api/v1/user/themes/delete", body: { themeId: "thm-owned" } },
  cancelSubscription: {
    path: "/api/v1/subscription/cancel",
    body: { subscriptionId: "plan-pro", userSubscriptionId: "sub-owned" },
  },
  changeSubscription: {
    path: "/api/v1/subscription/change",
    body: { subscriptionId: "plan-other", userSubscriptionId: "sub-owned" },
  },
  restoreDeletion: { path: "/api/v1/user/trash/restore", body: { deletionId: "del-owned" } },
};

async function stranger(world: TestWorld): Promise<string> {
  const { body } = await world.call("POST", "/api/v1/turnstile/validate", { token: "ok" }, { as: null });
  const person = {
    email: "stranger@example.com",
    password: "quiet-harbour-9",
    verificationId: body.data.verificationId,
  };
  return (await world.call("POST", "/api/v1/auth/sign-up", person, { as: null })).body.data.accessToken;
}

test("an operation that names a thread, a message, a group, a character, a bucket, a search or a lorebook is in the table above", () => {
  const named = ruled.filter((id) =>
    /\{(threadId|messageId|groupId|characterId|id|bucketId|lorebookId|jobId|imageId|savedSearchId|factId)\}/.test(
      operations[id].path,
    ),
  );
  expect(named.filter((id) => !owned[id])).toEqual([]);
});

test.each(ruled.filter((id) => operations[id].bearer === "required"))(
  "%s: nobody is let in without a living session",
  async (id) => {
    const world = ownedWorld();
    const path = owned[id]?.path ?? operations[id].path.replaceAll(/\{\w+\}/g, "x");
    for (const as of [null, "sst_dead", "", "null", "undefined"]) {
      const { status, body } = await world.call(operations[id].method.toUpperCase(), path, owned[id]?.body, { as });
      expect(status).toBe(401);
      expect(body).toEqual({ success: false, message: "Sign in to continue" });
    }
  },
);

test("no token of a deleted account opens anything, not even what visitors may read", async () => {
  const world = ownedWorld();
  const second = openSession(world.context, world.userId, true);
  expect((await world.call("DELETE", "/api/v1/user/delete", { confirmDelete: true })).status).toBe(200);
  for (const id of ruled.filter((one) => operations[one].bearer !== "none")) {
    const path = owned[id]?.path ?? operations[id].path.replaceAll(/\{\w+\}/g, "x");
    for (const as of [world.token, second]) {
      const { status } = await world.call(operations[id].method.toUpperCase(), path, owned[id]?.body, { as });
      expect([id, status]).toEqual([id, 401]);
    }
  }
  expect(world.context.state.threads.in(world.userId)).toEqual([]);
});

test.each(Object.keys(owned) as OperationId[])(
  "%s: the owner may, another is told there is no such thing, nothing changes",
  async (id) => {
    const world = ownedWorld();
    const { path, body } = owned[id]!;
    const method = operations[id].method.toUpperCase();
    const other = await stranger(world);
    const rows = () =>
      JSON.stringify([
        ...world.context.state.threads.all(),
        ...world.context.state.messages.all(),
        ...world.context.state.deletions.all(),
        ...world.context.state.decorations.all(),
        ...world.context.state.themes.all(),
        ...world.context.state.groupChats.all(),
        ...world.context.state.characters.all(),
        ...world.context.state.variants.all(),
        ...world.context.state.versions.all(),
        ...world.context.state.buckets.all(),
        ...world.context.state.savedSearches.all(),
        ...world.context.state.disinterests.all(),
        ...world.context.state.personas.all(),
        ...world.context.state.paintingJobs.all(),
        ...world.context.state.generatedImages.all(),
        ...world.context.state.lorebooks.all(),
        world.context.state.users.get(world.userId),
      ]);
    const before = rows();
    const foreign = await world.call(method, path, body, { as: other });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual({ success: false, message: expect.any(String) });
    expect(rows()).toBe(before);
    const mine = await world.call(method, path, body);
    expect([200, 202, 204]).toContain(mine.status);
    await mine.response.body?.cancel().catch(() => undefined);
  },
);

test.each([
  ["deleteAllThreads", "/api/v1/chat/threads"],
  ["deleteAllImages", "/api/v1/image/history"],
])("%s: deletes nothing of another's", async (_id, path) => {
  const world = ownedWorld();
  const other = await stranger(world);
  const { threads, generatedImages, deletions } = world.context.state;
  const rows = () => JSON.stringify([...threads.all(), ...generatedImages.all(), ...deletions.all()]);
  const before = rows();
  expect((await world.call("DELETE", path, undefined, { as: other })).status).toBe(409);
  expect(rows()).toBe(before);
  expect((await world.call("DELETE", path)).status).toBe(200);
  expect(rows()).not.toBe(before);
});

test("lists hold nothing of another's", async () => {
  const world = ownedWorld();
  const other = await stranger(world);
  for (const path of [
    "/api/v1/chat/threads",
    "/api/v1/user/recent-chats",
    "/api/v1/groupChats/list",
    "/api/v1/lorebook/list",
    "/api/v1/lorebook/listPublicallyUsable?search=Mine",
    "/api/v1/user/trash",
    "/api/v1/image/history",
    "/api/v1/user/favorites/characters",
    "/api/v1/user/personas",
    "/api/v1/user/themes",
    "/api/v1/chat/search?q=lamp",
  ]) {
    const { body } = await world.call("GET", path, undefined, { as: other });
    expect(JSON.stringify(body)).not.toMatch(/thread-|char-|group-|lore-|img-/);
  }
});

test("nobody reads another's e-mail, tokens or hashes anywhere", async () => {
  const world = testWorld();
  const other = await stranger(world);
  const home = { homepagePreference: "default", NSFW: true, page: 1, pageSize: 100 };
  const seen = [
    await world.call("POST", "/api/v1/character/home", home, { as: other }),
    await world.call("GET", "/api/v1/user/creator/user-wren", undefined, { as: other }),
    await world.call("GET", "/api/v1/user/info", undefined, { as: other }),
  ];
  const text = JSON.stringify(seen.map(({ body }) => body));
  for (const secret of ["wren@example.com", "mara@example.com", "plain$", world.token ?? "-"])
    expect(text).not.toContain(secret);
});
