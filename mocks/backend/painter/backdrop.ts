import { kitchen } from "./kitchen.ts";
import { hills, houses, peaks, shelves, stars, trunks, water } from "./landforms.ts";
import type { Palette, Random } from "./palette.ts";
import type { Place, Scene } from "./read-prompt.ts";
import { things } from "./things.ts";
import { element, fill, hsl, mix, path, shade, type Sheet } from "./shapes.ts";

/** Paints everything behind the subject. */
export function backdrop(scene: Scene, sheet: Sheet, palette: Palette, random: Random): string {
  const { width, height } = sheet;
  const ground = height * (0.6 + random() * 0.1);
  const sky = element("rect", { x: 0, y: 0, width, height, fill: "url(#sky)" });
  const night = scene.hour === "night" && scene.place !== "room" ? stars(sheet, 0.62, 70, random) : "";
  const orbX = width * (random() < 0.5 ? 0.22 + random() * 0.12 : 0.66 + random() * 0.14);
  const orbY = height * (0.16 + random() * 0.12);
  const hasOrb =
    scene.place !== "room" && (scene.things.has("moon") || scene.hour === "dawn" || scene.place === "desert");
  const orb = hasOrb
    ? element("circle", {
        cx: orbX,
        cy: orbY,
        r: Math.min(width, height) * 0.13,
        fill: mix(palette.light, "#ffffff", 0.25),
        opacity: 0.92,
      }) +
      element("circle", {
        cx: orbX - width * 0.03,
        cy: orbY - height * 0.015,
        r: Math.min(width, height) * 0.022,
        fill: palette.skyLow,
        opacity: 0.25,
      }) +
      element("circle", {
        cx: orbX + width * 0.025,
        cy: orbY + height * 0.02,
        r: Math.min(width, height) * 0.035,
        fill: palette.skyLow,
        opacity: 0.2,
      })
    : "";
  const glow = element("rect", { x: 0, y: 0, width, height, fill: "url(#glow)" });
  const middle = mix(palette.far, palette.near, 0.5);
  const land: Record<Place, () => string> = {
    sea: () =>
      fill(hills(sheet, ground - height * 0.03, height * 0.05, 3, random), palette.far) +
      water(sheet, ground, palette, random),
    forest: () =>
      trunks(sheet, ground, mix(palette.far, palette.skyLow, 0.35), 9, random) +
      fill(hills(sheet, ground, height * 0.04, 3, random), middle) +
      trunks(sheet, ground + height * 0.08, mix(palette.near, palette.far, 0.25), 6, random) +
      fill(hills(sheet, ground + height * 0.12, height * 0.05, 3, random), palette.near),
    city: () =>
      `<g opacity="0.6">${houses(sheet, ground - height * 0.06, { ...palette, near: palette.far }, random)}</g>` +
      houses(sheet, ground + height * 0.04, palette, random) +
      element("rect", { x: 0, y: ground + height * 0.1, width, height, fill: shade(palette.near, -0.2) }),
    room: () => (scene.things.has("kettle") ? kitchen : shelves)(sheet, palette, random),
    mountain: () =>
      fill(peaks(sheet, ground, height * 0.3, 4, random), mix(palette.far, palette.skyLow, 0.35)) +
      fill(peaks(sheet, ground + height * 0.06, height * 0.2, 5, random), middle) +
      fill(hills(sheet, ground + height * 0.1, height * 0.06, 3, random), palette.near),
    desert: () =>
      fill(hills(sheet, ground - height * 0.04, height * 0.1, 2, random), mix(palette.far, palette.light, 0.2)) +
      fill(hills(sheet, ground + height * 0.05, height * 0.12, 2, random), middle) +
      fill(hills(sheet, ground + height * 0.16, height * 0.1, 2, random), palette.near),
    space: () =>
      element("circle", {
        cx: width * 0.7,
        cy: height * 0.34,
        r: Math.min(width, height) * 0.24,
        fill: "url(#planet)",
      }) +
      element("ellipse", {
        cx: width * 0.7,
        cy: height * 0.34,
        rx: Math.min(width, height) * 0.4,
        ry: Math.min(width, height) * 0.07,
        fill: "none",
        stroke: palette.light,
        "stroke-width": 5,
        opacity: 0.4,
        transform: `rotate(-16 ${Math.round(width * 0.7)} ${Math.round(height * 0.34)})`,
      }) +
      fill(hills(sheet, height * 0.86, height * 0.06, 4, random), palette.near),
    field: () =>
      fill(hills(sheet, ground, height * 0.06, 3, random), middle) +
      fill(hills(sheet, ground + height * 0.1, height * 0.06, 2, random), palette.near) +
      Array.from({ length: 60 }, () => {
        const deep = random();
        return element("circle", {
          cx: random() * width,
          cy: ground + height * 0.12 + deep * height * 0.26,
          r: 2 + deep * 6,
          fill: hsl(random() * 60 + 320, 0.5, 0.62),
          opacity: 0.35 + random() * 0.5,
        });
      }).join(""),
  };
  return sky + night + orb + glow + land[scene.place]() + things(scene, sheet, ground, palette, random);
}

/** Paints rain or snow in front of everything. */
export function weather({ things: named }: Scene, { width, height }: Sheet, random: Random): string {
  if (named.has("snow"))
    return Array.from({ length: 90 }, () =>
      element("circle", {
        cx: random() * width,
        cy: random() * height,
        r: 1.5 + random() * 4,
        fill: "#ffffff",
        opacity: 0.25 + random() * 0.5,
      }),
    ).join("");
  if (!named.has("rain")) return "";
  const drops = Array.from({ length: 110 }, () => {
    const [x, y, long] = [random() * width * 1.1, random() * height, 18 + random() * 44];
    return path("M", x, y, "l", -long * 0.3, long);
  });
  return element("path", { d: drops.join(""), stroke: "#dfe9f2", "stroke-width": 1.6, opacity: 0.24 });
}
