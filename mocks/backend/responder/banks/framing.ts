import { endlessNarration, endlessSpeech } from "./endless.ts";
import { careInScene, timeSkips } from "./out-of-character.ts";
import { perceptions, userActs } from "./user-acts.ts";
import { weave } from "./weave.ts";

/** Frames in which every sentence has a slot for a thing of the world, and lines that describe what the user does. */
export const framing: ReadonlySet<readonly string[]> = new Set([
  weave,
  endlessNarration,
  endlessSpeech,
  perceptions,
  userActs,
  timeSkips,
  careInScene,
]);
