import type { Palette, Random } from "./palette.ts";
import type { Scene } from "./read-prompt.ts";
import { element, fill, mix, path, shade, type Sheet } from "./shapes.ts";

/** Paints the things in a place that the prompt names. */
export function things(
  scene: Scene,
  { width, height }: Sheet,
  ground: number,
  palette: Palette,
  random: Random,
): string {
  const unit = Math.min(width, height);
  const side = random() < 0.5 ? 0.16 : 0.82;
  const x = width * side;
  let drawn = "";
  if (scene.things.has("lighthouse")) {
    const top = ground - unit * 0.46;
    const beam = (to: number) =>
      path("M", x, top + unit * 0.03, "L", to, top - unit * 0.12, "L", to, top + unit * 0.2, "Z");
    drawn +=
      fill(beam(0), palette.light, 0.13) +
      fill(beam(width), palette.light, 0.13) +
      element("circle", { cx: x, cy: top + unit * 0.03, r: unit * 0.22, fill: "url(#lamp)" }) +
      fill(
        path(
          "M",
          x - unit * 0.034,
          top + unit * 0.07,
          "L",
          x + unit * 0.034,
          top + unit * 0.07,
          "L",
          x + unit * 0.05,
          ground + unit * 0.02,
          "L",
          x - unit * 0.05,
          ground + unit * 0.02,
          "Z",
        ),
        shade(palette.near, 0.05),
      ) +
      element("rect", {
        x: x - unit * 0.032,
        y: top,
        width: unit * 0.064,
        height: unit * 0.065,
        rx: 3,
        fill: palette.light,
      }) +
      fill(
        path("M", x - unit * 0.05, top, "L", x + unit * 0.05, top, "L", x, top - unit * 0.05, "Z"),
        shade(palette.near, 0.05),
      );
  }
  if (scene.things.has("ship")) {
    const deck = ground + height * 0.03;
    const s = width * (1 - side);
    drawn +=
      fill(
        path(
          "M",
          s - unit * 0.15,
          deck,
          "L",
          s + unit * 0.15,
          deck,
          "L",
          s + unit * 0.11,
          deck + unit * 0.06,
          "L",
          s - unit * 0.11,
          deck + unit * 0.06,
          "Z",
        ),
        shade(palette.near, -0.3),
      ) +
      fill(
        path(
          "M",
          s - unit * 0.005,
          deck,
          "L",
          s - unit * 0.005,
          deck - unit * 0.28,
          "Q",
          s + unit * 0.13,
          deck - unit * 0.12,
          s + unit * 0.12,
          deck - unit * 0.02,
          "L",
          s,
          deck - unit * 0.02,
          "Z",
        ),
        mix(palette.light, palette.skyLow, 0.35),
      ) +
      fill(
        path(
          "M",
          s - unit * 0.015,
          deck - unit * 0.24,
          "Q",
          s - unit * 0.11,
          deck - unit * 0.1,
          s - unit * 0.1,
          deck - unit * 0.02,
          "L",
          s - unit * 0.015,
          deck - unit * 0.02,
          "Z",
        ),
        mix(palette.light, palette.near, 0.45),
      );
  }
  if (scene.things.has("castle") || scene.things.has("house")) {
    const base = ground + height * 0.05;
    const c = width * (1 - side);
    const colour = shade(palette.near, 0.04);
    const towers = scene.things.has("castle") ? [-0.13, -0.05, 0.04, 0.12] : [0];
    for (const [at, dx] of towers.entries()) {
      const tall = unit * (scene.things.has("castle") ? 0.2 + ((at * 7) % 4) * 0.05 : 0.12);
      const wide = unit * (scene.things.has("castle") ? 0.075 : 0.2);
      const left = c + dx * unit * 1.2 - wide / 2;
      drawn +=
        element("rect", { x: left, y: base - tall, width: wide, height: tall + unit * 0.02, fill: colour }) +
        fill(
          path(
            "M",
            left - wide * 0.12,
            base - tall,
            "L",
            left + wide * 1.12,
            base - tall,
            "L",
            left + wide / 2,
            base - tall - unit * 0.1,
            "Z",
          ),
          shade(colour, -0.25),
        ) +
        element("rect", {
          x: left + wide * 0.4,
          y: base - tall * 0.62,
          width: wide * 0.2,
          height: unit * 0.03,
          rx: 2,
          fill: palette.light,
          opacity: 0.85,
        });
    }
  }
  if (scene.things.has("tree")) {
    const t = width * (1 - side);
    drawn +=
      element("rect", {
        x: t - unit * 0.015,
        y: ground - unit * 0.14,
        width: unit * 0.03,
        height: unit * 0.24,
        fill: shade(palette.near, -0.2),
      }) +
      element("circle", {
        cx: t,
        cy: ground - unit * 0.22,
        r: unit * 0.13,
        fill: mix(palette.near, palette.far, 0.4),
      }) +
      element("circle", {
        cx: t + unit * 0.07,
        cy: ground - unit * 0.15,
        r: unit * 0.09,
        fill: mix(palette.near, palette.far, 0.55),
      });
  }
  if (scene.things.has("candle") || (scene.place === "room" && scene.light !== null)) {
    for (const dx of [0, 0.07, -0.06]) {
      const c = x + dx * unit;
      const tall = unit * (0.1 + random() * 0.06);
      const foot = height * 0.8;
      drawn +=
        element("circle", { cx: c, cy: foot - tall - unit * 0.03, r: unit * 0.12, fill: "url(#lamp)" }) +
        element("rect", {
          x: c - unit * 0.013,
          y: foot - tall,
          width: unit * 0.026,
          height: tall,
          rx: 3,
          fill: mix(palette.light, "#ffffff", 0.5),
        }) +
        fill(
          path(
            "M",
            c,
            foot - tall - unit * 0.06,
            "Q",
            c + unit * 0.02,
            foot - tall - unit * 0.02,
            c,
            foot - tall,
            "Q",
            c - unit * 0.02,
            foot - tall - unit * 0.02,
            c,
            foot - tall - unit * 0.06,
            "Z",
          ),
          palette.light,
        );
    }
  }
  return drawn;
}
