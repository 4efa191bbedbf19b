// A Vite plugin: a small script beside the entry that asks for the code of the page's own address at once, so that a
// deep link does not wait for the entry before it learns what else it needs. It writes nothing but link elements.

/** The longest part of a route's address that needs no parameter: `_shell.conversation.$id` is `/conversation/`. */
function prefixOf(routeFile) {
  const parts = routeFile.split(".").filter((part) => !part.startsWith("_") && part !== "index");
  const open = parts.findIndex((part) => part.startsWith("$"));
  return open === -1 ? `/${parts.join("/")}` : `/${parts.slice(0, open).join("/")}/`;
}

/** The face of large titles, for pages that open with one. A conversation opens with words: code and data go first there. */
const titleFace = "/fonts/newsreader-display.woff2";
const withoutTitle = "/conversation/";

/** Runs in the page, written out with its tables. */
function askEarly(pages, face, withoutFace) {
  const path = location.pathname;
  const ask = (attributes) => document.head.append(Object.assign(document.createElement("link"), attributes));
  const fits = ([prefix]) => (prefix.endsWith("/") && prefix !== "/" ? path.startsWith(prefix) : path === prefix);
  for (const href of pages.find(fits)?.[1] ?? []) ask({ rel: "modulepreload", href });
  if (!path.startsWith(withoutFace))
    ask({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href: face });
}

export function routePreloads() {
  return {
    name: "route-preloads",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter(({ type }) => type === "chunk");
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
        const withImports = (fileName, seen = new Set()) => {
          if (seen.has(fileName) || entries.has(fileName)) return seen;
          seen.add(fileName);
          for (const next of byName.get(fileName)?.imports ?? []) withImports(next, seen);
          return seen;
        };
        const files = new Map();
        for (const { facadeModuleId, fileName } of chunks) {
          const route = facadeModuleId?.match(/\/src\/routes\/(.+)\.tsx\?tsr-split=component$/)?.[1];
          if (route !== undefined) files.set(route, withImports(fileName));
        }
        const shell = files.get("_shell") ?? new Set();
        const pages = [...files]
          .filter(([route]) => route !== "_shell" && route !== "_shell.$")
          .map(([route, needed]) => [
            prefixOf(route),
            [...new Set([...(route.startsWith("_shell.") ? shell : []), ...needed])].map((name) => `/${name}`),
          ])
          // The more of an address a page names, the earlier it is asked.
          .toSorted(([a], [b]) => b.length - a.length);
        const code = `(${askEarly.toString()})(${[pages, titleFace, withoutTitle].map((table) => JSON.stringify(table)).join(", ")});`;
        const reference = this.emitFile({ type: "asset", name: "early.js", source: code });
        return [
          { tag: "script", attrs: { src: `/${this.getFileName(reference)}`, async: true }, injectTo: "head-prepend" },
        ];
      },
    },
  };
}
