import type { Listening } from "./listening.ts";

/** The texts of one kind of story. All lists but the last three contain units (see unit.ts). */
export type Bank = {
  id: string;
  /** Matches the character that alone uses this bank; null for the bank of all characters without their own. */
  anchor: RegExp | null;
  /** Events, plot beats and mentions belong to one story of that character, and are used only if its words match. */
  story: RegExp | null;
  listening: Listening;
  /** Things that do not exist in this world, so that general passages about them are left out. */
  lacks: RegExp | null;
  /** Words in a character's texts that suggest this kind of story. */
  cues?: readonly string[];
  /** Small things the character does. */
  actions: readonly string[];
  /** Descriptions of the place, without people. */
  room: readonly string[];
  /** Things to say about this world. */
  remarks: readonly string[];
  /** Questions and other endings that leave the next move to the user. */
  hooks: readonly string[];
  /** Events of the story, used one at a time, in order. */
  events: readonly string[];
  /** What to say about a thing of this world that the user mentions. */
  about: readonly (readonly [RegExp, readonly string[]])[];
  /** Things at hand, as “the kettle”. */
  things: readonly string[];
  /** Places one can look towards, as “the stairs”. */
  places: readonly string[];
  /** Continuous sounds and lights, as “the rain”. */
  sounds: readonly string[];
};
