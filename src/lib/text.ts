/** Number of code points, not UTF-16 units. */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The first `max` code points, with `ellipsis` if something was cut. Never splits a surrogate pair. */
export function cutText(text: string, max: number, ellipsis = ""): string {
  if (text.length <= max) return text;
  const points = Array.from(text);
  return points.length <= max ? text : points.slice(0, max).join("") + ellipsis;
}

/** Replaces control characters (except tab and line breaks) by spaces, to show untrusted text as one line. */
export function plainLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- removing them is the point
  return text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();
}

/** The part of a streaming text up to its last complete sentence or paragraph, shown with reduced motion. */
export function wholeSentences(text: string): string {
  const ends = /[.!?…。！？]["”’»*_)\]]*(?=\s)|\n/g;
  let end = 0;
  for (const match of text.matchAll(ends)) end = match.index + match[0].length;
  return text.slice(0, end);
}
