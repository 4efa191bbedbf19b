import { expect, test } from "vitest";
import { framesOf } from "../../hosts/read-events.ts";
import {
  everyone,
  groupChat,
  groupThread,
  heard,
  say,
  script,
  stored,
  turnMs,
  wholeTurn,
} from "./group-reply.fixture.ts";
import { kinds, readAll, readOn } from "./reply-chat.fixture.ts";

const again = () => ({ clientRequestId: crypto.randomUUID(), stream: true });
const thread = async (world: ReturnType<typeof groupChat>) => (await world.call("GET", groupThread)).body.data;

test.each([2, 3, 4, 5])("%i speakers answer one after the other, each in its own message", async (count) => {
  const world = groupChat(count);
  const { response } = await say(world);
  const events = await readAll(world, response, count * turnMs + 500);
  const turn = ["turn", ...Array.from({ length: 10 }, () => "delta"), "end"];
  expect(kinds(events)).toEqual(["accepted", ...Array.from({ length: count }, () => turn).flat(), "done"]);
  const replyId = events[0]?.id.split(":")[0];
  expect(events.map(({ id }) => id)).toEqual(events.map((_, at) => `${replyId}:${at + 1}`));
  const messages = heard(events);
  expect(messages.map(({ memberId }) => memberId)).toEqual(world.members);
  expect(messages.map(({ text }) => text)).toEqual(world.names.map(wholeTurn));
  expect(await stored(world)).toEqual(messages);
  expect(events.at(-1)?.event).toEqual({ type: "done", messageCount: count + 1, nextMemberIds: world.members });
  expect(await thread(world)).toMatchObject({ replyMode: "everyone", nextMemberIds: world.members, activeReply: null });
});

test("a message is listed only once its turn has begun; the running one is named", async () => {
  const world = groupChat(3);
  void (await say(world)).response.text();
  await world.clock.advance(turnMs + 350);
  expect((await stored(world)).map(({ memberId, status }) => [memberId, status])).toEqual([
    [world.members[0], "complete"],
    [world.members[1], "running"],
  ]);
  const { activeReply } = await thread(world);
  expect(activeReply).toMatchObject({ kind: "send", memberId: world.members[1] });
  expect(activeReply.messageId).toBe((await stored(world))[1]?.id);
});

test("a reader that joins at any moment, with or without a last event, ends up with what is stored", async () => {
  for (const ms of [0, 350, 1000, 1450, 2000, 2350, 2950, 3500]) {
    const world = groupChat(3);
    const { response } = await say(world);
    const text = response.text();
    await world.clock.advance(ms);
    const joined = (await world.call("GET", `${groupThread}/stream`)).response.text();
    await world.clock.advance(4000);
    const all = framesOf(await text);
    expect([ms, heard(framesOf(await joined))]).toEqual([ms, await stored(world)]);
    for (const { id } of all) {
      const rest = await world.call("GET", `${groupThread}/stream`, undefined, { headers: { "last-event-id": id } });
      const place = Number(id.split(":")[1]);
      expect(heard([...all.slice(0, place), ...framesOf(await rest.response.text())])).toEqual(heard(all));
    }
  }
});

test("joining again after the connection was cut during the second turn loses nothing", async () => {
  const world = groupChat(2);
  const reading = readOn((await say(world)).response);
  await world.clock.advance(turnMs + 550);
  await reading.cancel();
  const before = framesOf(reading.text());
  expect(heard(before)[1]).toMatchObject({ memberId: world.members[1], status: "running" });
  const lastEventId = before.at(-1)?.id ?? "";
  const rest = await world.call("GET", `${groupThread}/stream`, undefined, {
    headers: { "last-event-id": lastEventId },
  });
  const events = [...before, ...(await readAll(world, rest.response))];
  expect(heard(events)).toEqual(await stored(world));
  expect(heard(events).map(({ text }) => text)).toEqual(world.names.map(wholeTurn));
});

