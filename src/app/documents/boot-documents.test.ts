import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { storageKeys } from "#src/client-state/storage-keys.ts";

const script = readFileSync(join(import.meta.dirname, "../../../public/boot.js"), "utf8");
const member = JSON.stringify({ accessToken: "token-1", profileComplete: true });

/** Runs the boot script in a document that starts so; what it does then, and when the page has been loaded. */
function runIn(start: string, session: string | null, typed = "") {
  const stored = new Map(session === null ? [] : [["app.session", session]]);
  const root = { style: { setProperty: () => undefined }, dataset: {} as Record<string, string>, hidden: false };
  const asked: string[] = [];
  const gone: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  runInNewContext(script, {
    location: { pathname: "/", search: "", replace: (to: string) => gone.push(to) },
    document: {
      documentElement: root,
      querySelector: (selector: string) => (selector === "textarea[name=reply]" ? { value: typed } : null),
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => asked.push(href) },
      currentScript: { dataset: { api: "", entry: "/entry.js", code: "[]", start } },
    },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    addEventListener: (name: string, act: (event: object) => void) => listeners.set(name, act),
    requestAnimationFrame: (act: () => void) => act(),
    setTimeout: (act: () => void) => act(),
    URLSearchParams,
  });
  const kept = () => JSON.parse(stored.get("app.keptReply") ?? "null") as { text: string } | null;
  return { root, asked, gone, stored, kept, tell: (name: string, event = {}) => listeners.get(name)?.(event) };
}

describe("the boot script in a document that is drawn already", () => {
  it("asks a visitor's browser for code only after the load, or at the first sign of life", () => {
    for (const sign of ["load", "keydown"]) {
      const { asked, gone, tell } = runIn("visitor", null);
      expect(asked).toEqual([]);
      tell(sign);
      tell("pointerdown");
      expect(asked).toEqual(["/entry.js"]);
      expect(gone).toEqual([]);
    }
  });

  it("sends a member home with nothing painted", () => {
    for (const start of ["landing", "visitor"]) {
      const { root, asked, gone } = runIn(start, member);
      expect([root.hidden, gone, asked]).toEqual([true, ["/home"], []]);
    }
    for (const broken of ["{", '"token-1"', '{"accessToken":"a b","profileComplete":true}', '{"accessToken":"a"}'])
      expect(runIn("landing", broken).gone).toEqual([]);
  });

  it("gives the app to a member who reads a text, and no code to a visitor", () => {
    const visitor = runIn("member", null);
    visitor.tell("load");
    visitor.tell("keydown");
    expect(visitor.asked).toEqual([]);
    const reader = runIn("member", member);
    reader.tell("load");
    expect([reader.asked, reader.gone]).toEqual([["/entry.js"], []]);
  });

  it("notes what was sent before the code is there", () => {
    const { root, asked, tell } = runIn("landing", null);
    let prevented = 0;
    tell("submit", { defaultPrevented: false, preventDefault: () => (prevented += 1) });
    expect([root.dataset["pressed"], asked, prevented]).toEqual(["", ["/entry.js"], 1]);
  });

  it("keeps the words of whoever leaves before the code is there, and leaves them alone afterwards", () => {
    const left = runIn("landing", null, "Who lit it?");
    left.tell("pagehide");
    expect(storageKeys.keptReply.schema.parse(left.kept())).toMatchObject({ text: "Who lit it?", asks: false });
    const blank = runIn("landing", null, "  ");
    blank.tell("pagehide");
    expect(blank.kept()).toBeNull();
    const restored = runIn("landing", null, "At the theatre.");
    restored.stored.set("app.keptReply", JSON.stringify({ text: "At the theatre.", on: "Ilario Voss" }));
    restored.tell("pagehide");
    expect(restored.kept()).toEqual({ text: "At the theatre.", on: "Ilario Voss" });
    const started = runIn("landing", null, "Already sent.");
    started.root.dataset["started"] = "";
    started.tell("pagehide");
    expect(started.kept()).toBeNull();
  });
});
