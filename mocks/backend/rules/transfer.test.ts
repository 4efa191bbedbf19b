import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";
import { putGroupChats } from "../../seed/group-rows.ts";
import { operations } from "#src/generated/operations.ts";

const light = "thread-the-light-that-failed";
const maren = "char-maren-holloway";

/** Uploads a file as the contract's form; `as: null` sends no token. */
async function importFile(
  { api, token }: TestWorld,
  file: Blob | string,
  {
    fields = {},
    as = token,
    key,
    withCharacter = true,
  }: { fields?: Record<string, string>; as?: string | null; key?: string; withCharacter?: boolean } = {},
) {
  const form = new FormData();
  form.set("file", typeof file === "string" ? new File([file], "chat.jsonl", { type: "application/jsonl" }) : file);
  for (const [name, value] of Object.entries({ ...(withCharacter && { characterId: maren }), ...fields }))
    form.set(name, value);
  const request = new Request("http://test/api/v1/chat/import", {
    method: "POST",
    body: form,
    headers: { ...(as !== null && { authorization: `Bearer ${as}` }), ...(key && { "idempotency-key": key }) },
  });
  const response = await api(request);
  if (!response) throw new Error("not in the contract");
  return { status: response.status, body: await response.json() };
}

const exported = async (world: TestWorld, id: string, format = "jsonl") => {
  const { status, headers, response } = await world.call("GET", `/api/v1/chat/threads/${id}/export?format=${format}`);
  return { status, headers, text: await response.text() };
};

const linesOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

test("each format is a download with its own type, named after the chat", async () => {
  const world = testWorld();
  for (const [format, type, ending] of [
    ["jsonl", "application/jsonl", "jsonl"],
    ["markdown", "text/markdown", "md"],
    ["html", "text/html", "html"],
  ] as const) {
    const { status, headers, text } = await exported(world, light, format);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe(`${type}; charset=utf-8`);
    expect(headers.get("content-disposition")).toBe(
      `attachment; filename="The-light-that-failed.${ending}"; filename*=UTF-8''The-light-that-failed.${ending}`,
    );
    expect(headers.get("cache-control")).toBe("no-store");
    expect(text).toContain("Maren Holloway");
  }
});

test("JSONL is as in SillyTavern: a header, then lines with all alternates", async () => {
  const world = testWorld();
  const [header, ...lines] = linesOf((await exported(world, light)).text);
  expect(header).toMatchObject({
    character_name: "Maren Holloway",
    create_date: expect.stringMatching(/Z$/),
    chat_metadata: { sotto: { title: "The light that failed" } },
  });
  const { items } = (await world.call("GET", `/api/v1/chat/threads/${light}/messages?pageSize=100`)).body.data;
  expect(lines.map(({ mes }) => mes)).toEqual(items.map(({ content }: { content: string }) => content));
  for (const [index, line] of lines.entries()) {
    expect(line).toMatchObject({ is_user: items[index].role === "user", is_system: false, extra: {} });
    if (line.is_user) continue;
    expect(line.swipes[line.swipe_id]).toBe(line.mes);
    expect(line.swipes).toHaveLength(items[index].alternates.length);
    expect(line.swipe_info).toHaveLength(line.swipes.length);
  }
});

test("a group's file names the speakers and is named after the group", async () => {
  const world = testWorld();
  putGroupChats(world.context, world.userId);
  const { headers, text } = await exported(world, "thread-night-bakery", "html");
  expect(headers.get("content-disposition")).toContain("Chat-with-The-Night-Bakery.html");
  const [speaker] = world.context.state.groupChats.get("group-night-bakery")?.members ?? [];
  expect(text).toContain(`<h2>${speaker?.characterName}`);
  expect(text).toContain("Thessaly is burning something on purpose.");
});

