import type { Activation, LoreEntry } from "./activation.ts";
import { folded, Haystack, normal } from "./lore-text.ts";
import { patternText, readPattern } from "./pattern.ts";

/** Where a key of an entry occurs in a text; `isActive`: the entry goes into the prompt. */
export type LoreMark = { from: number; to: number; entryId: string; isActive: boolean };

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const mostMarks = 300;
const stepsOfAll = 400_000;

/** A text in a form for matching keys, with the range in the typed text of each of its code units. */
type Mapped = { text: string; from: number[]; to: number[] };

function mapped(typed: string, form: (text: string) => string): Mapped {
  const from: number[] = [];
  const to: number[] = [];
  let text = "";
  for (const { segment, index } of graphemes.segment(typed)) {
    const piece = form(segment);
    // Runs of white space become one space, as in the whole text's form.
    if (piece === " " && text.endsWith(" ")) continue;
    text += piece;
    for (let at = 0; at < piece.length; at += 1) {
      from.push(index);
      to.push(index + segment.length);
    }
  }
  return { text, from, to };
}

type KeysToMark = { entry: LoreEntry; keys: readonly string[]; isActive: boolean };

/** Finds keys in a typed text; each form of it is computed on first use. */
class Marker {
  readonly #typed: string;
  readonly #steps = { left: stepsOfAll };
  readonly #forms = new Map<boolean, { place: Mapped; hay: Haystack }>();

  constructor(typed: string) {
    this.#typed = typed;
  }

  #form(isCaseSensitive: boolean) {
    let form = this.#forms.get(isCaseSensitive);
    if (!form) {
      const place = mapped(this.#typed, isCaseSensitive ? normal : folded);
      form = { place, hay: new Haystack(place.text) };
      this.#forms.set(isCaseSensitive, form);
    }
    return form;
  }

  #pattern(key: string, isCaseSensitive: boolean): [number, number][] {
    const place = mapped(this.#typed, (text) => text.normalize("NFKC"));
    const found = readPattern(key, isCaseSensitive)?.find(patternText(place.text), this.#steps) ?? null;
    if (found === null || found === "slow") return [];
    const points = Array.from(place.text);
    const unitsBefore = (point: number) => points.slice(0, point).join("").length;
    const [start, end] = [unitsBefore(found[0]), unitsBefore(found[1]) - 1];
    return [[place.from[start] ?? 0, place.to[end] ?? 0]];
  }

  placesOf(key: string, { useRegex, isCaseSensitive, matchWholeWords }: LoreEntry): [number, number][] {
    if (useRegex) return this.#pattern(key, isCaseSensitive);
    const { place, hay } = this.#form(isCaseSensitive);
    const wanted = (isCaseSensitive ? normal(key) : folded(key)).trim();
    const places: [number, number][] = [];
    if (wanted === "") return places;
    for (
      let at = hay.indexOf(wanted, matchWholeWords);
      at >= 0 && places.length < mostMarks;
      at = hay.indexOf(wanted, matchWholeWords, at + wanted.length)
    )
      places.push([place.from[at] ?? 0, place.to[at + wanted.length - 1] ?? 0]);
    return places;
  }
}

/**
 * Marks the keys in a text that activated entries, and those of entries that matched but are left out. In order and without
 * overlaps: the earlier mark wins; at the same position an active entry's, then the longer one.
 */
export function loreMarks(typed: string, { active, out }: Activation): LoreMark[] {
  const wanted: KeysToMark[] = [
    ...active.flatMap(({ entry, trigger }) =>
      trigger.kind === "key" ? [{ entry, keys: [trigger.key, ...trigger.together], isActive: true }] : [],
    ),
    ...out.flatMap(({ entry, key }) => (key === "" ? [] : [{ entry, keys: [key], isActive: false }])),
  ];
  const marker = new Marker(typed);
  const marks = wanted
    .flatMap(({ entry, keys, isActive }) =>
      keys.flatMap((key) =>
        marker.placesOf(key, entry).map(([from, to]) => ({ from, to, entryId: entry.id, isActive })),
      ),
    )
    .toSorted((a, b) => a.from - b.from || Number(b.isActive) - Number(a.isActive) || b.to - a.to);
  let end = 0;
  return marks
    .filter(({ from, to }) => {
      if (from < end || to <= from) return false;
      end = to;
      return true;
    })
    .slice(0, mostMarks);
}
