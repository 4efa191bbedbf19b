// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { customThemesStore } from "#src/client-state/appearance.ts";
import { rereadStores } from "#src/client-state/store.ts";
import { CustomTheme } from "#src/generated/zod/schemas/customTheme.zod.ts";
import { applyTheme } from "./apply-theme.ts";
import { boot } from "./boot.fixture.ts";
import { themeVariables } from "./theme-variables.ts";

// S4: themes are shared, so their values are untrusted. Of these 56 only the four colours may pass each check.
const good = ["#112233", "#AABBCC", "#000000", "#fFfFfF"];
const bad: unknown[] = [
  ["nothing", "", " ", "#", "#1", "#12", "#123", "#1234", "#12345", "#1234567", "#12345678", "112233", "0x112233"],
  [" #112233", "#112233 ", "#112233\n", "#11 233", "#gg0011", "＃112233", "#１１２２３３", "##112233", "#11223g"],
  [
    "red",
    "transparent",
    "inherit",
    "currentColor",
    "rgb(1,2,3)",
    "rgba(0 0 0 / 1)",
    "hsl(1 2% 3%)",
    "color(srgb 1 0 0)",
  ],
  [
    "url(https://evil.example/a)",
    "url('#112233')",
    "image-set(url(https://evil.example/b) 1x)",
    "var(--colors-fg-default)",
  ],
  ["#112233;background:url(https://evil.example/c)", "#112233}*{display:none}", "#112233 url(https://evil.example/d)"],
  [
    "expression(alert(1))",
    "javascript:alert(1)",
    "</style><script>alert(1)</script>",
    "@import 'https://evil.example/e'",
  ],
  ["attr(value)", "env(x)", "\\23 112233", "/*#112233*/", "#112233/**/", "#112233!important", "\u0000#112233"],
  [null, 1122867, true, { toString: "#112233" }],
].flat();
const name = "--colors-bg-canvas";

beforeEach(() => {
  localStorage.clear();
  rereadStores();
  document.documentElement.removeAttribute("style");
});

/** The values that each check accepts. */
const doors: Record<string, (value: unknown) => unknown> = {
  "the contract": (value) =>
    CustomTheme.safeParse({
      id: "9",
      name: "x",
      background: { colour: value, image: null },
      primaryColours: { main: "#112233", light: "#112233", dark: "#112233" },
    }).data?.background.colour,
  "what the browser keeps": (value) => {
    const theme = { id: "9", name: "x", background: "#112233", primary: value };
    localStorage.setItem("app.customThemes", JSON.stringify([theme]));
    rereadStores();
    return customThemesStore.get()[0]?.primary;
  },
  "a kept look": (value) => {
    const theme = { id: "9", name: "x", background: "#112233", primary: "#112233" };
    localStorage.setItem(
      "app.customThemes",
      JSON.stringify([{ ...theme, look: { mode: "dark", variables: { [name]: value } } }]),
    );
    rereadStores();
    return customThemesStore.get()[0]?.look?.variables[name];
  },
  "the boot script, a look": (value) =>
    boot({
      "app.theme": "custom-9",
      "app.customThemes": JSON.stringify([{ id: "9", look: { mode: "dark", variables: { [name]: value } } }]),
    }).variables[name],
  "the boot script, a ground": (value) =>
    boot({ "app.theme": "custom-9", "app.customThemes": JSON.stringify([{ id: "9", background: value }]) }).variables[
      name
    ],
  "the page": (value) => {
    applyTheme("custom-9", { mode: "dark", variables: { [name]: value as string } });
    return document.documentElement.style.getPropertyValue(name) || undefined;
  },
};

it("counts 56 values", () => expect(good.length + new Set(bad).size).toBe(56));

describe.each(Object.keys(doors))("through %s", (door) => {
  it.each(good)("passes %s", (value) => expect(doors[door]!(value)).toBe(value));
  it.each(bad.map((value) => [JSON.stringify(value), value]))("does not pass %s", (_, value) => {
    expect(doors[door]!(value)).toBeUndefined();
  });
});

it("makes variables of whatever is a colour, in one form", () => {
  const made = bad.flatMap((value) => Object.values(themeVariables({ "bg.canvas": value } as never)));
  expect(made.filter((value) => !/^#[0-9a-f]{6}$/.test(value))).toEqual([]);
});

it("refuses names that are no colour of ours", () => {
  for (const other of ["--x", "color", "--colors-", "--colors-A", "--colors-a;b", "background-image"])
    applyTheme("custom-9", { mode: "dark", variables: { [other]: "#112233" } });
  expect(document.documentElement.style).toHaveLength(0);
});
