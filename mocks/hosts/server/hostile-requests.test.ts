// L6: bodies that are too long or never end, and requests that are none.
import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { ownServer } from "./own-server.fixture.ts";

const { api, port } = ownServer();

/** Writes bytes as they are; the answer's head and body once it is whole. */
async function written(text: string): Promise<{ status: number; text: string; ms: number }> {
  const socket = connect(port(), "127.0.0.1");
  const since = performance.now();
  let got = "";
  socket.on("data", (data: Buffer) => (got += data.toString()));
  socket.on("error", () => undefined);
  socket.write(text);
  const isWhole = () => {
    const length = /content-length: (\d+)/i.exec(got)?.[1];
    const [, body] = got.split("\r\n\r\n");
    return length !== undefined && body !== undefined && body.length >= Number(length);
  };
  await vi.waitFor(() => expect(isWhole() || socket.destroyed).toBe(true), { timeout: 8000, interval: 10 });
  socket.destroy();
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(got)?.[1]), text: got, ms: performance.now() - since };
}

const line = (method: string, target: string, body = "") =>
  `${method} ${target} HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

test.each([
  ["TRACE", "/api/v1/user/info", 405],
  ["TRACE", "/", 405],
  ["PROPFIND", "/api/v1/user/info", 405],
  ["GET", "//user:pass@localhost/api/v1/user/info", 400],
  ["GET", "//localhost/api/v1/user/info", 400],
  ["POST", "//user:pass@localhost/x", 400],
  ["GET", "http://user:pass@localhost/api/v1/user/info", 400],
  ["GET", "http://user:pass@localhost/", 400],
  ["GET", "http://elsewhere.example/api/v1/user/info", 400],
  ["OPTIONS", "*", 400],
  ["GET", "/\\localhost/api/v1/user/info", 400],
])("%s %s is refused, and nothing is logged", async (method, target, status) => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const answer = await written(line(method, target));
  expect(answer.status).toBe(status);
  expect(complaints).not.toHaveBeenCalled();
});

const large = "x".repeat(300_000);

test.each([
  ["an unknown path", "/api/v1/nowhere", 404],
  ["a path that needs a token", "/api/v1/user/profile", 401],
  ["a page", "/home", 405],
])("a large body to %s is answered at once, and the connection can be used again", async (_, target, status) => {
  const method = target === "/api/v1/user/profile" ? "PUT" : "POST";
  const first = await written(line(method, target, large));
  expect(first.status).toBe(status);
  expect(first.ms).toBeLessThan(5000);
  expect(first.text.toLowerCase()).toContain("connection: keep-alive");
});

test("whoever sends no end to an unknown path is answered and let go", async () => {
  const head = `POST /api/v1/nowhere HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900000\r\n\r\n`;
  const answer = await written(head + large);
  expect([answer.status, answer.text.toLowerCase().includes("connection: close")]).toEqual([404, true]);
});

test("a body without a length is refused once it is too long, with an answer", async () => {
  const chunk = new TextEncoder().encode(" ".repeat(100_000));
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent > 15) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const init = { method: "PUT", headers: { "content-type": "application/json" }, body, duplex: "half" };
  expect((await api("/api/v1/user/profile", init as never)).status).toBe(413);
});
