import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseAst } from "vite";
import { describe, expect, it } from "vitest";
import { css } from "#styled-system/css";
import { plainRecipes, writeOutCss } from "./static-css.mjs";

const written = (code: string) => writeOutCss(code, parseAst(code), css);
const from = 'import { css, cx as join } from "#styled-system/css";\n';

describe("css() written out", () => {
  it("becomes what Panda would make of it", () => {
    const styles = {
      display: "flex",
      margin: "-4px",
      "&[data-x]": { color: "fg.muted" },
      width: { base: "1", md: "full" },
    };
    expect(written(`${from}const a = css(${JSON.stringify(styles)});`)).toBe(
      `${from}const a = ${JSON.stringify(css(styles))};`,
    );
  });

  it("knows the constants of its module", () => {
    expect(written(`${from}const gap = { gap: "4px" };\nconst a = css({ ...gap, order: -1 });`)).toContain(
      `const a = ${JSON.stringify(css({ gap: "4px", order: -1 }))};`,
    );
  });

  it("refuses what only the page could know, and leaves other code alone", () => {
    expect(() => written(`${from}const a = (wide) => css({ width: wide });`)).toThrow(TypeError);
    expect(written("const css = (x) => x; css({});")).toBeNull();
  });
});

describe("recipes without an engine", () => {
  const folder = resolve("src/generated/styled-system/recipes");
  const files = readdirSync(folder).filter(
    (name) => name.endsWith(".js") && !["create-recipe.js", "index.js"].includes(name),
  );

  it("no recipe joins variants or has values for several widths", () => {
    const joined = files
      .map((name) => readFileSync(join(folder, name), "utf8"))
      .flatMap((code) => [...code.matchAll(/CompoundVariants = (.*)|createRecipe\('[\w-]+', \{[^}]*\}, (.*)\)/g)])
      .map(([, ofSlots, ofOne]) => ofSlots ?? ofOne);
    expect(joined.length).toBeGreaterThanOrEqual(files.length);
    expect(joined.filter((list) => list !== "[]")).toEqual([]);
    expect(files.length).toBeGreaterThan(30);
  });

  it("make the class names of Panda's", async () => {
    const { createRecipe } = (await import(`data:text/javascript,${encodeURIComponent(plainRecipes)}`)) as {
      createRecipe: (name: string, defaults: object) => { recipeFn: (variants?: object) => string };
    };
    const generated = (await import("#src/generated/styled-system/recipes/create-recipe.js")) as {
      createRecipe: (name: string, defaults: object, joined: []) => { recipeFn: (variants?: object) => string };
    };
    for (const variants of [
      undefined,
      {},
      { size: "sm" },
      { size: undefined, isFlush: true },
      { ratio: "a b", n: 2 },
      { size: null, isFlush: false },
    ])
      expect(createRecipe("dialog", { size: "md" }).recipeFn(variants)).toBe(
        generated.createRecipe("dialog", { size: "md" }, []).recipeFn(variants),
      );
  });
});
