import { memoryOf } from "../backend/memory/thread-memory.ts";
import { versioned } from "../backend/versions.ts";
import type { ReplyRequest } from "../backend/responder/responder.ts";
import { keepUpload } from "../backend/uploads.ts";
import { testWorld, type TestWorld, type TestWorldOptions } from "../hosts/node.ts";
import { aBucket, aCharacter, aLorebook, aPersona, aVariant } from "../seed/builders.ts";
import { putGroupChats } from "../seed/group-rows.ts";

export const message = "message-light-3";

/** A world whose user has one of everything that somebody can own. */
export function ownedWorld(given: TestWorldOptions = {}): TestWorld {
  const world = testWorld(given);
  const { state } = world.context;
  putGroupChats(world.context, world.userId);
  state.lorebooks.put(
    aLorebook({ id: "lore-owned", category: "coastal", userId: world.userId, name: "Mine", lore: { key: "text" } }),
  );
  const own = { creatorId: world.userId, aiModelId: "model-heron", accessableTo: "private" as const };
  state.characters.put(aCharacter({ id: "char-owned", name: "Mine", ...own }));
  for (const id of ["var-owned", "var-owned-2"]) state.variants.put(aVariant({ id, characterId: "char-owned" }));
  state.versions.put({
    id: "ver-owned",
    characterId: "char-owned",
    number: 1,
    createdAt: new Date(world.clock.now()).toISOString(),
    restoredFrom: null,
    character: versioned(state.characters.get("char-owned")!),
    variants: [aVariant({ id: "var-owned", characterId: "char-owned", variantName: "As it was" })],
  });
  const thread = state.threads.get("thread-the-light-that-failed")!;
  const memory = memoryOf(thread);
  const fact = { id: "fct-owned", text: "Mine", source: "written" as const, messageId: null };
  state.threads.put({
    ...thread,
    memory: {
      ...memory,
      facts: [{ ...fact, createdAt: new Date(world.clock.now()).toISOString() }],
      lorebookIds: ["lore-owned"],
    },
  });
  state.buckets.put(aBucket({ id: "bkt-owned", userId: world.userId }));
  state.personas.put(aPersona({ id: "per-owned", userId: world.userId }));
  const turn = new Date(world.clock.now() + 60_000).toISOString();
  state.paintingJobs.put({
    id: "job-owned",
    userId: world.userId,
    prompt: "The sea",
    negativePrompt: null,
    templateId: null,
    aspectRatio: "1:1",
    count: 1,
    seed: 1,
    status: "waiting",
    message: null,
    startsAt: turn,
    dueAt: turn,
    imageIds: [],
  });
  state.generatedImages.put({
    id: "img-owned",
    userId: world.userId,
    url: "/media/uploads/mine.svg",
    width: 1024,
    height: 1024,
    source: "textToImage",
    prompt: "The sea",
    negativePrompt: null,
    templateId: null,
    aspectRatio: "1:1",
    seed: 1,
    strength: null,
    createdAt: turn,
    deletedAt: null,
  });
  const began = new Date(world.clock.now()).toISOString();
  state.savedSearches.put({
    id: "srch-owned",
    userId: world.userId,
    name: "Mine",
    query: { search: "lamp", NSFW: false, sort: "relevance", includeCategories: [], excludeCategories: [] },
    createdAt: began,
    seenAt: began,
  });
  state.checkpoints.put({
    id: "chk-owned",
    threadId: "thread-the-light-that-failed",
    messageId: "message-light-1",
    name: "Mine",
    createdAt: began,
  });
  state.deletions.put({
    id: "del-owned",
    userId: world.userId,
    kind: "thread",
    name: "Gone",
    rowIds: ["thread-good-shoes"],
    threadId: "thread-good-shoes",
    deletedAt: new Date(world.clock.now()).toISOString(),
  });
  state.decorations.put({
    id: "dec-owned",
    name: "My decoration",
    image: "/media/uploads/mine.webp",
    ownerId: world.userId,
    createdAt: new Date(world.clock.now()).toISOString(),
    deletedAt: null,
  });
  state.themes.put({
    id: "thm-owned",
    userId: world.userId,
    name: "Plum night",
    background: { colour: "#1b1026", image: null },
    primaryColours: { main: "#b76cf2", light: "#dcb8fa", dark: "#6a2ca3" },
    createdAt: new Date(world.clock.now()).toISOString(),
    deletedAt: null,
  });
  const [user, pro] = [state.users.get(world.userId)!, state.plans.get("plan-pro")!];
  state.plans.put({ ...pro, id: "plan-other" });
  const endDate = new Date(world.clock.now() + 86_400_000).toISOString();
  state.users.put({
    ...user,
    subscription: { id: "sub-owned", subscriptionId: pro.id, status: "ACTIVE", endDate },
  });
  keepUpload(world.context, world.userId, "message", { kind: "png", bytes: new Uint8Array(9) });
  const written = { messageId: message, alternateId: state.messages.get(message)?.activeAlternate ?? "" };
  const { prompts } = world.backend.replies;
  prompts.keep(written, {} as ReplyRequest);
  prompts.note(written, {
    model: "m",
    messages: [],
    parameters: {},
    includedMessages: 0,
    totalMessages: 0,
    trimmed: null,
  });
  return world;
}
