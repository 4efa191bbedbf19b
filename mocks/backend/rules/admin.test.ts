import { expect, test } from "vitest";
import { operations, type OperationId } from "#src/generated/operations.ts";
import { openSession } from "../caller.ts";
import { testWorld, type TestWorld } from "../../hosts/node.ts";

const api = "/api/v1/admin";
const staff = (world: TestWorld, id: string) => openSession(world.context, id, true, `sst_of_${id}`);
const moderator = (world: TestWorld) => staff(world, "user-sable_desk");
const actions = (world: TestWorld) => [...world.context.state.adminActions.all()].slice(-2).map(({ kind }) => kind);
const changes = (world: TestWorld) => JSON.stringify(world.context.state.dump());

/** A valid call of every operation, and who may make it. */
const calls: Partial<Record<OperationId, { body?: object; path?: string; adminOnly?: true }>> = {
  getAdminOverview: { path: `${api}/overview?days=7`, adminOnly: true },
  listAdminActions: { adminOnly: true },
  listReports: {},
  getReport: { path: `${api}/reports/details/report-quill-2` },
  resolveReport: { body: { reportId: "report-quill-2", action: "dismiss" } },
  reopenReport: { body: { reportId: "report-1001" } },
  listUsers: {},
  banUser: { body: { userId: "user-tidewrack", reason: "Scam", until: null } },
  listAdminCharacters: {},
  moderateCharacter: { body: { characterId: "char-quill", accessableTo: "private", reason: "Scam" } },
  listAdminCategories: { adminOnly: true },
  createCategory: { body: { name: "Lighthouses" }, adminOnly: true },
  editCategory: { body: { categoryId: "cat-noir", name: "Noirs" }, adminOnly: true },
  deleteCategory: { body: { categoryId: "cat-noir" }, adminOnly: true },
  listAdminBadges: { adminOnly: true },
  createBadge: { body: { name: "Tide", description: "", icon: "/media/badges/night-owl.svg" }, adminOnly: true },
  editBadge: { body: { badgeId: "bdg-night-owl", name: "Owl" }, adminOnly: true },
  deleteBadge: { body: { badgeId: "bdg-night-owl" }, adminOnly: true },
  listAdminDecorations: { adminOnly: true },
  createDecoration: {
    body: { name: "Tide", avatarDecoration: "/media/decorations/low-tide.svg" },
    adminOnly: true,
  },
  editDecoration: { body: { avatarDecorationId: "dec-low-tide", name: "High tide" }, adminOnly: true },
  deleteDecoration: { body: { avatarDecorationId: "dec-low-tide" }, adminOnly: true },
};
const ids = Object.keys(calls) as OperationId[];
const make = (world: TestWorld, id: OperationId, as?: string | null) =>
  world.call(
    operations[id].method.toUpperCase(),
    calls[id]?.path ?? operations[id].path,
    calls[id]?.body,
    as === undefined ? {} : { as },
  );

test("every operation of the back office is in the table", () => {
  const all = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].path.startsWith(api));
  expect(ids.toSorted()).toEqual(all.toSorted());
});

test.each(ids)("%s: visitors and users are refused and change nothing, staff may as their role says", async (id) => {
  const world = testWorld({ world: "admin" });
  const user = staff(world, "user-mossgate");
  const desk = moderator(world);
  const before = changes(world);
  expect((await make(world, id, null)).status).toBe(401);
  const refused = await make(world, id, user);
  expect([refused.status, refused.body.message]).toEqual([403, "You are not allowed to do this"]);
  expect(changes(world)).toBe(before);
  const recorded = world.context.state.adminActions.size;
  const isForAdmins = calls[id]?.adminOnly ?? false;
  const byModerator = await make(world, id, desk);
  expect(byModerator.status).toBe(isForAdmins ? 403 : 200);
  expect(isForAdmins ? (await make(world, id)).status : byModerator.status).toBe(200);
  const actors = [...world.context.state.adminActions.all()].slice(recorded).map(({ actorId }) => actorId);
  const actor = isForAdmins ? world.userId : "user-sable_desk";
  expect(actors).toEqual(operations[id].method === "get" ? [] : [actor]);
});

