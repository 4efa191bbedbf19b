import { element, fill, path } from "./shapes.ts";

/** Draws in shares of a size, from a point on the sheet. */
export function penAt(x: number, foot: number, size: number) {
  const at = (d: string) =>
    d.replaceAll(/(-?[\d.]+),(-?[\d.]+)/g, (_pair, dx: string, dy: string) =>
      path(x + Number(dx) * size, foot + Number(dy) * size),
    );
  return {
    at,
    part: (d: string, colour: string, opacity = 1) => fill(at(d), colour, opacity),
    line: (d: string, colour: string, thick: number, opacity = 1) =>
      element("path", {
        d: at(d),
        fill: "none",
        stroke: colour,
        "stroke-width": size * thick,
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
        opacity,
      }),
    dot: (dx: number, dy: number, r: number, colour: string, opacity = 1) =>
      element("circle", { cx: x + dx * size, cy: foot + dy * size, r: r * size, fill: colour, opacity }),
  };
}
export type Pen = ReturnType<typeof penAt>;
