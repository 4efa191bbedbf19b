// S6: every operation called in every role.
import { beforeAll, describe, expect, test } from "vitest";
import { openSession } from "#mocks/backend/caller.ts";
import { newUser } from "#mocks/backend/new-user.ts";
import { ownedWorld } from "#mocks/http/owned-world.fixture.ts";
import { aCharacter } from "#mocks/seed/builders.ts";
import { paidPlanId } from "#mocks/seed/catalogue.ts";
import { operations, type OperationId } from "#src/generated/operations.ts";
import { describedBy } from "./document.ts";
import { exampleCall } from "./example-call.ts";

const roles = ["anonymous", "free", "paid", "creator", "moderator", "admin"] as const;
type Role = (typeof roles)[number];
const ids = Object.keys(operations) as OperationId[];

/** Ids of the owner's things in that world, by parameter or member name. */
const owned = {
  threadId: "thread-the-light-that-failed",
  messageId: "message-light-3",
  factId: "fct-owned",
  checkpointId: "chk-owned",
  groupId: "group-night-bakery",
  characterId: "char-owned",
  versionId: "ver-owned",
  variantId: "var-owned",
  bucketId: "bkt-owned",
  lorebookId: "lore-owned",
  jobId: "job-owned",
  imageId: "img-owned",
  savedSearchId: "srch-owned",
  personaId: "per-owned",
  themeId: "thm-owned",
  deletionId: "del-owned",
  userSubscriptionId: "sub-owned",
  avatarDecorationId: "dec-owned",
  groupChatDefinitionId: "group-night-bakery",
};
/** Operations that take the id of something the owner has. */
const naming = ids.filter((id) => operations[id].tag !== "admin" && exampleCall(id, owned)?.named.length);
/** Roles named in the descriptions of operations. */
const staff = (id: OperationId): readonly Role[] | null => {
  const { description = "" } = describedBy(id);
  if (description.includes("Administrators only; 403")) return ["admin"];
  return description.includes("For moderators and administrators; 403") ? ["moderator", "admin"] : null;
};
/** 403 for a reason other than the role: no bot check passed, a missing plan, another user's name in the body. */
const otherwise: Partial<Record<OperationId, readonly Role[]>> = {
  signIn: roles,
  signUp: roles,
  uploadAvatarDecoration: ["free", "creator", "moderator", "admin"],
};

/** A world per role, and the answer of every operation in it, with ids of another user's things. */
async function answersOf(role: Role) {
  const statuses = new Map<OperationId, number>();
  for (const id of ids) {
    const world = ownedWorld();
    const { context } = world;
    const asks = "user-asks";
    const isStaff = role === "moderator" || role === "admin";
    const user = newUser({ id: asks, email: "asks@example.com", createdAt: "2026-11-20T10:00:00Z", userName: "Asks" });
    const endDate = new Date(context.clock.now() + 86_400_000).toISOString();
    context.state.users.put({
      ...user,
      profileComplete: true,
      role: isStaff ? role : "user",
      subscription: role === "paid" ? { ...user.subscription, subscriptionId: paidPlanId, endDate } : user.subscription,
    });
    if (role === "creator")
      context.state.characters.put(
        aCharacter({ id: "char-asks", name: "Theirs", creatorId: asks, aiModelId: "model-heron" }),
      );
    const token = role === "anonymous" ? null : openSession(context, asks, true);
    const known = {
      ...owned,
      // Users cannot ban themselves.
      userId: id === "banUser" ? world.userId : asks,
      reportId: "unknown",
      badgeId: "unknown",
    };
    const call = exampleCall(id, known)!;
    const { status, response } = await world.call(call.method, call.path, call.body ?? undefined, { as: token });
    await response.body?.cancel().catch(() => undefined);
    statuses.set(id, status);
  }
  return statuses;
}

/** The statuses an operation may answer to a role. */
function expected(id: OperationId, role: Role): (status: number) => boolean {
  const allowed = staff(id);
  if (role === "anonymous" && operations[id].bearer === "required") return (status) => status === 401;
  if (allowed && !allowed.includes(role)) return (status) => status === 403;
  if (otherwise[id]?.includes(role)) return (status) => [400, 403, 415].includes(status);
  return (status) => status !== 401 && status !== 403;
}

describe.each(roles)("every operation asked by %s", (role) => {
  let answers: [OperationId, number][];
  beforeAll(async () => void (answers = [...(await answersOf(role))]), 60_000);

  test("only those with the required role are admitted", () => {
    expect(answers.length).toBe(ids.length);
    expect(answers.filter(([id, status]) => !expected(id, role)(status))).toEqual([]);
  });

  test("things of another user are not found", () => {
    const wrong = answers.filter(([id, status]) => {
      if (!naming.includes(id) || (role === "anonymous" && status === 401)) return false;
      // A decoration that may not be used is an invalid field.
      return status !== (id === "updateProfile" ? 400 : 404);
    });
    expect(wrong).toEqual([]);
  });
});

/** The example names more than the owner has; for most, the table of `mocks/http/authorisation.test.ts` has a call that fits. */
const unfit: Partial<Record<OperationId, number>> = {
  cancelSubscription: 404,
  changeSubscription: 404,
  chooseAlternate: 400,
  directThread: 409,
  editCharacter: 404,
  editMessage: 409,
  getChatConfig: 400,
  reportCharacter: 404,
  selectAiModel: 404,
  updateChatConfig: 400,
};

test("owners may call every operation on their things", async () => {
  expect(naming.length).toBeGreaterThan(80);
  const refused: [OperationId, number][] = [];
  for (const id of naming) {
    const world = ownedWorld();
    const { method, path, body } = exampleCall(id, owned)!;
    const { status, response } = await world.call(method, path, body ?? undefined);
    await response.body?.cancel().catch(() => undefined);
    if (status >= 300) refused.push([id, status]);
  }
  expect(Object.fromEntries(refused)).toEqual(unfit);
});
