// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fontStore, themeStore } from "./appearance.ts";
import {
  botCheckStore,
  finishVerifying,
  resetBotCheck,
  settleBotCheckOnNavigation,
  startVerifying,
} from "./bot-check.ts";
import { clearOnLogout } from "./clear-on-logout.ts";
import { clearDrafts, formDraft, readDraft, setDraftAside, writeDraft } from "./drafts.ts";
import { drawerPinnedStore } from "./drawer.ts";
import { seenHintStore } from "./seen-hints.ts";
import { endSession, expireSession, onSessionChange, sessionStore, startSession } from "./session.ts";
import { onStorageTrouble } from "./storage.ts";
import { draftKey, storageKeys } from "./storage-keys.ts";
import { createStoredStore, rereadStores } from "./store.ts";

const fromOtherTab = (key: string, value: string | null) => {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent("storage", { key }));
};

beforeEach(() => {
  localStorage.clear();
  rereadStores();
});
afterEach(() => vi.restoreAllMocks());

describe("a stored store", () => {
  it("keeps its value over a reload and tells its readers", () => {
    const heard = vi.fn<() => void>();
    const stop = drawerPinnedStore.subscribe(heard);
    drawerPinnedStore.set(true);
    expect(localStorage.getItem("app.drawer")).toBe("true");
    expect(createStoredStore(storageKeys.drawer).get()).toBe(true);
    drawerPinnedStore.clear();
    expect(localStorage.getItem("app.drawer")).toBeNull();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });

  it("keeps theme and font as plain text, for the boot script", () => {
    themeStore.set("custom-th_1");
    fontStore.set("caveat");
    expect([localStorage.getItem("app.theme"), localStorage.getItem("app.font")]).toEqual(["custom-th_1", "caveat"]);
  });

  it("follows another tab within the event", () => {
    const heard = vi.fn<() => void>();
    const stop = themeStore.onOtherTab(heard);
    fromOtherTab("app.theme", "roseTheme");
    expect(themeStore.get()).toBe("roseTheme");
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });
});

// F22: with every storage fault, each key yields its default.
describe.each(Object.values(storageKeys).map((spec) => [spec.key, spec] as const))("%s", (key, spec) => {
  it.each([
    ["corrupt JSON", "{"],
    ["another type", "12345678901234567890"],
    ["an unknown value", '"noSuchThing"'],
    ["an old version", '{"version":0,"value":{"x":1}}'],
    ["a value of 1 MB", `"${"x".repeat(1_000_000)}"`],
    ["nothing", ""],
  ])("with %s is its default", (_fault, raw) => {
    localStorage.setItem(key, raw);
    expect(createStoredStore<unknown>(spec).get()).toEqual(spec.fallback);
  });

  it("works in memory when storage throws", () => {
    const denied = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(denied);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(denied);
    vi.spyOn(Storage.prototype, "removeItem").mockImplementation(denied);
    const store = createStoredStore<unknown>(spec);
    expect(store.get()).toEqual(spec.fallback);
    store.set(spec.fallback);
    store.clear();
    expect(store.get()).toEqual(spec.fallback);
  });
});

it("keeps what does not fit in memory, and says so once", () => {
  const listener = vi.fn<() => void>();
  onStorageTrouble(listener);
  const before = listener.mock.calls.length;
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  writeDraft("u1", "t1", "a long thought");
  writeDraft("u1", "t1", "a longer thought");
  expect(readDraft("u1", "t1")).toBe("a longer thought");
  expect(listener.mock.calls.length - before).toBeLessThanOrEqual(1);
  vi.restoreAllMocks();
  writeDraft("u1", "t1", "");
  expect(readDraft("u1", "t1")).toBe("");
});

it("answers defaults where there is no storage at all", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(createStoredStore(storageKeys.theme).get()).toBe("dark");
  vi.unstubAllGlobals();
});

