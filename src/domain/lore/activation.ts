import type { LorebookEntry } from "#src/generated/api/model/lorebookEntry.ts";
import { tokensIn } from "../token-estimate.ts";
import { folded, Haystack, normal } from "./lore-text.ts";
import { patternText, readPattern, type PatternText, type Steps } from "./pattern.ts";

/**
 * Which lorebook entries go into a reply's prompt, and why; used for the prompt and for the tester. Pure and bounded: patterns
 * by steps, recursion by rounds (beyond 5.3).
 */

export type LoreEntry = Omit<LorebookEntry, "extensions">;
export type ScannedBook = {
  scanDepth: number;
  tokenBudget: number;
  isRecursive: boolean;
  entries: readonly LoreEntry[];
};

/** Why an entry is active; `through` is the name of the entry whose content matched, null for the chat itself. */
export type Trigger =
  | { kind: "always" }
  | { kind: "key"; key: string; together: readonly string[]; through: string | null };

export type ActiveEntry = { entry: LoreEntry; trigger: Trigger; tokens: number };

/**
 * Why an entry that matched is not in the prompt: no room after those of higher priority, larger than the whole budget, or
 * its secondary keys. `slow`: its pattern took too long.
 */
export type StayedOut = {
  entry: LoreEntry;
  why: "noRoom" | "tooLarge" | "secondary" | "slow";
  key: string;
  tokens: number;
};

export type Activation = {
  /** In the order of the prompt. */
  active: ActiveEntry[];
  out: StayedOut[];
  tokens: number;
};

/** Steps that all patterns of one activation may take together: some tens of milliseconds. */
const stepsOfAll = 4_000_000;
const mostRounds = 10;

/** An entry's content for the prompt, without the decorators that version 3 allows at its beginning. */
export const promptText = (content: string): string => content.replace(/^(?:@@@?\w+[^\n]*\n?)+/, "").trim();

/** A text in the forms that keys are matched against, each computed on first use. */
class Scanned {
  readonly #text: string;
  #folded: Haystack | undefined;
  #cased: Haystack | undefined;
  #points: PatternText | undefined;
  /** Name of the entry whose content it is; null for a message. */
  readonly through: string | null;

  constructor(text: string, through: string | null) {
    this.#text = text;
    this.through = through;
  }

