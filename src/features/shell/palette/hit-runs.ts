import { excerptParts } from "#src/lib/excerpt-parts.ts";
import { splitSpeech } from "#src/lib/split-speech.ts";

/** A piece of an excerpt in one style: speech or narration, highlighted or not; `at` is its offset. */
export type HitRun = {
  readonly text: string;
  readonly isHit: boolean;
  readonly isSpoken: boolean;
  readonly at: number;
};

/** Cuts an excerpt both where speech turns to narration and where the search text was found. Asterisks are left out. */
export function hitRuns(excerpt: string, ranges: readonly { start: number; end: number }[]): HitRun[] {
  const stretches = splitSpeech(excerpt);
  const isPlain = !stretches.some(({ isSpoken }) => isSpoken) && !excerpt.includes("*");
  const spoken = stretches.flatMap(({ text, isSpoken }) => Array.from(text, () => isSpoken || isPlain));
  const runs: HitRun[] = [];
  for (const part of excerptParts(excerpt, ranges)) {
    for (const [offset, letter] of Array.from(part.text).entries()) {
      if (letter === "*") continue;
      const at = part.at + offset;
      const isSpoken = spoken[at] ?? false;
      const last = runs.at(-1);
      if (last !== undefined && last.isHit === part.isHit && last.isSpoken === isSpoken)
        runs[runs.length - 1] = { ...last, text: last.text + letter };
      else runs.push({ text: letter, isHit: part.isHit, isSpoken, at });
    }
  }
  return runs;
}
