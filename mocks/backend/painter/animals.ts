import { type Paint, before, behind, inside, outlines } from "./animal-figures.ts";
import type { Palette, Random } from "./palette.ts";
import { type Pen, penAt } from "./pen.ts";
import type { Animal, AnimalKind, Place } from "./read-prompt.ts";
import { element, fill, mix, path, shade, type Sheet } from "./shapes.ts";

/** Coats that a prompt without a colour leaves to the seed. */
const coats: Record<AnimalKind, readonly string[]> = {
  cat: ["#c07a3e", "#5f6068", "#2b2a30", "#d9cbb4"],
  dog: ["#a9743f", "#6b4a33", "#d6b98a", "#3a3230"],
  horse: ["#7a4a2c", "#4b3226", "#b9a58a", "#2c2726"],
  bird: ["#4f6f8c", "#8c5a3c", "#5d7a52", "#3b3d46"],
  fox: ["#c4602a", "#b5522a"],
  fish: ["#d9702e", "#c9a23c", "#b8483a", "#7f93a8"],
};

/** The water in a bowl, behind the fish. */
function bowlWater({ part }: Pen): string {
  const water =
    "M -0.43,-0.48 C -0.54,-0.28 -0.46,-0.04 -0.21,-0.015 L 0.21,-0.015 C 0.46,-0.04 0.54,-0.28 0.43,-0.48 Q 0,-0.44 -0.43,-0.48 Z";
  return part(water, "#6fa3b0", 0.3);
}

/** A bowl, in front of a fish that is not at sea. */
function bowl({ part, line, dot }: Pen, light: string): string {
  const round = "M -0.27,-0.62 C -0.56,-0.5 -0.56,-0.04 -0.22,0 L 0.22,0 C 0.56,-0.04 0.56,-0.5 0.27,-0.62 Z";
  return (
    part(round, light, 0.06) +
    line("M -0.43,-0.48 Q 0,-0.44 0.43,-0.48", mix(light, "#ffffff", 0.4), 0.008, 0.7) +
    line(round, mix(light, "#ffffff", 0.3), 0.01, 0.5) +
    line("M -0.27,-0.62 Q 0,-0.585 0.27,-0.62 Q 0,-0.655 -0.27,-0.62", mix(light, "#ffffff", 0.4), 0.01, 0.75) +
    line("M 0.37,-0.42 C 0.43,-0.32 0.42,-0.2 0.36,-0.13", "#ffffff", 0.018, 0.45) +
    [0, 1, 2].map((at) => dot(0.3 + at * 0.012, -0.34 - at * 0.05, 0.012 - at * 0.002, "#ffffff", 0.5)).join("")
  );
}

