import { lengths, shares } from "./banks/shapes.ts";
import type { Preferences } from "./responder.ts";

/** Length of a reply in words, and its share of speech (0 to 1, by words). */
export type ReplyShape = {
  leastWords: number;
  mostWords: number;
  paragraphs: number;
  leastSpeech: number;
  mostSpeech: number;
  /** Whether narration has asterisks and speech has quotes. */
  marked: boolean;
};

/** Translates CONST-36 and CONST-39 into numbers. `none` is plain speech without marks, as in a messenger. */
export function shapeOf(preferences: Preferences): ReplyShape {
  return {
    ...lengths[preferences.verbose],
    ...shares[preferences.dialogStyle],
    marked: preferences.dialogStyle !== "none",
  };
}
