import type { ReplyShape } from "../reply-shape.ts";
import type { Preferences } from "../responder.ts";

/** Words and paragraphs for each length, and the share of speech. */
export const lengths: Record<Preferences["verbose"], Pick<ReplyShape, "leastWords" | "mostWords" | "paragraphs">> = {
  text: { leastWords: 2, mostWords: 16, paragraphs: 1 },
  short: { leastWords: 16, mostWords: 44, paragraphs: 1 },
  mediumShort: { leastWords: 46, mostWords: 80, paragraphs: 2 },
  medium: { leastWords: 84, mostWords: 128, paragraphs: 3 },
  originalNormal: { leastWords: 132, mostWords: 185, paragraphs: 4 },
  long: { leastWords: 205, mostWords: 290, paragraphs: 6 },
};

export const shares: Record<Preferences["dialogStyle"], Pick<ReplyShape, "leastSpeech" | "mostSpeech">> = {
  narrationOnly: { leastSpeech: 0, mostSpeech: 0 },
  low: { leastSpeech: 0.1, mostSpeech: 0.32 },
  balanced: { leastSpeech: 0.38, mostSpeech: 0.66 },
  lots: { leastSpeech: 0.74, mostSpeech: 0.96 },
  none: { leastSpeech: 1, mostSpeech: 1 },
};