test("stopping during the third turn keeps it as stopped; the rest never speak", async () => {
  const world = groupChat(5);
  const text = (await say(world)).response.text();
  await world.clock.advance(2 * turnMs + 350);
  const { activeReply } = await thread(world);
  const stopped = (await world.call("POST", `${groupThread}/stop`, { replyId: activeReply.replyId })).body.data;
  expect(stopped.messages.map(({ status }: { status: string }) => status)).toEqual(["complete", "complete", "stopped"]);
  const events = framesOf(await text);
  expect(kinds(events).slice(-2)).toEqual(["end", "done"]);
  await world.clock.advance(10 * turnMs);
  expect(heard(events)).toEqual(await stored(world));
  expect((await stored(world)).map(({ text: said }) => said)).toEqual([
    wholeTurn(world.names[0] ?? ""),
    wholeTurn(world.names[1] ?? ""),
    wholeTurn(world.names[2] ?? "").slice(0, `${world.names[2]} 0. `.length * 3),
  ]);
  expect((await thread(world)).activeReply).toBeNull();
  expect((await say(world, "On we go")).status).toBe(200);
});

test("after one member fails the others go on; the failed turn can be retried in its place", async () => {
  const world = groupChat(3);
  const events = await readAll(world, (await say(world, "/fail 2")).response);
  expect(heard(events).map(({ status }) => status)).toEqual(["complete", "failed", "complete"]);
  expect(events.find(({ event }) => event.type === "error")?.event).toMatchObject({ retryable: true });
  const [first, failed, third] = await stored(world);
  expect(failed).toMatchObject({ memberId: world.members[1], text: "", status: "failed" });
  const path = `/api/v1/chat/messages/${failed?.id}/regenerate`;
  const retried = await readAll(world, (await world.call("POST", path, again())).response);
  expect(kinds(retried).filter((kind) => kind !== "delta")).toEqual(["accepted", "turn", "end", "done"]);
  expect(retried[1]?.event).toMatchObject({ messageId: failed?.id, memberId: world.members[1] });
  const filled = { ...failed, text: wholeTurn(world.names[1] ?? ""), status: "complete" };
  expect(await stored(world)).toEqual([first, filled, third]);
});

test("every message of the last round can be regenerated, none of an earlier one; only the last can be continued", async () => {
  const world = groupChat(2);
  await readAll(world, (await say(world, "One")).response);
  await readAll(world, (await say(world, "Two")).response);
  const replies = await stored(world);
  const ask = async (at: number, what: string) => {
    const path = `/api/v1/chat/messages/${replies[at]?.id}/${what}`;
    const answer = await world.call("POST", path, again());
    if (answer.status === 200) await readAll(world, answer.response);
    return answer.status;
  };
  expect([await ask(0, "regenerate"), await ask(1, "regenerate")]).toEqual([409, 409]);
  expect([await ask(2, "regenerate"), await ask(3, "regenerate")]).toEqual([200, 200]);
  expect([await ask(2, "continue"), await ask(3, "continue")]).toEqual([409, 200]);
  const last = (await stored(world)).at(-1);
  expect(last?.text).toBe(wholeTurn(world.names[1] ?? "").repeat(2));
});

test("the request's body or @Name decides who answers; muted members stay muted", async () => {
  const world = groupChat(3, {}, { ...everyone, mutedMemberIds: ["group-round-char-maren-holloway"] });
  const speakers = async (content: string, given: object = {}) =>
    heard(await readAll(world, (await say(world, content, given)).response)).map(({ memberId }) => memberId);
  const [thessaly, bruno, maren] = world.members;
  expect(await speakers("Hello")).toEqual([thessaly, bruno]);
  expect(await speakers("@maren holloway, and @Thessaly Wren?")).toEqual([maren, thessaly]);
  expect(await speakers("You two", { memberIds: [maren, bruno] })).toEqual([maren, bruno]);
  expect(await thread(world)).toMatchObject({ mutedMemberIds: [maren], nextMemberIds: [thessaly, bruno] });
  expect((await say(world, "Hello", { memberIds: ["nobody"] })).status).toBe(400);
});

