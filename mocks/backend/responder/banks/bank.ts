import type { Listening } from "./listening.ts";

/** What a kind of story brings to a reply. All lists hold units (see unit.ts) but for the last three. */
export type Bank = {
  id: string;
  /** Whose bank it is: nobody else says a sentence of it. Null: it belongs to whoever has none of their own. */
  anchor: RegExp | null;
  /** Events, plot beats and mentions belong to one story of theirs; they are told only where these words stand. */
  story: RegExp | null;
  listening: Listening;
  /** What this world has not got, so that general passages about it are left out. */
  lacks: RegExp | null;
  /** Words that speak for this kind of story in a character's texts. */
  cues?: readonly string[];
  /** Small things the character does. */
  actions: readonly string[];
  /** The place, with nobody in it. */
  room: readonly string[];
  /** Things to say about this world. */
  remarks: readonly string[];
  /** Questions and other endings that hand the scene to the user. */
  hooks: readonly string[];
  /** Things that happen, in order: the story goes forward one at a time. */
  events: readonly string[];
  /** What to say when the user touches on a thing of this world. */
  about: readonly (readonly [RegExp, readonly string[]])[];
  /** Things at hand, as “the kettle”. */
  things: readonly string[];
  /** Places one can look towards, as “the stairs”. */
  places: readonly string[];
  /** Bare sounds and lights that go on by themselves: “the rain goes on” is built from these. */
  sounds: readonly string[];
};
