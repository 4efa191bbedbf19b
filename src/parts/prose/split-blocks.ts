/**
 * Splits the text of a running reply into blocks that can be parsed on their own: at blank lines outside code fences,
 * but never inside a list or quote that goes on. Joined again with blank lines the blocks give the same document.
 * Every block but the last one is finished, so its text stays the same while the reply grows and it is drawn once.
 */
export function splitBlocks(text: string): string[] {
  const blocks: string[] = [];
  let block: string[] = [];
  let fence: string | null = null;
  let isAfterBlank = false;
  for (const line of text.split("\n")) {
    if (isAfterBlank && fence === null && block.length > 0 && startsBlock(line, block)) {
      blocks.push(block.join("\n").replace(/\s+$/, ""));
      block = [];
    }
    fence = fenceAfter(line, fence);
    const isBlank = line.trim() === "";
    if (!isBlank || block.length > 0) block.push(line);
    isAfterBlank = isBlank;
  }
  if (block.some((line) => line.trim() !== "")) blocks.push(block.join("\n"));
  return blocks;
}

function startsBlock(line: string, block: readonly string[]): boolean {
  if (line.trim() === "") return false;
  if (!/^\s{0,3}(?:[-+*]|\d{1,9}[.)]|>)(?:\s|$)/.test(block[0] ?? "")) return true;
  return !/^(?:\s|[-+*](?:\s|$)|\d{1,9}[.)](?:\s|$)|>)/.test(line);
}

function fenceAfter(line: string, fence: string | null): string | null {
  const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1];
  if (mark === undefined) return fence;
  if (fence === null) return mark;
  return mark[0] === fence[0] && mark.length >= fence.length && line.trim() === mark ? null : fence;
}