  has(key: string, entry: LoreEntry, steps: Steps): boolean | "slow" {
    if (entry.useRegex) {
      // Line breaks are kept, since patterns can match them.
      this.#points ??= patternText(this.#text.normalize("NFKC"));
      const place = readPattern(key, entry.isCaseSensitive)?.find(this.#points, steps) ?? null;
      return place === "slow" ? place : place !== null;
    }
    const hay = entry.isCaseSensitive
      ? (this.#cased ??= new Haystack(normal(this.#text)))
      : (this.#folded ??= new Haystack(folded(this.#text)));
    const wanted = entry.isCaseSensitive ? normal(key) : folded(key);
    return hay.indexOf(wanted.trim(), entry.matchWholeWords) >= 0;
  }
}

const isLet = ({ logic, secondaryKeys }: LoreEntry, found: number): boolean =>
  secondaryKeys.length === 0 ||
  {
    andAny: found > 0,
    andAll: found === secondaryKeys.length,
    notAny: found === 0,
    notAll: found < secondaryKeys.length,
  }[logic];

/** Constant entries are fitted into the budget first, then by priority. */
const weightOf = ({ isConstant, priority }: LoreEntry): number => (isConstant ? Infinity : priority);

/** The state of one activation. */
class Search {
  readonly #entries: readonly LoreEntry[];
  readonly #steps: Steps = { left: stepsOfAll };
  readonly #texts: Scanned[] = [];
  readonly triggered = new Map<LoreEntry, Trigger>();
  /** Keys that matched, of entries that are not active yet. */
  readonly matched = new Map<LoreEntry, { key: string; through: string | null; isSlow: boolean }>();

  constructor(entries: readonly LoreEntry[]) {
    this.#entries = entries.filter(({ isEnabled, content }) => isEnabled && promptText(content) !== "");
    for (const entry of this.#entries) if (entry.isConstant) this.triggered.set(entry, { kind: "always" });
  }

  #lookForKey(entry: LoreEntry, texts: readonly Scanned[]): void {
    for (const text of texts)
      for (const key of entry.keys) {
        const found = text.has(key, entry, this.#steps);
        if (found === true) {
          this.matched.set(entry, { key, through: text.through, isSlow: false });
          return;
        }
        if (found === "slow") this.matched.set(entry, { key, through: text.through, isSlow: true });
      }
  }

  /** Scans more texts; returns the entries that become active. */
  in(texts: readonly Scanned[]): LoreEntry[] {
    this.#texts.push(...texts);
    return this.#entries.filter((entry) => {
      if (this.triggered.has(entry)) return false;
      if (this.matched.get(entry)?.isSlow !== false) this.#lookForKey(entry, texts);
      const match = this.matched.get(entry);
      if (!match || match.isSlow) return false;
      const together = entry.secondaryKeys.filter((key) =>
        this.#texts.some((text) => text.has(key, entry, this.#steps) === true),
      );
      if (!isLet(entry, together.length)) return false;
      this.triggered.set(entry, { kind: "key", key: match.key, together, through: match.through });
      return true;
    });
  }
}

/** The entries that fit into the budget, by weight: after the first that does not fit, no lighter one is taken. */
function fitted(candidates: readonly ActiveEntry[], budget: number): { active: ActiveEntry[]; out: StayedOut[] } {
  const active: ActiveEntry[] = [];
  const out: StayedOut[] = [];
  let left = budget;
  let floor = -Infinity;
  for (const one of candidates.toSorted((a, b) => {
    const [heavy, light] = [weightOf(b.entry), weightOf(a.entry)];
    return heavy === light ? a.entry.order - b.entry.order : heavy > light ? 1 : -1;
  })) {
    const key = one.trigger.kind === "key" ? one.trigger.key : "";
    const isTooLarge = one.tokens > budget;
    if (one.tokens <= left && weightOf(one.entry) >= floor) {
      active.push(one);
      left -= one.tokens;
    } else {
      if (!isTooLarge) floor = Math.max(floor, weightOf(one.entry));
      out.push({ entry: one.entry, why: isTooLarge ? "tooLarge" : "noRoom", key, tokens: one.tokens });
    }
  }
  return { active, out };
}

/** The entries of a book that these messages activate; the newest message is last. */
export function activeLore(book: ScannedBook, messages: readonly string[]): Activation {
  const search = new Search(book.entries);
  const constants = [...search.triggered.keys()];
  const scanned = messages.slice(-book.scanDepth).join("\n");
  let fresh = [...search.in([new Scanned(scanned, null)]), ...(book.isRecursive ? constants : [])];
  for (let round = 0; book.isRecursive && fresh.length > 0 && round < mostRounds; round += 1)
    fresh = search.in(
      fresh.map(({ name, keys, content }) => new Scanned(promptText(content), name || (keys[0] ?? ""))),
    );

  const candidates = book.entries.flatMap((entry) => {
    const trigger = search.triggered.get(entry);
    return trigger ? [{ entry, trigger, tokens: tokensIn(promptText(entry.content)) }] : [];
  });
  const { active, out } = fitted(candidates, book.tokenBudget);
  for (const [entry, { key, isSlow }] of search.matched)
    if (!search.triggered.has(entry))
      out.push({ entry, why: isSlow ? "slow" : "secondary", key, tokens: tokensIn(promptText(entry.content)) });
  const places = new Map(book.entries.map((entry, at) => [entry, at]));
  const placeOf = ({ entry }: ActiveEntry) => places.get(entry) ?? 0;
  active.sort(
    (a, b) =>
      Number(a.entry.position === "after") - Number(b.entry.position === "after") ||
      a.entry.order - b.entry.order ||
      placeOf(a) - placeOf(b),
  );
  return { active, out, tokens: active.reduce((sum, { tokens }) => sum + tokens, 0) };
}
