import { expect, test } from "vitest";
import type { MyDataRow } from "#src/generated/api/model/myDataRow.ts";
import { prune } from "../prune.ts";
import { expectedRows } from "../read-back/expected-row.fixture.ts";
import { archiveId, rowsOf, rowsPath, twoAccounts } from "../read-back/two-accounts.fixture.ts";
import { keepUpload } from "../uploads.ts";

const row = (table: MyDataRow["table"], id: string, members: object): MyDataRow => ({
  table,
  id,
  row: { id, createdAt: "2026-11-20T09:00:00.000Z", updatedAt: "2026-11-20T09:00:00.000Z", ...members },
});

const nothing = { verbose: null, povPreference: null, actForUser: null, dialogStyle: null, narrationTense: null };
const thread = (members: object = {}) =>
  row("threads", "thr-1", {
    kind: "single",
    characterId: "char-maren-holloway",
    groupId: null,
    title: null,
    preferences: nothing,
    isPinned: false,
    ...members,
  });
const message = (id: string, members: object = {}) =>
  row("messages", id, {
    threadId: "thr-1",
    position: 0,
    role: "user",
    alternates: [
      {
        id: `${id}-a`,
        content: "Hello",
        picture: null,
        status: "complete",
        aiModelId: null,
        createdAt: "2026-11-20T09:00:00.000Z",
        editedAt: null,
      },
    ],
    activeAlternate: `${id}-a`,
    revision: 1,
    ...members,
  });
const persona = (members: object = {}) =>
  row("personas", "per-1", { name: "Wren", description: null, avatar: null, isDefault: true, ...members });

test("read-back is refused without an account, for another shape, and for an account that is not empty", async () => {
  const { world, readBack } = twoAccounts();
  const body = { archiveId, rows: [persona()] };
  expect((await world.call("POST", rowsPath, body, { as: null })).status).toBe(401);
  for (const wrong of [
    { ...body, archiveId: "mine" },
    { ...body, rows: [{ ...persona(), table: "users" }] },
    { ...body, rows: Array.from({ length: 1001 }, () => persona()) },
  ])
    expect((await world.call("POST", rowsPath, wrong)).status).toBe(400);
  const before = await rowsOf(world);
  const { status, body: refusal } = await world.call("POST", rowsPath, body);
  expect(status).toBe(409);
  expect(refusal.message).toContain("has something in it already");
  expect(await rowsOf(world)).toEqual(before);
  // A call without rows only begins the read-back.
  expect((await readBack([])).body.data).toEqual({ kept: 0, refused: [] });
  expect((await readBack([persona()])).status).toBe(200);
  expect((await readBack([persona()], "9b2d3c57-6a0e-4f43-9d0e-6f6f0b8f2a11")).status).toBe(409);
});

test("everything is read back unchanged, under new ids, and only once", async () => {
  const { world, state, id, token, newId, readBack } = twoAccounts();
  const archive = await rowsOf(world);
  const { body } = await readBack(archive);
  // The decoration's picture has not been uploaded; the other two tables are read back by other calls.
  const reasons = (body.data.refused as { table: string; reason: string }[]).map(
    ({ table, reason }) => `${table}: ${reason}`,
  );
  expect(new Set(reasons)).toEqual(
    new Set([
      "generatedImages: Its picture is not there",
      "decorations: Its picture is not there",
      "uploads: Pictures come back by their own uploads",
      ...(archive.some(({ table }) => table === "badgeAwards")
        ? ["badgeAwards: Badges are earned in each account anew"]
        : []),
    ]),
  );
  const elsewhere = new Set(["settings", "uploads", "decorations", "generatedImages", "badgeAwards"]);
  const expected = expectedRows(
    archive.filter(({ table }) => !elsewhere.has(table)),
    { newId, from: world.userId, to: id },
  );
  const after = await rowsOf(world, token);
  const found = new Map(
    after.filter(({ table }) => !elsewhere.has(table)).map((one) => [`${one.table}.${one.id}`, one.row]),
  );
  expect([...found.keys()].toSorted()).toEqual([...expected.keys()].toSorted());
  // Rows of the seed lack members that were added later; read-back fills them in.
  for (const [name, one] of found) expect({ name, one }).toMatchObject({ name, one: expected.get(name) });
  const settings = after.find(({ table }) => table === "settings")!.row;
  expect(settings["userName"]).toBe("Second");
  expect(settings["preferences"]).toEqual(state.users.get(world.userId)!.preferences);
  // A second time, after a setting was changed.
  await world.call("PUT", "/api/v1/user/edit", { viewNSFW: !state.users.get(id)!.viewNSFW }, { as: token });
  const changed = await rowsOf(world, token);
  expect((await readBack(archive)).status).toBe(200);
  expect(await rowsOf(world, token)).toEqual(changed);
  // The first account is unchanged.
  expect(await rowsOf(world)).toEqual(archive);
});

