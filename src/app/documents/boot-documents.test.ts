import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";

const script = readFileSync(join(import.meta.dirname, "../../../public/boot.js"), "utf8");
const member = JSON.stringify({ accessToken: "token-1", profileComplete: true });

/** Runs the boot script in a document that starts so; what it does then, and when the page has been loaded. */
function runIn(start: string, session: string | null) {
  const root = { dataset: {} as Record<string, string>, hidden: false };
  const asked: string[] = [];
  const gone: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  runInNewContext(script, {
    location: { pathname: "/", search: "", replace: (to: string) => gone.push(to) },
    document: {
      documentElement: root,
      querySelector: () => null,
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => asked.push(href) },
      currentScript: { dataset: { api: "", entry: "/entry.js", code: "[]", start } },
    },
    localStorage: { getItem: (key: string) => (key === "app.session" ? session : null) },
    addEventListener: (name: string, act: (event: object) => void) => listeners.set(name, act),
    requestAnimationFrame: (act: () => void) => act(),
    setTimeout: (act: () => void) => act(),
    URLSearchParams,
  });
  return { root, asked, gone, tell: (name: string, event = {}) => listeners.get(name)?.(event) };
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
});
