/** Folds text for comparison: compatibility forms, case and accents are ignored. */
export function folded(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** Whether every word of `search` is in one of the texts. An empty search matches everything. */
export function isFound(search: string, ...texts: readonly (string | null)[]): boolean {
  const all = folded(texts.join("\n"));
  return folded(search)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
