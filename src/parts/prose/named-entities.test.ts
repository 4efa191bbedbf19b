import { expect, it } from "vitest";
import { decodeHTMLStrict } from "./named-entities.ts";
import { proseNodes } from "./prose.tsx";
import { plainText } from "./prose-node.ts";

it("knows the names of HTML 4, each for its own character", () => {
  const known = { quot: '"', amp: "&", apos: "'", nbsp: "\u00a0", eacute: "é", yuml: "ÿ", OElig: "Œ", Omega: "Ω" };
  const others = { hellip: "…", mdash: "—", euro: "€", rarr: "→", there4: "∴", lang: "⟨", rang: "⟩", diams: "♦" };
  const all = { ...known, ...others };
  expect(Object.fromEntries(Object.keys(all).map((name) => [name, decodeHTMLStrict(`&${name};`)]))).toEqual(all);
});

it("leaves alone what is none", () => {
  for (const text of ["&nothing;", "&Eacute", "&;", "&constructor;", "&__proto__;", "&NBSP;"])
    expect(decodeHTMLStrict(text)).toBe(text);
});

it("is what messages are read with", () => {
  expect(plainText(proseNodes("caf&eacute; &amp; bar &#8212; &rarr; &ngE;", { isStory: true }))).toBe(
    "café & bar — → &ngE;",
  );
});
