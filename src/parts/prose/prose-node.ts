/** Elements that only wrap others; each is drawn by exactly one React element. */
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

/** What a message's text becomes before it is drawn: a closed set, so that nothing else can reach the page. */
export type ProseNode =
  | { kind: "text"; text: string }
  | { kind: "break" }
  | { kind: "rule" }
  | { kind: "caret" }
  | { kind: "code"; text: string }
  /** `title`: the words behind the opening fence; a story uses them as a label (`stats`), and no letter may be lost. */
  | { kind: "codeBlock"; title: string; text: string }
  | { kind: "image"; source: string; text: string }
  | { kind: "link"; href: string; children: ProseNode[] }
  | { kind: "heading"; level: number; children: ProseNode[] }
  | { kind: "orderedList"; start: number; children: ProseNode[] }
  | { kind: ProseWrapper; children: ProseNode[] };

/** The text a person reads, without marks. */
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
