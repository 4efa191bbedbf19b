import MarkdownIt, { type MarkdownIt as MarkdownParser, type Token } from "markdown-it";
import { asTyped } from "./as-typed.ts";
import type { ProseNode, ProseWrapper } from "./prose-node.ts";
import { safeLink, safePicture } from "./safe-link.ts";

/** Longer texts are shown unparsed, so that no text can freeze the page. UTF-16 units. */
export const LONGEST_MARKDOWN = 20_000;
/**
 * Maximum nesting of quotes and lists; deeper texts are shown unparsed, since the parser would drop their inner part.
 */
const DEEPEST_BLOCK = 24;
/** Texts with more tokens are shown unparsed, since rendering them would be too slow. */
const MOST_PIECES = 12_000;
/** Maximum nesting of emphasis; deeper marks are dropped, their text stays. */
const DEEPEST_MARK = 12;

const WRAPPERS: Readonly<Record<string, ProseWrapper>> = {
  paragraph_open: "paragraph",
  em_open: "emphasis",
  strong_open: "strong",
  s_open: "strike",
  blockquote_open: "quote",
  bullet_list_open: "bulletList",
  list_item_open: "item",
  table_open: "table",
  thead_open: "tableHead",
  tbody_open: "tableBody",
  tr_open: "tableRow",
  th_open: "tableHeadCell",
  td_open: "tableCell",
};

function createParser(): MarkdownParser {
  const parser = new MarkdownIt({
    html: false,
    linkify: true,
    breaks: true,
    typographer: false,
    maxNesting: DEEPEST_BLOCK + 2,
  });
  parser.validateLink = (href) => safeLink(href) !== null;
  parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  for (const schema of ["ftp:", "mailto:", "//"]) parser.linkify.add(schema, null);
  // Two tildes strike out; more of them in a row are no mark.
  parser.inline.ruler.before("strikethrough", "tildes", (state, isSilent) => {
    const run = /~*/y;
    run.lastIndex = state.pos;
    const tildes = run.exec(state.src)?.[0] ?? "";
    if (tildes.length < 3) return false;
    if (!isSilent) state.pending += tildes;
    state.pos += tildes.length;
    return true;
  });
  return parser;
}

const plainParser = createParser();
// A line of dashes under a paragraph is a change of scene here, not a heading; indented lines are prose, not code;
// and a definition of a link in one block must not change another one that has been drawn already.
const storyParser = createParser().disable(["lheading", "code", "reference"]);

/**
 * Parses the Markdown subset of a message into nodes. Raw HTML stays text, addresses outside the allow-list stay text.
 * Never throws for any input; over the size and nesting caps the text comes back as one plain paragraph.
 */
export function parseMarkdown(text: string, { isStory }: { isStory: boolean }): ProseNode[] {
  if (text.length > LONGEST_MARKDOWN) return asTyped(text);
  const tokens = (isStory ? storyParser : plainParser).parse(text, {});
  const pieces = tokens.reduce((count, token) => count + 1 + (token.children?.length ?? 0), 0);
  if (pieces > MOST_PIECES || tokens.some((token) => token.level > DEEPEST_BLOCK)) return asTyped(text);
  return toTree(tokens, 0);
}

function toTree(tokens: readonly Token[], depth: number): ProseNode[] {
  const root: ProseNode[] = [];
  // One entry per open token. An entry may share its parent's list: tight paragraphs, blocked links and marks that nest too deep.
  const open: ProseNode[][] = [root];
  for (const token of tokens) {
    const into = open.at(-1) ?? root;
    if (token.nesting === -1) {
      if (open.length > 1) open.pop();
    } else if (token.nesting === 1) {
      const node = depth + open.length > DEEPEST_BLOCK + DEEPEST_MARK ? null : wrapper(token);
      if (node !== null) into.push(node);
      open.push(node !== null && "children" in node ? node.children : into);
    } else {
      into.push(...leaf(token, depth + open.length));
    }
  }
  return root;
}

function wrapper(token: Token): ProseNode | null {
  if (token.type === "paragraph_open" && token.hidden) return null;
  if (token.type === "link_open") {
    const href = safeLink(String(token.attrGet("href") ?? ""));
    return href === null ? null : { kind: "link", href, children: [] };
  }
  if (token.type === "heading_open") return { kind: "heading", level: Number(token.tag.slice(1)), children: [] };
  if (token.type === "ordered_list_open")
    return { kind: "orderedList", start: Number(token.attrGet("start") ?? 1), children: [] };
  const kind = Object.hasOwn(WRAPPERS, token.type) ? WRAPPERS[token.type] : undefined;
  return kind === undefined ? null : { kind, children: [] };
}

function leaf(token: Token, depth: number): ProseNode[] {
  switch (token.type) {
    case "inline":
      return toTree(token.children ?? [], depth);
    case "softbreak":
    case "hardbreak":
      return [{ kind: "break" }];
    case "hr":
      return [{ kind: "rule" }];
    case "code_inline":
      return [{ kind: "code", text: token.content }];
    case "fence":
    case "code_block":
      return [{ kind: "codeBlock", title: token.info.trim(), text: token.content.replace(/\n$/, "") }];
    case "image": {
      const source = safePicture(String(token.attrGet("src") ?? ""));
      return source === null
        ? [{ kind: "text", text: token.content }]
        : [{ kind: "image", source, text: token.content }];
    }
    default:
      // "text", "text_special" and anything a later parser may add: its text, and nothing else of it.
      return token.content === "" ? [] : [{ kind: "text", text: token.content }];
  }
}
