import { type Reading, type ReadingEvent, reduceReading, voiceFor } from "#src/domain/reading-aloud.ts";
import { hush, speak, voicesNow } from "#src/lib/speech.ts";
import { speechPieces } from "#src/lib/speech-pieces.ts";
import { readingStore, stopReading } from "./reading.ts";
import { voiceStore } from "./voice.ts";

export type ReadAloud = {
  /** Null for a sample of the voice. */
  rowKey: string | null;
  /** What the row shows; the reading ends when it shows something else. */
  text: string;
  /** What is said of it. */
  words: string;
  /** The language of the words; null where nobody knows it. */
  language: string | null;
  /** The browser could not say it. */
  onFailed: () => void;
};

let lastId = 0;
let asked: Pick<ReadAloud, "language" | "onFailed"> = { language: null, onFailed: () => undefined };
let heard: Reading | null = null;
let isListening = false;

/** Reads a text by the browser's voice, instead of what it is reading. Some browsers speak only within a press. */
export function readAloud({ rowKey, text, words, language, onFailed }: ReadAloud): void {
  listen();
  asked = { language, onFailed };
  lastId += 1;
  tellReading({ type: "begun", id: lastId, rowKey, text, pieces: speechPieces(words, language ?? undefined) });
}

/** Tells the reading what has happened. */
export function tellReading(event: ReadingEvent): void {
  readingStore.set(reduceReading(readingStore.get(), event));
}

function listen() {
  if (isListening) return;
  isListening = true;
  readingStore.subscribe(follow);
  // Chrome goes on speaking when the page has gone.
  window.addEventListener("pagehide", stopReading);
}

/** Does what the state says: piece by piece, and silence when the reading has gone or given way. */
function follow() {
  const reading = readingStore.get();
  if (heard !== null && heard.id !== reading?.id) hush();
  heard = reading;
  if (reading !== null) say(reading);
}

function say({ id, at, pieces }: Reading) {
  const { language, onFailed } = asked;
  const { voice, speed } = voiceStore.get();
  speak({
    words: pieces[at] ?? "",
    voice: voiceFor(voicesNow(), voice, language),
    language: language ?? document.documentElement.lang,
    speed,
    onSaid: () => tellReading({ type: "said", id, at }),
    onBroken(isSilenced) {
      const isNow = readingStore.get()?.id === id;
      tellReading({ type: "broken", id });
      if (isNow && !isSilenced) onFailed();
    },
  });
}
