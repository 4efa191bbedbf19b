import type { Change } from "../facts.ts";
import type { Question } from "../question.ts";
import type { Intent } from "../user-turn.ts";

/**
 * How a character responds to what the user says; lists of units. Slots: `{fact}` what the user stated (“you come from
 * Odessa”), `{asked}` what follows “you ask me” (“where the lamp is”, “about the ship”, “that”), `{said}` an answer (“I
 * trust you”, “yes”), `{did}` what the user does (“you sit down”), `{role}` and `{name}` of the character, `{motif}` a thing its card names.
 */
export type Listening = {
  /** What the character knows, by pattern of the questions that it answers; sentences without their full stop. */
  knows: Readonly<Record<string, readonly string[]>>;
  /** States a fact that the user asks about. */
  recall: readonly string[];
  /** The user asks about something they never told. */
  unknown: readonly string[];
  /** Responds to a new fact. */
  noted: readonly string[];
  /** Returns to an old fact. */
  remembered: readonly string[];
  yes: readonly string[];
  no: readonly string[];
  /** The same question was asked before. */
  again: readonly string[];
  refused: readonly string[];
  answers: Readonly<Record<Exclude<Question["kind"], "yesNo">, readonly string[]>>;
  changes: Readonly<Record<Change, readonly string[]>>;
  acted: readonly string[];
  /** To another member of a group: `{other}`; `{theirs}` is a thing that member has just named. */
  toOther: readonly string[];
  /** The user spoke to another member. */
  leaves: readonly string[];
  self: readonly string[];
  replies: Readonly<Partial<Record<Intent, readonly string[]>>>;
  /** Answers without speech; `writes` has `{said}`. */
  silent: Readonly<Record<"yes" | "no" | "refused" | "writes", readonly string[]>>;
  /** Gestures for any place; those marked with a mood of `moods` only in that mood. */
  gestures: readonly string[];
  /** Turns of the plot that follow from the greeting; each is used once, when the scene stalls. */
  beats: readonly string[];
  /** The continuation of each of them, for the next reply. */
  follows: readonly string[];
};
