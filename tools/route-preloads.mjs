// A Vite plugin: the script that runs before the first paint (public/boot.js) also asks for the code of the page's own
// address, and for what that page reads first, so that a deep link does not wait for the entry before it learns what else
// it needs. It writes nothing but link elements, and leaves the answers where src/http/early-answers.ts takes them. Built,
// it is one file with a name of its content: a second visit asks nobody for it.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { codeOfRoutes } from "./route-code.mjs";

const boot = "/boot.js";

/** The longest part of a route's address that needs no parameter: `_shell.conversation.$id` is `/conversation/`. */
function prefixOf(routeFile) {
  const parts = routeFile.split(".").filter((part) => !part.startsWith("_") && part !== "index");
  const open = parts.findIndex((part) => part.startsWith("$"));
  return open === -1 ? `/${parts.join("/")}` : `/${parts.slice(0, open).join("/")}/`;
}

const words = "/fonts/figtree.woff2";
const title = "/fonts/newsreader-display.woff2";
const narration = "/fonts/newsreader-text-italic.woff2";
/**
 * The faces a page opens with: that of large titles, that of narration. Words that are told must not change their width
 * after they were drawn: lines would break anew. Asked for behind the code they come too late for that (a shift of 0.23 in
 * a conversation at 1.6 Mbps), and the newest message no sooner.
 */
const earlyFaces = {
  pages: [
    ["/", [title, narration]],
    ["/home", [title, narration]],
    ["/conversation/", [narration]],
  ],
  others: [title],
};

/**
 * What the pages whose address begins so read first, `$id` being the next part of the address and `$t` its parameter.
 * Word for word what the generated client asks for (route-preloads.test.ts).
 */
export const firstReads = {
  "/conversation/": [
    "/api/v1/user/info",
    "/api/v1/character/details/$id",
    "/api/v1/chat/threads/$t",
    "/api/v1/chat/threads/$t/messages?pageSize=30",
  ],
};

/** Runs in the page, written out with its tables. */
function askEarly(pages, faces, reads, base, entry) {
  const path = location.pathname;
  const ask = (attributes) => document.head.append(Object.assign(document.createElement("link"), attributes));
  const fits = ([prefix]) => (prefix.endsWith("/") && prefix !== "/" ? path.startsWith(prefix) : path === prefix);
  const askForPage = () => {
    for (const href of pages.find(fits)?.[1] ?? []) ask({ rel: "modulepreload", href });
  };
  // On a slow line (Mbps, where the browser tells) the entry goes first: it runs while the page's own code still comes.
  // That is asked for when the entry must have come but for a quarter of a latency, by how long its bytes take, so that the
  // line hardly rests while the question travels; much sooner, and it would take the line from the entry.
  const { downlink, rtt } = navigator.connection ?? {};
  if (downlink < 3) {
    let isAsked = false;
    const askOnce = () => {
      if (!isAsked) askForPage();
      isAsked = true;
    };
    ask({ rel: "modulepreload", href: entry.href, onload: askOnce, onerror: askOnce });
    const begun = performance.getEntriesByType("navigation")[0]?.responseEnd ?? performance.now();
    setTimeout(askOnce, begun + entry.bytes / (downlink * 125) + rtt * 0.75 - performance.now());
  } else askForPage();
  for (const href of faces.pages.find(fits)?.[1] ?? faces.others)
    ask({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href });

  // Reads, with the stored token and to the API's host alone. Where the application was faster, it asks for itself.
  const page = Object.keys(reads).find((prefix) => path.startsWith(prefix));
  if (page === undefined || "sottoEarly" in globalThis) return;
  let session = null;
  try {
    // oxlint-disable-next-line no-restricted-globals -- as the boot script: before any module runs
    session = JSON.parse(localStorage.getItem("app.session"));
  } catch {
    return;
  }
  const token = session?.accessToken;
  if (typeof token !== "string" || !/^[!-~]+$/.test(token) || session.profileComplete !== true) return;
  const values = { $id: path.slice(page.length), $t: new URLSearchParams(location.search).get("t") };
  const isId = (value) => typeof value === "string" && /^[\w-]{1,64}$/.test(value);
  const answers = new Map();
  for (const template of reads[page]) {
    if (!(template.match(/\$\w+/g) ?? []).every((name) => isId(values[name]))) continue;
    const url = template.replace(/\$\w+/g, (name) => values[name]);
    const headers = { Accept: "application/json", Authorization: `Bearer ${token}` };
    const answer = fetch(base + url, { headers, credentials: "omit" });
    answer.catch(() => {});
    answers.set(url, answer);
  }
  globalThis.sottoEarly = { token, at: performance.now(), answers };
  // The first formatter of a page reads the language's tables, a tenth of a second on a phone: now, while the line is
  // busy, and not when the words are there and wait for their times of day.
  setTimeout(() => new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" }));
  // What nobody has taken by then nobody will.
  setTimeout(() => (globalThis.sottoEarly = null), 10_000);
}

/** Of about how many bytes is what a page is drawn from, whichever it is: the entry, the styles and two faces. */
function bytesOf(bundle, entry, publicDir) {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const texts = Object.values(bundle).flatMap(({ fileName, code, source }) =>
    fileName === entry ? [code] : fileName.endsWith(".css") ? [source] : [],
  );
  const packed = texts.reduce((sum, text) => sum + brotliCompressSync(text, options).length, 0);
  return packed + [words, narration].reduce((sum, face) => sum + statSync(join(publicDir, face)).size, 0);
}

export function routePreloads() {
  let apiBase = "";
  let publicDir = "";
  return {
    name: "route-preloads",
    apply: "build",
    configResolved({ env, publicDir: folder }) {
      publicDir = folder;
      apiBase = (env.VITE_API_BASE_URL ?? "").replace(/\/+$/, "");
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const { entry, files } = codeOfRoutes(bundle ?? {});
        const pages = [...files]
          .filter(([route]) => route !== "_shell" && route !== "_shell.$")
          .map(([route, needed]) => [prefixOf(route), needed.map((name) => `/${name}`)])
          // The more of an address a page names, the earlier it is asked.
          .toSorted(([a], [b]) => b.length - a.length);
        const tables = [
          pages,
          earlyFaces,
          firstReads,
          apiBase,
          { href: `/${entry}`, bytes: bytesOf(bundle, entry, publicDir) },
        ];
        const code = `(${askEarly.toString()})(${tables.map((table) => JSON.stringify(table)).join(", ")});`;
        const source = `${readFileSync(join(publicDir, boot), "utf8")}\n${code}`;
        const reference = this.emitFile({ type: "asset", name: "early.js", source });
        return html.replace(`src="${boot}"`, `src="/${this.getFileName(reference)}"`);
      },
    },
  };
}
