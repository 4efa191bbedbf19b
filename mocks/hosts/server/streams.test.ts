import { expect, test } from "vitest";
import { framesOf, textOf } from "../read-events.ts";
import { startServer } from "../server.ts";
import { ownServer, pieceMs, whole } from "./own-server.fixture.ts";

const { options, api, post, newThread, send } = ownServer();

test("a reply arrives as it is written, not at its end", async () => {
  const response = await send(await newThread());
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const started = performance.now();
  const arrivals: number[] = [];
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    arrivals.push(performance.now() - started);
    text += value;
  }
  expect(textOf(framesOf(text))).toBe(whole);
  expect(arrivals.length).toBeGreaterThan(15);
  expect((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThan(pieceMs * 15);
});

test("a connection that breaks loses nothing: joined again, the text is whole", async () => {
  const thread = await newThread();
  const leaving = new AbortController();
  const response = await send(thread, "Hello", leaving.signal);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let got = "";
  while (framesOf(got.slice(0, got.lastIndexOf("\n\n") + 1)).length < 6) got += (await reader.read()).value ?? "";
  leaving.abort();
  const before = framesOf(got.slice(0, got.lastIndexOf("\n\n") + 1));
  const joined = await api(`/api/v1/chat/threads/${thread}/stream`, {
    headers: { "last-event-id": before.at(-1)?.id ?? "" },
  });
  const after = framesOf(await joined.text());
  expect(textOf([...before, ...after])).toBe(whole);
});

test("sixty replies at once: some readers vanish, some do not read; the others lose nothing", async () => {
  const threads = await Promise.all(Array.from({ length: 60 }, newThread));
  const streams = await Promise.all(threads.map((thread) => send(thread)));
  const texts = streams.map(async (response, index) => {
    if (index % 6 === 0) await response.body?.cancel();
    else if (index % 6 === 1) await new Promise((resolve) => setTimeout(resolve, 1500));
    else return textOf(framesOf(await response.text()));
    return whole;
  });
  expect(new Set(await Promise.all(texts))).toEqual(new Set([whole]));
  // A slow reader still gets the whole reply; those who disconnected find it in the list.
  expect(textOf(framesOf((await streams[1]?.text()) ?? ""))).toBe(whole);
  const left = await (await api(`/api/v1/chat/threads/${threads[0]}/messages`)).json();
  expect(left.data.items.at(-1)).toMatchObject({ status: "complete", content: whole });
});

test("stop ends every stream within half a second", async () => {
  const thread = await newThread();
  const first = (await send(thread)).text();
  const second = (await api(`/api/v1/chat/threads/${thread}/stream`)).text();
  await new Promise((resolve) => setTimeout(resolve, 250));
  const { activeReply } = (await (await api(`/api/v1/chat/threads/${thread}`)).json()).data;
  const since = performance.now();
  const stopped = await (await post(`/api/v1/chat/threads/${thread}/stop`, { replyId: activeReply.replyId })).json();
  const texts = await Promise.all([first, second]);
  expect(performance.now() - since).toBeLessThan(500);
  expect(stopped.data.messages[0].status).toBe("stopped");
  for (const text of texts)
    expect(
      framesOf(text)
        .slice(-2)
        .map(({ event }) => event.type),
    ).toEqual(["end", "done"]);
  expect(textOf(framesOf(texts[0] ?? ""))).toBe(stopped.data.messages[0].content);
});

test("/cut resets the connection in the middle of the stream", async () => {
  const response = await send(await newThread(), "/cut");
  await expect(response.text()).rejects.toThrow(/terminated|reset|closed/i);
});

test("closing ends running streams with error and done, at once", async () => {
  const closing = await startServer(options);
  const base = `http://127.0.0.1:${closing.port}`;
  const headers = { authorization: `Bearer ${closing.token}`, "content-type": "application/json" };
  const body = JSON.stringify({ content: "Hello", clientMessageId: crypto.randomUUID(), stream: true });
  const response = await fetch(`${base}/api/v1/chat/threads/thread-good-shoes/messages`, {
    method: "POST",
    headers,
    body,
  });
  const text = response.text();
  await new Promise((resolve) => setTimeout(resolve, 200));
  const since = performance.now();
  await closing.close();
  expect(performance.now() - since).toBeLessThan(4000);
  expect(
    framesOf(await text)
      .slice(-2)
      .map(({ event }) => event.type),
  ).toEqual(["error", "done"]);
});