describe("drafts", () => {
  it("belong to one user and one thread", () => {
    writeDraft("u1", "t1", "mine");
    writeDraft("u2", "t1", "theirs");
    writeDraft("u1.t1", "x", "tricky");
    expect(readDraft("u1", "t1")).toBe("mine");
    expect(readDraft("u2", "t1")).toBe("theirs");
    expect(readDraft("u1", "t2")).toBe("");
    clearDrafts("u1");
    expect(readDraft("u1", "t1")).toBe("");
    expect(readDraft("u2", "t1")).toBe("theirs");
    expect(readDraft("u1.t1", "x")).toBe("tricky");
    clearDrafts(null);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it("are read back whatever their length", () => {
    const long = "a long scene ".repeat(50_000);
    writeDraft("u1", "t1", long);
    expect(readDraft("u1", "t1")).toBe(long);
  });

  it("that cannot be read are set aside, not replaced, and leave with the others", () => {
    const { key } = draftKey("u1", "t1");
    localStorage.setItem(key, "{");
    expect(readDraft("u1", "t1")).toBe("");
    writeDraft("u1", "t1", "");
    expect(localStorage.getItem(key)).toBe("{");
    writeDraft("u1", "t1", "new words");
    expect(readDraft("u1", "t1")).toBe("new words");
    expect(localStorage.getItem(`${key}:aside-1`)).toBe("{");
    localStorage.setItem(key, "[");
    setDraftAside("u1", "t1");
    setDraftAside("u1", "t1");
    expect(Object.keys(localStorage)).toHaveLength(2);
    clearDrafts("u1");
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

describe("drafts of forms", () => {
  const parse = (kept: unknown) =>
    typeof kept === "object" && kept !== null && "name" in kept ? (kept as { name: string }) : null;

  it("belong to one user and one subject, and go with the user's other drafts", () => {
    const mine = formDraft("u1", "profile");
    expect(mine.read(parse)).toBeNull();
    expect(mine.write({ name: "Wren" })).toBe(true);
    expect(mine.read(parse)).toEqual({ name: "Wren" });
    expect(formDraft("u2", "profile").read(parse)).toBeNull();
    expect(formDraft("u1", "theme-new").read(parse)).toBeNull();
    mine.clear();
    expect(mine.read(parse)).toBeNull();
    mine.write({ name: "Oda" });
    clearDrafts("u1");
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it.each(["{", JSON.stringify("{}"), '{"name":1}', JSON.stringify("x"), "null"])(
    "that cannot be read are set aside and never overwritten: %s",
    (raw) => {
      const draft = formDraft("u1", "profile");
      for (const place of [1, 2]) {
        localStorage.setItem(draft.key, raw);
        expect(draft.read(parse)).toBeNull();
        expect(localStorage.getItem(draft.key)).toBeNull();
        expect(localStorage.getItem(`${draft.key}:aside-${place}`)).toBe(raw);
      }
      draft.write({ name: "Wren" });
      expect(localStorage.getItem(`${draft.key}:aside-1`)).toBe(raw);
      expect(draft.read(parse)).toEqual({ name: "Wren" });
    },
  );

  it("hold a long lorebook", () => {
    const draft = formDraft("u1", "lorebook-new");
    const values = { name: "x".repeat(2_000_000) };
    draft.write(values);
    expect(draft.read(parse)).toEqual(values);
  });

  it("say so where the browser stores nothing", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(formDraft("u1", "profile").write({ name: "Wren" })).toBe(false);
    expect(formDraft("u1", "profile").read(parse)).toEqual({ name: "Wren" });
  });
});

it("clears on logout exactly what the specification names (TOP-16, TOP-17, TRAP-09)", () => {
  themeStore.set("roseTheme");
  fontStore.set("caveat");
  drawerPinnedStore.set(true);
  seenHintStore("charSettings").set(true);
  localStorage.setItem("app.seen.oldHint", "true");
  localStorage.setItem("app.customThemes", "[]");
  localStorage.setItem("another.app", "stays");
  writeDraft("u1", "t1", "gone");
  writeDraft("u2", "t1", "kept: it is not theirs");
  startSession({ accessToken: "t", profileComplete: true });
  clearOnLogout("u1");
  endSession();
  expect(Object.keys(localStorage).toSorted()).toEqual(["another.app", "app.draft.u2.t1"]);
  expect([themeStore.get(), fontStore.get(), drawerPinnedStore.get(), seenHintStore("charSettings").get()]).toEqual([
    "dark",
    "satoshi",
    false,
    false,
  ]);
});

describe("session", () => {
  it("tells the cause, once for many refusals of one token", () => {
    const causes: string[] = [];
    const stop = onSessionChange((cause) => causes.push(cause));
    startSession({ accessToken: "a", profileComplete: true });
    for (let i = 0; i < 20; i += 1) expireSession("a");
    startSession({ accessToken: "b", profileComplete: false });
    expireSession("a");
    fromOtherTab("app.session", null);
    fromOtherTab("app.session", '{"accessToken":"c","profileComplete":true}');
    endSession();
    stop();
    expect(causes).toEqual(["signed-in", "expired", "signed-in", "elsewhere", "elsewhere", "signed-out"]);
    expect(sessionStore.get()).toBeNull();
  });
});

describe("bot check (BOT-01 to BOT-09, RES-25)", () => {
  beforeEach(() => resetBotCheck());
  const verify = () => {
    startVerifying();
    finishVerifying({ verificationId: "v1" });
  };

  it("goes from unverified over verifying to verified or error", () => {
    expect(botCheckStore.get().status).toBe("unverified");
    startVerifying();
    expect(botCheckStore.get().status).toBe("verifying");
    finishVerifying({ text: "Verification failed: Unknown error" });
    expect(botCheckStore.get()).toEqual({ status: "error", text: "Verification failed: Unknown error" });
    verify();
    expect(botCheckStore.get()).toEqual({ status: "verified", verificationId: "v1" });
  });

  it("drops an answer that comes after a reset", () => {
    startVerifying();
    resetBotCheck();
    finishVerifying({ verificationId: "late" });
    expect(botCheckStore.get().status).toBe("unverified");
  });

  it.each([
    [null, "/sign-in", "unverified"],
    ["/", "/sign-in", "unverified"],
    ["/home", "/sign-up", "unverified"],
    ["/sign-in/forgot-password", "/sign-in", "unverified"],
    ["/sign-up/complete-profile", "/sign-up", "unverified"],
    ["/sign-in", "/sign-up", "verified"],
    ["/sign-up", "/sign-in", "verified"],
    ["/sign-in", "/sign-in", "verified"],
    ["/sign-in", "/terms", "verified"],
  ])("verified, from %s to %s: %s", (from, to, status) => {
    verify();
    settleBotCheckOnNavigation(from, to);
    expect(botCheckStore.get().status).toBe(status);
  });

  it.each(["verifying", "error"])("in state %s a move between the two resets", (state) => {
    startVerifying();
    if (state === "error") finishVerifying({ text: "x" });
    settleBotCheckOnNavigation("/sign-in", "/sign-up");
    expect(botCheckStore.get().status).toBe("unverified");
  });
});
