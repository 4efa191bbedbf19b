/** The size of the picture, in pixels. */
export type Sheet = { readonly width: number; readonly height: number };

const round = (value: number) => Math.round(value * 10) / 10;

/** An SVG element with its attributes; numbers are rounded to tenths. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  inside: readonly string[] = [],
): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === "number" ? round(value) : value}"`,
  );
  return inside.length === 0
    ? `<${name}${written.join("")}/>`
    : `<${name}${written.join("")}>${inside.join("")}</${name}>`;
}

/** Path data from letters and numbers: `path("M", 0, 0, "L", 10, 5, "Z")`. */
export const path = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => (typeof part === "number" ? round(part) : part)).join(" ");

export const fill = (d: string, colour: string, opacity = 1): string =>
  element("path", opacity === 1 ? { d, fill: colour } : { d, fill: colour, opacity });

/** A colour from hue in degrees, saturation and lightness from 0 to 1. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const part = (n: number) => {
    const k = (n + hue / 30) % 12;
    const value = lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(Math.max(0, Math.min(1, value)) * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

/** Mixes two colours; `share` (0 to 1) is that of the second. */
export function mix(one: string, other: string, share: number): string {
  const at = (hex: string, index: number) => Number.parseInt(hex.slice(index, index + 2), 16);
  return `#${[1, 3, 5]
    .map((index) =>
      Math.round(at(one, index) * (1 - share) + at(other, index) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Lightens a colour for a positive share, darkens it for a negative one. */
export const shade = (hex: string, by: number): string => mix(hex, by < 0 ? "#000000" : "#ffffff", Math.abs(by));
