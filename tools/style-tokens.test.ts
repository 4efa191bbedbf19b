// A style that names an unknown token is dropped silently, so each name is looked up here.
import { expect, it } from "vitest";
import { token } from "#styled-system/tokens";
import { textStyles } from "#src/ui/theme/text-styles.ts";
import { sourceFiles } from "./source-files.ts";

const isToken = (category: string, name: string) => token(`${category}.${name}` as never) !== undefined;

const spacing =
  /^(?:(?:row|column)?[gG]ap|row|inlineRow|[mp][trblxyse]?|(?:margin|padding|inset)\w*|top|right|bottom|left|scroll(?:Margin|Padding)\w*)$/;
const sizes = /^(?:(?:min|max)?(?:Width|Height|W|H)|width|height|[wh]|boxSize|flexBasis)$/;
const colours = /^(?:bg|color|background|backgroundColor|borderColor|\w+Color|fill|stroke|accentColor)$/;

/** The kind of token a property takes, where its value looks like one; null where it may be anything. */
function fault(property: string, value: string): string | null {
  const name = value.replace(/!$/, "");
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(name);
  const plain = name.replace(/^-/, "");
  if (property === "textStyle") return name === "inherit" || Object.hasOwn(textStyles, name) ? null : "a text style";
  if (spacing.test(property) && isNumber && plain !== "0") return isToken("spacing", plain) ? null : "a spacing";
  if (sizes.test(property) && isNumber && plain !== "0") return isToken("sizes", plain) ? null : "a size";
  if (colours.test(property) && /^[a-z]+(?:\.[a-zA-Z0-9]+)+$/.test(name))
    return isToken("colors", name) ? null : "a colour";
  if (property === "borderRadius" && /^[\w.]+$/.test(name) && !/^(?:0|inherit|\d+(?:px|%))$/.test(name))
    return isToken("radii", name) ? null : "a radius";
  if (property === "boxShadow" && /^[a-z]+\.\w+$/i.test(name)) return isToken("shadows", name) ? null : "a shadow";
  if (property === "zIndex" && /^[a-z]/i.test(name))
    return isToken("zIndex", name) || name === "auto" ? null : "a layer";
  if (property === "fontWeight" && /^[a-z]/i.test(name))
    return isToken("fontWeights", name) || name === "inherit" ? null : "a weight";
  if (property === "fontFamily" && /^[a-z]+$/i.test(name))
    return isToken("fonts", name) || name === "inherit" ? null : "a face";
  if (property === "fontSize" && /^[a-z0-9]+$/i.test(name) && !/^\d+(?:px|em|rem)$/.test(name))
    return isToken("fontSizes", name) || name === "inherit" ? null : "a font size";
  return null;
}

const entry = /(?<![\w.-])([a-zA-Z]+): (?:"([^"\n]*)"|\{([^{}\n]*)\})/g;
const reference = /\{([a-zA-Z]+\.[a-zA-Z0-9.]+)(?:\/\d+)?\}/g;

/** The names in a text that no token has. */
function unknown(text: string): string[] {
  const found: string[] = [];
  for (const [, property = "", value, nested] of text.matchAll(entry)) {
    const values =
      value === undefined ? [...(nested ?? "").matchAll(/"([^"]*)"/g)].map(([, one = ""]) => one) : [value];
    for (const one of values) {
      const wanted = fault(property, one);
      if (wanted !== null) found.push(`${property}: ${one} is not ${wanted}`);
    }
  }
  for (const [, name = ""] of text.matchAll(reference))
    if (
      /^(?:colors|durations|easings|radii|shadows|fonts|fontWeights|spacing|sizes)\./.test(name) &&
      token(name as never) === undefined
    )
      found.push(`{${name}} is no token`);
  return found;
}

it("finds names that are none", () => {
  const css = `css({ gap: "7", row: "2.5", textStyle: "h4", color: "fg.loud", p: { base: "4", md: "9" }, border: "1px {colors.none.x}" })`;
  expect(unknown(css)).toHaveLength(6);
  expect(unknown(`css({ gap: "1.5", mt: "-2", textStyle: "h3", color: "fg.muted", p: "9px" })`)).toEqual([]);
});

it("styles name tokens that are there", () => {
  const styled = sourceFiles().filter(
    ({ path, text }) =>
      /^(?:src\/(?!generated)|\.storybook\/)/.test(path) &&
      (/from "#styled-system\/css"/.test(text) || path.startsWith("src/ui/recipes/")),
  );
  expect(styled.length).toBeGreaterThan(150);
  expect(styled.flatMap(({ path, text }) => unknown(text).map((what) => `${path}: ${what}`))).toEqual([]);
});
