import type { ProseNode } from "./prose-node.ts";

/** Opening quote → the marks that close it. Straight quotes open only at the start of a word. */
const QUOTES: Readonly<Record<string, string>> = { '"': '"', "“": "”", "„": "“”", "«": "»", "»": "«" };
const QUOTE_OPENERS = /["“„«»]/;
const NOTES = [
  { open: /\(\(/y, close: "))" },
  { open: /\(OOC\b:?\s*/iy, close: ")" },
  { open: /\[OOC\b:?\s*/iy, close: "]" },
] as const;
/** Where speech may begin: at the start of a word, or after a bracket, dash or other mark. */
const BEFORE_SPEECH = /[\s([{<—–\-/…*_]$/;

/**
 * Marks speech and out-of-character notes in the nodes of a message (design §10). `*narration*` is Markdown's emphasis
 * already. Speech runs to its closing quote or, as in printed dialogue, to the end of its paragraph. Quotes and brackets
 * of speech stay, brackets of notes go. Linear in the length of the text.
 */
export function markRolePlay(nodes: readonly ProseNode[]): ProseNode[] {
  return nodes.map((node): ProseNode => {
    switch (node.kind) {
      case "paragraph":
      case "heading":
      case "item":
      case "tableCell":
      case "tableHeadCell":
        return {
          ...node,
          children: hasBlocks(node.children) ? markRolePlay(node.children) : markSpeech(markNotes(node.children)),
        };
      default:
        return "children" in node ? { ...node, children: markRolePlay(node.children) } : node;
    }
  });
}

function hasBlocks(nodes: readonly ProseNode[]): boolean {
  return nodes.some(
    (node) =>
      node.kind === "paragraph" || node.kind === "bulletList" || node.kind === "orderedList" || node.kind === "quote",
  );
}

/** A position in a list of siblings: node index, and offset in its text. */
type Place = { node: number; at: number };

function markSpeech(nodes: readonly ProseNode[]): ProseNode[] {
  return wrapRanges(nodes, "dialogue", (place) => {
    const text = textAt(nodes, place.node);
    const quote = text[place.at] ?? "";
    if (!QUOTE_OPENERS.test(quote) || !opensSpeech(nodes, place)) return null;
    const close = findClose(nodes, { node: place.node, at: place.at + 1 }, QUOTES[quote] ?? "");
    const end = close === null ? { node: nodes.length, at: 0 } : { node: close.node, at: close.at + 1 };
    return { from: place, to: end, resume: end };
  });
}

function markNotes(nodes: readonly ProseNode[]): ProseNode[] {
  const withoutClose = new Set<string>();
  return wrapRanges(nodes, "note", (place) => {
    const text = textAt(nodes, place.node);
    if (text[place.at] !== "(" && text[place.at] !== "[") return null;
    for (const { open, close } of NOTES) {
      open.lastIndex = place.at;
      const opened = withoutClose.has(close) ? null : open.exec(text);
      if (opened === null) continue;
      const from = { node: place.node, at: place.at + opened[0].length };
      const to = findText(nodes, from, close);
      if (to === null) withoutClose.add(close);
      else return { from, to, resume: { node: to.node, at: to.at + close.length } };
    }
    return null;
  });
}

function textAt(nodes: readonly ProseNode[], index: number): string {
  const node = nodes[index];
  return node?.kind === "text" ? node.text : "";
}

function opensSpeech(nodes: readonly ProseNode[], { node, at }: Place): boolean {
  const text = textAt(nodes, node);
  if (text[at] !== '"') return true;
  const after = text[at + 1] ?? (nodes[node + 1] === undefined || nodes[node + 1]?.kind === "break" ? " " : "x");
  return (at === 0 || BEFORE_SPEECH.test(text.slice(at - 1, at))) && !/\s/.test(after);
}

function findClose(nodes: readonly ProseNode[], from: Place, marks: string): Place | null {
  for (let node = from.node; node < nodes.length; node++) {
    const text = textAt(nodes, node);
    for (let at = node === from.node ? from.at : 0; at < text.length; at++) {
      if (marks.includes(text[at] ?? "\u0000")) return { node, at };
    }
  }
  return null;
}

function findText(nodes: readonly ProseNode[], from: Place, text: string): Place | null {
  for (let node = from.node; node < nodes.length; node++) {
    const at = textAt(nodes, node).indexOf(text, node === from.node ? from.at : 0);
    if (at !== -1) return { node, at };
  }
  return null;
}

type Range = { from: Place; to: Place; resume: Place };

/** Walks one list of siblings and wraps every range that `rangeAt` finds; looks into emphasis outside of ranges too. */
function wrapRanges(
  nodes: readonly ProseNode[],
  kind: "dialogue" | "note",
  rangeAt: (place: Place) => Range | null,
): ProseNode[] {
  const marked: ProseNode[] = [];
  let plainFrom: Place = { node: 0, at: 0 };
  let place: Place = { node: 0, at: 0 };
  while (place.node < nodes.length) {
    const text = textAt(nodes, place.node);
    if (place.at >= text.length) {
      place = { node: place.node + 1, at: 0 };
      continue;
    }
    const range = rangeAt(place);
    if (range === null) {
      place = { node: place.node, at: place.at + 1 };
      continue;
    }
    marked.push(...slice(nodes, plainFrom, place).map((node) => markInside(node, kind)));
    marked.push({ kind, children: slice(nodes, range.from, range.to) });
    plainFrom = range.resume;
    place = range.resume;
  }
  if (marked.length === 0 && plainFrom.node === 0 && plainFrom.at === 0)
    return nodes.map((node) => markInside(node, kind));
  marked.push(...slice(nodes, plainFrom, { node: nodes.length, at: 0 }).map((node) => markInside(node, kind)));
  return marked;
}

function markInside(node: ProseNode, kind: "dialogue" | "note"): ProseNode {
  if (node.kind !== "emphasis" && node.kind !== "strong" && node.kind !== "strike") return node;
  return { ...node, children: kind === "dialogue" ? markSpeech(node.children) : markNotes(node.children) };
}

function slice(nodes: readonly ProseNode[], from: Place, to: Place): ProseNode[] {
  const part: ProseNode[] = [];
  for (let index = from.node; index < nodes.length && index <= to.node; index++) {
    const node = nodes[index];
    if (node === undefined) break;
    if (node.kind !== "text") {
      if (index < to.node) part.push(node);
      continue;
    }
    const start = index === from.node ? from.at : 0;
    const end = index === to.node ? to.at : node.text.length;
    if (end > start) part.push({ kind: "text", text: node.text.slice(start, end) });
  }
  return part;
}
