import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { sendResponse } from "./carry.ts";

const chunk = new Uint8Array(64 * 1024);
const chunks = 400;

test("a reader who reads in fits leaves no listeners behind", async () => {
  let listeners = 0;
  const server = createServer((request, response) => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        listeners = Math.max(listeners, response.listenerCount("close"), response.listenerCount("drain"));
        if (sent === chunks) controller.close();
        else controller.enqueue(chunk);
        sent += 1;
      },
    });
    const answer = new Response(body, { headers: { "content-type": "text/event-stream" } });
    void sendResponse(request, response, answer, {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const response = await new Promise<IncomingMessage>((resolve) =>
    get({ host: "127.0.0.1", port: (server.address() as AddressInfo).port }, resolve),
  );
  let read = 0;
  for await (const part of response) {
    read += (part as Buffer).length;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(read).toBe(chunks * chunk.length);
  // Node's own, and one of ours.
  expect(listeners).toBeLessThan(6);
  server.close();
});
