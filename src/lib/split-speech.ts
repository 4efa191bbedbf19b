/** A stretch of prose that is spoken (in quotation marks, which stay) or told. */
export type Stretch = { readonly isSpoken: boolean; readonly text: string };

/**
 * Splits plain prose at its quotation marks, straight or curly. A mark that is not closed speaks to the end: previews are
 * cut. Stretches keep their order, spaces and marks, so joined they are the text again.
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
