import { expect, test } from "vitest";
import type { ReadEvent } from "../../hosts/read-events.ts";
import type { TestWorld } from "../../hosts/node.ts";
import { heldPainter } from "../painter/held-painter.fixture.ts";
import { PaintFailed } from "../painter/painter.ts";
import type { ReplyScript } from "../responder/responder.ts";
import { png } from "../rules/upload.fixture.ts";
import type { UserRow } from "../state/rows.ts";
import { uploadAt } from "../uploads.ts";
import { groupChat, groupThread, say, script, turnMs } from "./group-reply.fixture.ts";
import { chat, join, kinds, light, messages, readAll, send } from "./reply-chat.fixture.ts";

const asking = "Send me a picture of the harbour.";

function change(world: TestWorld, given: Partial<UserRow>) {
  const { users } = world.context.state;
  users.put({ ...users.get(world.userId)!, ...given });
}
/** A chat whose user has turned pictures on. */
function wanting(given: Parameters<typeof chat>[0] = {}) {
  const world = chat(given);
  change(world, { autoSendPicture: true });
  return world;
}
const used = async (world: TestWorld): Promise<number> =>
  (await world.call("GET", "/api/v1/image/credits")).body.data.utilizedCredits;
const history = async (world: TestWorld) => (await world.call("GET", "/api/v1/image/history")).body.data.items;
const picturesIn = (events: ReadEvent[]) => events.flatMap(({ event }) => (event.type === "picture" ? [event] : []));
const answered = async (world: TestWorld, content = asking) => readAll(world, (await send(world, content)).response);

test("a reply to a request for a picture gets one before its end event, for one credit", async () => {
  const world = wanting();
  const before = await used(world);
  const events = await answered(world);
  expect(kinds(events).slice(-3)).toEqual(["picture", "end", "done"]);
  const [{ url, messageId } = { url: "", messageId: "" }] = picturesIn(events);
  expect(uploadAt(world.context.state, url)?.type).toBe("image/svg+xml");
  expect((await messages(world)).at(-1)).toMatchObject({ id: messageId, picture: url, status: "complete" });
  expect(events.at(-2)?.event).toMatchObject({ message: { picture: url } });
  expect(await used(world)).toBe(before + 1);
  const prompt = expect.stringMatching(/^Maren Holloway\. .*piece 0/);
  expect(await history(world)).toMatchObject([{ url, source: "message", aspectRatio: "16:9", prompt }]);
});

test("readers that join later, with or without a last event, get the picture event too", async () => {
  const world = wanting();
  const events = await answered(world);
  const late = await readAll(world, (await join(world)).response);
  expect(picturesIn(late)).toEqual(picturesIn(events));
  const rest = await readAll(world, (await join(world, events.at(-4)?.id)).response);
  expect(kinds(rest)).toEqual(["picture", "end", "done"]);
});

test.each<[string, Partial<UserRow>, string]>([
  ["does not want any", { autoSendPicture: false }, asking],
  ["has no credits left", { credits: { month: "2026-11", utilized: 10_000 } }, asking],
  ["asks for none", {}, "Good evening."],
  ["asks for none by name", {}, "Please don't send me a picture."],
])("no picture comes to a user who %s", async (_case, given, content) => {
  const world = wanting();
  change(world, given);
  const before = await used(world);
  const events = await answered(world, content);
  expect(picturesIn(events)).toEqual([]);
  expect((await messages(world)).at(-1)).toMatchObject({ picture: null, status: "complete" });
  expect([await used(world), world.context.state.paintingJobs.size]).toEqual([before, 0]);
});

const says = (text: string) => (): ReplyScript => ({ text, pieces: [{ atMs: 100, text }] });

test("a refused prompt gets no picture in a reply either", async () => {
  const world = wanting({ context: { script: says("Here is a picture of a nude child.") } });
  expect(picturesIn(await answered(world, "Hello"))).toEqual([]);
  expect(world.context.state.paintingJobs.size).toBe(0);
});

test("a reply gets no picture when storage is full or eight jobs are waiting", async () => {
  const world = wanting();
  const { uploads } = world.context.state;
  const row = {
    userId: world.userId,
    purpose: "avatar",
    type: "image/png",
    bytes: png,
    createdAt: "2026-11-21T19:00:00Z",
  };
  uploads.put({ ...row, id: "large.png", size: 200 * 1024 * 1024 });
  expect(picturesIn(await answered(world))).toEqual([]);
  uploads.remove("large.png");
  const recipe = { prompt: "a quiet harbour", aspectRatio: "1:1", count: 4 };
  for (let n = 0; n < 8; n += 1) await world.call("POST", "/api/v1/image/text-to-image", recipe);
  expect(picturesIn(await answered(world))).toEqual([]);
});

