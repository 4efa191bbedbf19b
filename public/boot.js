// Runs before the first paint, blocking on purpose: the page never flashes another theme or font than the stored one
// (TRAP-73). Reads app.theme ("dark" … or "custom-{id}"), app.font, app.textSize and app.lineLength (px), and
// app.customThemes, a list of { id, background, look?: { mode, variables } }. A custom theme without a look paints its ground
// only; the application derives the rest. What cannot be read counts as the default. Nothing is written, so a choice outlives
// an unknown id.
(() => {
  const root = document.documentElement;
  // Each theme with its ground, which colours the browser's own frame too.
  const themes = {
    dark: "#0a1315",
    lightModeTheme: "#f0f4f0",
    roseTheme: "#fcecee",
    purpleTheme: "#0c0a1b",
    tealTheme: "#00181b",
    grayTheme: "#1d1e1f",
    skyTheme: "#e6f4fb",
  };
  const fonts = ["satoshi", "montserrat", "caveat", "playfair", "system", "comicSans", "wingdings", "papyrus"];
  const isHex = (value) => typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value);
  const read = (key) => {
    let text = null;
    try {
      text = localStorage.getItem(key);
      return JSON.parse(text);
    } catch {
      return text;
    }
  };
  const show = (theme, ground, mode) => {
    root.dataset.theme = theme;
    if (mode) root.dataset.mode = mode;
    // Until the style sheet has come (index.html).
    root.style.setProperty("--first-ground", ground);
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
  };
  const theme = read("app.theme");
  const font = read("app.font");
  root.dataset.font = fonts.includes(font) ? font : "satoshi";
  // How large and how wide chats are read (GAP-153); the default sets nothing.
  const size = read("app.textSize");
  const line = read("app.lineLength");
  if ([14, 18, 20, 24, 32].includes(size)) root.style.setProperty("--chat-text", `${size}px`);
  if ([600, 1000].includes(line)) root.style.setProperty("--chat-width", `${line}px`);
  if (typeof theme === "string" && Object.hasOwn(themes, theme)) return show(theme, themes[theme]);
  show("dark", themes.dark);
  if (typeof theme !== "string" || !theme.startsWith("custom-")) return;
  const stored = read("app.customThemes");
  const custom = Array.isArray(stored) ? stored.find((entry) => entry?.id === theme.slice(7)) : undefined;
  const variables = custom?.look?.variables;
  const canvas = "--colors-bg-canvas";
  if (isHex(variables?.[canvas])) {
    for (const [name, value] of Object.entries(variables))
      if (/^--colors-[a-z0-9-]+$/.test(name) && isHex(value)) root.style.setProperty(name, value);
    show(theme, variables[canvas], custom.look.mode === "light" ? "light" : "dark");
  } else if (isHex(custom?.background)) {
    const isLight = parseInt(custom.background.slice(3, 5), 16) > 140;
    root.style.setProperty(canvas, custom.background);
    show(isLight ? "lightModeTheme" : "dark", custom.background);
  }
})();

// In a build, whose script element names them: asks for the code of the page's own route once the entry has come (sooner, it
// would take the line from it), and for what home or a chat reads first (src/http/early-answers.ts takes the answers). In a document
// that is drawn already (`start`, tools/document-html.ts) the code waits until that has been painted, or for the first sign of
// life; a member goes on to home, or gets the app around a text.
(() => {
  const { api, entry, code, sheet, start } = document.currentScript?.dataset ?? {};
  if (api === undefined) return;
  const root = document.documentElement;
  const path = location.pathname;
  let session = null;
  try {
    session = JSON.parse(localStorage.getItem("app.session"));
  } catch {
    // Nobody is signed in.
  }
  const isMember = /^[!-~]+$/.test(session?.accessToken ?? "") && typeof session.profileComplete === "boolean";
  const link = (rel, href, onload) =>
    document.head.append(Object.assign(document.createElement("link"), { rel, href, onload, onerror: onload }));
  const files = JSON.parse(code).find(([pattern]) => new RegExp(pattern).test(path))?.[1] ?? [];
  const ask = () => link("modulepreload", entry, () => files.forEach((file) => link("modulepreload", file)));

  if (start === undefined) ask();
  else {
    if (start !== "member" && isMember) {
      root.hidden = true;
      return location.replace("/home");
    }
    // The content policy knows no style attributes.
    addEventListener("DOMContentLoaded", () => {
      for (const element of document.querySelectorAll("[data-style]")) element.style.cssText = element.dataset.style;
    });
    if (start === "member" && !isMember) return;
    let hasBegun = false;
    const begin = () => {
      if (hasBegun) return;
      hasBegun = true;
      // All styles of the app, where it is to draw more than the document has.
      const styled = new Promise((done) => (sheet === undefined ? done() : link("stylesheet", sheet, done)));
      ask();
      // Where it cannot be had now, the next sign of life asks anew.
      styled.then(() => import(entry)).catch(() => (hasBegun = false));
    };
    for (const sign of ["pointerdown", "keydown", "focusin"]) addEventListener(sign, begin);
    addEventListener("load", () => requestAnimationFrame(() => setTimeout(begin)));
    // Pressed before the code is there: noted for it.
    addEventListener("submit", (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      root.dataset.pressed = "";
      begin();
    });
    // Left before the code is there, which keeps a visitor's reply from then on (src/client-state/kept-reply.ts).
    addEventListener("pagehide", () => {
      const text = document.querySelector("textarea[name=reply]")?.value ?? "";
      if (root.dataset.started !== undefined || text.trim() === "") return;
      try {
        // Words that the browser has put back stay meant for whom they answer.
        if (JSON.parse(localStorage.getItem("app.keptReply"))?.text === text) return;
        localStorage.setItem("app.keptReply", JSON.stringify({ text, at: Date.now(), asks: false, to: null }));
      } catch {
        // Nothing can be kept.
      }
    });
    return;
  }

  if (!isMember || session.profileComplete !== true) return;
  const character = /^\/conversation\/([\w-]{1,64})$/.exec(path)?.[1];
  const thread = new URLSearchParams(location.search).get("t");
  const reads = ["user/info"];
  if (path === "/home") reads.push("user/recent-chats?pageSize=10");
  else if (character !== undefined && /^[\w-]{1,64}$/.test(thread ?? ""))
    reads.push(
      `character/details/${character}`,
      `chat/threads/${thread}`,
      `chat/threads/${thread}/messages?pageSize=30`,
    );
  else return;
  const headers = { Accept: "application/json", Authorization: `Bearer ${session.accessToken}` };
  const readEarly = (read) => {
    const answer = fetch(`${api}/api/v1/${read}`, { headers, credentials: "omit" });
    answer.catch(() => {});
    return [`/api/v1/${read}`, answer];
  };
  globalThis.sottoEarly = { token: session.accessToken, answers: new Map(reads.map(readEarly)) };
})();
