import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { getGetCharacterUrl } from "#src/generated/api/character/get-character.ts";
import { getListMessagesUrl } from "#src/generated/api/message/list-messages.ts";
import { getGetThreadUrl } from "#src/generated/api/thread/get-thread.ts";
import { getGetUserInfoUrl } from "#src/generated/api/user/get-user-info.ts";
import { messagesPerPage } from "#src/data/message/queries.ts";
import { routePreloads } from "./route-preloads.mjs";

const route = (name: string) => `/project/src/routes/${name}.tsx?tsr-split=component`;
const chunk = (fileName: string, imports: string[] = [], moduleId = "/project/src/other.ts", isEntry = false) => ({
  type: "chunk",
  fileName,
  imports,
  moduleIds: [moduleId],
  isEntry,
  code: "export {};",
});
const bundle = Object.fromEntries(
  [
    chunk("entry.js", [], undefined, true),
    chunk("shell.js", ["entry.js", "both.js"], route("_shell")),
    chunk("chat.js", ["entry.js", "both.js", "prose.js"], route("_shell.conversation.$characterId")),
    chunk("door.js", ["entry.js", "forms.js"], route("sign-in.index")),
    chunk("both.js", ["entry.js"]),
    chunk("prose.js", ["both.js"]),
    chunk("forms.js"),
  ].map((made) => [made.fileName, made]),
);

type Link = { rel?: string; href?: string; onload?: () => void; onerror?: () => void };
type Asked = { links: Link[]; reads: { url: string; init: RequestInit }[]; globals: object };

const publicDir = join(import.meta.dirname, "../public");
const bootScript = readFileSync(join(publicDir, "boot.js"), "utf8");
const page = '<script src="/boot.js"></script><script type="module" src="/entry.js"></script>';

/** The script as the build writes it, and the page that names it. */
function built(env: Record<string, string> = {}): { source: string; html: string } {
  let source = "";
  const plugin = routePreloads();
  plugin.configResolved({ env, publicDir });
  const html = plugin.transformIndexHtml.handler.call(
    { emitFile: (file: { source: string }) => ((source = file.source), "ref"), getFileName: () => "assets/early-1.js" },
    page,
    { bundle },
  );
  return { source, html };
}

it("is one file with the script that runs before the first paint, in its place", () => {
  const { source, html } = built();
  expect(source.startsWith(bootScript)).toBe(true);
  expect(html).toBe(page.replace("/boot.js", "/assets/early-1.js"));
});

/** Runs the script at an address, for somebody whose stored session is this. */
function runAt(
  address: string,
  session: unknown = null,
  env: Record<string, string> = {},
  globals: object = {},
): Asked {
  const source = built(env).source.slice(bootScript.length);
  const { pathname, search } = new URL(address, "https://sotto.example");
  const links: Asked["links"] = [];
  const reads: Asked["reads"] = [];
  const context = {
    navigator: {},
    location: { pathname, search },
    document: { createElement: () => ({}), head: { append: (link: object) => links.push(link) } },
    localStorage: { getItem: () => (typeof session === "string" ? session : JSON.stringify(session)) },
    fetch: (url: string, init: RequestInit) => (reads.push({ url, init }), Promise.reject(new Error("offline"))),
    URLSearchParams,
    performance,
    setTimeout: () => 0,
    ...globals,
  };
  runInNewContext(source, context);
  return { links, reads, globals: context };
}

const named = ({ links }: Asked) => links.map(({ rel, href }) => `${rel} ${href}`);
const askedAt = (address: string) => named(runAt(address));

