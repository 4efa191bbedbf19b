import type { Palette, Random } from "./palette.ts";
import { element, fill, hsl, mix, path, shade, type Sheet } from "./shapes.ts";

const white = "#ffffff";

/** A window over a worktop, a shelf of crockery, and a steaming kettle. */
export function kitchen(sheet: Sheet, palette: Palette, random: Random): string {
  const { width, height } = sheet;
  const unit = Math.min(width, height);
  const wall = mix(palette.far, palette.near, palette.isDark ? 0.55 : 0.3);
  const top = height * 0.78;
  const drawn = [element("rect", { x: 0, y: 0, width, height, fill: wall })];
  // The window, showing the sky of the hour.
  const [wide, high] = [unit * 0.46, unit * 0.5];
  const [left, head] = [width * 0.56 - wide / 2, height * 0.4 - high / 2];
  const frame = shade(palette.near, 0.1);
  const bar = unit * 0.016;
  drawn.push(
    element("circle", { cx: left + wide / 2, cy: head + high / 2, r: unit * 0.62, fill: "url(#lamp)", opacity: 0.5 }),
    element("rect", { x: left - bar, y: head - bar, width: wide + 2 * bar, height: high + 2 * bar, fill: frame }),
    element("rect", { x: left, y: head, width: wide, height: high, fill: "url(#sky)" }),
    element("rect", { x: left, y: head, width: wide, height: high, fill: palette.light, opacity: 0.22 }),
    fill(
      path(
        "M",
        left,
        head + high,
        "L",
        left,
        head + high * 0.8,
        "Q",
        left + wide * 0.4,
        head + high * 0.64,
        left + wide,
        head + high * 0.84,
        "L",
        left + wide,
        head + high,
        "Z",
      ),
      palette.far,
    ),
    element("rect", { x: left + wide / 2 - bar / 2, y: head, width: bar, height: high, fill: frame }),
    element("rect", { x: left, y: head + high * 0.42, width: wide, height: bar, fill: frame }),
    element("rect", {
      x: left - unit * 0.05,
      y: head + high,
      width: wide + unit * 0.1,
      height: bar * 1.6,
      fill: frame,
    }),
  );
  // Its light on the worktop.
  drawn.push(
    fill(
      path(
        "M",
        left,
        head + high,
        "L",
        left + wide,
        head + high,
        "L",
        left + wide * 0.7,
        top,
        "L",
        left - wide * 0.5,
        top,
        "Z",
      ),
      palette.light,
      0.08,
    ),
  );
  // Cups and jars on a shelf.
  const board = height * 0.3;
  drawn.push(
    element("rect", {
      x: 0,
      y: board,
      width: left - unit * 0.08,
      height: unit * 0.016,
      fill: shade(palette.near, 0.06),
    }),
  );
  for (let x = unit * 0.03; x < left - unit * 0.16; x += unit * (0.075 + random() * 0.02)) {
    const tall = unit * (0.05 + random() * 0.05);
    const colour = mix(hsl(random() * 60 + 5, 0.35, palette.isDark ? 0.28 : 0.55), palette.near, 0.2);
    drawn.push(element("rect", { x, y: board - tall, width: unit * 0.055, height: tall, rx: 5, fill: colour }));
  }
  // The worktop with its built-in stove.
  const stone = mix(palette.near, palette.far, 0.18);
  const hob = width * 0.2;
  drawn.push(
    element("rect", { x: 0, y: top, width, height: height - top, fill: palette.near }),
    element("rect", { x: 0, y: top, width, height: height * 0.028, fill: shade(stone, 0.12) }),
    element("ellipse", {
      cx: hob,
      cy: top + height * 0.006,
      rx: unit * 0.15,
      ry: unit * 0.014,
      fill: shade(palette.near, -0.4),
    }),
  );
  const steel = mix(palette.far, mix(palette.light, white, 0.3), palette.isDark ? 0.4 : 0.55);
  const body = top - unit * 0.17;
  const wisp = (x: number, tall: number) =>
    element("path", {
      d: path(
        "M",
        x,
        body,
        "C",
        x - unit * 0.05,
        body - tall * 0.4,
        x + unit * 0.06,
        body - tall * 0.6,
        x,
        body - tall,
      ),
      fill: "none",
      stroke: white,
      "stroke-width": unit * 0.012,
      opacity: 0.22,
    });
  const kettle = (from: number, to: number, colour: string) =>
    fill(
      path(
        "M",
        hob + from,
        top,
        "L",
        hob + to,
        top,
        "Q",
        hob + to * 0.94,
        body,
        hob,
        body,
        "Q",
        hob + from * 0.94,
        body,
        hob + from,
        top,
        "Z",
      ),
      colour,
    );
  drawn.push(
    wisp(hob + unit * 0.15, unit * 0.2),
    wisp(hob + unit * 0.18, unit * 0.13),
    element("path", {
      d: path(
        "M",
        hob - unit * 0.07,
        body + unit * 0.03,
        "Q",
        hob,
        body - unit * 0.13,
        hob + unit * 0.07,
        body + unit * 0.03,
      ),
      fill: "none",
      stroke: shade(palette.near, -0.2),
      "stroke-width": unit * 0.016,
    }),
    fill(
      path(
        "M",
        hob + unit * 0.07,
        top - unit * 0.1,
        "L",
        hob + unit * 0.17,
        body,
        "L",
        hob + unit * 0.19,
        body + unit * 0.02,
        "L",
        hob + unit * 0.1,
        top - unit * 0.03,
        "Z",
      ),
      shade(steel, -0.18),
    ),
    kettle(-unit * 0.12, unit * 0.12, steel),
    // The kettle's shaded side.
    kettle(-unit * 0.12, 0, shade(steel, -0.24)),
    element("circle", { cx: hob, cy: body - unit * 0.008, r: unit * 0.016, fill: shade(palette.near, -0.2) }),
  );
  return drawn.join("");
}
