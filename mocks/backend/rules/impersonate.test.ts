import { expect, test } from "vitest";
import { testWorld } from "../../hosts/node.ts";

const light = "/api/v1/chat/threads/thread-the-light-that-failed";
const clientRequestId = "3e231240-e222-4a9f-8764-151174371d16";

async function eventsOf(world: ReturnType<typeof testWorld>, body: object) {
  const { response } = await world.call("POST", `${light}/impersonate`, { clientRequestId, stream: true, ...body });
  expect(response.headers.get("content-type")).toMatch("text/event-stream");
  const text = response.text();
  await world.clock.advance(120_000);
  return (await text)
    .split("\n\n")
    .filter((block) => block.includes("data: "))
    .map((block) => ({
      hasId: block.includes("id: "),
      data: JSON.parse(block.slice(block.indexOf("data: ") + 6)) as { type: string; text: string },
    }));
}

test("the user's next line is streamed without ids, and nothing is stored", async () => {
  const world = testWorld();
  const before = JSON.stringify([...world.context.state.messages.all()]);
  const events = await eventsOf(world, {});
  const deltas = events.filter(({ data }) => data.type === "delta").map(({ data }) => data.text);
  expect(events.at(-1)?.data).toEqual({ type: "done", text: deltas.join("") });
  expect(deltas.join("").length).toBeGreaterThan(20);
  expect(events.some(({ hasId }) => hasId)).toBe(false);
  expect(JSON.stringify([...world.context.state.messages.all()])).toBe(before);
});

test("it goes on from the draft: the pieces follow it, the whole begins with it", async () => {
  const draft = "*I set the lamp on the sill.*";
  const events = await eventsOf(testWorld(), { draft });
  const deltas = events.filter(({ data }) => data.type === "delta").map(({ data }) => data.text);
  expect(events.at(-1)?.data.text).toBe(draft + deltas.join(""));
  expect(deltas.join("")).not.toContain("I set the lamp on the sill");
});

test("in one answer, refused while a reply runs, unknown elsewhere", async () => {
  const world = testWorld();
  const pending = world.call("POST", `${light}/impersonate`, { clientRequestId, stream: false });
  await world.clock.advance(120_000);
  expect((await pending).body.data.text.length).toBeGreaterThan(20);
  const unknown = await world.call("POST", "/api/v1/chat/threads/nowhere/impersonate", {
    clientRequestId,
    stream: true,
  });
  expect(unknown.status).toBe(404);
  const sent = await world.call("POST", `${light}/messages`, {
    content: "Wait",
    clientMessageId: clientRequestId,
    stream: true,
  });
  const refused = await world.call("POST", `${light}/impersonate`, { clientRequestId, stream: true });
  expect(refused.status).toBe(409);
  expect(refused.body.data.activeReply.kind).toBe("send");
  await sent.response.body?.cancel();
});
