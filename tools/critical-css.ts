// The part of the app's style sheet that one document needs. Pure: tools/prerender.ts does the I/O.

/** Up to the next brace or semicolon outside of texts and escapes, as minified CSS has them. */
const piece = /((?:\\.|"[^"]*"|'[^']*'|[^{};"'\\])*)([{};]|$)/gs;
/** One of the selectors before a block. */
const selector = /(?:\\.|\((?:\\.|[^()\\]|\([^()]*\))*\)|[^,\\])+/gs;
/** What may, or must not, be there as well. */
const alternatives = /(?<!\\):(?:is|not|where|has)\((?:\\.|[^()\\]|\([^()]*\))*\)/gs;
const classInSelector = /(?<!\\)\.((?:\\[\da-f]{1,6} ?|\\.|[a-z_-])(?:\\[\da-f]{1,6} ?|\\.|[\w-])*)/gi;
const escape = /\\(?:([\da-f]{1,6}) ?|(.))/gi;

const nameOf = (written: string) =>
  written.replaceAll(escape, (_, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** The classes that a selector or a sheet must find. */
export const classesInCss = (css: string): string[] =>
  [...css.replaceAll(alternatives, "").matchAll(classInSelector)].map(([, written]) => nameOf(written ?? ""));

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The classes of a markup. */
export const classesInHtml = (html: string): string[] =>
  [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) =>
    (names ?? "").replaceAll(/&([\w#]+);/g, (all, name: string) => entities[name] ?? all).split(/\s+/),
  );

/** The rules of a minified sheet for which there are the classes. What names no class stays: themes, fonts, elements. */
export function criticalCss(sheet: string, classes: ReadonlySet<string>): string {
  const isNeeded = (prelude: string) =>
    prelude.startsWith("@") ||
    (prelude.match(selector) ?? []).some((one) => classesInCss(one).every((name) => classes.has(name)));
  let left = 0;
  const kept = sheet.replaceAll(piece, (all: string, text: string, end: string) => {
    if (end === "{" && (left > 0 || !isNeeded(text.trim()))) left += 1;
    else if (left === 0) return all;
    else if (end === "}") left -= 1;
    return "";
  });
  const withoutEmpty = (css: string): string => {
    const fewer = css.replaceAll(/@[^{};]*\{\}/g, "");
    return fewer === css ? css : withoutEmpty(fewer);
  };
  return withoutEmpty(kept);
}
