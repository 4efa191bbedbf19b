import { expect, test } from "vitest";
import type { MyDataRow } from "#src/generated/api/model/myDataRow.ts";
import { openSession } from "../caller.ts";
import { ownedWorld } from "../../http/owned-world.fixture.ts";
import { testWorld, type TestWorld } from "../../hosts/node.ts";

const data = "/api/v1/user/data";

/** Every row, page by page. */
async function rowsOf(world: TestWorld): Promise<MyDataRow[]> {
  const rows: MyDataRow[] = [];
  for (let next: string | null = ""; next !== null;) {
    const { body } = await world.call("GET", `${data}/rows${next === "" ? "" : `?after=${next}`}`);
    expect(body.data.rows.length).toBeLessThanOrEqual(2000);
    rows.push(...body.data.rows);
    ({ next } = body.data);
  }
  return rows;
}

test("nobody's data without an account, and no page at a place there is not", async () => {
  const world = testWorld();
  for (const path of [data, `${data}/rows`])
    expect((await world.call("GET", path, undefined, { as: null })).status).toBe(401);
  for (const after of ["users.0", "nothing.1", "messages", "messages.x"])
    expect((await world.call("GET", `${data}/rows?after=${after}`)).status).toBe(400);
  expect((await world.call("GET", `${data}/rows?after=messages.999999`)).status).toBe(200);
});

test("everything that is one's own is there once, and counted", async () => {
  const world = ownedWorld();
  const { data: counts } = (await world.call("GET", data)).body;
  const rows = await rowsOf(world);
  expect(new Set(rows.map(({ table, id }) => `${table}.${id}`)).size).toBe(rows.length);
  const count = (name: string) => rows.filter(({ table }) => table === name).length;
  expect(counts).toMatchObject({
    rows: rows.length,
    chats: count("threads"),
    messages: count("messages"),
    characters: count("characters"),
    variants: count("variants"),
    lorebooks: count("lorebooks"),
    personas: count("personas"),
    pictures: count("uploads"),
    themes: count("themes"),
  });
  for (const id of [
    "lore-owned",
    "char-owned",
    "var-owned",
    "bkt-owned",
    "per-owned",
    "img-owned",
    "srch-owned",
    "thm-owned",
    "ver-owned",
    "chk-owned",
    "dec-owned",
  ])
    expect(rows.map((row) => row.id)).toContain(id);
  const thread = rows.find(({ table, id }) => table === "threads" && id === "thread-the-light-that-failed");
  expect(thread?.row["memory"]).toMatchObject({ facts: [{ id: "fct-owned", text: "Mine" }] });
  const awards = [...world.context.state.badgeAwards.in(world.userId)];
  expect(rows.filter(({ table }) => table === "badgeAwards").map(({ row }) => row)).toEqual(awards);
});

test("no secret, no count that others make, nothing of others and nothing deleted is among them", async () => {
  const world = ownedWorld();
  const { state } = world.context;
  const before = await rowsOf(world);
  const text = JSON.stringify(before);
  for (const word of ["passwordHash", "email", "subscription", "credits", "favouriteCount", "deviceToken", "bytes"])
    expect(text).not.toContain(`"${word}"`);
  const other = state.users.find(({ id }) => id !== world.userId)!;
  const token = openSession(world.context, other.id, false);
  const theirs = (await world.call("GET", `${data}/rows`, undefined, { as: token })).body.data.rows as MyDataRow[];
  const mine = new Set(before.filter(({ table }) => table !== "follows").map(({ table, id }) => `${table}.${id}`));
  expect(theirs.filter(({ table, id }) => mine.has(`${table}.${id}`))).toEqual([]);
  await world.call("DELETE", "/api/v1/chat/threads/thread-the-light-that-failed");
  const after = await rowsOf(world);
  expect(JSON.stringify(after)).not.toContain("message-light-3");
});

test("a checkpoint goes with its message, and versions stand in the order they were made", async () => {
  const world = ownedWorld();
  const { state } = world.context;
  state.versions.put({ ...state.versions.get("ver-owned")!, id: "ver-later", number: 2 });
  const versions = (await rowsOf(world)).filter(({ table }) => table === "versions");
  expect(versions.map(({ id }) => id)).toEqual(["ver-owned", "ver-later"]);
  state.messages.put({ ...state.messages.get("message-light-1")!, deletedAt: "2026-11-21T10:00:00.000Z" });
  expect((await rowsOf(world)).filter(({ table }) => table === "checkpoints")).toEqual([]);
});

test("a thousand messages are given page by page, each once and in order", async () => {
  const world = testWorld({ world: "crowded" });
  const rows = (await rowsOf(world)).filter(({ row }) => row["threadId"] === "thread-1000");
  expect(rows.map(({ row }) => row["position"])).toEqual(rows.map((_, index) => index));
  expect(rows).toHaveLength(1000);
});
