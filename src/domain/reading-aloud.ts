/** Reading aloud: what is being read, and by which voice. Pure; `client-state/read-aloud` does it. Null is silence, by which it is stopped. */

/** A text that is being read. */
export type Reading = {
  /** Tells this reading from an earlier one whose browser events may still come. */
  readonly id: number;
  /** Key of the chat row whose words they are; null for a sample of the voice. */
  readonly rowKey: string | null;
  /** The row's text as it was when the reading began. */
  readonly text: string;
  readonly pieces: readonly string[];
  /** Index of the piece that is being said. */
  readonly at: number;
};

export type ReadingEvent =
  | ({ readonly type: "begun" } & Omit<Reading, "at">)
  /** The browser has said a piece. */
  | { readonly type: "said"; readonly id: number; readonly at: number }
  /** The browser could not say a piece, or was made to fall silent. */
  | { readonly type: "broken"; readonly id: number }
  /** The rows of the chat, by key, with the texts they show. */
  | { readonly type: "shown"; readonly texts: ReadonlyMap<string, string> };

/**
 * The reading after an event; null while nothing is read. One text at a time: another one replaces it. A row that has gone,
 * or shows other words, ends it. Events of an earlier reading, or of a piece that is not being said, change nothing.
 */
export function reduceReading(reading: Reading | null, event: ReadingEvent): Reading | null {
  switch (event.type) {
    case "begun": {
      const { id, rowKey, text, pieces } = event;
      return pieces.length === 0 ? null : { id, rowKey, text, pieces, at: 0 };
    }
    case "said":
      if (reading?.id !== event.id || reading.at !== event.at) return reading;
      return reading.at + 1 < reading.pieces.length ? { ...reading, at: reading.at + 1 } : null;
    case "broken":
      return reading?.id === event.id ? null : reading;
    case "shown":
      if (reading === null || reading.rowKey === null) return reading;
      return event.texts.get(reading.rowKey) === reading.text ? reading : null;
  }
}

/** The part of the browser's `SpeechSynthesisVoice` that a choice depends on. */
export type Voice = { readonly voiceURI: string; readonly lang: string };

/**
 * The voice for a text in this language (null: not known): the one chosen, if it is here and of that language. A chosen
 * German voice does not read French; then, as without a choice, the browser takes one by the language: undefined.
 */
export function voiceFor<One extends Voice>(
  voices: readonly One[],
  chosen: string | null,
  language: string | null,
): One | undefined {
  const voice = voices.find(({ voiceURI }) => voiceURI === chosen);
  if (voice === undefined || language === null) return voice;
  return isSameLanguage(voice.lang, language) || !voices.some(({ lang }) => isSameLanguage(lang, language))
    ? voice
    : undefined;
}

/** Whether two language tags name one language, in whatever country. Android writes `en_GB`. */
export function isSameLanguage(one: string, other: string): boolean {
  return primary(one) === primary(other);
}

const primary = (tag: string) => tag.split(/[-_]/)[0]?.toLowerCase();
