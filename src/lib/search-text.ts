/** Text for comparing: compatibility forms, case and accents do not matter. */
function folded(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** Whether every word that is looked for is in one of the texts. Nothing looked for finds everything. */
export function isFound(wanted: string, ...texts: readonly (string | null)[]): boolean {
  const all = folded(texts.join("\n"));
  return folded(wanted)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