test.each(ids)("%s: a user is refused for who they are, whatever they send", async (id) => {
  const world = testWorld({ world: "admin" });
  const picture = "/media/uploads/another.png";
  const { method, path } = operations[id];
  const body = method === "get" ? undefined : { icon: picture, avatarDecoration: picture, page: 0 };
  const { status } = await world.call(method.toUpperCase(), `${path}?page=none`, body, {
    as: staff(world, "user-mossgate"),
  });
  expect(status).toBe(403);
});

const missing: [OperationId, object][] = [
  ["resolveReport", { reportId: "report-none", action: "dismiss" }],
  ["reopenReport", { reportId: "report-none" }],
  ["banUser", { userId: "user-none", reason: "Scam", until: null }],
  ["moderateCharacter", { characterId: "char-none", accessableTo: "private", reason: "Scam" }],
  ["editCategory", { categoryId: "cat-none", name: "None" }],
  ["deleteCategory", { categoryId: "cat-none" }],
  ["editBadge", { badgeId: "bdg-none", name: "None" }],
  ["deleteBadge", { badgeId: "bdg-none" }],
  ["editDecoration", { avatarDecorationId: "dec-none", name: "None" }],
  ["deleteDecoration", { avatarDecorationId: "dec-none" }],
];
test.each(missing)("%s: what is not there is 404, and not in the record", async (id, body) => {
  const world = testWorld({ world: "admin" });
  const before = world.context.state.adminActions.size;
  const { method, path } = operations[id];
  expect((await world.call(method.toUpperCase(), path, body)).status).toBe(404);
  expect(world.context.state.adminActions.size).toBe(before);
});

test("reports of one thing are one entry, decided together and taken back together", async () => {
  const world = testWorld({ world: "admin" });
  const { call, context } = world;
  const open = (await call("GET", `${api}/reports?sort=oldest`)).body.data;
  expect(open.total).toBe(6);
  expect(open.items[0]).toMatchObject({
    name: "Harbourmaster Quill",
    reporterCount: 4,
    reason: "scam",
    kind: "character",
  });
  expect((await call("GET", `${api}/reports?sort=most`)).body.data.items[0].reporterCount).toBe(4);
  expect((await call("GET", `${api}/reports?search=KNIGHT&kind=user`)).body.data.items).toHaveLength(1);
  expect((await call("GET", `${api}/reports?source=server`)).body.data.total).toBe(2);
  const quiet = context.state.reports.find(({ status, reason }) => status === "open" && reason === "rude")!;
  const { reason: _none, ...rest } = quiet;
  context.state.reports.put(rest);
  for (const reason of ["scam", "none"]) {
    const { items } = (await call("GET", `${api}/reports?status=all&reason=${reason}`)).body.data;
    expect(items.length).toBeGreaterThan(0);
    for (const one of items) expect(one.reason ?? "none").toBe(reason);
  }
  expect((await call("GET", `${api}/reports?reason=boredom`)).status).toBe(400);
  const { id: reportId } = open.items[0];
  const unpublish = { reportId, action: "unpublish" };
  expect((await call("POST", `${api}/reports/resolve`, unpublish)).status).toBe(400);
  const done = await call("POST", `${api}/reports/resolve`, { ...unpublish, reason: "Asks for cards" });
  expect(done.body.data).toMatchObject({ status: "resolved", action: "unpublish", decision: "Asks for cards" });
  expect(context.state.characters.get("char-quill")?.accessableTo).toBe("private");
  expect(
    context.state.reports.filter(({ variantId, status }) => variantId === "var-quill" && status === "open"),
  ).toEqual([]);
  expect((await call("POST", `${api}/reports/resolve`, { ...unpublish, reason: "Again" })).status).toBe(409);
  expect((await call("POST", `${api}/reports/reopen`, { reportId })).body.data).toMatchObject({ status: "open" });
  expect(context.state.characters.get("char-quill")?.accessableTo).toBe("public");
  expect(actions(world)).toEqual(["characterPublished", "reportReopened"]);
  expect((await call("POST", `${api}/reports/reopen`, { reportId })).status).toBe(409);
});

