/** Elements that only wrap others; each renders as one React element. */
export type ProseWrapper =
  | "paragraph"
  | "emphasis"
  | "strong"
  | "strike"
  | "quote"
  | "bulletList"
  | "item"
  | "table"
  | "tableHead"
  | "tableBody"
  | "tableRow"
  | "tableHeadCell"
  | "tableCell"
  | "dialogue"
  | "note";

/** The parsed form of a message: a closed set, so that nothing else can reach the page. */
export type ProseNode =
  | { kind: "text"; text: string }
  | { kind: "break" }
  | { kind: "rule" }
  | { kind: "caret" }
  | { kind: "code"; text: string }
  /** `title`: the text after the opening fence, which stories use as a label (`stats`). */
  | { kind: "codeBlock"; title: string; text: string }
  | { kind: "image"; source: string; text: string }
  | { kind: "link"; href: string; children: ProseNode[] }
  | { kind: "heading"; level: number; children: ProseNode[] }
  | { kind: "orderedList"; start: number; children: ProseNode[] }
  | { kind: ProseWrapper; children: ProseNode[] };

/** The visible text, without marks. */
export function plainText(nodes: readonly ProseNode[]): string {
  let text = "";
  for (const node of nodes) {
    if ("children" in node) text += plainText(node.children);
    else if (node.kind === "break") text += "\n";
    else if (node.kind === "codeBlock") text += node.title === "" ? node.text : `${node.title}\n${node.text}`;
    else if ("text" in node) text += node.text;
  }
  return text;
}