test("a stopped reply gets no picture; a regenerate gets its own, a continue no second one", async () => {
  const world = wanting();
  const { response } = await send(world, asking);
  const text = response.text();
  await world.clock.advance(500);
  const { activeReply } = (await world.call("GET", light)).body.data;
  await world.call("POST", `${light}/stop`, { replyId: activeReply.replyId });
  await text;
  const stopped = (await messages(world)).at(-1);
  expect(stopped).toMatchObject({ status: "stopped", picture: null });
  const again = { clientRequestId: crypto.randomUUID(), stream: true };
  const anew = await world.call("POST", `/api/v1/chat/messages/${stopped.id}/regenerate`, again);
  expect(picturesIn(await readAll(world, anew.response))).toHaveLength(1);
  const before = (await messages(world)).at(-1);
  const more = { clientRequestId: crypto.randomUUID(), stream: true };
  const on = await world.call("POST", `/api/v1/chat/messages/${stopped.id}/continue`, more);
  expect([on.status, picturesIn(await readAll(world, on.response))]).toEqual([200, []]);
  expect((await messages(world)).at(-1).picture).toBe(before.picture);
});

test("a group's reply gets one picture, with its first turn", async () => {
  const world = groupChat(3);
  change(world, { autoSendPicture: true });
  const before = await used(world);
  const events = await readAll(world, (await say(world, asking)).response, 3 * turnMs + 500);
  const { items } = (await world.call("GET", `${groupThread}/messages`)).body.data;
  const [{ url } = { url: "" }] = picturesIn(events);
  expect(items.slice(-3).map(({ picture }: { picture: string | null }) => picture)).toEqual([url, null, null]);
  expect(picturesIn(events)).toHaveLength(1);
  expect(await used(world)).toBe(before + 1);
  expect((await history(world))[0].prompt).toContain(world.names[0]);
});

test("in a group the picture comes with the turn that shows one", async () => {
  const world = groupChat(2, {
    context: {
      script: (request) =>
        request.speaker.name === world.names[1] ? says("*She holds up a photograph.*")() : script(request),
    },
  });
  change(world, { autoSendPicture: true });
  const events = await readAll(world, (await say(world)).response, 2 * turnMs + 500);
  const { items } = (await world.call("GET", `${groupThread}/messages`)).body.data;
  expect(picturesIn(events)).toMatchObject([{ messageId: items.at(-1).id, url: items.at(-1).picture }]);
});

/** The same with an external painter, after the reply has ended. */
async function painting() {
  const { painter, asked } = heldPainter();
  const world = wanting({ context: { painter } });
  const before = await used(world);
  const events = await answered(world);
  return { world, asked, before, events };
}

test("an external painter does not delay the reply: its picture is added to the message later", async () => {
  const { world, asked, before, events } = await painting();
  expect(kinds(events).slice(-2)).toEqual(["end", "done"]);
  const [{ jobId } = { jobId: "" }] = [...world.context.state.paintingJobs.all()].map(({ id }) => ({ jobId: id }));
  expect((await messages(world)).at(-1)).toMatchObject({ picture: null, pictureJobId: jobId, status: "complete" });
  // The end event of the stream already names the job.
  expect(events.at(-2)?.event).toMatchObject({ type: "end", message: { pictureJobId: jobId } });
  expect(await used(world)).toBe(before + 1);
  expect(asked[0]?.request).toMatchObject({ sheet: { width: 1344, height: 768 }, source: null });
  const { revision } = (await messages(world)).at(-1);
  asked[0]?.give(png);
  await world.clock.advance(0);
  const message = (await messages(world)).at(-1);
  expect(uploadAt(world.context.state, message.picture)?.type).toBe("image/png");
  expect(message.revision).toBe(revision + 1);
  expect(message).not.toHaveProperty("pictureJobId");
  expect(await history(world)).toMatchObject([{ url: message.picture, source: "message" }]);
});

test("a failed job costs no credit, and the message says why it has no picture", async () => {
  const { world, asked, before } = await painting();
  asked[0]?.fail(new PaintFailed("The model is busy"));
  await world.clock.advance(0);
  expect((await messages(world)).at(-1)).toMatchObject({ picture: null, pictureFailure: "The model is busy" });
  expect(await used(world)).toBe(before);
});

test("a picture whose message is deleted meanwhile is not shown and costs no credit", async () => {
  const { world, asked, before } = await painting();
  const { id } = (await messages(world)).at(-1);
  await world.call("DELETE", `/api/v1/chat/messages/${id}?scope=one`);
  asked[0]?.give(png);
  await world.clock.advance(0);
  expect([await used(world), await history(world)]).toEqual([before, []]);
});