test("a ban stops what is written, keeps them out with the reason and the case, and is lifted again", async () => {
  const world = testWorld({ world: "admin" });
  const { call, context, clock } = world;
  const theirs = staff(world, "user-tidewrack");
  const until = new Date(clock.now() + 7 * 86_400_000).toISOString();
  const report = (await call("GET", `${api}/reports?search=Harbourmaster&kind=character`)).body.data.items[0];
  const body = { reportId: report.id, action: "ban", reason: "Asks for cards", until };
  expect((await call("POST", `${api}/reports/resolve`, body)).status).toBe(200);
  const refusal = await call("GET", "/api/v1/user/info", undefined, { as: theirs });
  expect(refusal.status).toBe(403);
  expect(refusal.body.data.ban).toEqual({
    reason: "Asks for cards",
    until,
    userName: "tidewrack",
    case: report.number,
  });
  expect(context.state.characters.get("char-quill")?.accessableTo).toBe("private");
  expect((await call("POST", `${api}/reports/reopen`, { reportId: report.id })).status).toBe(409);
  const { items } = (await call("GET", `${api}/users?show=banned&sort=name`)).body.data;
  expect(items.map(({ userName }: { userName: string }) => userName)).toEqual(["free_gold_4u", "tidewrack"]);
  const lift = { userId: "user-tidewrack", reason: "Second look", until: new Date(clock.now()).toISOString() };
  expect((await call("POST", `${api}/users/ban`, lift)).body.data.ban).toBeNull();
  expect((await call("GET", "/api/v1/user/info", undefined, { as: theirs })).status).toBe(200);
  expect(actions(world)).toEqual(["userBanned", "userUnbanned"]);
});

test("a banned account takes its data along, reads nothing else and deletes itself", async () => {
  const { call, context } = testWorld({ world: "free" });
  const mine = context.state.users.get("user-mara")!;
  context.state.users.put({ ...mine, banned: { reason: "Scam", until: null } });
  const status = async (method: string, path: string, body?: object) => (await call(method, path, body)).status;
  for (const path of ["user/info", "chat/threads", "chat/threads/thread-the-light-that-failed/messages"])
    expect([path, await status("GET", `/api/v1/${path}`)]).toEqual([path, 403]);
  const exported = "/api/v1/chat/threads/thread-the-light-that-failed/export?format=jsonl";
  for (const path of ["/api/v1/user/data", "/api/v1/user/data/rows", exported])
    expect([path, await status("GET", path)]).toEqual([path, 200]);
  expect(await status("DELETE", "/api/v1/user/delete", { confirmDelete: true })).toBe(200);
});

test("nobody bans themselves or the staff", async () => {
  const { call, userId } = testWorld({ world: "admin" });
  for (const id of [userId, "user-sable_desk"])
    expect((await call("POST", `${api}/users/ban`, { userId: id, reason: "x", until: null })).status).toBe(403);
});

test("of a reported chat only the window around the message is read, and the reading is in the record once", async () => {
  const world = testWorld({ world: "admin" });
  const { call, context } = world;
  const report = (await call("GET", `${api}/reports?kind=message`)).body.data.items[0];
  const read = () => call("GET", `${api}/reports/details/${report.id}`);
  const { data } = (await read()).body;
  expect(data.context.map(({ isReported }: { isReported: boolean }) => isReported)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
  expect(data.about).toMatchObject({ characterCount: 1, reportCount: 0 });
  await read();
  expect(context.state.adminActions.filter(({ kind }) => kind === "reportedChatRead")).toHaveLength(1);
  const message = context.state.messages.get("message-quill-2")!;
  context.state.messages.put({ ...message, deletedAt: message.createdAt });
  expect((await read()).body.data).toMatchObject({ context: [], message: expect.stringContaining("Card number") });
  expect((await call("GET", `${api}/reports/details/report-none`)).status).toBe(404);
});

test("a character's words are reported with what they say, once; one's own are not", async () => {
  const { call, context } = testWorld();
  const report = (id: string) =>
    call("POST", `/api/v1/chat/messages/${id}/report`, { reason: "rude", note: " Mean. " });
  expect((await report("message-light-3")).status).toBe(200);
  await report("message-light-3");
  const rows = [...context.state.reports.all()];
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ reason: "rude", note: "Mean.", message: { id: "message-light-3" } });
  const own = context.state.messages.find(
    ({ role, threadId }) => role === "user" && threadId === "thread-the-light-that-failed",
  )!;
  expect((await report(own.id)).status).toBe(400);
  expect((await report("message-none")).status).toBe(404);
});

