import type { Hour, Place, Scene } from "./read-prompt.ts";
import { hsl, mix } from "./shapes.ts";

export type Random = () => number;

/** The colours a scene is painted in. */
export type Palette = {
  skyTop: string;
  skyLow: string;
  /** Layers of the ground, from far to near. */
  far: string;
  near: string;
  light: string;
  isDark: boolean;
};

const hues: Record<Place, number> = {
  sea: 196,
  forest: 150,
  city: 218,
  room: 28,
  mountain: 212,
  desert: 24,
  space: 256,
  field: 96,
};

/** For each hour: lightness at the top and at the horizon, saturation, and colour of the light. */
const hours: Record<Hour, [top: number, low: number, saturation: number, light: string]> = {
  night: [0.07, 0.2, 0.42, "#dfe6ee"],
  dusk: [0.15, 0.36, 0.4, "#f3b97a"],
  dawn: [0.4, 0.74, 0.26, "#ffe2bd"],
  day: [0.52, 0.8, 0.4, "#fff3d6"],
};

export function paletteOf({ place, hour, hue: given, light }: Scene, random: Random): Palette {
  const [top, low, saturation, own] = hours[hour];
  const hue = (given ?? hues[place]) + (random() - 0.5) * 14;
  const glow = light ?? own;
  const isDark = hour === "night" || hour === "dusk";
  const skyTop = hsl(hue, saturation, top);
  const skyLow = mix(hsl(hue - 8, saturation * 0.9, low), glow, hour === "night" ? 0.06 : 0.3);
  return {
    skyTop,
    skyLow,
    far: mix(hsl(hue + 6, saturation * 0.8, low * 0.62), skyLow, 0.3),
    near: hsl(hue + 10, saturation * 0.8, isDark ? 0.05 : low * 0.26),
    light: glow,
    isDark,
  };
}