describe("what a page asks for before its entry has come", () => {
  it("a page inside the shell: the shell's code and its own, each once, without the entry, and the face of narration", () => {
    expect(askedAt("/conversation/char-1").toSorted()).toEqual([
      "modulepreload /both.js",
      "modulepreload /chat.js",
      "modulepreload /prose.js",
      "modulepreload /shell.js",
      "preload /fonts/newsreader-text-italic.woff2",
    ]);
  });
  it("a page outside it: its own code, and the face of its title", () => {
    expect(askedAt("/sign-in")).toEqual([
      "modulepreload /door.js",
      "modulepreload /forms.js",
      "preload /fonts/newsreader-display.woff2",
    ]);
  });
  it("a page whose words are told: the face of narration beside that of its title", () => {
    for (const address of ["/", "/home"])
      expect(askedAt(address)).toEqual([
        "preload /fonts/newsreader-display.woff2",
        "preload /fonts/newsreader-text-italic.woff2",
      ]);
  });
  describe("on a slow line the entry first, and the page's own code once,", () => {
    const timers: { run: () => void; after: number }[] = [];
    const slowly = { navigator: { connection: { downlink: 1.6, rtt: 150 } } };
    const clock = {
      performance: { now: () => 450, getEntriesByType: () => [{ responseEnd: 200 }] },
      setTimeout: (run: () => void, after = 0) => timers.push({ run, after }),
    };
    const openSlowly = () => {
      timers.length = 0;
      const asked = runAt("/sign-in", null, {}, { ...slowly, ...clock });
      expect(named(asked)).toEqual(["modulepreload /entry.js", "preload /fonts/newsreader-display.woff2"]);
      return asked;
    };
    const pageCode = ["modulepreload /door.js", "modulepreload /forms.js"];

    it.each(["onload", "onerror"] as const)("when it is there or cannot be had (%s)", (end) => {
      const asked = openSlowly();
      asked.links[0]?.[end]?.();
      expect(named(asked).slice(2)).toEqual(pageCode);
      timers[0]?.run();
      expect(named(asked).slice(2)).toEqual(pageCode);
    });
    it("or when, at 200 bytes a millisecond and by three quarters of a latency, it is nearly there", () => {
      const asked = openSlowly();
      const faces = ["figtree", "newsreader-text-italic"].map((face) => join(publicDir, `fonts/${face}.woff2`));
      const bytes = faces.reduce((sum, face) => sum + statSync(face).size, 0);
      // From the end of the document on, 250 ms ago; the code of the test's entry is next to nothing.
      expect(timers[0]?.after).toBeCloseTo(bytes / 200 + 112.5 - 250, -1);
      timers[0]?.run();
      expect(named(asked).slice(2)).toEqual(pageCode);
      asked.links[0]?.onload?.();
      expect(named(asked).slice(2)).toEqual(pageCode);
    });
  });
  it("an address it does not know: no code", () => {
    expect(askedAt("/nowhere")).toEqual(["preload /fonts/newsreader-display.woff2"]);
  });
});

describe("what a conversation reads before its code has come", () => {
  const session = { accessToken: "secret", profileComplete: true };
  const address = "/conversation/char-1?t=thread-9";
  const urls = (asked: Asked) => asked.reads.map(({ url }) => url);

  it("the user, the character, the thread and its newest messages, in the very words of the client", () => {
    const asked = runAt(address, session);
    expect(urls(asked)).toEqual([
      getGetUserInfoUrl(),
      getGetCharacterUrl("char-1"),
      getGetThreadUrl("thread-9"),
      getListMessagesUrl("thread-9", { pageSize: messagesPerPage }),
    ]);
    for (const { init } of asked.reads) {
      expect(new Headers(init.headers).get("authorization")).toBe("Bearer secret");
      expect(init.credentials).toBe("omit");
      expect(init.method).toBeUndefined();
    }
    expect(asked.globals).toMatchObject({ sottoEarly: { token: "secret" } });
  });
  it("without a thread, only what is known without one", () => {
    expect(urls(runAt("/conversation/char-1", session))).toEqual([getGetUserInfoUrl(), getGetCharacterUrl("char-1")]);
  });
  it("goes to the API's host and no other, whatever the address says", () => {
    const env = { VITE_API_BASE_URL: "https://api.sotto.example/" };
    expect(urls(runAt("/conversation/..%2f..%2fevil?t=//evil.example/x", session, env))).toEqual([
      `https://api.sotto.example${getGetUserInfoUrl()}`,
    ]);
    expect(urls(runAt("/conversation/@evil.example/x", session))).toEqual([getGetUserInfoUrl()]);
  });
  it("nothing on another page, for a visitor, before the profile is complete, or with a session that is none", () => {
    expect(urls(runAt("/home", session))).toEqual([]);
    for (const stored of [null, "{", 7, {}, { accessToken: "secret", profileComplete: false }, { accessToken: 1 }])
      expect(urls(runAt(address, stored))).toEqual([]);
    expect(urls(runAt(address, { accessToken: "a\nb", profileComplete: true }))).toEqual([]);
  });
  it("nothing where the application was faster", () => {
    expect(urls(runAt(address, session, {}, { sottoEarly: null }))).toEqual([]);
  });
});
