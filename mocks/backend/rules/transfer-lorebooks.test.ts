import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";
import { blankLorebook } from "../lorebooks.ts";
import type { LorebookRow } from "../state/rows.ts";

const light = "thread-the-light-that-failed";
const memoryAt = (id: string) => `/api/v1/chat/threads/${id}/memory`;

const entry = {
  name: "The lamp",
  keys: ["lamp"],
  secondaryKeys: [],
  content: "It burns for three hours.",
  isEnabled: true,
  isConstant: false,
  matchWholeWords: true,
  isCaseSensitive: false,
  order: 1,
  priority: 2,
  extensions: { weight: 7 },
};
const book = {
  name: "Lamps",
  description: null,
  thumbnail: null,
  isPublic: true,
  entries: [entry],
  extensions: { shelf: { row: 3 } },
};

/** A world whose chat has this lorebook of its own. */
async function withBook() {
  const world = testWorld();
  const made = await world.call("POST", "/api/v1/lorebook/create", book);
  expect(made.status).toBe(200);
  const { id } = made.body.data;
  expect((await world.call("PATCH", memoryAt(light), { lorebookIds: [id] })).status).toBe(200);
  return { world, id: id as string };
}

const exported = async (world: TestWorld, id: string): Promise<string> =>
  (await world.call("GET", `/api/v1/chat/threads/${id}/export?format=jsonl`)).response.text();
async function imported({ api, token }: TestWorld, text: string) {
  const form = new FormData();
  form.set("file", new File([text], "chat.jsonl", { type: "application/jsonl" }));
  form.set("characterId", "char-maren-holloway");
  const headers = { authorization: `Bearer ${token}` };
  const response = await api(new Request("http://test/api/v1/chat/import", { method: "POST", headers, body: form }));
  return (await response!.json()).data;
}
/** The file with other members of our own in its header. */
function withHeader(text: string, change: (own: { lorebooks: { entries: object[] }[] }) => object): string {
  const [first = "", ...lines] = text.split("\n");
  const header = JSON.parse(first);
  header.chat_metadata = { ...header.chat_metadata, sotto: change(header.chat_metadata.sotto) };
  return [JSON.stringify(header), ...lines].join("\n");
}
const ownBooks = (world: TestWorld): LorebookRow[] => world.context.state.lorebooks.in(world.userId);
/** The rows of a chat's own lorebooks. */
const booksOf = (world: TestWorld, threadId: string) =>
  (world.context.state.threads.get(threadId)?.memory?.lorebookIds ?? []).map((id) =>
    world.context.state.lorebooks.get(id)!,
  );

test("a chat's own lorebooks go with it and come back in another account, private and whole", async () => {
  const { world } = await withBook();
  const text = await exported(world, light);
  const there = testWorld();
  const { thread, report } = await imported(there, text);
  expect(report.warnings).toEqual([]);
  const [only, ...others] = booksOf(there, thread.id);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ ...book, isPublic: false, userId: there.userId, entries: [entry] });
  // A second time round nothing has been lost.
  const again = JSON.parse((await exported(there, thread.id)).split("\n")[0]!).chat_metadata.sotto.lorebooks;
  const first = JSON.parse(text.split("\n")[0]!).chat_metadata.sotto.lorebooks;
  expect(again).toEqual([{ ...first[0], id: only!.id }]);
});

test("in its own account an unchanged lorebook is used again, a changed one comes back beside it", async () => {
  const { world, id } = await withBook();
  const text = await exported(world, light);
  const before = ownBooks(world).length;
  expect(booksOf(world, (await imported(world, text)).thread.id).map((row) => row.id)).toEqual([id]);
  expect(ownBooks(world)).toHaveLength(before);
  await world.call("PUT", `/api/v1/lorebook/edit/${id}`, { name: "Lanterns" });
  expect(world.context.state.lorebooks.get(id)?.name).toBe("Lanterns");
  const [back] = booksOf(world, (await imported(world, text)).thread.id);
  expect([back?.name, back?.id === id, ownBooks(world).length]).toEqual(["Lamps", false, before + 1]);
});

test("members that are not known are kept, of the book and of its entries", async () => {
  const { world } = await withBook();
  const text = withHeader(await exported(world, light), (own) => ({
    ...own,
    lorebooks: own.lorebooks.map((one) => ({
      ...one,
      id: "elsewhere",
      mood: "dim",
      entries: one.entries.map((line) => ({ ...line, depth: 9 })),
    })),
  }));
  const [row] = booksOf(world, (await imported(world, text)).thread.id);
  expect(row?.extensions).toEqual({ ...book.extensions, mood: "dim" });
  expect(row?.entries[0]?.extensions).toEqual({ ...entry.extensions, depth: 9 });
});

test("a book that is not valid, of which there are too many, or for which there is no room is left out and said", async () => {
  const { world } = await withBook();
  const text = await exported(world, light);
  const before = ownBooks(world).length;
  const bad = withHeader(text, () => ({
    lorebooks: [
      "no book",
      { name: "Nothing in it", entries: [] },
      { ...book, entries: [{ ...entry, useRegex: true, keys: ["/(/"] }] },
    ],
  }));
  const { thread, report } = await imported(world, bad);
  expect(report.warnings).toEqual([
    "2 lorebooks of the chat could not be read",
    "The lorebook Lamps was left out: This pattern cannot be read",
  ]);
  expect(booksOf(world, thread.id)).toEqual([]);
  const many = await imported(
    world,
    withHeader(text, () => ({ lorebooks: Array.from({ length: 30 }, (_, at) => ({ ...book, name: `Shelf ${at}` })) })),
  );
  expect(many.report.warnings).toEqual([expect.stringMatching(/^\d+ lorebooks of the chat could not be read$/)]);
  expect(booksOf(world, many.thread.id).length).toBeLessThan(30);
  const user = world.context.state.users.get(world.userId)!;
  while (ownBooks(world).length < 200) world.context.state.lorebooks.put(blankLorebook(world.context, user));
  const full = await imported(
    world,
    withHeader(text, (own) => ({ lorebooks: [{ ...own.lorebooks[0], name: "One more" }] })),
  );
  expect(full.report.warnings).toEqual(["The lorebook One more was left out: You can keep 200 lorebooks"]);
  expect(before).toBeLessThan(200);
});

test("another's private lorebook is not reached by its id in a file", async () => {
  const { world, id } = await withBook();
  const row = world.context.state.lorebooks.get(id)!;
  const text = await exported(world, light);
  const other = world.context.state.users.find((user) => user.id !== world.userId)!;
  world.context.state.lorebooks.put({ ...row, userId: other.id, isPublic: false });
  const [mine] = booksOf(world, (await imported(world, text)).thread.id);
  expect([mine?.userId, mine?.id === id]).toEqual([world.userId, false]);
});
