import { defineGlobalFontface } from "@pandacss/dev";

/*
 * Fonts and metric-matched fallbacks. A fallback has the metrics of its font, so the swap does not shift the layout.
 * Browsers fetch a font when text needs it, so the choices of the Font preference load only when chosen.
 * index.html preloads the three of the first paint.
 *
 * Newsreader is subset to Latin-1, one optical size and one weight (`subset-font`, `opsz` 60 or 16, `wght` 400): with all
 * weights each file would be twice as large, and titles of 380 and of 450 look nearly the same. Newsreader and Figtree are
 * split in two: letters used in English, loanwords included, and the rest of Latin-1 (`-more`), fetched when a text needs
 * it. Their ranges must not overlap: `document.fonts.load` would fetch both.
 *
 * The first font slot is called Satoshi. Its licence does not allow it in a repository, so Figtree takes its place. To use
 * a licensed file, put it beside the others and declare it here as "Satoshi": every stack names that family first.
 */

const english = `U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+00E0-00E2, U+00E4, U+00E7-00EA, U+00ED, U+00EF, U+00F1,
  U+00F3-00F4, U+00F6, U+00FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2190-2193, U+2212`;
const moreLatin = `U+00A1-00A8, U+00AA-00B6, U+00B8-00D6, U+00D8-00DF, U+00E3, U+00E5-00E6, U+00EB-00EC, U+00EE, U+00F0,
  U+00F2, U+00F5, U+00F7-00FB, U+00FD-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-2012,
  U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-206F, U+FEFF, U+FFFD`;
const latin = `U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191,
  U+2193, U+2212, U+FEFF, U+FFFD`;
const extendedLatin = `U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF,
  U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF`;

interface Look {
  fontWeight?: string;
  fontStyle?: "normal" | "italic";
  sizeAdjust?: string;
}

const face = (path: string, look: Look, unicodeRange?: string) => ({
  src: `url("${path}") format("woff2")`,
  fontDisplay: "swap" as const,
  fontStyle: "normal" as const,
  ...look,
  ...(unicodeRange !== undefined && { unicodeRange }),
});

/** A file of ours, split in two by range. */
const split = (name: string, look: Look) => [
  face(`/src/ui/theme/fonts/${name}-more.woff2`, look, moreLatin),
  face(`/src/ui/theme/fonts/${name}.woff2`, look, english),
];

/** A variable font of Fontsource; `styles` are those of its basic Latin. */
const variable = (name: string, look: Look, styles: ("normal" | "italic")[]) => {
  const path = (range: string, style: string) =>
    `@fontsource-variable/${name}/files/${name}-${range}-wght-${style}.woff2`;
  return [
    ...styles.map((fontStyle) => face(path("latin", fontStyle), { ...look, fontStyle }, latin)),
    face(path("latin-ext", "normal"), look, extendedLatin),
  ];
};

/** An installed face scaled to the metrics of the font it stands in for, in percent. */
const standIn = (installed: string[], size: number, ascent: number, descent: number) => ({
  src: installed.map((name) => `local("${name}")`).join(", "),
  sizeAdjust: `${size}%`,
  ascentOverride: `${ascent}%`,
  descentOverride: `${descent}%`,
  lineGapOverride: "0%",
});
// Each list holds fonts of the same width. Android has Roboto and Noto Serif, a bare Linux only DejaVu. Noto Serif and DejaVu
// are wider than Times: unscaled, landing's headline would take a line more until its own font has come.
const sans = ["Arial", "Liberation Sans", "NimbusSans-Regular", "Roboto"];
const dejaVuSans = ["DejaVuSans"];
const serif = ["Times New Roman", "Liberation Serif", "NimbusRoman-Regular"];
const serifItalic = ["Times New Roman Italic", "Liberation Serif Italic", "NimbusRoman-Italic"];
const noto = ["NotoSerif-Regular"];
const notoItalic = ["NotoSerif-Italic"];
const dejaVu = ["DejaVuSerif"];
const dejaVuItalic = ["DejaVuSerif-Italic"];

const figtree = { fontWeight: "300 900" };
const newsreader = { fontWeight: "400" };

/** Every family the stacks of `tokens.ts` name, as Panda's `globalFontface`. */
export const fontFaces = defineGlobalFontface({
  "Figtree Fallback": standIn(sans, 100.7, 94.4, 24.8),
  "Figtree DejaVu": standIn(dejaVuSans, 87.9, 108.1, 28.4),
  "Montserrat Fallback": standIn(sans, 113.1, 85.8, 22.1),
  "Playfair Fallback": standIn(serif, 111.2, 97.1, 22.5),
  "Newsreader Fallback": standIn(serif, 107.4, 68.9, 25.1),
  "Newsreader Noto": standIn(noto, 90, 82.2, 30),
  "Newsreader DejaVu": standIn(dejaVu, 83.5, 88.6, 32.3),
  "Newsreader Text Fallback": { ...standIn(serifItalic, 97.5, 75.9, 27.7), fontStyle: "italic" },
  "Newsreader Text Noto": { ...standIn(notoItalic, 84.9, 87.2, 31.8), fontStyle: "italic" },
  "Newsreader Text DejaVu": { ...standIn(dejaVuItalic, 76.3, 97, 35.4), fontStyle: "italic" },
  "Figtree Variable": [
    ...split("figtree", figtree),
    ...split("figtree-italic", { ...figtree, fontStyle: "italic" }),
    ...variable("figtree", figtree, []),
  ],
  "Newsreader Display": [
    ...split("newsreader-display", newsreader),
    ...split("newsreader-display-italic", { ...newsreader, fontStyle: "italic" }),
  ],
  "Newsreader Text": split("newsreader-text-italic", { ...newsreader, fontStyle: "italic" }),
  "Montserrat Variable": variable("montserrat", { fontWeight: "100 900" }, ["normal", "italic"]),
  // Caveat is small for its size, so it is set larger; it has no italic, narration slants it.
  "Caveat Variable": variable("caveat", { fontWeight: "400 700", sizeAdjust: "118%" }, ["normal"]),
  "Playfair Display Variable": variable("playfair-display", { fontWeight: "400 900" }, ["normal", "italic"]),
  "Comic Neue": (["400", "700"] as const).flatMap((fontWeight) =>
    (["normal", "italic"] as const).map((fontStyle) =>
      face(`@fontsource/comic-neue/files/comic-neue-latin-${fontWeight}-${fontStyle}.woff2`, { fontWeight, fontStyle }),
    ),
  ),
});
