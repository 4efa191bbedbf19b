import specification from "commonmark-spec/spec.txt?raw";
import { safeLink } from "./safe-link.ts";

export type Example = { number: number; section: string; markdown: string; html: string };

/** The examples of the CommonMark specification, numbered as it numbers them. */
function examplesOf(text: string): Example[] {
  const found: Example[] = [];
  let section = "";
  const pieces = /^`{32} example\n([\s\S]*?)^\.\n([\s\S]*?)^`{32}$|^#{1,6} *(.*)$/gm;
  const tests = text.replaceAll("\r\n", "\n").replace(/^<!-- END TESTS -->[\s\S]*/m, "");
  for (const [, markdown = "", html = "", heading] of tests.matchAll(pieces)) {
    if (heading !== undefined) section = heading;
    else {
      const [typed, shown] = [markdown, html].map((side) => side.replaceAll("→", "\t"));
      found.push({ number: found.length + 1, section, markdown: typed ?? "", html: shown ?? "" });
    }
  }
  return found;
}

export const allExamples: readonly Example[] = examplesOf(specification);

/**
 * Tables and strikethrough of GitHub's dialect, in words of our own: one for each rule that its specification gives an
 * example of. A single tilde is not a mark here, as in "~9 o'clock"; a table's alignment is not drawn.
 */
export const dialectExamples: readonly Omit<Example, "number" | "section">[] = [
  {
    markdown: "| Lamp | Light |\n| --- | --- |\n| north | 4 s |",
    html: "<table><thead><tr><th>Lamp</th><th>Light</th></tr></thead><tbody><tr><td>north</td><td>4 s</td></tr></tbody></table>",
  },
  {
    markdown: "| Lamp | Light |\n:-: | -----------:\nnorth | 4 s",
    html: "<table><thead><tr><th>Lamp</th><th>Light</th></tr></thead><tbody><tr><td>north</td><td>4 s</td></tr></tbody></table>",
  },
  {
    markdown: "| N\\|S  |\n| ------ |\n| a `\\|` b |\n| a **\\|** b |",
    html: "<table><thead><tr><th>N|S</th></tr></thead><tbody><tr><td>a <code>|</code> b</td></tr><tr><td>a <strong>|</strong> b</td></tr></tbody></table>",
  },
  {
    markdown: "| Lamp | Light |\n| --- | --- |\n| north | 4 s |\n> the log",
    html: "<table><thead><tr><th>Lamp</th><th>Light</th></tr></thead><tbody><tr><td>north</td><td>4 s</td></tr></tbody></table><blockquote><p>the log</p></blockquote>",
  },
  {
    markdown: "| Lamp | Light |\n| --- | --- |\n| north | 4 s |\nsouth\n\nthe log",
    html: "<table><thead><tr><th>Lamp</th><th>Light</th></tr></thead><tbody><tr><td>north</td><td>4 s</td></tr><tr><td>south</td><td></td></tr></tbody></table><p>the log</p>",
  },
  {
    markdown: "| Lamp | Light |\n| --- |\n| north |",
    html: "<p>| Lamp | Light |\n| --- |\n| north |</p>",
  },
  {
    markdown: "| Lamp | Light |\n| --- | --- |\n| north |\n| south | 6 s | out |",
    html: "<table><thead><tr><th>Lamp</th><th>Light</th></tr></thead><tbody><tr><td>north</td><td></td></tr><tr><td>south</td><td>6 s</td></tr></tbody></table>",
  },
  {
    markdown: "| Lamp | Light |\n| --- | --- |",
    html: "<table><thead><tr><th>Lamp</th><th>Light</th></tr></thead></table>",
  },
  { markdown: "~~Come in~~ Stay out!", html: "<p><del>Come in</del> Stay out!</p>" },
  { markdown: "It ~~has\n\na new paragraph~~.", html: "<p>It ~~has</p><p>a new paragraph~~.</p>" },
  { markdown: "This will ~~~not~~~ be struck.", html: "<p>This will ~~~not~~~ be struck.</p>" },
];

