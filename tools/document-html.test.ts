import { describe, expect, it } from "vitest";
import { filesNamedIn, makeDocument, makeShell } from "./document-html.ts";

const code = JSON.stringify([
  ["^/sign-in/?$", ["/assets/sign-in.js"]],
  ["^/home/?$", ["/assets/home.js"]],
]);
const shell = `<head>
    <title>Sotto</title>
    <script data-api="" data-entry="/assets/index-1.js" data-code='${code}'>boot()</script>
    <!-- Painted first. -->
    <style>.opening{width:56px}</style>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/runtime-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="root"></div>
    <!-- Logo shown while the code loads. -->
    <svg class="opening" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M19 4.5" />
    </svg>
    <noscript>This page needs JavaScript.</noscript>
  </body>`;
const signIn = {
  name: "sign-in",
  title: "Sign In",
  start: "visitor",
  island: null,
  markup: "<h1>Sign In</h1>",
  styles: "h1{content:'$&'}",
};

describe("the app's page", () => {
  it("paints the logo before its style sheet has come", () => {
    const html = makeShell(shell);
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
    expect(html.indexOf('rel="stylesheet"')).toBeGreaterThan(html.indexOf("</svg>"));
    expect(html.indexOf("<style>")).toBeLessThan(html.indexOf("</head>"));
  });
});

describe("a prerendered document", () => {
  it("is drawn, and has no script but the boot script", () => {
    const html = makeDocument(shell, signIn);
    expect(html).toContain('<div id="root"><h1>Sign In</h1></div>');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toMatch(/modulepreload|opening|<!--/);
    expect(html).toContain("<title>Sign In · Sotto</title>");
    expect(html).toContain("<style>h1{content:'$&'}</style>");
    expect(html).not.toContain("stylesheet");
  });

  it("names the app's entry and the files of its own route alone", () => {
    const html = makeDocument(shell, signIn);
    expect(html).toContain('data-start="visitor" data-entry="/assets/index-1.js" data-sheet="/assets/index-1.css"');
    expect(html).toContain(`data-code='[["^/sign-in/?$",["/assets/sign-in.js"]]]'`);
  });

  it("names code of its own in place of the app's", () => {
    const html = makeDocument(shell, { ...signIn, name: "index", start: "landing", island: "/assets/landing-1.js" });
    expect(html).toContain(`data-start="landing" data-entry="/assets/landing-1.js" data-code='[]'`);
    expect(html).not.toContain("/assets/index-1.js");
  });

  it("takes what React preloads into the head", () => {
    const preload = '<link rel="preload" as="image" href="/assets/night.webp"/>';
    const html = makeDocument(shell, { ...signIn, markup: `${preload}<p>$& and $1</p>` });
    expect(html.indexOf(preload)).toBeLessThan(html.indexOf("</head>"));
    expect(html).toContain('<div id="root"><p>$& and $1</p></div>');
  });

  it("has no style attribute, and leaves words as they are", () => {
    const html = makeDocument(shell, { ...signIn, markup: '<b class="a" style="width:6%">say style="bold"</b>' });
    expect(html).toContain('<b class="a" data-style="width:6%">say style="bold"</b>');
  });

  it("runs nothing inline", () => {
    const html = makeDocument(shell, { ...signIn, markup: "<p>One</p><script>scroll()</script><p>Two</p>" });
    expect(html).toContain('<div id="root"><p>One</p><p>Two</p></div>');
  });

  it("asks for code only where it needs some", () => {
    const own = "<noscript><p>What is missed here.</p></noscript>";
    expect(makeDocument(shell, signIn)).not.toContain("<noscript>");
    expect(makeDocument(shell, { ...signIn, markup: own }).match(/<noscript>/g)).toHaveLength(1);
  });

  it("is known by the files of the build that it names", () => {
    const markup = '<img src="/assets/night.webp" alt=""/><a href="/terms">Terms</a>';
    expect(filesNamedIn(makeDocument(shell, { ...signIn, markup }))).toEqual([
      "/assets/index-1.js",
      "/assets/index-1.css",
      "/assets/night.webp",
    ]);
  });
});
