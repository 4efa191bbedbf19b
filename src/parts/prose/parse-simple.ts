import type { ProseNode } from "./prose-node.ts";

/** Longer texts may have more pieces than the parser would draw. UTF-16 units; a message has at most 8,000. */
const LONGEST = 8000;
/** Marks nested deeper are left to the parser, which limits them. */
const DEEPEST = 8;
/** Whatever is or might be more than letters, line breaks and emphasis; line starts that make lists, headings and the like. */
const IS_MORE = /[\\`_~[<|]|&[#\w]|https?:|[^\S \n]|[^\P{Cc}\n]|^(?: |[-+=#>]|\d+[.)]|\*(?: |$))/imu;
const LETTER = /^[\p{L}\p{N}]$/u;
const MARK = /^[!-/:-@[-`{-~“”‘’„«»—–…]$/;

/**
 * Parses a text that has paragraphs, line breaks and plain `*emphasis*` only, as most messages do, into what `parseMarkdown`
 * would. Null for any other text, and where emphasis might be read in two ways. Saves most first visits the parser, 36 KB.
 */
export function parseSimple(text: string): ProseNode[] | null {
  if (text.length > LONGEST || IS_MORE.test(text)) return null;
  const nodes: ProseNode[] = [];
  for (const block of text.replaceAll(/ +$/gm, "").split(/\n{2,}/)) {
    const children = inline(block.replaceAll(/^\n|\n$/g, ""));
    if (children === null) return null;
    if (children.length > 0) nodes.push({ kind: "paragraph", children });
  }
  return nodes;
}

function inline(block: string): ProseNode[] | null {
  let into: ProseNode[] = [];
  const open: { marks: string; outer: ProseNode[] }[] = [];
  let end = 0;
  for (const piece of block.split(/(\*+|\n)/)) {
    const side = piece.startsWith("*") ? sideOf(block[end - 1], block[end + piece.length]) : null;
    end += piece.length;
    if (piece === "\n") into.push({ kind: "break" });
    else if (!piece.startsWith("*")) {
      if (piece !== "") into.push({ kind: "text", text: piece });
    } else if (side === "opens" && piece.length <= 2 && open.length < DEEPEST) {
      const children: ProseNode[] = [];
      into.push({ kind: piece === "*" ? "emphasis" : "strong", children });
      open.push({ marks: piece, outer: into });
      into = children;
    } else {
      const last = open.pop();
      if (side !== "closes" || last?.marks !== piece) return null;
      into = last.outer;
    }
  }
  return open.length > 0 ? null : into;
}

/** Whether asterisks between two characters can only open or only close emphasis (CommonMark 0.31, 6.2). */
function sideOf(before: string | undefined, after: string | undefined): "opens" | "closes" | null {
  const [isAfterSpace, isBeforeSpace] = [before, after].map((one) => one === undefined || /\s/.test(one));
  if (isAfterSpace !== isBeforeSpace) return isAfterSpace ? "opens" : "closes";
  if (before === undefined || after === undefined) return null;
  if (LETTER.test(before) && MARK.test(after)) return "closes";
  return MARK.test(before) && LETTER.test(after) ? "opens" : null;
}
