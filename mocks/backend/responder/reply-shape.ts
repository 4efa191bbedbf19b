import { lengths, shares } from "./banks/shapes.ts";
import type { Preferences } from "./responder.ts";

/** How long a reply is and how it divides between narration and speech. Words; shares of words that are spoken. */
export type ReplyShape = {
  leastWords: number;
  mostWords: number;
  paragraphs: number;
  leastSpeech: number;
  mostSpeech: number;
  /** Narration and speech carry their marks. */
  marked: boolean;
};

/** CONST-36 and CONST-39 in numbers. `none` is plain speech without marks, as in a messenger. */
export function shapeOf(preferences: Preferences): ReplyShape {
  return {
    ...lengths[preferences.verbose],
    ...shares[preferences.dialogStyle],
    marked: preferences.dialogStyle !== "none",
  };
}
