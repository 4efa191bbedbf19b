import type { Palette, Random } from "./palette.ts";
import type { Person } from "./read-prompt.ts";
import { element, fill, hsl, mix, path, shade, type Sheet } from "./shapes.ts";

const skins = ["#f0c3a0", "#e5ad86", "#c98e66", "#a06a48", "#6f4631", "#f3d2b8"];
const hairs = ["#2a1d1a", "#4a2e1f", "#7d3a22", "#b5562c", "#d8b878", "#1c1b22", "#8d8f96"];

/** A bust lit from the right, eyes closed, in the style of the cast. Coordinates are multiples of `unit` from the face's centre. */
export function figure(person: Person, { width, height }: Sheet, palette: Palette, random: Random): string {
  const unit = Math.min(width, height * 0.68);
  const middle = width * (width > height * 1.1 ? (random() < 0.5 ? 0.36 : 0.64) : 0.5);
  const face = Math.max(unit * 0.4, height - unit * 0.84);
  const at = (d: string) =>
    d.replaceAll(/(-?[\d.]+),(-?[\d.]+)/g, (_pair, x: string, y: string) =>
      path(middle + Number(x) * unit, face + Number(y) * unit),
    );
  const part = (d: string, colour: string, opacity = 1) => fill(at(d), colour, opacity);
  const line = (d: string, colour: string, thick: number) =>
    element("path", {
      d: at(d),
      fill: "none",
      stroke: colour,
      "stroke-width": unit * thick,
      "stroke-linecap": "round",
    });
  const dot = (x: number, y: number, r: number, colour: string, opacity = 1) =>
    element("circle", { cx: middle + x * unit, cy: face + y * unit, r: r * unit, fill: colour, opacity });
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "#888888";

  const lit = mix(pick(skins), palette.light, palette.isDark ? 0.14 : 0.06);
  const dim = mix(lit, palette.near, palette.isDark ? 0.5 : 0.34);
  const hair = person.hairColour ?? pick(hairs);
  const hairDim = mix(hair, palette.near, 0.5);
  const cloth = person.clothColour ?? hsl(random() * 360, 0.3, 0.3);
  const clothDim = mix(cloth, palette.near, 0.55);
  const ink = mix(shade(hairDim, -0.45), "#1a0f0d", 0.5);
  const long = person.hair === "long" || person.hair === "braid";

  const behind =
    person.hair === "bald"
      ? ""
      : long
        ? part(
            "M 0,-0.31 C -0.25,-0.31 -0.23,-0.08 -0.225,0.1 C -0.22,0.24 -0.25,0.34 -0.19,0.44 L 0.19,0.44 C 0.25,0.34 0.22,0.24 0.225,0.1 C 0.23,-0.08 0.25,-0.31 0,-0.31 Z",
            hairDim,
          ) + part("M 0.02,-0.31 C 0.25,-0.3 0.23,-0.08 0.225,0.1 C 0.22,0.24 0.25,0.34 0.19,0.44 L 0.05,0.44 Z", hair)
        : part("M 0,-0.3 C -0.22,-0.3 -0.205,-0.1 -0.19,0.06 L 0.19,0.06 C 0.205,-0.1 0.22,-0.3 0,-0.3 Z", hairDim);
  const bun =
    person.hair === "bun"
      ? dot(0, -0.34, 0.075, hairDim) + part("M 0,-0.415 C 0.1,-0.41 0.1,-0.27 0,-0.265 Z", hair)
      : "";
  const hood =
    person.hat === "hood"
      ? part("M 0,-0.4 C -0.33,-0.38 -0.31,0.02 -0.27,0.46 L 0.27,0.46 C 0.31,0.02 0.33,-0.38 0,-0.4 Z", clothDim) +
        part("M 0.03,-0.4 C 0.33,-0.37 0.31,0.02 0.27,0.46 L 0.12,0.46 C 0.2,0.1 0.24,-0.24 0.03,-0.4 Z", cloth)
      : "";
  const shoulders =
    part(
      "M -0.09,0.33 C -0.24,0.37 -0.44,0.43 -0.5,0.9 L 0.5,0.9 C 0.44,0.43 0.24,0.37 0.09,0.33 Q 0,0.4 -0.09,0.33 Z",
      cloth,
    ) +
    part(
      "M -0.09,0.33 C -0.24,0.37 -0.44,0.43 -0.5,0.9 L -0.02,0.9 C 0.02,0.7 -0.01,0.5 0,0.37 Q -0.05,0.37 -0.09,0.33 Z",
      clothDim,
    );
  const neck =
    part("M -0.085,0.12 L 0.085,0.12 L 0.09,0.34 Q 0,0.41 -0.09,0.34 Z", lit) +
    part("M -0.085,0.12 L 0.03,0.12 L 0.015,0.38 Q -0.05,0.37 -0.09,0.34 Z", dim) +
    part("M 0.0,0.225 C 0.04,0.22 0.07,0.18 0.085,0.14 L 0.087,0.2 C 0.06,0.25 0.03,0.27 0,0.27 Z", dim, 0.8);
  const collar =
    part("M -0.105,0.24 L 0.105,0.23 L 0.12,0.35 Q 0,0.43 -0.12,0.36 Z", shade(cloth, 0.1)) +
    part("M -0.105,0.24 L 0.01,0.235 L 0.0,0.393 Q -0.06,0.39 -0.12,0.36 Z", shade(clothDim, 0.05));
  const head =
    part(
      "M -0.16,-0.06 C -0.165,-0.26 0.165,-0.26 0.16,-0.06 C 0.16,0.1 0.08,0.225 0,0.225 C -0.08,0.225 -0.16,0.1 -0.16,-0.06 Z",
      lit,
    ) +
    part(
      "M 0,-0.215 C 0.005,-0.12 -0.006,-0.06 0.012,-0.02 L 0.042,0.05 Q 0.046,0.07 0.012,0.078 Q 0.004,0.095 0.022,0.108 Q 0.0,0.128 0.012,0.145 Q 0.024,0.168 0.0,0.185 L 0,0.225 C -0.08,0.225 -0.16,0.1 -0.16,-0.06 C -0.162,-0.16 -0.08,-0.215 0,-0.215 Z",
      dim,
    ) +
    dot(0.095, 0.06, 0.05, mix(lit, "#d9543a", 0.4), 0.28);
  const eye = (side: number) =>
    person.areEyesOpen
      ? part(
          `M ${0.035 * side},-0.005 Q ${0.08 * side},-0.045 ${0.125 * side},-0.005 Q ${0.08 * side},0.022 ${0.035 * side},-0.005 Z`,
          mix(lit, "#ffffff", side < 0 ? 0.2 : 0.6),
        ) +
        dot(0.08 * side, -0.008, 0.019, ink) +
        dot(0.086 * side + 0.003, -0.014, 0.005, "#ffffff", 0.8)
      : line(`M ${0.035 * side},0.0 Q ${0.08 * side},0.03 ${0.125 * side},-0.006`, ink, 0.009) +
        [0.06, 0.085, 0.11].map((x) => line(`M ${x * side},0.014 L ${(x + 0.008) * side},0.03`, ink, 0.006)).join("");
  const brow = (side: number) =>
    part(
      `M ${0.03 * side},-0.062 Q ${0.085 * side},-0.095 ${0.138 * side},-0.056 Q ${0.085 * side},-0.074 ${0.032 * side},-0.05 Z`,
      ink,
    );
  const mouth =
    part(
      "M -0.05,0.13 Q -0.02,0.118 0,0.124 Q 0.02,0.118 0.05,0.13 Q 0.02,0.155 0,0.155 Q -0.02,0.155 -0.05,0.13 Z",
      mix(lit, "#a3322f", 0.55),
    ) + line("M -0.05,0.131 Q 0,0.137 0.05,0.13", ink, 0.004);
  const beard = person.hasBeard
    ? part(
        "M -0.155,0.02 C -0.15,0.14 -0.1,0.31 0,0.33 C 0.1,0.31 0.15,0.14 0.155,0.02 C 0.12,0.1 0.07,0.1 0.05,0.1 Q 0,0.085 -0.05,0.1 C -0.07,0.1 -0.12,0.1 -0.155,0.02 Z",
        hair,
      ) +
      part(
        "M -0.155,0.02 C -0.15,0.14 -0.1,0.31 0,0.33 L 0,0.092 Q -0.03,0.09 -0.05,0.1 C -0.07,0.1 -0.12,0.1 -0.155,0.02 Z",
        hairDim,
      ) +
      part("M -0.045,0.138 Q 0,0.128 0.045,0.138 Q 0,0.158 -0.045,0.138 Z", mix(dim, "#a3322f", 0.45))
    : "";
  const fringe =
    person.hair === "bald"
      ? ""
      : part(
          "M -0.172,0.0 C -0.215,-0.35 0.215,-0.35 0.172,0.0 C 0.165,-0.1 0.11,-0.15 0.03,-0.2 C -0.05,-0.15 -0.16,-0.11 -0.172,0.0 Z",
          hairDim,
        ) + part("M 0.03,-0.262 C 0.19,-0.27 0.19,-0.12 0.172,0.0 C 0.165,-0.1 0.11,-0.15 0.03,-0.2 Z", hair);
  const braid =
    person.hair === "braid"
      ? [0, 1, 2, 3, 4, 5]
          .map((knot) =>
            dot(0.19 - knot * 0.008, 0.12 + knot * 0.07, 0.045 - knot * 0.003, mix(hair, hairDim, (knot % 2) * 0.5)),
          )
          .join("")
      : "";
  const glasses = person.hasGlasses
    ? [-1, 1]
        .map((side) =>
          element("circle", {
            cx: middle + 0.08 * side * unit,
            cy: face - 0.002 * unit,
            r: unit * 0.055,
            fill: palette.light,
            "fill-opacity": 0.12,
            stroke: ink,
            "stroke-width": unit * 0.008,
          }),
        )
        .join("") + line("M -0.026,-0.008 Q 0,-0.02 0.026,-0.008", ink, 0.008)
    : "";
  const hats: Record<Person["hat"], string> = {
    none: "",
    hood: part(
      "M 0,-0.4 C -0.27,-0.38 -0.25,-0.1 -0.2,0.1 C -0.2,-0.1 -0.14,-0.25 0,-0.27 C 0.14,-0.25 0.2,-0.1 0.2,0.1 C 0.25,-0.1 0.27,-0.38 0,-0.4 Z",
      mix(cloth, clothDim, 0.5),
    ),
    brim:
      part("M -0.16,-0.16 C -0.17,-0.36 -0.1,-0.4 0,-0.37 C 0.1,-0.4 0.17,-0.36 0.16,-0.16 Z", clothDim) +
      part("M 0.02,-0.375 C 0.12,-0.4 0.17,-0.36 0.16,-0.16 L 0.02,-0.16 Z", shade(cloth, -0.1)) +
      part("M -0.31,-0.13 Q 0,-0.24 0.31,-0.13 Q 0,-0.085 -0.31,-0.13 Z", mix(cloth, clothDim, 0.6)),
    witch:
      part("M -0.17,-0.17 C -0.1,-0.35 -0.04,-0.5 0.1,-0.56 C 0.05,-0.44 0.14,-0.3 0.17,-0.17 Z", clothDim) +
      part("M 0.03,-0.17 C 0.02,-0.36 0.03,-0.5 0.1,-0.56 C 0.05,-0.44 0.14,-0.3 0.17,-0.17 Z", cloth) +
      part("M -0.32,-0.12 Q 0,-0.25 0.32,-0.12 Q 0,-0.08 -0.32,-0.12 Z", mix(cloth, clothDim, 0.4)),
    crown:
      part(
        "M -0.15,-0.2 L -0.17,-0.33 L -0.09,-0.26 L 0,-0.36 L 0.09,-0.26 L 0.17,-0.33 L 0.15,-0.2 Q 0,-0.25 -0.15,-0.2 Z",
        "#d9ae58",
      ) + dot(0, -0.27, 0.015, "#a8412f"),
    horns:
      part("M -0.12,-0.22 C -0.2,-0.26 -0.24,-0.36 -0.2,-0.46 C -0.17,-0.36 -0.12,-0.3 -0.06,-0.26 Z", ink) +
      part("M 0.12,-0.22 C 0.2,-0.26 0.24,-0.36 0.2,-0.46 C 0.17,-0.36 0.12,-0.3 0.06,-0.26 Z", shade(ink, 0.14)),
  };
  const ring =
    long && !person.hasBeard
      ? dot(0.165, 0.085, 0.008, "#e9c581") + part("M 0.165,0.1 L 0.176,0.125 L 0.165,0.15 L 0.154,0.125 Z", "#e9c581")
      : "";
  return [
    hood,
    bun,
    behind,
    shoulders,
    neck,
    collar,
    head,
    eye(-1),
    eye(1),
    brow(-1),
    brow(1),
    mouth,
    beard,
    fringe,
    braid,
    ring,
    glasses,
    hats[person.hat],
  ].join("");
}
