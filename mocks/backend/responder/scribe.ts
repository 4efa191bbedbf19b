import { framing } from "./banks/framing.ts";
import type { Dice } from "./prng.ts";
import { type Mentions, realiseNarration, realiseSpeech, type Telling } from "./realise.ts";
import { freshKeys, sentenceKey, sentencesOf, trigramsOf } from "./sentences.ts";
import { type Unit, unitsOf } from "./unit.ts";

/** A run of narration or speech, without its asterisks or quotes. */
export type Piece = { kind: "narration" | "speech"; text: string };
export type AllowedKinds = "any" | "narration" | "speech";

type Given = Readonly<Record<string, string>>;

type SlotSource = {
  /** Values for the whole reply. */
  fixed: Readonly<Record<string, string>>;
  /** Values to draw from for each unit. */
  drawn: Readonly<Record<string, readonly string[]>>;
};

/** Turns units into text, never repeating a sentence. */
export type Scribe = {
  /**
   * The first unit of a bank, in random order, that fits and has not been used in this chat.
   * @param mostWords skips longer units
   * @param given values of slots for this unit only; a frame may be used again with other values, a sentence may not
   * @returns its pieces, or null if the bank has nothing new
   */
  take(bank: readonly string[], allowed: AllowedKinds, mostWords?: number, given?: Given): Piece[] | null;
  /** The same, limited to units that share a word with the user’s turn. */
  takeNear(bank: readonly string[], allowed: AllowedKinds, mostWords?: number): Piece[] | null;
  /** Last resort: allows units similar to used ones, but never the same sentence. */
  takeAgain(bank: readonly string[], allowed: AllowedKinds): Piece[] | null;
  /** The first unused unit of a bank that is used in order. */
  takeNext(bank: readonly string[], allowed: AllowedKinds): Piece[] | null;
  /** Speech that is not from a bank; null if it was used already. */
  say(text: string): Piece[] | null;
};

const nearness = 0.5;
/** Marks the text that filled a slot, so that only the rest is compared with earlier sentences. */
const filler = "\ue000";
const withoutMarks = (text: string): string => text.replaceAll(filler, "");
const framesOf = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) =>
    sentence
      .split(filler)
      .filter((_part, at) => at % 2 === 0)
      .map(sentenceKey),
  );

/** Puts narration in asterisks and speech in quotes; adjacent pieces of one kind share them. */
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

type Realised = {
  pieces: readonly Piece[];
  words: number;
  keys: readonly string[];
  frames: readonly string[];
  after: Mentions;
};
const worked = new WeakMap<Unit, Map<string, Realised | null>>();

