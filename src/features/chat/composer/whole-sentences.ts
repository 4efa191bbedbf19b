/** The part of a streaming text up to its last complete sentence or paragraph, shown with reduced motion. */
export function wholeSentences(text: string): string {
  const ends = /[.!?…。！？]["”’»*_)\]]*(?=\s)|\n/g;
  let end = 0;
  for (const match of text.matchAll(ends)) end = match.index + match[0].length;
  return text.slice(0, end);
}