test("what is published is looked at by the server, once for each suspicion", async () => {
  const { call, context } = testWorld({ world: "creator" });
  const publish = (shortMessage: string) =>
    call("PUT", "/api/v1/character/edit/char-maren-holloway", { shortMessage, accessableTo: "public" });
  expect((await publish("Ask me for my telegram")).status).toBe(200);
  await publish("My telegram is Maren");
  const rows = [...context.state.reports.all()];
  expect(rows.every(({ userId, reason }) => userId === "" && reason === "contact")).toBe(true);
  expect(new Set(rows.map(({ variantId }) => variantId)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(0);
});

test("a deleted category and a deleted badge come back with everybody who had them", async () => {
  const { call, context } = testWorld({ world: "admin" });
  const restore = (deletionId: string) => call("POST", "/api/v1/user/trash/restore", { deletionId });
  const names = async () => JSON.stringify((await call("GET", "/api/v1/category/list")).body.data);
  const had = (await call("GET", `${api}/categories?search=noir`)).body.data.items[0];
  const gone = await call("DELETE", `${api}/categories`, { categoryId: had.id });
  expect(await names()).not.toContain(had.id);
  expect((await restore(gone.body.data.deletionId)).body.data).toMatchObject({ kind: "category", id: had.id });
  expect((await call("GET", `${api}/categories?search=noir`)).body.data.items[0]).toEqual(had);
  const badge = (await call("GET", `${api}/badges?sort=most`)).body.data.items[0];
  expect(badge.holderCount).toBeGreaterThan(5);
  const badgeGone = await call("DELETE", `${api}/badges`, { badgeId: badge.id });
  await restore(badgeGone.body.data.deletionId);
  expect((await call("GET", `${api}/badges?sort=most`)).body.data.items[0]).toEqual(badge);
  const decoration = (await call("DELETE", `${api}/decorations`, { avatarDecorationId: "dec-low-tide" })).body.data;
  expect(context.state.decorations.get("dec-low-tide")?.deletedAt).not.toBeNull();
  await restore(decoration.deletionId);
  expect(context.state.decorations.get("dec-low-tide")?.deletedAt).toBeNull();
});

test("a name of a catalogue is taken once, whatever its case, and a renaming says what it was", async () => {
  const { call, context } = testWorld({ world: "admin" });
  const noir = context.state.categories.get("cat-noir")!;
  const taken = await call("POST", `${api}/categories`, { name: ` ${noir.name.toUpperCase()} ` });
  expect([taken.status, taken.body.errors[0].field]).toEqual([409, "name"]);
  expect((await call("PUT", `${api}/categories`, { categoryId: noir.id, name: noir.name })).status).toBe(200);
  await call("PUT", `${api}/badges`, { badgeId: "bdg-night-owl", name: "Owl" });
  expect((await call("GET", `${api}/actions?search=was`)).body.data.items[0]).toMatchObject({
    kind: "badgeEdited",
    targetName: "Owl",
    reason: "Was “Night owl”",
    actor: { userName: "Mara" },
  });
});

test("the overview counts days twice over, people and what waits", async () => {
  const { call } = testWorld({ world: "admin" });
  const { data } = (await call("GET", `${api}/overview?days=30`)).body;
  expect(data.perDay).toHaveLength(60);
  expect((await call("GET", `${api}/overview?days=364`)).body.data.perDay).toHaveLength(728);
  expect((await call("GET", `${api}/overview?days=367`)).status).toBe(400);
  expect(data).toMatchObject({ openReports: 6, counts: { bannedUsers: 1 } });
  const sum = (name: string) => data.perDay.reduce((all: number, one: Record<string, number>) => all + one[name]!, 0);
  for (const name of ["messages", "newAccounts", "published", "reportsOpened", "reportsClosed"])
    expect([name, sum(name) > 0]).toEqual([name, true]);
  expect(data.people.week).toBeGreaterThan(data.people.today);
  expect(data.people.today).toBeGreaterThan(0);
  expect(data.lastActions).toHaveLength(5);
  expect(data.lastActions[0].kind).toBe("characterUnpublished");
});
