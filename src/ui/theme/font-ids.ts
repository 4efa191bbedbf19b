/** The fonts a person may choose (FONT-01), in the order they are offered. */
export const fontIds = [
  "satoshi",
  "montserrat",
  "caveat",
  "playfair",
  "system",
  "comicSans",
  "wingdings",
  "papyrus",
] as const;

export type FontId = (typeof fontIds)[number];

export const defaultFontId = "satoshi" satisfies FontId;
