import type { Members } from "./card-draft.ts";

/** Lines of a block that begin deeper than its name, without that margin. */
function blockOf(lines: readonly string[]): string {
  const margins = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const margin = Math.min(...margins, 1000);
  return lines.map((line) => line.slice(margin)).join("\n");
}

function quoted(value: string): string {
  if (/^'.*'$/s.test(value)) return value.slice(1, -1).replaceAll("''", "'");
  if (!/^".*"$/s.test(value)) return value;
  try {
    return String(JSON.parse(value));
  } catch {
    return value.slice(1, -1);
  }
}

/**
 * Names and texts of a flat YAML file, which is all that text-generation-webui writes: plain, quoted, folded over lines,
 * or as a block (`|`, `>`). Null if it is not one; nothing in it is ever run or resolved.
 */
export function flatYaml(text: string): Members | null {
  const found = new Map<string, string>();
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    at += 1;
    if (/^\s*(?:#.*)?$|^(?:---|\.\.\.)\s*$/.test(line)) continue;
    const [, name, first = ""] = /^([A-Za-z_][\w-]{0,60}):(?:\s+(.*))?$/.exec(line) ?? [];
    if (name === undefined) return null;
    const start = at;
    while (at < lines.length && (/^\s/.test(lines[at] ?? "") || lines[at] === "")) at += 1;
    const more = lines.slice(start, at);
    const [, style, chomp] = /^([|>])[0-9]?([+-]?)[0-9]?\s*$/.exec(first) ?? [];
    const block = blockOf(more).replace(/\n+$/, "");
    if (style === undefined) found.set(name, quoted([first, ...more.map((part) => part.trim())].join(" ").trim()));
    else {
      const body = style === "|" ? block : block.replaceAll(/([^\n])\n(?=[^\n])/g, "$1 ");
      found.set(name, chomp === "-" ? body : `${body}\n`);
    }
  }
  return found.size === 0 ? null : Object.fromEntries([...found].filter(([name]) => name !== "__proto__"));
}
