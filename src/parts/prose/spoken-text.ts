import { linkHost } from "./safe-link.ts";
import type { ProseNode } from "./prose-node.ts";

/**
 * What a voice says of a message: its words without marks, a line for each paragraph, item and row. A link is its text,
 * and its host where the text is the bare address. Blocks of code and pictures are left out.
 */
export function spokenText(nodes: readonly ProseNode[]): string {
  return said(nodes)
    .replaceAll(/[^\S\n]*\n\s*/g, "\n")
    .trim();
}

const said = (nodes: readonly ProseNode[]): string => nodes.map(saidOf).join("");

function saidOf(node: ProseNode): string {
  switch (node.kind) {
    case "text":
    case "code":
      return node.text;
    case "break":
    case "rule":
      return "\n";
    case "caret":
    case "codeBlock":
    case "image":
      return "";
    case "link":
      return saidOfLink(said(node.children), node.href);
    case "orderedList":
      return node.children.map((item, at) => `\n${node.start + at}. ${said([item]).trim()}\n`).join("");
    case "tableHeadCell":
    case "tableCell":
      return `${said(node.children)}; `;
    case "tableRow":
      return `\n${said(node.children).replace(/[;\s]*$/, "")}\n`;
    case "emphasis":
    case "strong":
    case "strike":
    case "dialogue":
    case "note":
      return said(node.children);
    default:
      return `\n${said(node.children)}\n`;
  }
}

function saidOfLink(text: string, href: string): string {
  return /^https?:\/\//.test(text) ? (linkHost(href) ?? text) : text;
}
