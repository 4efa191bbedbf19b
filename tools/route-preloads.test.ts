import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { routePreloads } from "./route-preloads.mjs";

const route = (name: string) => `/project/src/routes/${name}.tsx?tsr-split=component`;
const chunk = (fileName: string, imports: string[] = [], facadeModuleId: string | null = null, isEntry = false) => ({
  type: "chunk",
  fileName,
  imports,
  facadeModuleId,
  isEntry,
});
const bundle = Object.fromEntries(
  [
    chunk("entry.js", [], null, true),
    chunk("shell.js", ["entry.js", "both.js"], route("_shell")),
    chunk("chat.js", ["entry.js", "both.js", "prose.js"], route("_shell.conversation.$characterId")),
    chunk("door.js", ["entry.js", "forms.js"], route("sign-in.index")),
    chunk("both.js", ["entry.js"]),
    chunk("prose.js", ["both.js"]),
    chunk("forms.js"),
  ].map((made) => [made.fileName, made]),
);

/** What the script asks for at an address, as `rel href`. */
function askedAt(pathname: string): string[] {
  let source = "";
  const plugin = routePreloads();
  plugin.transformIndexHtml.handler.call(
    { emitFile: (file: { source: string }) => ((source = file.source), "ref"), getFileName: () => "early.js" },
    "",
    { bundle },
  );
  const asked: { rel?: string; href?: string }[] = [];
  runInNewContext(source, {
    location: { pathname },
    document: { createElement: () => ({}), head: { append: (link: object) => asked.push(link) } },
  });
  return asked.map(({ rel, href }) => `${rel} ${href}`);
}

describe("what a page asks for before its entry has come", () => {
  it("a page inside the shell: the shell's code and its own, each once, without the entry", () => {
    expect(askedAt("/conversation/char-1").toSorted()).toEqual([
      "modulepreload /both.js",
      "modulepreload /chat.js",
      "modulepreload /prose.js",
      "modulepreload /shell.js",
    ]);
  });
  it("a page outside it: its own code, and the face of its title", () => {
    expect(askedAt("/sign-in")).toEqual([
      "modulepreload /door.js",
      "modulepreload /forms.js",
      "preload /fonts/newsreader-display.woff2",
    ]);
  });
  it("an address it does not know: no code", () => {
    expect(askedAt("/nowhere")).toEqual(["preload /fonts/newsreader-display.woff2"]);
  });
});