test("importing into a group gives each line to the member of its name, others to the first, with a warning", async () => {
  const world = testWorld();
  putGroupChats(world.context, world.userId);
  const groupId = "group-night-bakery";
  const { members = [] } = world.context.state.groupChats.get(groupId) ?? {};
  const { text } = await exported(world, "thread-night-bakery");
  const into = { fields: { groupId }, withCharacter: false };
  const { status, body } = await importFile(world, text, into);
  expect([status, body.data.report.warnings]).toEqual([200, []]);
  expect(body.data.thread).toMatchObject({ kind: "group", groupId, characterId: null, replyMode: "server" });
  const said = (threadId: string) =>
    world.context.state.messages
      .in(threadId)
      .toSorted((one, other) => one.position - other.position)
      .map(({ role, memberId, alternates: [first] }) => [role, memberId, first?.content]);
  expect(said(body.data.thread.id)).toEqual(said("thread-night-bakery"));
  const stranger = await importFile(world, '{"name":"Nobody","is_user":false,"mes":"Boo."}', into);
  expect(said(stranger.body.data.thread.id)).toEqual([["character", members[0]?.memberId, "Boo."]]);
  expect(stranger.body.data.report.warnings).toEqual([
    `Nobody here is called Nobody; ${members[0]?.characterName} says those lines`,
  ]);
  expect((await importFile(world, text, { fields: { groupId } })).status).toBe(400);
  expect((await importFile(world, text, { fields: {}, withCharacter: false })).status).toBe(400);
  expect((await importFile(world, text, { fields: { groupId: "grp-none" }, withCharacter: false })).status).toBe(404);
});

test("an unknown format and a missing one are 400", async () => {
  const world = testWorld();
  for (const query of ["", "?format=pdf", "?format=jsonl&format=html"])
    expect((await world.call("GET", `/api/v1/chat/threads/${light}/export${query}`)).status).toBe(400);
});

test("export, import and export give the same file, except for the time of the import", async () => {
  const world = testWorld();
  const { state } = world.context;
  const reply = state.messages.in(light).find(({ role }) => role === "character");
  if (!reply) throw new Error("no reply");
  const [first] = reply.alternates;
  if (!first) throw new Error("no alternate");
  state.messages.put({
    ...reply,
    alternates: [
      ...reply.alternates,
      { ...first, id: "alt-x", content: "Cut sh", status: "cut", picture: "/media/x.webp" },
    ],
    activeAlternate: "alt-x",
  });
  const out = (await exported(world, light)).text;
  const { status, body } = await importFile(world, out);
  expect(status).toBe(200);
  expect(body.data.report).toEqual({ messages: linesOf(out).length - 1, skippedLines: [], warnings: [] });
  expect(body.data.thread).toMatchObject({ characterId: maren, title: "The light that failed", unreadCount: 0 });
  expect(body.data.thread.id).not.toBe(light);
  expect((await exported(world, body.data.thread.id)).text).toBe(out);
});

test("fields of other programs are kept and exported again", async () => {
  const world = testWorld();
  const header = { user_name: "Mara", character_name: "Maren", chat_metadata: { note_prompt: "Rain", integrity: "x" } };
  const line = {
    name: "Somebody Else",
    is_user: false,
    is_system: true,
    send_date: "2023-06-02T21:09:51.363Z",
    mes: "b",
    force_avatar: "x.png",
    extra: { api: "openai", model: "m", reasoning: "…" },
    swipe_id: 1,
    swipes: ["a", "b"],
    swipe_info: [{ gen_started: "s", extra: { model: "m1" } }, { extra: { model: "m" } }],
  };
  const { body } = await importFile(world, `${JSON.stringify(header)}\n${JSON.stringify(line)}`);
  const [head, back] = linesOf((await exported(world, body.data.thread.id)).text);
  expect(head.chat_metadata).toEqual(header.chat_metadata);
  expect(back).toEqual({
    ...line,
    name: "Maren Holloway",
    swipe_info: [
      { gen_started: "s", send_date: line.send_date, extra: { model: "m1" } },
      { send_date: line.send_date, extra: { model: "m" } },
    ],
  });
});

