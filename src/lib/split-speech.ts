/** A piece of prose that is spoken (quotation marks included) or narrated. */
export type Stretch = { readonly isSpoken: boolean; readonly text: string };

/**
 * Splits prose at its quotation marks, straight or curly. An unclosed quotation runs to the end, since previews are
 * cut. Joined again, the pieces are the original text.
 */
export function splitSpeech(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  const spoken = /[“"][^”"]*(?:[”"]|$)/g;
  let end = 0;
  for (const match of text.matchAll(spoken)) {
    if (match.index > end) stretches.push({ isSpoken: false, text: text.slice(end, match.index) });
    stretches.push({ isSpoken: true, text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) stretches.push({ isSpoken: false, text: text.slice(end) });
  return stretches;
}
