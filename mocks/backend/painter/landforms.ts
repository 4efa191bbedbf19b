import type { Palette, Random } from "./palette.ts";
import { element, fill, hsl, mix, path, shade, type Sheet } from "./shapes.ts";

/** A hilly band, down to the bottom of the sheet. */
export function hills({ width, height }: Sheet, top: number, swing: number, count: number, random: Random): string {
  const step = width / count;
  const points: (string | number)[] = ["M", 0, height, "L", 0, top + (random() - 0.5) * swing];
  for (let at = 0; at < count; at += 1) {
    const [from, to] = [at * step, (at + 1) * step];
    const y = top + (random() - 0.5) * swing;
    points.push("Q", from + step * (0.3 + random() * 0.4), top + (random() - 0.5) * swing * 1.8, to, y);
  }
  return path(...points, "L", width, height, "Z");
}

export function peaks({ width, height }: Sheet, top: number, tall: number, count: number, random: Random): string {
  const points: (string | number)[] = ["M", 0, height, "L", 0, top];
  const step = width / count;
  for (let at = 0; at < count; at += 1)
    points.push(
      "L",
      (at + 0.3 + random() * 0.4) * step,
      top - tall * (0.45 + random() * 0.55),
      "L",
      (at + 1) * step,
      top - tall * random() * 0.2,
    );
  return path(...points, "L", width, height, "Z");
}

export function stars({ width, height }: Sheet, share: number, count: number, random: Random): string {
  return Array.from({ length: count }, () =>
    element("circle", {
      cx: random() * width,
      cy: random() * height * share,
      r: 0.8 + random() * 1.8,
      fill: "#ffffff",
      opacity: 0.25 + random() * 0.6,
    }),
  ).join("");
}

export function water(sheet: Sheet, top: number, { near, light, skyLow }: Palette, random: Random): string {
  const { width, height } = sheet;
  const surface = element("rect", { x: 0, y: top, width, height: height - top, fill: mix(near, skyLow, 0.22) });
  const glints = Array.from({ length: 16 }, () => {
    const deep = random();
    return element("rect", {
      x: random() * width,
      y: top + 6 + deep * (height - top - 10),
      width: (0.04 + random() * 0.16) * width,
      height: 1.5 + deep * 2.5,
      rx: 1,
      fill: light,
      opacity: 0.08 + random() * 0.22,
    });
  });
  return surface + glints.join("");
}

export function trunks(
  { width, height }: Sheet,
  ground: number,
  colour: string,
  count: number,
  random: Random,
): string {
  return Array.from({ length: count }, (_, at) => {
    const x = ((at + random() * 0.8) / count) * width;
    const wide = (0.018 + random() * 0.03) * width;
    return fill(
      path(
        "M",
        x,
        0,
        "L",
        x + wide,
        0,
        "L",
        x + wide * 1.15,
        ground,
        "Q",
        x + wide * 1.4,
        ground + height * 0.05,
        x + wide * 2,
        ground + height * 0.06,
        "L",
        x - wide,
        ground + height * 0.06,
        "Q",
        x - wide * 0.3,
        ground + height * 0.05,
        x - wide * 0.1,
        ground,
        "Z",
      ),
      colour,
    );
  }).join("");
}

export function houses(sheet: Sheet, ground: number, palette: Palette, random: Random): string {
  const { width } = sheet;
  let x = -20;
  let drawn = "";
  while (x < width) {
    const wide = width * (0.08 + random() * 0.12);
    const tall = sheet.height * (0.12 + random() * 0.3);
    const colour = mix(palette.near, palette.far, random() * 0.5);
    drawn += element("rect", { x, y: ground - tall, width: wide, height: tall + sheet.height, fill: colour });
    for (let row = 0; row < tall / 46 - 1; row += 1)
      for (let column = 0; column < wide / 34 - 1; column += 1)
        if (random() < 0.34)
          drawn += element("rect", {
            x: x + 12 + column * 34,
            y: ground - tall + 18 + row * 46,
            width: 13,
            height: 20,
            fill: palette.light,
            opacity: 0.35 + random() * 0.5,
          });
    x += wide + width * 0.006;
  }
  return drawn;
}

export function shelves({ width, height }: Sheet, palette: Palette, random: Random): string {
  let drawn = element("rect", { x: 0, y: 0, width, height, fill: mix(palette.near, palette.far, 0.45) });
  const tall = height * 0.135;
  for (let row = 0; row < 4; row += 1) {
    const foot = height * 0.08 + (row + 1) * tall;
    for (let x = width * 0.03; x < width * 0.96;) {
      const wide = width * (0.014 + random() * 0.03);
      const high = tall * (0.4 + random() * 0.42);
      if (random() < 0.8)
        drawn += element("rect", {
          x,
          y: foot - high,
          width: wide,
          height: high,
          rx: 2,
          fill: mix(hsl(random() * 60 + 5, 0.35, 0.28), palette.near, 0.35 + random() * 0.3),
        });
      x += wide + 2 + random() * width * 0.012;
    }
    drawn += element("rect", { x: 0, y: foot, width, height: height * 0.012, fill: shade(palette.near, 0.06) });
  }
  return drawn + element("rect", { x: 0, y: height * 0.78, width, height: height * 0.22, fill: palette.near });
}