export function scribeFor(options: {
  telling: Telling;
  manners: ReadonlySet<string>;
  slots: SlotSource;
  dice: Dice;
  /** Keys of sentences that must not be repeated. */
  usedKeys: Set<string>;
  /** Things that do not exist in this world, which narration from other than `ownBanks` must not mention. */
  lacks: RegExp | null;
  ownBanks: ReadonlySet<readonly string[]>;
  /** Limits speech to `ownBanks` and to frames filled with the world's own things. */
  isOwn: boolean;
  /** Three-word runs of recent sentences, to avoid near repetitions. */
  recent: Set<string>;
  /** Words of the user's turn: units that share one, or mention a thing it names, come first. */
  near: ReadonlySet<string>;
}): Scribe {
  const { telling, manners, slots, dice, usedKeys, recent, lacks, ownBanks, isOwn, near } = options;
  const tellingKey = JSON.stringify(telling);
  /** Exhausted banks by length; they stay exhausted, since `usedKeys` only grows. */
  const dry = new Map<readonly string[], Map<string, number>>();
  const mentions: Mentions = { character: false, user: false };
  const words = [...near];
  /** Whether the reply has mentioned a thing of the user's, which it does once only. */
  let hasTakenUp = false;
  const takesUp = (unit: Unit): boolean => unit.slots.some((slot) => slot === "topic" || slot === "echo");
  const isNear = (unit: Unit): boolean =>
    takesUp(unit) ? !hasTakenUp : unit.slots.includes("fact") || words.some((word) => unit.words.has(word));

  /** Whether no sentence was used; strict: nor a similar one recently. `frames` is the text without the slots' values. */
  function isNew(keys: readonly string[], frames: readonly string[], strict: boolean): boolean {
    const seen = new Set<string>();
    for (const key of keys) {
      if (usedKeys.has(key) || seen.has(key)) return false;
      seen.add(key);
    }
    if (!strict) return true;
    return frames.every((frame) => {
      const runs = trigramsOf(frame);
      return runs.length === 0 || runs.filter((run) => recent.has(run)).length / runs.length < nearness;
    });
  }

  function remember(keys: readonly string[]): void {
    for (const key of keys) {
      usedKeys.add(key);
      for (const run of trigramsOf(key)) recent.add(run);
    }
  }

  function slotsFor(unit: Unit, given: Given): Record<string, string> | null {
    const values: Record<string, string> = {};
    for (const slot of unit.slots) {
      const own = given[slot];
      const drawn = own === undefined ? slots.drawn[slot] : [own];
      const value = drawn !== undefined && drawn.length > 0 ? dice.pick(drawn) : slots.fixed[slot];
      if (value === undefined || value === "") return null;
      values[slot] = drawn === undefined ? value : `${filler}${value}${filler}`;
    }
    return values;
  }

  /** A unit in this reply's point of view and tense, whether used before or not. */
  function realised(unit: Unit, allowed: AllowedKinds, values: Readonly<Record<string, string>>): Realised | null {
    const segments = unit.segments.filter(
      (segment) => allowed === "any" || (segment.kind === allowed && !segment.dependent),
    );
    if (segments.length === 0) return null;
    const after: Mentions = { ...mentions };
    const pieces: Piece[] = [];
    for (const segment of segments) {
      const text =
        segment.kind === "narration"
          ? realiseNarration(segment.markup, telling, after, values)
          : realiseSpeech(segment.markup, values);
      if (text === "") return null;
      pieces.push({ kind: segment.kind, text: allowed === "any" ? text : text.replace(/[:,]$/u, ".") });
    }
    const whole = pieces.map((piece) => piece.text).join(" ");
    return {
      pieces: pieces.map((piece) => ({ kind: piece.kind, text: withoutMarks(piece.text) })),
      words: whole.split(" ").length,
      keys: freshKeys(withoutMarks(whole)),
      frames: framesOf(whole),
      after,
    };
  }

  function tell(unit: Unit, allowed: AllowedKinds, mostWords: number, strict: boolean, given: Given): Piece[] | null {
    const values = slotsFor(unit, given);
    if (values === null || (hasTakenUp && takesUp(unit))) return null;
    let one: Realised | null | undefined;
    if (unit.slots.length > 0) one = realised(unit, allowed, values);
    else {
      // Cached: a passage without slots is the same in every reply with this point of view and tense.
      const known = worked.get(unit) ?? new Map<string, Realised | null>();
      const way = `${allowed}${mentions.character ? "c" : ""}${mentions.user ? "u" : ""}|${tellingKey}`;
      one = known.get(way);
      if (one === undefined) {
        one = realised(unit, allowed, values);
        if (known.size > 24) known.clear();
        worked.set(unit, known.set(way, one));
      }
    }
    if (one === null || (mostWords < 1_000 && one.words > mostWords)) return null;
    if (!isNew(one.keys, one.frames, strict)) return null;
    remember(one.keys);
    hasTakenUp ||= takesUp(unit);
    mentions.character = one.after.character;
    mentions.user = one.after.user;
    return one.pieces.map((piece) => ({ ...piece }));
  }

  function scan(
    bank: readonly string[],
    allowed: AllowedKinds,
    mostWords: number,
    strict: boolean,
    onlyOwnManner: boolean,
    given: Given = {},
    onlyNear = false,
  ): Piece[] | null {
    if (isOwn && !ownBanks.has(bank) && !framing.has(bank)) return null;
    const units = unitsOf(bank);
    if (units.length === 0) return null;
    const asked = `${allowed}${strict ? "s" : ""}${onlyOwnManner ? "m" : ""}`;
    const isGiven = Object.keys(given).length > 0;
    if (!isGiven && (dry.get(bank)?.get(asked) ?? 0) >= mostWords) return null;
    const foreign = lacks !== null && !ownBanks.has(bank);
    const start = dice.below(units.length);
    const strides = [1, 3, 7, 11, 13].filter((stride) => units.length % stride !== 0 || stride === 1);
    const stride = dice.pick(strides);
    const turned = units.map((unit, step) => units[(start + step * stride) % units.length] ?? unit);
    const inOrder = words.length === 0 ? turned : [...turned.filter(isNear), ...turned.filter((unit) => !isNear(unit))];
    for (const unit of onlyNear ? turned.filter(isNear) : inOrder) {
      const suits = unit.manners.length === 0 ? !onlyOwnManner : unit.manners.some((manner) => manners.has(manner));
      if (
        !suits ||
        (foreign && unit.segments.some((segment) => segment.kind === "narration" && lacks.test(segment.markup)))
      )
        continue;
      const pieces = tell(unit, allowed, mostWords, strict, given);
      if (pieces !== null) return pieces;
    }
    if (strict && !isGiven && !onlyNear)
      dry.set(bank, (dry.get(bank) ?? new Map<string, number>()).set(asked, mostWords));
    return null;
  }

  return {
    take(bank, allowed, mostWords = 1_000, given = {}) {
      if (manners.has("gentle") || (manners.size > 0 && dice.chance(0.7))) {
        const own = scan(bank, allowed, mostWords, true, true, given);
        if (own !== null) return own;
      }
      const fresh = scan(bank, allowed, mostWords, true, false, given);
      return fresh !== null || Object.keys(given).length === 0
        ? fresh
        : scan(bank, allowed, mostWords, false, false, given);
    },
    takeNear: (bank, allowed, mostWords = 1_000) => scan(bank, allowed, mostWords, true, false, {}, true),
    takeAgain(bank, allowed) {
      for (let attempt = 0; attempt < 4; attempt += 1) {
        const pieces = scan(bank, allowed, 1_000, false, false);
        if (pieces !== null) return pieces;
      }
      return null;
    },
    takeNext(bank, allowed) {
      for (const unit of unitsOf(bank)) {
        const pieces = tell(unit, allowed, 1_000, true, {});
        if (pieces !== null) return pieces;
      }
      return null;
    },
    say(text) {
      const keys = freshKeys(text);
      if (text === "" || !isNew(keys, keys, true)) return null;
      remember(keys);
      return [{ kind: "speech", text }];
    },
  };
}
