import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";

type Answer = Response | "no network";

const address = "https://sotto.example/api/v1/lorebook/list";
const text = readFileSync(new URL("./offline-worker.js", import.meta.url), "utf8");
const json = (body: string) => new Response(body, { headers: { "content-type": "application/json" } });

/** The worker with these answers of the network, one after the other, and with what it has kept of the list. */
function workerWith(answers: Answer[], { kept = null, isOnline = true }: { kept?: string | null; isOnline?: boolean }) {
  const stored = new Map<string, string>(kept === null ? [] : [[address, kept]]);
  const listeners = new Map<string, (event: object) => void>();
  const cache = {
    put: async ({ url }: Request, response: Response) => void stored.set(url, await response.text()),
    keys: async () => [],
  };
  const asked = vi.fn<() => Promise<Response>>(async () => {
    const answer = answers.shift() ?? "no network";
    if (answer === "no network") throw new TypeError("Failed to fetch");
    return answer;
  });
  runInNewContext(text, {
    self: {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      location: new URL(address),
      navigator: { onLine: isOnline },
    },
    caches: {
      keys: async () => [],
      open: async () => cache,
      match: async ({ url }: Request) => (stored.has(url) ? json(stored.get(url) ?? "") : undefined),
    },
    fetch: asked,
    crypto,
    setTimeout: queueMicrotask,
    TextEncoder,
    URL,
    Uint8Array,
  });
  /** What the page gets for the list. */
  const read = async (): Promise<string> => {
    let answer: Promise<Response> | undefined;
    const request = new Request(address, { headers: { authorization: "Bearer t" } });
    const respondWith = (given: Promise<Response>) => (answer = given);
    listeners.get("fetch")?.({ request, respondWith, waitUntil: (work: Promise<unknown>) => work });
    const settled = answer?.then(
      (response) => response.text(),
      () => "failed",
    );
    return (await settled) ?? "not its own";
  };
  return { read, asked };
}

it("answers from the network, and keeps that for when there is none", async () => {
  const { read } = workerWith([json("new")], { kept: "old" });
  expect(await read()).toBe("new");
  expect(await read()).toBe("new");
});

it("asks once more where one connection is lost: what was kept may be older than what was written since", async () => {
  const { read, asked } = workerWith(["no network", json("new")], { kept: "old" });
  expect(await read()).toBe("new");
  expect(asked).toHaveBeenCalledTimes(2);
});

it("gives what was kept after the second try, or at once where the device says that it is offline", async () => {
  expect(await workerWith([], { kept: "old" }).read()).toBe("old");
  const offline = workerWith([], { kept: "old", isOnline: false });
  expect(await offline.read()).toBe("old");
  expect(offline.asked).toHaveBeenCalledOnce();
});

it("fails where nothing was kept, and leaves it to the page to try again", async () => {
  const { read, asked } = workerWith([], {});
  expect(await read()).toBe("failed");
  expect(asked).toHaveBeenCalledOnce();
});