test("with `only when mentioned`, a message that mentions nobody is stored and gets no reply", async () => {
  const world = groupChat(2, {}, { ...everyone, replyMode: "mentioned" });
  const events = await readAll(world, (await say(world)).response);
  expect(events.map(({ event }) => event)).toMatchObject([
    { type: "accepted", userMessage: { content: "Hello" } },
    { type: "done", messageCount: 1, nextMemberIds: [] },
  ]);
  const whole = await say(world, "Hello again", { stream: false });
  expect(whole.body.data).toMatchObject({ replies: [], messageCount: 2 });
  expect((await thread(world)).activeReply).toBeNull();
});

test("the members announced as next are those who then speak", async () => {
  for (const replyMode of ["server", "inOrder", "everyone"] as const) {
    const world = groupChat(4, {}, { ...everyone, replyMode });
    let { nextMemberIds } = await thread(world);
    for (let round = 0; round < 6; round += 1) {
      const events = await readAll(world, (await say(world)).response, 5 * turnMs);
      expect(heard(events).map(({ memberId }) => memberId)).toEqual(nextMemberIds);
      ({ nextMemberIds } = await thread(world));
      expect(events.at(-1)?.event).toMatchObject({ nextMemberIds });
    }
  }
});

test("the member chosen to speak next does so once; speak gives one turn without a message", async () => {
  const chosen = "group-round-char-bruno-castellane";
  const world = groupChat(3, {}, { ...everyone, replyMode: "inOrder", nextMemberId: chosen });
  const [thessaly, bruno, maren] = world.members;
  expect((await thread(world)).nextMemberIds).toEqual([bruno]);
  const speak = async (given: object = {}) => {
    const { response } = await world.call("POST", `${groupThread}/speak`, { ...again(), ...given });
    return heard(await readAll(world, response)).map(({ memberId }) => memberId);
  };
  expect(await speak()).toEqual([bruno]);
  expect((await thread(world)).nextMemberIds).toEqual([maren]);
  expect(await speak({ memberId: thessaly })).toEqual([thessaly]);
  const nobody = { ...again(), memberId: "nobody" };
  expect((await world.call("POST", `${groupThread}/speak`, nobody)).status).toBe(400);
});

test("a member whose character is deleted no longer speaks; if all are deleted nobody can", async () => {
  const world = groupChat(2);
  const [first, second] = world.members;
  const hide = (id: string) => {
    const row = world.context.state.characters.get(id);
    if (row) world.context.state.characters.put({ ...row, accessableTo: "private" });
  };
  hide("char-thessaly-wren");
  expect((await thread(world)).nextMemberIds).toEqual([second]);
  expect((await say(world, "Hello", { memberIds: [first] })).status).toBe(400);
  hide("char-bruno-castellane");
  expect((await world.call("POST", `${groupThread}/speak`, again())).status).toBe(409);
});

test("without streaming the response holds all replies of the round; a repeated call gets the same", async () => {
  const world = groupChat(3);
  const body = { content: "Hello", clientMessageId: crypto.randomUUID(), stream: false };
  const answers = Promise.all([
    world.call("POST", `${groupThread}/messages`, body),
    world.call("POST", `${groupThread}/messages`, { ...body, stream: true }),
  ]);
  await world.clock.advance(4 * turnMs);
  const [whole, repeat] = await answers;
  expect(whole.body.data.replies.map(({ memberId }: { memberId: string }) => memberId)).toEqual(world.members);
  expect(heard(framesOf(await repeat.response.text()))).toEqual(await stored(world));
  await world.clock.advance(11 * 60_000);
  const late = await world.call("POST", `${groupThread}/messages`, { ...body, stream: true });
  expect(kinds(framesOf(await late.response.text()))).toEqual([
    "accepted",
    ...world.members.flatMap(() => ["turn", "end"]),
    "done",
  ]);
});

test("the user's next line can be suggested in a group too", async () => {
  const requests: string[] = [];
  const world = groupChat(2, {
    context: {
      script: (request) => {
        requests.push(request.speaker.name);
        return script(request);
      },
    },
  });
  const answer = world.call("POST", `${groupThread}/impersonate`, { ...again(), stream: false });
  await world.clock.advance(2 * turnMs);
  expect((await answer).status).toBe(200);
  expect(requests).toEqual([world.names[0]]);
});
