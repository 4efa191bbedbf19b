import { join } from "node:path";
import { expect, test } from "vitest";
import { startServer } from "../server.ts";
import { ownServer } from "./own-server.fixture.ts";

const { folder, options } = ownServer();

test("the file holds the world: a second start finds the same people, threads and sessions", async () => {
  const dataDir = join(folder, "data");
  const first = await startServer({ ...options, dataDir });
  await fetch(`http://127.0.0.1:${first.port}/api/v1/user/profile`, {
    method: "PUT",
    headers: { authorization: `Bearer ${first.token}`, "content-type": "application/json" },
    body: JSON.stringify({ description: "Kept" }),
  });
  await expect(startServer({ ...options, dataDir })).rejects.toThrow("another server");
  await first.close();
  const second = await startServer({ ...options, dataDir });
  const { data } = await (
    await fetch(`http://127.0.0.1:${second.port}/api/v1/user/info`, {
      headers: { authorization: `Bearer ${first.token}` },
    })
  ).json();
  expect(data.description).toBe("Kept");
  expect(second.demo).toEqual(first.demo);
  expect(second.demo?.password).toMatch(/^sotto-\w{8}$/);
  await second.close();
});

test("a file of another version is left alone, and said so", async () => {
  const dataDir = join(folder, "old");
  const old = await startServer({ ...options, dataDir });
  await old.backend.apply(() => old.backend.context.state.meta.put({ id: "shape", value: "0" }));
  await old.close();
  await expect(startServer({ ...options, dataDir })).rejects.toThrow("another version");
});
