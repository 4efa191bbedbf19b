// Turns the page built by Vite into a prerendered document. Pure: tools/prerender.ts does the I/O.

export type DocumentParts = {
  /** The file's name without its ending; `index` is the page of `/`. */
  name: string;
  title: string;
  /** When its code runs, as `public/boot.js` reads it. */
  start: string;
  /** The code in place of the app's; null for the app. */
  island: string | null;
  /** What React has rendered. */
  markup: string;
  /** The part of the app's style sheet that it needs. */
  styles: string;
};

const sheet = /\s*<link rel="stylesheet"[^>]* href="([^"]*)">/;
const firstPaint = /\s*<!--[^>]*-->\s*<style>[\s\S]*?<\/style>/;
const opening = /\s*<!--[^>]*-->\s*<svg class="opening"[\s\S]*?<\/svg>/;
const boot = /data-entry="([^"]*)" data-code='([^']*)'/;

/** The files of its route alone: a document is one address. */
function codeOf(name: string, code: string): string {
  const routes = JSON.parse(code) as [pattern: string, files: string[]][];
  return JSON.stringify(routes.filter(([pattern]) => new RegExp(pattern).test(`/${name}`)));
}

/** Preloads that React writes before the markup belong to the head. */
function withoutPreloads(markup: string): [preloads: string, body: string] {
  const preloads = /^(?:<link [^>]*>)*/.exec(markup)?.[0] ?? "";
  return [preloads, markup.slice(preloads.length)];
}

/** The content security policy forbids style attributes: the boot script sets the styles from `data-style`. */
const withoutStyles = (markup: string) =>
  markup.replaceAll(/<[a-z][^<>]*>/g, (tag) => tag.replaceAll(/ style="/g, ' data-style="'));

/** The router's inline script, which the policy would block and the app does not need. */
const withoutScripts = (markup: string) => markup.replaceAll(/<script[\s\S]*?<\/script>/g, "");

/** The document: its markup, everything its first paint needs, and the boot script, which starts its code. */
export function makeDocument(shell: string, { name, title, start, island, markup, styles }: DocumentParts): string {
  const [preloads, body] = withoutPreloads(markup);
  const whole = sheet.exec(shell)?.[1];
  return (
    shell
      .replace(/<title>([^<]*)<\/title>/, (_, brand: string) => `<title>${title} · ${brand}</title>\n    ${preloads}`)
      .replaceAll(/\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g, "")
      .replace(boot, (_, entry: string, code: string) =>
        island === null
          ? `data-start="${start}" data-entry="${entry}" data-sheet="${whole}" data-code='${codeOf(name, code)}'`
          : `data-start="${start}" data-entry="${island}" data-code='[]'`,
      )
      .replace(firstPaint, "")
      .replace(sheet, () => `\n    <style>${styles}</style>`)
      .replace(opening, "")
      // A text needs no code; the others say for themselves what they miss.
      .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, "")
      .replace('<div id="root"></div>', () => `<div id="root">${withoutStyles(withoutScripts(body))}</div>`)
  );
}

/** The page of the app: its style sheet comes after the logo, which is painted without waiting for it. */
export function makeShell(page: string): string {
  const [link = ""] = sheet.exec(page) ?? [];
  return page.replace(sheet, "").replace(opening, (logo) => `${logo}${link}`);
}

/** The files of the build that a document names. */
export const filesNamedIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href|data-entry|data-sheet)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? "");