test("a chat that was read back can be opened, continued and exported", async () => {
  const { world, token, newId, readBack } = twoAccounts();
  await readBack(await rowsOf(world));
  const id = newId("thread-the-light-that-failed");
  const messages = await world.call("GET", `/api/v1/chat/threads/${id}/messages`, undefined, { as: token });
  expect(messages.status).toBe(200);
  expect(messages.body.data.items.length).toBeGreaterThan(2);
  const memory = await world.call("GET", `/api/v1/chat/threads/${id}/memory`, undefined, { as: token });
  expect(memory.body.data.facts).toMatchObject([{ text: "Mine" }]);
  const tree = await world.call("GET", `/api/v1/chat/threads/${id}/tree`, undefined, { as: token });
  expect(tree.status).toBe(200);
  const character = await world.call("GET", `/api/v1/character/details/${newId("char-owned")}`, undefined, {
    as: token,
  });
  expect(character.status).toBe(200);
});

test("a character appears with its first variant, not before, and is not in the trash meanwhile", async () => {
  const { world, state, token, id, newId, readBack } = twoAccounts();
  state.characters.put({ ...state.characters.get("char-owned")!, updatedAt: "2026-01-01T00:00:00.000Z" });
  const archive = (await rowsOf(world)).filter(({ row: one }) =>
    [one["id"], one["characterId"]].includes("char-owned"),
  );
  await readBack(archive.filter(({ table }) => table === "characters"));
  expect((await rowsOf(world, token)).filter(({ table }) => table === "characters")).toEqual([]);
  const trash = await world.call("GET", "/api/v1/user/trash", undefined, { as: token });
  expect(trash.body.data.items).toEqual([]);
  // It is pruned as late as something deleted now, however old it is.
  prune(world.context);
  await readBack(archive.filter(({ table }) => table === "variants"));
  expect(state.characters.get(newId("char-owned"))).toMatchObject({ creatorId: id, deletedAt: null });
  // Deleted afterwards, it stays in the trash even if its rows are sent again.
  await world.call("DELETE", `/api/v1/character/delete/${newId("char-owned")}`, undefined, { as: token });
  await readBack(archive.filter(({ table }) => ["characters", "variants"].includes(table)));
  expect(state.characters.get(newId("char-owned"))?.deletedAt).not.toBeNull();
});

test("rows cannot refer to what belongs to somebody else", async () => {
  const { world, state, refusedOf, newId, id } = twoAccounts();
  const theirs = keepUpload(world.context, world.userId, "persona", { kind: "png", bytes: new Uint8Array(9) });
  const before = await rowsOf(world);
  expect(
    await refusedOf([
      persona({ avatar: theirs, userId: world.userId }),
      thread({ personaId: "per-owned", seenMessageId: "message-light-1", parentThreadId: "thread-good-shoes" }),
      row("threads", "thr-2", { ...thread().row, id: "thr-2", characterId: "char-owned" }),
      message("msg-1", { threadId: "thread-the-light-that-failed", position: 999 }),
      row("checkpoints", "chk-1", { threadId: "thr-1", messageId: "message-light-1", name: "Mine" }),
      row("choices", "x", { characterId: "char-owned", preferences: nothing }),
      row("variants", "var-1", { characterId: "char-owned", variantName: "Mine" }),
    ]),
  ).toEqual([
    "Its character is not there",
    "Its chat is not there",
    "Its message is not there",
    "Its character is not there",
    "Its character is not there",
  ]);
  expect(state.personas.get(newId("per-1"))).toMatchObject({ userId: id, avatar: null });
  expect(state.threads.get(newId("thr-1"))).toMatchObject({ userId: id, personaId: null, parentThreadId: null });
  expect(await rowsOf(world)).toEqual(before);
});

test("a row that violates the contract is refused without affecting the others", async () => {
  const { state, refusedOf, newId, id } = twoAccounts();
  const plan = state.users.get(id)!.subscription;
  expect(
    await refusedOf([
      row("settings", "any", { role: "admin", subscription: { subscriptionId: "plan-pro" }, streaming: "yes" }),
      persona({ name: " " }),
      persona({ name: "x".repeat(41) }),
      persona({ createdAt: "yesterday" }),
      thread({ title: "x".repeat(61) }),
      thread({ memory: { facts: "many" } }),
      row("badgeAwards", "awd-1", { badgeId: "badge-lamplighter", visible: true }),
      row("uploads", "a.png", {}),
      thread(),
      message("msg-1"),
      message("msg-2"),
      message("msg-3", { position: -1 }),
      message("msg-4", { position: 4, activeAlternate: "other" }),
      message("msg-5", { position: 5, alternates: [] }),
      message("msg-6", { position: 6 }),
    ]),
  ).toHaveLength(12);
  expect(state.users.get(id)).toMatchObject({ role: "user", subscription: plan });
  expect(state.messages.in(newId("thr-1")).map(({ position }) => position)).toEqual([0, 6]);
});

test("the usual maximum numbers apply, and one persona is the default", async () => {
  const { state, id, refusedOf } = twoAccounts();
  const many = Array.from({ length: 21 }, (_, at) => ({ ...persona({ id: `per-${at}` }), id: `per-${at}` }));
  expect(await refusedOf(many)).toEqual(["You can keep 20 personas"]);
  expect(state.personas.in(id).filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test("fields of other programs are read back without unsafe keys", async () => {
  const { state, newId, refusedOf } = twoAccounts();
  const foreign = JSON.parse('{"__proto__":{"isAdmin":true},"mood":"calm"}') as object;
  expect(await refusedOf([thread({ foreign })])).toEqual([]);
  expect(state.threads.get(newId("thr-1"))!.foreign).toEqual({ mood: "calm" });
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});
