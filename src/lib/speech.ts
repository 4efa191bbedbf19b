/** The browser's own voices. Nothing else touches `speechSynthesis`. */

// Missing in some web views, whatever the types say.
const browserSpeech = () => globalThis.speechSynthesis as SpeechSynthesis | undefined;

/** The voices known by now. Chrome has none until it has been asked once. */
export function voicesNow(): readonly SpeechSynthesisVoice[] {
  return browserSpeech()?.getVoices() ?? [];
}

/** Whether the browser can speak at all, if it has a voice. */
export function hasSpeech(): boolean {
  return browserSpeech() !== undefined;
}

/** Calls the listener when the voices change. As `useSyncExternalStore` wants it. */
export function followVoices(listener: () => void): () => void {
  const speech = browserSpeech();
  speech?.addEventListener("voiceschanged", listener);
  return () => speech?.removeEventListener("voiceschanged", listener);
}

export type Utterance = {
  readonly words: string;
  /** Undefined: the browser takes one by `language`. */
  readonly voice: SpeechSynthesisVoice | undefined;
  readonly language: string;
  /** 1 is the voice's own speed. */
  readonly speed: number;
  readonly onSaid: () => void;
  /** `isSilenced`: something made the browser fall silent, and nothing is wrong. */
  readonly onBroken: (isSilenced: boolean) => void;
};

/** Kept while it is said: Chrome sends no event of one that nobody holds. */
let held: SpeechSynthesisUtterance | null = null;

/** Says it after all that is being said. */
export function speak({ words, voice, language, speed, onSaid, onBroken }: Utterance): void {
  const speech = browserSpeech();
  if (speech === undefined) return onBroken(false);
  held = new SpeechSynthesisUtterance(words);
  held.voice = voice ?? null;
  held.lang = voice?.lang ?? language;
  held.rate = speed;
  held.addEventListener("end", onSaid);
  held.addEventListener("error", ({ error }) => onBroken(error === "interrupted" || error === "canceled"));
  // Paused by another page, Chrome would wait for ever.
  speech.resume();
  speech.speak(held);
}

/** Falls silent at once. */
export function hush(): void {
  held = null;
  browserSpeech()?.cancel();
}
