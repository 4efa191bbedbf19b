// A Vite plugin for the built app: what Panda would work out in the page is written out beforehand. Each `css({…})` of
// constants becomes its class names, and a recipe joins names instead of running a style engine, so that neither the
// style objects nor the engine travel. Development, stories and tests run Panda's own; the class names are the same.
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";

const generated = "src/generated/styled-system";

/** The value of a constant expression; throws for one that only the page could know. `known` is the module's constants. */
function constantOf(node, known) {
  const of = (inner) => constantOf(inner, known);
  switch (node.type) {
    case "Literal":
      return node.value;
    case "Identifier":
      if (known.has(node.name)) return of(known.get(node.name));
      break;
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return of(node.expression);
    case "TemplateLiteral":
      if (node.expressions.length === 0) return node.quasis[0].value.cooked;
      break;
    case "UnaryExpression":
      if (node.operator === "-") return -of(node.argument);
      if (node.operator === "!") return !of(node.argument);
      break;
    case "ArrayExpression":
      return node.elements.map((element) => (element === null ? undefined : of(element)));
    case "ObjectExpression":
      return Object.fromEntries(
        node.properties.flatMap((property) => {
          if (property.type === "SpreadElement") return Object.entries(of(property.argument));
          const { key, computed, value } = property;
          return [[key.type === "Identifier" && !computed ? key.name : String(of(key)), of(value)]];
        }),
      );
  }
  throw new TypeError(node.type);
}

/** Calls `visit` with every node of a syntax tree. */
function walk(node, visit) {
  if (node === null || typeof node !== "object") return;
  if (!Array.isArray(node) && typeof node.type === "string") visit(node);
  for (const [key, value] of Object.entries(node))
    if (key !== "type" && value !== null && typeof value === "object") walk(value, visit);
}

/** The code with its calls of `css` written out, or null where there is none. `css` is Panda's own function. */
export function writeOutCss(code, program, css) {
  const names = program.body
    .filter(({ type, source }) => type === "ImportDeclaration" && source.value.endsWith("#styled-system/css"))
    .flatMap(({ specifiers }) => specifiers)
    .filter(({ imported }) => imported?.name === "css")
    .map(({ local }) => local.name);
  if (names.length === 0) return null;
  const known = new Map(
    program.body
      .map((node) => (node.type === "ExportNamedDeclaration" && node.declaration ? node.declaration : node))
      .filter(({ type, kind }) => type === "VariableDeclaration" && kind === "const")
      .flatMap(({ declarations }) => declarations)
      .filter(({ id, init }) => id.type === "Identifier" && init !== null)
      .map(({ id, init }) => [id.name, init]),
  );
  const found = [];
  walk(program, (node) => {
    if (node.type !== "CallExpression" || node.callee.type !== "Identifier" || !names.includes(node.callee.name))
      return;
    const styles = node.arguments.map((argument) => constantOf(argument, known));
    found.push({ start: node.start, end: node.end, classes: JSON.stringify(css(...styles)) });
  });
  return found
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, classes }) => text.slice(0, start) + classes + text.slice(end), code);
}

/**
 * Stands in for the generated `create-recipe.js`. A recipe's class names are its own name and one for each variant that
 * has a value. It knows no compound variants and no values for several widths: there are none (static-css.test.ts).
 */
export const plainRecipes = `
export function createRecipe(name, defaults) {
  const getVariantProps = (variants = {}) => {
    const given = Object.entries(variants).filter(([, value]) => value !== undefined);
    return { ...defaults, ...Object.fromEntries(given) };
  };
  const recipeFn = (variants) => {
    let names = name;
    for (const [key, value] of Object.entries(getVariantProps(variants)))
      if (value !== null) names += " " + name + "--" + key + "_" + String(value).replaceAll(" ", "_");
    return names;
  };
  return { recipeFn, getVariantProps };
}
export const mergeRecipes = undefined;
`;

export function staticCss() {
  let css;
  return {
    name: "static-css",
    apply: "build",
    enforce: "post",
    async buildStart() {
      ({ css } = await import(pathToFileURL(resolve(generated, "css/index.js")).href));
    },
    load: {
      filter: { id: /styled-system\/recipes\/create-recipe\.js$/ },
      handler: () => plainRecipes,
    },
    transform: {
      filter: { id: /\/src\/(?!generated\/).*\.tsx?(?:\?.*)?$/, code: /styled-system\/css/ },
      handler(code, id) {
        try {
          const text = writeOutCss(code, this.parse(code), css);
          return text === null ? null : { code: text, map: null };
        } catch (cause) {
          throw new Error(`${id}: css() is given something that is not constant`, { cause });
        }
      },
    },
  };
}