/** What it stands on: a table, a mound, a branch, or the water it leaps from. */
function stand(
  kind: AnimalKind,
  place: Place,
  { width, height }: Sheet,
  pen: Pen,
  foot: number,
  palette: Palette,
): string {
  if (kind === "bird")
    return (
      pen.line(
        "M -0.75,0.09 C -0.4,0.02 -0.1,0.06 0.2,0.035 C 0.45,0.02 0.6,-0.04 0.8,-0.1",
        shade(palette.near, -0.25),
        0.05,
      ) +
      pen.line(
        "M -0.7,0.075 C -0.4,0.008 -0.1,0.045 0.2,0.02 C 0.45,0.005 0.6,-0.05 0.8,-0.115",
        mix(palette.near, palette.light, 0.28),
        0.012,
        0.7,
      ) +
      pen.part(
        "M 0.42,-0.01 C 0.44,-0.12 0.54,-0.14 0.6,-0.13 C 0.59,-0.06 0.52,-0.01 0.42,-0.01 Z",
        mix(palette.near, "#4f7a4a", 0.5),
      )
    );
  if (kind === "horse") return "";
  if (kind === "fish" && place === "sea")
    return [0.34, 0.26, 0.17]
      .map((r, at) =>
        element("ellipse", {
          cx: width / 2,
          cy: foot + 0.04 * height,
          rx: r * width,
          ry: r * height * 0.07,
          fill: "none",
          stroke: palette.light,
          "stroke-width": width * 0.004,
          opacity: 0.25 + at * 0.12,
        }),
      )
      .join("");
  const ground = mix(palette.near, "#000000", 0.25);
  const lit = mix(palette.near, palette.light, 0.2);
  const edge = foot - height * 0.035;
  const top =
    place === "room"
      ? path("M", 0, edge, "L", width, edge, "L", width, height, "L", 0, height, "Z")
      : path(
          "M",
          0,
          edge + height * 0.03,
          "Q",
          width * 0.5,
          edge - height * 0.035,
          width,
          edge + height * 0.03,
          "L",
          width,
          height,
          "L",
          0,
          height,
          "Z",
        );
  const rim =
    place === "room"
      ? path("M", 0, edge, "L", width, edge)
      : path("M", 0, edge + height * 0.03, "Q", width * 0.5, edge - height * 0.035, width, edge + height * 0.03);
  return (
    fill(top, ground) +
    element("path", { d: rim, fill: "none", stroke: lit, "stroke-width": height * 0.006, opacity: 0.8 }) +
    pen.part("M -0.32,0 C -0.32,0.05 0.3,0.05 0.36,0 C 0.36,-0.04 -0.32,-0.04 -0.32,0 Z", "#000000", 0.35)
  );
}

/** An animal as the subject, lit from the right; beside a person it is smaller and at their side. */
export function animal(
  { kind, colour, areEyesOpen }: Animal,
  sheet: Sheet,
  { palette, place, isBeside }: { palette: Palette; place: Place; isBeside: boolean },
  random: Random,
): string {
  const { width, height } = sheet;
  const size = Math.min(width * 0.94, height * 0.8) * (isBeside ? 0.55 : 1) * (kind === "horse" ? 1.12 : 1);
  const shift = random() < 0.5 ? -1 : 1;
  const x = width * (isBeside ? 0.5 + 0.3 * shift : width > height * 1.1 ? 0.5 + 0.1 * shift : 0.5);
  const foot =
    height * (kind === "horse" ? 1.01 : kind === "bird" ? 0.78 : kind === "fish" && place === "sea" ? 0.82 : 0.93);
  const pen = penAt(x, foot, size);
  const base = colour ?? coats[kind][Math.floor(random() * coats[kind].length)] ?? "#8a7a6a";
  const coat = mix(base, palette.light, palette.isDark ? 0.2 : 0.08);
  const dim = mix(base, palette.near, palette.isDark ? 0.42 : 0.28);
  const paint: Paint = {
    coat,
    dim,
    pale: mix(mix(base, "#f4e9d8", 0.78), palette.near, palette.isDark ? 0.2 : 0.06),
    ink: mix(shade(dim, -0.6), "#140d0c", 0.6),
    light: palette.light,
    areEyesOpen,
  };
  const outline = pen.at(outlines[kind]);
  // The light leaves an edge on the right: the shadow is the outline again, moved away from it.
  const shaded = penAt(x - size * 0.035, foot + size * 0.012, size).part(outlines[kind], dim);
  const body =
    element("clipPath", { id: "coat" }, [element("path", { d: outline })]) +
    fill(outline, coat) +
    element("g", { "clip-path": "url(#coat)" }, [shaded, inside[kind](pen, paint)]);
  const tilted =
    kind === "fish" && place === "sea"
      ? element("g", { transform: `rotate(-24 ${x} ${foot - 0.3 * size})` }, [body])
      : body;
  const isInBowl = kind === "fish" && place !== "sea";
  return [
    isBeside ? "" : stand(kind, place, sheet, pen, foot, palette),
    isInBowl ? bowlWater(pen) : "",
    behind[kind]?.(pen, paint) ?? "",
    tilted,
    before[kind]?.(pen, paint) ?? "",
    isInBowl ? bowl(pen, palette.light) : "",
  ].join("");
}
