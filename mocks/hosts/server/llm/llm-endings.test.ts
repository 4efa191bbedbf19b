import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { WriterCut, WriterFailed } from "../../../backend/reply/pieces.ts";
import { delta, done, finished, pause, refuses, says, startStream, stream } from "./fake-endpoint.fixture.ts";
import { ownEndpoint, request } from "./own-endpoint.fixture.ts";

const { endpoint, responderOf, written } = ownEndpoint();

test("an error in mid-stream keeps the text: failed", async () => {
  for (const bad of [
    'data: {"error":{"code":502,"message":"sk-secret provider"},"choices":[{"delta":{"content":""},"finish_reason":"error"}]}\n\n',
    finished("error"),
  ]) {
    endpoint().plays(stream(delta("The lamp "), bad, delta("never")));
    const { text, error } = await written();
    expect(text).toBe("The lamp ");
    expect(error).toBeInstanceOf(WriterFailed);
    expect(String(error)).not.toContain("sk-secret");
  }
});

test.each([
  ["an end without [DONE]", [delta("The lamp ")]],
  ["no room left", [delta("The lamp "), finished("length"), done]],
])("%s keeps the text: cut", async (_, frames) => {
  endpoint().plays(stream(...frames));
  const { text, error } = await written();
  expect(text).toBe("The lamp ");
  expect(error).toBeInstanceOf(WriterCut);
});

test("a connection that breaks keeps the text: cut", async () => {
  endpoint().plays(async (response) => {
    startStream(response).write(delta("The lamp "));
    await pause(30);
    response.socket?.resetAndDestroy();
  });
  const { text, error } = await written();
  expect(text).toBe("The lamp ");
  expect(error).toBeInstanceOf(WriterCut);
});

test.each([
  ["nothing", stream(done)],
  ["blank space", says("  \n")],
  ["an end at once", stream()],
  ["no room", stream(finished("length"), done)],
  ["a withheld reply", stream(finished("content_filter"), done)],
  ["a page", refuses(200, "<html>", { "content-type": "text/html" })],
  ["only another's words", says("Mara: I nod.")],
])("%s is a failure that can be tried again", async (_, play) => {
  endpoint().plays(play);
  const { text, error } = await written();
  expect(text).toBe("");
  expect(error).toBeInstanceOf(WriterFailed);
});

test("stop ends the request to the model within half a second, before and after its first word", async () => {
  for (const first of [null, delta("The lamp ")]) {
    endpoint().plays(async (response) => {
      startStream(response).flushHeaders();
      if (first) response.write(first);
      await pause(10_000);
    });
    const control = new AbortController();
    const writing = written({}, { signal: control.signal });
    await expect.poll(() => endpoint().received.length).toBe(1);
    await pause(50);
    const stoppedAt = performance.now();
    control.abort(new Error("stopped"));
    expect((await writing).error).toEqual(new Error("stopped"));
    expect(await endpoint().received[0]?.closed).toBe("left");
    expect(performance.now() - stoppedAt).toBeLessThan(500);
  }
});

test("a reader that has enough ends the request too", async () => {
  endpoint().plays(async (response) => {
    startStream(response).write(delta("*The lamp "));
    await pause(10_000);
  });
  for await (const piece of responderOf().write(request(), new AbortController().signal)) {
    expect(piece).toBe("*The lamp ");
    break;
  }
  expect(await endpoint().received[0]?.closed).toBe("left");
});

test.each([
  ["no head in time", { headMs: 60 }, () => pause(5000)],
  [
    "a head that comes byte by byte",
    { headMs: 120 },
    async (response: ServerResponse) => {
      const { socket } = response;
      for (const byte of `HTTP/1.1 200 OK\r\nX-Slow: ${"x".repeat(500)}`) {
        if (socket?.destroyed) return;
        socket?.write(byte);
        await pause(5);
      }
    },
  ],
] as const)("%s is a failure", async (_, timing, play) => {
  endpoint().plays(play);
  const started = performance.now();
  expect((await written({}, { responder: responderOf({}, { timing }) })).error).toEqual(
    new WriterFailed("The model did not answer in time"),
  );
  expect(performance.now() - started).toBeLessThan(2000);
});

test("a stall keeps the text: failed; comments alone do not hold it forever", async () => {
  endpoint().plays(async (response) => {
    startStream(response).write(delta("The lamp "));
    await pause(5000);
  });
  expect(await written({}, { responder: responderOf({}, { timing: { idleMs: 80 } }) })).toMatchObject({
    text: "The lamp ",
    error: new WriterFailed("The model stopped answering"),
  });
  endpoint().plays(async (response) => {
    startStream(response).write(delta("The lamp "));
    while (!response.destroyed) {
      response.write(": PROCESSING\n\n");
      await pause(10);
    }
  });
  const { text, error } = await written({}, { responder: responderOf({}, { timing: { totalMs: 200 } }) });
  expect([text, error instanceof WriterFailed]).toEqual(["The lamp ", true]);
});

const endless =
  (frame: string) =>
  async (response: ServerResponse): Promise<void> => {
    startStream(response);
    while (!response.destroyed) {
      if (!response.write(frame)) await Promise.race([new Promise((go) => response.once("drain", go)), pause(200)]);
    }
  };

test("endless text is cut and the connection closed", async () => {
  endpoint().plays(endless(delta("and on ".repeat(100))));
  const { text, error } = await written();
  expect(error).toBeInstanceOf(WriterCut);
  expect(text.length).toBeLessThan(34_000);
  expect(await endpoint().received[0]?.closed).toBe("left");
});

test.each([
  ["comments", ": x\n\n".repeat(5000)],
  ["a line without an end", "data: xxxxxxxxxxxxxxxxxxxxxxx".repeat(2000)],
  ["reasoning", `data: ${JSON.stringify({ choices: [{ delta: { reasoning: "x".repeat(20_000) } }] })}\n\n`],
])("endless %s is a failure, and ends", async (_, frame) => {
  endpoint().plays(endless(frame));
  const { error } = await written();
  expect(error).toBeInstanceOf(WriterFailed);
  expect(await endpoint().received[0]?.closed).toBe("left");
});
