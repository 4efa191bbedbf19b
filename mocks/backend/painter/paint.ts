import type { AspectRatio } from "#src/generated/api/model/aspectRatio.ts";
import { diceFor } from "../responder/prng.ts";
import { animal } from "./animals.ts";
import { backdrop, weather } from "./backdrop.ts";
import { figure } from "./figure.ts";
import { paletteOf } from "./palette.ts";
import { readPrompt } from "./read-prompt.ts";
import { element, mix, type Sheet } from "./shapes.ts";

/** Size in pixels for each aspect ratio. */
export const sheets: Readonly<Record<AspectRatio, Sheet>> = {
  "1:1": { width: 1024, height: 1024 },
  "2:3": { width: 832, height: 1248 },
  "3:2": { width: 1248, height: 832 },
  "3:4": { width: 896, height: 1152 },
  "4:3": { width: 1152, height: 896 },
  "9:16": { width: 768, height: 1344 },
  "16:9": { width: 1344, height: 768 },
};

export type Recipe = { prompt: string; negativePrompt: string; aspectRatio: AspectRatio; seed: number };

const stop = (offset: number, colour: string, opacity = 1) =>
  element("stop", { offset: `${offset * 100}%`, "stop-color": colour, "stop-opacity": String(opacity) });

/**
 * Paints a prompt without a model: an SVG in the product's style, which has only numbers and colours, never text of the
 * prompt. The same recipe gives the same picture.
 */
export function paint({ prompt, negativePrompt, aspectRatio, seed }: Recipe): string {
  const sheet = sheets[aspectRatio];
  const { width, height } = sheet;
  const dice = diceFor(`${seed}`);
  const random = () => dice.roll();
  const scene = readPrompt(prompt, negativePrompt, random);
  const palette = paletteOf(scene, random);
  const glowX = 62 + random() * 20;
  const defs = [
    element("linearGradient", { id: "sky", x1: 0, y1: 0, x2: 0, y2: 1 }, [
      stop(0, palette.skyTop),
      stop(0.72, palette.skyLow),
      stop(1, palette.far),
    ]),
    element("radialGradient", { id: "glow", cx: `${Math.round(glowX)}%`, cy: "34%", r: "62%" }, [
      stop(0, palette.light, palette.isDark ? 0.42 : 0.5),
      stop(0.45, palette.light, 0.14),
      stop(1, palette.light, 0),
    ]),
    element("radialGradient", { id: "lamp" }, [
      stop(0, palette.light, 0.75),
      stop(0.4, palette.light, 0.24),
      stop(1, palette.light, 0),
    ]),
    element("radialGradient", { id: "planet", cx: "34%", cy: "30%", r: "80%" }, [
      stop(0, mix(palette.light, palette.skyLow, 0.3)),
      stop(0.6, palette.far),
      stop(1, palette.near),
    ]),
    element("radialGradient", { id: "edge", cx: "50%", cy: "44%", r: "78%" }, [
      stop(0.55, "#000000", 0),
      stop(1, "#000000", 0.55),
    ]),
  ];
  return element("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height }, [
    element("defs", {}, defs),
    backdrop(scene, sheet, palette, random),
    scene.person === null ? "" : figure(scene.person, sheet, palette, random),
    scene.animal === null
      ? ""
      : animal(scene.animal, sheet, { palette, place: scene.place, isBeside: scene.person !== null }, random),
    weather(scene, sheet, random),
    element("rect", { x: 0, y: 0, width, height, fill: "url(#edge)" }),
  ]);
}

/** A source picture in base64; `strength` is how much of it is replaced, from 0 to 1. */
export type Ground = { type: string; base64: string; strength: number };

/** The source picture blended over the painting, blurred so that only its colours and light remain. */
const tone = ({ width, height }: Sheet, blend: string, opacity: number) =>
  element("use", {
    href: "#from",
    // Larger than the sheet, so that the blurred edges are outside.
    transform: `translate(${-0.15 * width} ${-0.15 * height}) scale(1.3)`,
    filter: "url(#soft)",
    opacity: opacity.toFixed(2),
    style: `mix-blend-mode:${blend}`,
  });

/**
 * Paints a prompt over a source picture, in that picture's colours and light. The backend cannot decode pictures, so the SVG
 * embeds the source and leaves the blending to the browser; it needs no other file.
 */
export function paintOver(recipe: Recipe, { type, base64, strength }: Ground): string {
  const sheet = sheets[recipe.aspectRatio];
  const { width, height } = sheet;
  const href = `data:${type};base64,${base64}`;
  // 0 if the source is kept unchanged or replaced completely.
  const toned = (1 - strength) * Math.min(1, 3 * strength);
  return element("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height }, [
    element("filter", { id: "soft" }, [element("feGaussianBlur", { stdDeviation: width / 12 })]),
    element("image", { href, id: "from", width, height, preserveAspectRatio: "xMidYMid slice" }),
    element("g", { opacity: String(strength) }, [paint(recipe)]),
    ...(toned > 0 ? [tone(sheet, "color", toned), tone(sheet, "soft-light", 0.6 * toned)] : []),
  ]);
}