/** Elements as the nodes they are here; a heading is a paragraph with that role, two levels further down. */
const wrappers: Readonly<Record<string, string>> = {
  P: "paragraph",
  EM: "emphasis",
  STRONG: "strong",
  DEL: "strike",
  S: "strike",
  BLOCKQUOTE: "quote",
  UL: "bulletList",
  LI: "item",
};
const blocks = new Set(["P", "BLOCKQUOTE", "UL", "OL", "LI", "PRE", "HR", "H1", "H2", "H3", "H4", "H5", "H6"]);
const isBlock = (node: Node | null) => node instanceof Element && blocks.has(node.tagName);

/** White space around a line break says nothing. */
export const trimBreaks = (text: string) => text.replaceAll(/[ \t]*\n[ \t]*/g, "\n");
/** Line breaks of either kind are the same here: a message keeps its lines. */
export const foldBreaks = (text: string) => text.replaceAll(/\n+/g, "\n").trim();

/** An element in the line form, in which the specification's HTML and what is made of its Markdown are compared. */
export const lineForm = (name: string, children: string) => `(${name} ${children})`;

/** The line form of the specification's HTML, and of what is drawn of its Markdown. */
export function lineFormOfDom(parent: Node): string {
  return [...parent.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) {
        let text = trimBreaks(node.textContent ?? "");
        // The newlines the specification writes between its elements say nothing.
        if (isBlock(node.previousSibling) || node.previousSibling === null) text = text.replace(/^\n/, "");
        if (isBlock(node.nextSibling) || (node.nextSibling === null && isBlock(parent))) text = text.replace(/\n$/, "");
        return parent instanceof Element && parent.tagName === "BODY" ? text.trim() : text;
      }
      if (node.tagName === "BR") return "\n";
      if (node.tagName === "HR") return "(rule)";
      if (node.tagName === "CODE") return `(code ${node.textContent ?? ""})`;
      // The words behind a fence are its label, and a link's real host stands behind it: neither is of the text.
      if (node.tagName === "PRE")
        return `(codeBlock ${((node.querySelector("code") ?? node).textContent ?? "").trimEnd()})`;
      if (node.tagName === "SMALL") return "";
      if (node.tagName === "A")
        return lineForm(`link ${new URL(node.getAttribute("href") ?? "", "https://host").href}`, lineFormOfDom(node));
      if (/^H[1-6]$/.test(node.tagName)) return lineForm(`heading ${node.tagName.slice(1)}`, lineFormOfDom(node));
      if (node.role === "heading") return lineForm(`heading ${Number(node.ariaLevel) - 2}`, lineFormOfDom(node));
      if (node.tagName === "OL") return lineForm(`orderedList ${node.getAttribute("start") ?? 1}`, lineFormOfDom(node));
      // The frame in which a table scrolls.
      if (node.tagName === "DIV") return lineFormOfDom(node);
      return lineForm(wrappers[node.tagName] ?? node.tagName, lineFormOfDom(node));
    })
    .join("");
}

/** The specification's HTML as elements. */
export const bodyOf = (html: string) => new DOMParser().parseFromString(html, "text/html").body;

/** Elements that Markdown itself makes; an example that shows another one shows raw HTML, which stays text here. */
const made = new Set([...blocks, "A", "EM", "STRONG", "CODE", "BR"]);

/** What the specification has and a message has not: raw HTML, pictures, and addresses that are not allowed (rule 4). */
function isLeftOut({ html, section }: Example): boolean {
  if (["HTML blocks", "Raw HTML", "Images"].includes(section)) return true;
  const body = bodyOf(html);
  const hasOthers = [...body.querySelectorAll("*")].some(({ tagName }) => !made.has(tagName)) || html.includes("<!--");
  const isBlocked = (link: Element) => safeLink(link.getAttribute("href") ?? "") === null;
  return hasOthers || [...body.querySelectorAll("a")].some(isBlocked);
}

/** Those that say something of a message. */
export const examplesOfMessages = (): Example[] => allExamples.filter((example) => !isLeftOut(example));

/** 21 shows raw HTML; in the others a bare address stays text, which is a link in a message. */
export const knownDifferences: readonly number[] = [21, 602, 608, 611];
