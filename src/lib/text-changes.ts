/** A run of a text that stayed, went or came. */
export type TextPart = { readonly kind: "same" | "removed" | "added"; readonly text: string };

/** The most pairs of words that are compared; beyond it whole lines are. */
const PAIRS = 4_000_000;

const words = (text: string) =>
  Array.from(new Intl.Segmenter(undefined, { granularity: "word" }).segment(text), ({ segment }) => segment);
const lines = (text: string) => text.split(/(?<=\n)/);

/** Adds a text to the parts, to the last one where that is of its kind. */
function add(parts: TextPart[], kind: TextPart["kind"], text: string): void {
  const last = parts.at(-1);
  if (text === "") return;
  if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text };
  else parts.push({ kind, text });
}

/** The parts by the longest common subsequence; null where there are too many pairs. */
function aligned(a: readonly string[], b: readonly string[]): TextPart[] | null {
  if (a.length * b.length > PAIRS) return null;
  const width = b.length + 1;
  // How much the rest of both has in common, from each place on.
  const common = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        a[i] === b[j]
          ? (common[(i + 1) * width + j + 1] as number) + 1
          : Math.max(common[(i + 1) * width + j] as number, common[i * width + j + 1] as number);
  const parts: TextPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length)
    if (i < a.length && a[i] === b[j]) {
      add(parts, "same", a[i] as string);
      i += 1;
      j += 1;
    } else if (
      i < a.length &&
      (j === b.length || (common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0))
    ) {
      add(parts, "removed", a[i] as string);
      i += 1;
    } else {
      add(parts, "added", b[j] as string);
      j += 1;
    }
  return parts;
}

/** What changed between two texts, word by word; joined without the removed parts it is `after`, byte for byte. */
export function textChanges(before: string, after: string): TextPart[] {
  if (before === after) return before === "" ? [] : [{ kind: "same", text: before }];
  const [old, now] = [words(before), words(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const a = old.slice(start, old.length - end);
  const b = now.slice(start, now.length - end);
  const middle = aligned(a, b) ??
    aligned(lines(a.join("")), lines(b.join(""))) ?? [
      { kind: "removed", text: a.join("") },
      { kind: "added", text: b.join("") },
    ];
  const parts: TextPart[] = [];
  add(parts, "same", old.slice(0, start).join(""));
  for (const { kind, text } of middle) add(parts, kind, text);
  add(parts, "same", old.slice(old.length - end).join(""));
  return parts;
}
