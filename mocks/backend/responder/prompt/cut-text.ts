const sign = "…";

/**
 * The text, or as much of its start or end as costs at most `most`, with a mark where it was cut; empty if not even that
 * fits. `cost` must not decrease as a text grows.
 */
export function cutText(text: string, most: number, cost: (text: string) => number, keep: "start" | "end"): string {
  if (cost(text) <= most) return text;
  const letters = Array.from(text);
  const cut = (count: number): string =>
    keep === "start"
      ? `${letters.slice(0, count).join("").trimEnd()}${sign}`
      : `${sign}${letters
          .slice(letters.length - count)
          .join("")
          .trimStart()}`;
  let fits = 0;
  let tooMuch = letters.length;
  while (tooMuch - fits > 1) {
    const middle = Math.floor((fits + tooMuch) / 2);
    if (cost(cut(middle)) <= most) fits = middle;
    else tooMuch = middle;
  }
  return fits === 0 ? "" : cut(fits);
}
