import { createServer } from "node:net";
import { expect, test } from "vitest";
import { WriterFailed } from "../../../backend/reply/pieces.ts";
import { refuses, says } from "./fake-endpoint.fixture.ts";
import { key, ownEndpoint } from "./own-endpoint.fixture.ts";

const { endpoint, responderOf, written } = ownEndpoint();

test("a parameter that is refused is dropped, the request sent once more, and not sent again later", async () => {
  const refusal = refuses(400, {
    error: { message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens'.", param: "max_tokens" },
  });
  endpoint().plays(refusal, says("Well."));
  const responder = responderOf();
  expect(await written({}, { responder })).toMatchObject({ text: "Well.", error: null });
  expect(endpoint().received.map(({ body }) => "max_tokens" in body)).toEqual([true, false]);
  expect(endpoint().received.every(({ body }) => "stop" in body)).toBe(true);
  expect((await written({}, { responder })).text).toBe("Well.");
  expect(endpoint().received).toHaveLength(3);
  expect("max_tokens" in endpoint().received[2]!.body).toBe(false);
});

test("a second refusal is a failure, and so is one that names nothing", async () => {
  endpoint().plays(
    refuses(400, { error: { message: "max_tokens is wrong" } }),
    refuses(400, { error: { message: "stop is wrong" } }),
  );
  expect((await written()).error).toBeInstanceOf(WriterFailed);
  expect(endpoint().received).toHaveLength(2);
  endpoint().plays(refuses(400, "no"));
  expect((await written()).error).toBeInstanceOf(WriterFailed);
  expect(endpoint().received).toHaveLength(1);
});

test("an endpoint that wants strict turns gets them, from then on", async () => {
  endpoint().plays(refuses(400, { error: "Conversation roles must alternate user/assistant/user" }), says("Well."));
  const responder = responderOf();
  expect(await written({}, { responder })).toMatchObject({ text: "Well.", error: null });
  await written({}, { responder });
  const roles = endpoint().received.map(({ body }) =>
    body.messages.map(({ role }: { role: string }) => role).join(" "),
  );
  expect(roles).toEqual(["system assistant user system", "system user assistant user", "system user assistant user"]);
});

test("LLM_STRICT_ROLES=on begins with strict turns, off never takes them", async () => {
  endpoint().plays(says("x"));
  await written({}, { responder: responderOf({ LLM_STRICT_ROLES: "on" }) });
  expect(endpoint().received[0]?.body.messages.map(({ role }: { role: string }) => role)).toEqual([
    "system",
    "user",
    "assistant",
    "user",
  ]);
  endpoint().plays(refuses(400, { error: "roles must alternate" }));
  expect((await written({}, { responder: responderOf({ LLM_STRICT_ROLES: "off" }) })).error).toBeInstanceOf(
    WriterFailed,
  );
  expect(endpoint().received).toHaveLength(1);
});

// S8.
test.each([301, 302, 307, 308])("a redirect (%i) is not followed", async (status) => {
  endpoint().plays(refuses(status, "", { location: `${endpoint().base}/elsewhere` }));
  expect((await written()).error).toEqual(new WriterFailed("The model's address has moved"));
  expect(endpoint().received).toHaveLength(1);
});

test.each([401, 403, 404, 429, 500, 503])("%i is told in our own words, nothing of the answer", async (status) => {
  endpoint().plays(refuses(status, { error: { message: `bad key ${key}` } }));
  const { error } = await written();
  expect(error).toBeInstanceOf(WriterFailed);
  expect((error as Error).message).not.toMatch(/sk-|bad key/);
});

test("a name that leads inside is not connected to, not even when it led outside a moment before (rebinding)", async () => {
  let connections = 0;
  const trap = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => trap.listen(0, "127.0.0.1", resolve));
  const { port } = trap.address() as { port: number };
  const answers = [
    ["8.8.8.8", "127.0.0.1"],
    ["127.0.0.1"],
    ["10.0.0.1"],
    ["169.254.169.254"],
    ["::1"],
    ["::ffff:127.0.0.1"],
    [],
  ];
  for (const addresses of answers) {
    const resolve = async () => addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    const responder = responderOf({ LLM_BASE_URL: `https://rebinding.example:${port}/v1` }, { resolve });
    expect((await written({}, { responder })).error).toBeInstanceOf(WriterFailed);
  }
  expect(connections).toBe(0);
  await new Promise((resolve) => trap.close(resolve));
});

test("nobody at the address is a failure in our own words", async () => {
  const responder = responderOf({ LLM_BASE_URL: "http://127.0.0.1:1/v1" });
  expect((await written({}, { responder })).error).toEqual(new WriterFailed("The model could not be reached"));
});
