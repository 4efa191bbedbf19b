// Draws the icons of the installed app from the product's mark: node tools/draw-icons.ts. The files it writes are committed.
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { browserArguments, findBrowser } from "./browser.ts";

const mark = readFileSync("src/app/icon.svg", "utf8");
/** Edge to edge, the mark in the safe middle: systems cut these to their own shape. */
const square = mark
  .replace('rx="7"', "")
  .replace(/(<path[\s\S]*)(<\/svg>)/, '<g transform="translate(5.6 5.6) scale(0.65)">$1</g>$2');

const icons: readonly [name: string, size: number, svg: string][] = [
  ["icon-192", 192, mark],
  ["icon-512", 512, mark],
  ["maskable-512", 512, square],
  ["touch-180", 180, square],
];

const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments });
const page = await browser.newPage();
for (const [name, size, svg] of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<body style="margin:0">${svg.replace("<svg ", `<svg width="${size}" height="${size}" `)}`);
  writeFileSync(`public/icons/${name}.png`, await page.screenshot({ omitBackground: true }));
}
await browser.close();
