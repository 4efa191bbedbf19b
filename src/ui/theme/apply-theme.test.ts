// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { token } from "#styled-system/tokens";
import { applyFont, applyTheme } from "./apply-theme.ts";
import { deriveTheme } from "./derive-theme.ts";
import { colorNames } from "./semantic-colors.ts";
import { builtInThemeIds } from "./theme-ids.ts";
import { colorVariable, themeVariables } from "./theme-variables.ts";

const root = document.documentElement;
const derived = deriveTheme({ background: "#f4f0e8", primary: "#3a4bd1" });
const look = { mode: derived.mode, variables: themeVariables(derived.colors) };

beforeEach(() => {
  root.removeAttribute("style");
  applyTheme("dark");
});

it.each([...builtInThemeIds])("shows %s", (id) => {
  applyTheme(id);
  expect(root.dataset["theme"]).toBe(id);
});

it("shows a custom theme through variables on the root", () => {
  applyTheme("custom-4", look);
  expect(root.dataset).toMatchObject({ theme: "custom-4", mode: "light" });
  expect(root.style.getPropertyValue("--colors-bg-canvas")).toBe(derived.colors["bg.canvas"]);
});

it("leaves nothing of a custom theme behind", () => {
  applyTheme("custom-4", look);
  applyTheme("roseTheme");
  expect(root.dataset["mode"]).toBeUndefined();
  expect(root.style.length).toBe(0);
});

it("falls back to dark for an unknown custom theme (GAP-51)", () => {
  applyTheme("custom-gone");
  expect(root.dataset["theme"]).toBe("dark");
});

it("lets no foreign text into a style", () => {
  applyTheme("custom-4", { mode: "dark", variables: { "--colors-bg-canvas": "url(https://x)", "--other": "#123456" } });
  expect(root.style.length).toBe(0);
});

it("sets the browser's own colour", () => {
  const meta = document.createElement("meta");
  meta.name = "theme-color";
  document.head.append(meta);
  applyTheme("skyTheme");
  expect(meta.content).toBe("#e6f4fb");
  meta.remove();
});

it("shows a font", () => {
  applyFont("papyrus");
  expect(root.dataset["font"]).toBe("papyrus");
  applyFont();
  expect(root.dataset["font"]).toBe("satoshi");
});

it("names the variables as the style sheet does", () => {
  for (const name of colorNames) expect(`var(${colorVariable(name)})`).toBe(token.var(`colors.${name}`));
});
