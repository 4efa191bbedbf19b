/** The part of a growing text up to its last finished sentence or paragraph: what is shown where motion is unwanted. */
export function wholeSentences(text: string): string {
  const ends = /[.!?…。！？]["”’»*_)\]]*(?=\s)|\n/g;
  let end = 0;
  for (const match of text.matchAll(ends)) end = match.index + match[0].length;
  return text.slice(0, end);
}
