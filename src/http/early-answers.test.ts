import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { getGetCharacterUrl } from "#src/generated/api/character/get-character.ts";
import { getListMessagesUrl } from "#src/generated/api/message/list-messages.ts";
import { getGetThreadUrl } from "#src/generated/api/thread/get-thread.ts";
import { getListRecentChatsUrl } from "#src/generated/api/thread/list-recent-chats.ts";
import { getGetUserInfoUrl } from "#src/generated/api/user/get-user-info.ts";
import { messagesPerPage } from "#src/data/reply/message-pages.ts";
import { pageSizes } from "#src/domain/limits.ts";
import { takeEarlyAnswer, unlessAborted } from "./early-answers.ts";

const bootScript = readFileSync(join(import.meta.dirname, "../../public/boot.js"), "utf8");
const session = { accessToken: "token-1", profileComplete: true };
const data = {
  api: "https://api.example",
  entry: "/entry.js",
  code: JSON.stringify([["^/conversation/[^/]+/?$", ["/chat.js", "/prose.js"]]]),
};

/** Runs the boot script at an address; what it asks for, and what it leaves for the application. */
function runAt(address: string, stored: unknown = session, dataset: object = data) {
  const { pathname, search } = new URL(address, "https://sotto.example");
  const links: { rel: string; href: string; onload?: () => void }[] = [];
  const reads: { url: string; init: { headers: Record<string, string> } }[] = [];
  const context = {
    location: { pathname, search },
    document: {
      documentElement: { dataset: {}, style: { setProperty: () => undefined } },
      querySelector: () => null,
      createElement: () => ({}),
      head: { append: (link: (typeof links)[number]) => links.push(link) },
      currentScript: { dataset },
    },
    localStorage: {
      getItem: (key: string) =>
        key !== "app.session" ? null : typeof stored === "string" ? stored : JSON.stringify(stored),
    },
    fetch: (url: string, init: (typeof reads)[number]["init"]) => (
      reads.push({ url, init }),
      Promise.reject(new Error("offline"))
    ),
    URLSearchParams,
    sottoEarly: undefined as unknown,
  };
  runInNewContext(bootScript, context);
  return { links, reads, left: context.sottoEarly };
}

describe("what the boot script asks for", () => {
  it("is the route's code, once the entry has come", () => {
    const { links } = runAt("/conversation/chr_1?t=thr_1");
    expect(links.map(({ href }) => href)).toEqual(["/entry.js"]);
    links[0]?.onload?.();
    expect(links.map(({ href }) => href)).toEqual(["/entry.js", "/chat.js", "/prose.js"]);
  });

  it("is what a chat reads first, as the application asks for it, with the stored token", () => {
    const { reads } = runAt("/conversation/chr_1?t=thr_1");
    expect(reads.map(({ url }) => url.replace(data.api, ""))).toEqual([
      getGetUserInfoUrl(),
      getGetCharacterUrl("chr_1"),
      getGetThreadUrl("thr_1"),
      getListMessagesUrl("thr_1", { pageSize: messagesPerPage }),
    ]);
    for (const { init } of reads) expect(init.headers["Authorization"]).toBe("Bearer token-1");
  });

  it("is what home reads first", () => {
    expect(runAt("/home").reads.map(({ url }) => url.replace(data.api, ""))).toEqual([
      getGetUserInfoUrl(),
      getListRecentChatsUrl({ pageSize: pageSizes.recentChats }),
    ]);
  });

  it.each([
    ["another page", "/theme", session],
    ["no thread", "/conversation/chr_1", session],
    ["a thread that is no id", "/conversation/chr_1?t=../../admin", session],
    ["a character that is no id", "/conversation/%2e%2e?t=thr_1", session],
    ["nobody signed in", "/conversation/chr_1?t=thr_1", null],
    ["a session that does not parse", "/conversation/chr_1?t=thr_1", "{"],
    ["a token that is no header", "/conversation/chr_1?t=thr_1", { ...session, accessToken: "a\nb" }],
    ["a profile to complete", "/conversation/chr_1?t=thr_1", { ...session, profileComplete: false }],
  ])("is no data at %s", (_name, address, stored) => {
    expect(runAt(address, stored).reads).toEqual([]);
  });

  it("is nothing in development, where the page names no build", () => {
    const { links, reads } = runAt("/conversation/chr_1?t=thr_1", session, {});
    expect([links, reads]).toEqual([[], []]);
  });
});

describe("takeEarlyAnswer", () => {
  afterEach(() => {
    globalThis.sottoEarly = undefined;
    vi.restoreAllMocks();
  });
  const leave = () => {
    const answer = Promise.resolve(new Response("{}"));
    globalThis.sottoEarly = { token: "token-1", answers: new Map([["/api/v1/user/info", answer]]) };
    return answer;
  };

  it("gives an answer once, to the same user", () => {
    const answer = leave();
    vi.spyOn(performance, "now").mockReturnValue(900);
    expect(takeEarlyAnswer("/api/v1/badge/list", "token-1")).toBeNull();
    expect(takeEarlyAnswer("/api/v1/user/info", "token-1")).toBe(answer);
    expect(takeEarlyAnswer("/api/v1/user/info", "token-1")).toBeNull();
  });
  it("keeps it from another user, and from a later time", () => {
    void leave();
    vi.spyOn(performance, "now").mockReturnValue(900);
    expect(takeEarlyAnswer("/api/v1/user/info", "token-2")).toBeNull();
    void leave();
    vi.spyOn(performance, "now").mockReturnValue(10_001);
    expect(takeEarlyAnswer("/api/v1/user/info", "token-1")).toBeNull();
  });
  it("ends with the call that waits for it", async () => {
    const cancel = new AbortController();
    const waiting = unlessAborted(new Promise(() => {}), cancel.signal);
    cancel.abort(new Error("left the page"));
    await expect(waiting).rejects.toThrow("left the page");
    await expect(unlessAborted(Promise.resolve(1), AbortSignal.abort(new Error("late")))).rejects.toThrow("late");
  });
});
