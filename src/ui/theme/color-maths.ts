/** Colour arithmetic in OKLCH and WCAG contrast. No dependencies; same results in the browser and in Node. */

/** `l` 0 to 1, `c` from 0 (grey) to about 0.4, `h` in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = [number, number, number];

export const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const map3 = (t: Triple, f: (v: number) => number): Triple => [f(t[0]), f(t[1]), f(t[2])];
const degrees = (y: number, x: number) => ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
const radians = (deg: number) => (deg * Math.PI) / 180;

/**
 * Normalises user input or a stored value to lower-case `#rrggbb`; undefined if it is not a colour. Accepts `#rgb` and
 * `#rrggbb`, with or without the hash. Custom themes are shared and so untrusted: every colour passes through here before
 * it reaches a style.
 */
export function parseColor(text: unknown): string | undefined {
  if (typeof text !== "string") return undefined;
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return digits.length === 6 ? `#${digits}` : `#${digits.replaceAll(/./g, "$&$&")}`;
}

function channels(hex: string): Triple {
  const n = Number.parseInt(hex.slice(1), 16);
  return [((n >> 16) & 255) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}

function toHex(rgb: Triple): string {
  return `#${rgb
    .map((v) =>
      Math.round(clamp(v, 0, 1) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

export function hexToOklch(hex: string): Oklch {
  const [r, g, b] = map3(channels(hex), toLinear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: L, c: Math.hypot(A, B), h: degrees(B, A) };
}

function oklchToLinear({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos(radians(h));
  const b = c * Math.sin(radians(h));
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ];
}

const inGamut = (linear: Triple) => linear.every((v) => v >= -0.0005 && v <= 1.0005);

/** The nearest sRGB colour: chroma is reduced at fixed lightness and hue until it fits. */
export function oklchToHex(color: Oklch): string {
  const l = clamp(color.l, 0, 1);
  const hexOf = (c: number) => toHex(map3(oklchToLinear({ l, c, h: color.h }), (v) => toGamma(clamp(v, 0, 1))));
  if (inGamut(oklchToLinear({ ...color, l }))) return hexOf(color.c);
  let low = 0;
  let high = color.c;
  for (let i = 0; i < 18; i++) {
    const middle = (low + high) / 2;
    if (inGamut(oklchToLinear({ l, c: middle, h: color.h }))) low = middle;
    else high = middle;
  }
  return hexOf(low);
}

function luminance(hex: string): number {
  const [r, g, b] = map3(channels(hex), toLinear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const x = luminance(a);
  const y = luminance(b);
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** `top` at `alpha` painted over `under`. */
export function over(top: string, alpha: number, under: string): string {
  const t = channels(top);
  const u = channels(under);
  const blend = (i: 0 | 1 | 2) => t[i] * alpha + u[i] * (1 - alpha);
  return toHex([blend(0), blend(1), blend(2)]);
}

/** `color-mix(in oklab, a, b share)`; `share` 0 to 1. */
export function mix(a: string, b: string, share: number): string {
  const axes = ({ l, c, h }: Oklch): Triple => [l, c * Math.cos(radians(h)), c * Math.sin(radians(h))];
  const x = axes(hexToOklch(a));
  const y = axes(hexToOklch(b));
  const at = (i: 0 | 1 | 2) => x[i] * (1 - share) + y[i] * share;
  return oklchToHex({ l: at(0), c: Math.hypot(at(1), at(2)), h: degrees(at(2), at(1)) });
}
