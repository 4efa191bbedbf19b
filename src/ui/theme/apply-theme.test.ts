// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { token } from "#styled-system/tokens";
import { applyFont, applyTheme } from "./apply-theme.ts";
import { colorNames } from "./built-in-themes.ts";
import { themeIds } from "#src/lib/look-ids.ts";
import { lookOf } from "./look-of.ts";
import { colorVariable } from "./theme-variables.ts";

const root = document.documentElement;
const look = lookOf({ background: "#f4f0e8", primary: "#3a4bd1" });

beforeEach(() => {
  root.removeAttribute("style");
  applyTheme("dark");
});

it.each([...themeIds])("shows %s", (id) => {
  applyTheme(id);
  expect(root.dataset["theme"]).toBe(id);
});

it("shows a custom theme through variables on the root", () => {
  applyTheme("custom-4", look);
  expect(root.dataset).toMatchObject({ theme: "custom-4", mode: "light" });
  expect(root.style.getPropertyValue("--colors-bg-canvas")).toBe(look.variables["--colors-bg-canvas"]);
});

it("removes a custom theme completely", () => {
  applyTheme("custom-4", look);
  applyTheme("roseTheme");
  expect(root.dataset["mode"]).toBeUndefined();
  expect(root.style.length).toBe(0);
});

it("falls back to dark for an unknown custom theme (GAP-51)", () => {
  applyTheme("custom-gone");
  expect(root.dataset["theme"]).toBe("dark");
});

it("accepts only valid values into a style", () => {
  applyTheme("custom-4", { mode: "dark", variables: { "--colors-bg-canvas": "url(https://x)", "--other": "#123456" } });
  expect(root.style.length).toBe(0);
});

it("sets the browser's theme-color", () => {
  const meta = document.createElement("meta");
  meta.name = "theme-color";
  const sheet = document.createElement("style");
  sheet.textContent = "[data-theme=skyTheme]{--colors-bg-canvas:#e6f4fb}";
  document.head.append(meta, sheet);
  applyTheme("skyTheme");
  expect(meta.content).toBe("#e6f4fb");
  applyTheme("custom-4", look);
  expect(meta.content).toBe(look.variables["--colors-bg-canvas"]);
  meta.remove();
  sheet.remove();
});

it("shows a font", () => {
  applyFont("papyrus");
  expect(root.dataset["font"]).toBe("papyrus");
  applyFont();
  expect(root.dataset["font"]).toBe("satoshi");
});

it("uses the style sheet's variable names", () => {
  for (const name of colorNames) expect(`var(${colorVariable(name)})`).toBe(token.var(`colors.${name}`));
});

it("derives a theme once for its colours", () => {
  expect(lookOf({ background: "#F4F0E8", primary: "#3A4BD1" })).toBe(look);
  expect(lookOf({ background: "#f4f0e9", primary: "#3a4bd1" })).not.toBe(look);
  expect(Object.keys(look.variables)).toHaveLength(colorNames.length);
});
