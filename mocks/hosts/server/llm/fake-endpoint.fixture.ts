import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look at whatever was sent
  body: any;
  /** The body as it came, for what is not JSON. */
  bytes: Buffer<ArrayBuffer>;
  /** Resolves when the caller has gone before the answer's end, or the answer has ended. */
  closed: Promise<"left" | "ended">;
};

export type Play = (response: ServerResponse, received: Received) => unknown;

/** An endpoint on this machine that answers as a test says, and remembers what it was asked. */
export type FakeEndpoint = {
  base: string;
  port: number;
  received: Received[];
  /** What the next requests get; the last one stays. */
  plays: (...plays: Play[]) => void;
  close(): Promise<void>;
};

export async function fakeEndpoint(): Promise<FakeEndpoint> {
  const received: Received[] = [];
  let queue: Play[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      const isForm = request.headers["content-type"]?.startsWith("multipart/") ?? false;
      const one: Received = {
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body: isForm || bytes.length === 0 ? null : JSON.parse(bytes.toString()),
        bytes,
        closed: new Promise((resolve) =>
          response.once("close", () => resolve(response.writableFinished ? "ended" : "left")),
        ),
      };
      received.push(one);
      const play = queue.length > 1 ? queue.shift() : queue[0];
      if (play) await play(response, one);
      else response.writeHead(500).end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}/v1`,
    port,
    received,
    plays: (...plays) => {
      queue = plays;
      received.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const delta = (content: string): string => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
export const finished = (reason: string): string =>
  `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: reason }] })}\n\n`;
export const done = "data: [DONE]\n\n";

export const startStream = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { "content-type": "text/event-stream" });

/** A stream of these frames, each written alone, then its end. */
export const stream =
  (...frames: (string | Uint8Array)[]): Play =>
  async (response) => {
    startStream(response);
    for (const frame of frames) {
      response.write(frame);
      await pause(2);
    }
    response.end();
  };

/** A whole good reply of these texts. */
export const says = (...texts: string[]): Play => stream(...texts.map(delta), finished("stop"), done);

export const refuses =
  (status: number, body: unknown, headers: Record<string, string> = {}): Play =>
  (response) =>
    response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(typeof body === "string" ? body : JSON.stringify(body));
