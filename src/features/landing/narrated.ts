/** A stretch of what is being typed: narration, the asterisks around it, or speech. */
export type Stretch = { readonly text: string; readonly look: "narrated" | "mark" | "plain"; readonly at: number };

/** Splits typed words at their asterisks; narration that is still open reaches to the end of its line. */
export function narrated(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  const add = (part: string, look: Stretch["look"], at: number) => {
    if (part !== "") stretches.push({ text: part, look, at });
  };
  let from = 0;
  for (const { 0: whole, 1: words = "", index } of text.matchAll(/\*([^*\n]+)\*?/g)) {
    add(text.slice(from, index), "plain", from);
    add("*", "mark", index);
    add(words, "narrated", index + 1);
    add(whole.slice(words.length + 1), "mark", index + 1 + words.length);
    from = index + whole.length;
  }
  add(text.slice(from), "plain", from);
  return stretches;
}
