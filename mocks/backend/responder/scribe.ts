import type { Dice } from "./prng.ts";
import { type Mentions, realiseNarration, realiseSpeech, type Telling } from "./realise.ts";
import { keysOf, trigramsOf } from "./sentences.ts";
import { type Unit, unitsOf } from "./unit.ts";

/** One stretch of a paragraph. Text without its marks. */
export type Piece = { kind: "narration" | "speech"; text: string };
export type Wanted = "any" | "narration" | "speech";

export type SlotSource = {
  /** Values that hold for the whole reply. */
  fixed: Readonly<Record<string, string>>;
  /** Values drawn anew for each unit. */
  drawn: Readonly<Record<string, readonly string[]>>;
};

/** Writes units out and never the same sentence twice. */
export type Scribe = {
  /**
   * The first unit of a bank, in an order of chance, that can be told here and has not been told in this chat.
   * @param mostWords leaves longer units alone
   * @returns its pieces, or null when the bank has nothing new
   */
  take(bank: readonly string[], wanted: Wanted, mostWords?: number): Piece[] | null;
  /** The same for a bank told in order: the first unit that is still new. */
  takeNext(bank: readonly string[], wanted: Wanted): Piece[] | null;
  /** Speech that is no unit: told only if new. */
  say(text: string): Piece[] | null;
  speaksIn: (manner: string) => boolean;
};

const nearness = 0.5;

/** Puts the marks on: narration in asterisks, speech in quotes; neighbours of a kind share theirs. */
export function written(pieces: readonly Piece[], marked: boolean): string {
  let text = "";
  let open: Piece["kind"] | null = null;
  for (const piece of pieces) {
    if (!marked) {
      text += (text === "" ? "" : " ") + piece.text;
      continue;
    }
    const close = open === "narration" ? "*" : open === "speech" ? "”" : "";
    if (piece.kind === open) text += ` ${piece.text}`;
    else text += `${close}${text === "" ? "" : " "}${piece.kind === "narration" ? "*" : "“"}${piece.text}`;
    open = piece.kind;
  }
  if (!marked || open === null) return text;
  return `${text}${open === "narration" ? "*" : "”"}`;
}

export function scribeFor(options: {
  telling: Telling;
  manners: ReadonlySet<string>;
  slots: SlotSource;
  dice: Dice;
  /** Keys of sentences that may not come back. */
  told: Set<string>;
  /** Three-word runs of what was told lately, to keep near likenesses apart. */
  recent: Set<string>;
}): Scribe {
  const { telling, manners, slots, dice, told, recent } = options;
  const mentions: Mentions = { character: false, user: false };

  function isNew(keys: readonly string[], strict: boolean): boolean {
    const seen = new Set<string>();
    for (const key of keys) {
      if (told.has(key) || seen.has(key)) return false;
      seen.add(key);
      if (!strict) continue;
      const runs = trigramsOf(key);
      if (runs.length >= 3 && runs.filter((run) => recent.has(run)).length / runs.length > nearness) return false;
    }
    return true;
  }

  function remember(keys: readonly string[]): void {
    for (const key of keys) {
      told.add(key);
      for (const run of trigramsOf(key)) recent.add(run);
    }
  }

  function slotsFor(unit: Unit): Record<string, string> | null {
    const values: Record<string, string> = {};
    for (const slot of unit.slots) {
      const drawn = slots.drawn[slot];
      const value = drawn !== undefined && drawn.length > 0 ? dice.pick(drawn) : slots.fixed[slot];
      if (value === undefined || value === "") return null;
      values[slot] = value;
    }
    return values;
  }

  function told1(unit: Unit, wanted: Wanted, mostWords: number, strict: boolean): Piece[] | null {
    const segments = unit.segments.filter((segment) => wanted === "any" || (segment.kind === wanted && !segment.dependent));
    if (segments.length === 0) return null;
    const values = slotsFor(unit);
    if (values === null) return null;
    const trial: Mentions = { ...mentions };
    const pieces: Piece[] = [];
    for (const segment of segments) {
      const alone = wanted !== "any";
      const text =
        segment.kind === "narration" ? realiseNarration(segment.markup, telling, trial, values) : realiseSpeech(segment.markup, values);
      if (text === "") return null;
      pieces.push({ kind: segment.kind, text: alone ? text.replace(/[:,]$/u, ".") : text });
    }
    if (mostWords < 1_000 && pieces.map((piece) => piece.text).join(" ").split(" ").length > mostWords) return null;
    const keys = keysOf(pieces.map((piece) => piece.text).join(" "));
    if (!isNew(keys, strict)) return null;
    remember(keys);
    mentions.character = trial.character;
    mentions.user = trial.user;
    return pieces;
  }

  function scan(bank: readonly string[], wanted: Wanted, mostWords: number, strict: boolean, onlyOwnManner: boolean): Piece[] | null {
    const units = unitsOf(bank);
    if (units.length === 0) return null;
    const start = dice.below(units.length);
    const strides = [1, 3, 7, 11, 13].filter((stride) => units.length % stride !== 0 || stride === 1);
    const stride = dice.pick(strides);
    for (let step = 0; step < units.length; step += 1) {
      const unit = units[(start + step * stride) % units.length];
      if (unit === undefined) continue;
      const suits = unit.manners.length === 0 ? !onlyOwnManner : unit.manners.some((manner) => manners.has(manner));
      if (!suits) continue;
      const pieces = told1(unit, wanted, mostWords, strict);
      if (pieces !== null) return pieces;
    }
    return null;
  }

  return {
    take(bank, wanted, mostWords = 1_000) {
      if (manners.size > 0 && dice.chance(0.5)) {
        const own = scan(bank, wanted, mostWords, true, true);
        if (own !== null) return own;
      }
      return scan(bank, wanted, mostWords, true, false) ?? scan(bank, wanted, mostWords, false, false);
    },
    takeNext(bank, wanted) {
      for (const unit of unitsOf(bank)) {
        const pieces = told1(unit, wanted, 1_000, true);
        if (pieces !== null) return pieces;
      }
      return null;
    },
    say(text) {
      const keys = keysOf(text);
      if (text === "" || !isNew(keys, false)) return null;
      remember(keys);
      return [{ kind: "speech", text }];
    },
    speaksIn: (manner) => manners.has(manner),
  };
}