test("an imported chat can be continued like any other", async () => {
  const world = testWorld();
  const { body } = await importFile(
    world,
    '{"name":"M","is_user":false,"mes":"Come in."}\n{"is_user":true,"mes":"Thanks."}',
  );
  const { id } = body.data.thread;
  expect(body.data.thread.messageCount).toBe(1);
  const listed = (await world.call("GET", `/api/v1/chat/threads/${id}/messages`)).body.data.items;
  expect(listed.map(({ role, status }: { role: string; status: string }) => [role, status])).toEqual([
    ["character", "complete"],
    ["user", "complete"],
  ]);
  const sent = await world.call("POST", `/api/v1/chat/threads/${id}/messages`, {
    content: "And now?",
    clientMessageId: crypto.randomUUID(),
    stream: true,
  });
  void sent.response.body?.cancel();
  await world.clock.advance(120_000);
  expect((await world.call("GET", `/api/v1/chat/threads/${id}`)).body.data.messageCount).toBe(3);
});

test("bad lines are reported; a file without a message is 400 and stores nothing", async () => {
  const world = testWorld();
  const before = world.context.state.threads.size;
  for (const file of ["", "not json", '{"user_name":"x"}']) {
    const { status, body } = await importFile(world, file);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: "file", message: expect.any(String) }]);
  }
  expect(world.context.state.threads.size).toBe(before);
  const { body } = await importFile(world, '{"mes":"a","is_user":false}\n{oops\n{"mes":"b","is_user":true}');
  expect(body.data.report).toEqual({ messages: 2, skippedLines: [2], warnings: [] });
});

test("pictures, archives and UTF-16 are 415, whatever their declared type", async () => {
  const world = testWorld();
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
  for (const file of [
    new File([png], "chat.png", { type: "image/png" }),
    new File([png], "chat.jsonl", { type: "application/jsonl" }),
    new File(["{}"], "chat.html", { type: "text/html" }),
    new File([new Uint8Array(Buffer.from("{}", "utf16le"))], "chat.jsonl"),
  ])
    expect((await importFile(world, file)).status).toBe(415);
});

test("a file sent twice with one key gives one chat; another file with that key is 409", async () => {
  const world = testWorld();
  const key = crypto.randomUUID();
  const first = await importFile(world, '{"mes":"a"}', { key });
  const again = await importFile(world, '{"mes":"a"}', { key });
  expect(again.body.data.thread.id).toBe(first.body.data.thread.id);
  expect((await importFile(world, '{"mes":"another"}', { key })).status).toBe(409);
});

test("a body over 32 MB is 413", async () => {
  const { api, token } = testWorld();
  expect(operations.importThread.maxBodyBytes).toBe(32 * 1024 * 1024);
  const response = await api(
    new Request("http://test/api/v1/chat/import", {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "multipart/form-data; boundary=x",
        "content-length": String(32 * 1024 * 1024 + 1),
      },
      body: "x",
    }),
  );
  expect(response?.status).toBe(413);
});

test("unknown characters and variants, missing members and missing tokens are refused", async () => {
  const world = testWorld();
  const file = '{"mes":"a"}';
  expect((await importFile(world, file, { fields: { characterId: "nobody" } })).status).toBe(404);
  expect((await importFile(world, file, { fields: { variantId: "nobody" } })).status).toBe(404);
  expect((await importFile(world, file, { fields: { characterId: "" } })).status).toBe(400);
  expect((await importFile(world, file, { as: null })).status).toBe(401);
  const chosen = await importFile(world, file, { fields: { variantId: "var-maren-keeper" } });
  expect(chosen.body.data.thread.variantId).toBe("var-maren-keeper");
});

test("ten thousand messages are exported and imported within seconds", async () => {
  const world = testWorld();
  const lines = Array.from({ length: 10_000 }, (_, index) =>
    JSON.stringify({ is_user: index % 2 === 1, mes: `Line ${index}` }),
  );
  const started = performance.now();
  const { body } = await importFile(world, lines.join("\n"));
  expect(body.data.report.messages).toBe(10_000);
  for (const format of ["jsonl", "markdown", "html"])
    expect((await exported(world, body.data.thread.id, format)).text).toContain("Line 9999");
  expect(performance.now() - started).toBeLessThan(10_000);
});
