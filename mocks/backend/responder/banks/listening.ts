import type { Change } from "../facts.ts";
import type { Question } from "../question.ts";
import type { Intent } from "../user-turn.ts";

/**
 * How one character takes up what the user says; lists of units. Slots: `{fact}` what the user stated (“you come from
 * Odessa”), `{asked}` what follows “you ask me” (“where the lamp is”, “about the ship”, “that”), `{said}` an answer (“I
 * trust you”, “yes”), `{did}` what the user does (“you sit down”), `{role}` and `{name}` of the character, `{motif}` a thing its card names.
 */
export type Listening = {
  /** What the character holds to be so, by a pattern of the questions it answers: sentences without their end. */
  knows: Readonly<Record<string, readonly string[]>>;
  /** Gives a fact back that was asked for. */
  recall: readonly string[];
  /** The user asks for what they never told. */
  unknown: readonly string[];
  /** Takes a new fact in. */
  noted: readonly string[];
  /** Comes back to an old one. */
  remembered: readonly string[];
  yes: readonly string[];
  no: readonly string[];
  /** The same was asked before. */
  again: readonly string[];
  refused: readonly string[];
  answers: Readonly<Record<Exclude<Question["kind"], "yesNo">, readonly string[]>>;
  changes: Readonly<Record<Change, readonly string[]>>;
  acted: readonly string[];
  /** To another in a group, with `{other}`, and `{theirs}`: a thing that one has just named. */
  toOther: readonly string[];
  /** Another was spoken to. */
  leaves: readonly string[];
  self: readonly string[];
  replies: Readonly<Partial<Record<Intent, readonly string[]>>>;
  /** Without words, where a reply has none; `writes` with `{said}`. */
  silent: Readonly<Record<"yes" | "no" | "refused" | "writes", readonly string[]>>;
  /** What the character does wherever it is; with a mood of `moods` in front, for such turns. */
  gestures: readonly string[];
  /** Turns of the plot that begin from the greeting; each comes once, when the scene stalls. */
  beats: readonly string[];
  /** How each of them goes on in the reply after it. */
  follows: readonly string[];
};
