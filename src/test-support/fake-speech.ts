/** What the fake browser was asked to say, as far as it got. */
export type Spoken = { words: string; voice: string | null; language: string; speed: number };

export type FakeVoice = { name: string; lang: string; localService?: boolean };

export type FakeSpeech = {
  /** Everything said so far, oldest first. */
  readonly spoken: readonly Spoken[];
  /** The words being said now; null is silence. */
  readonly now: () => string | null;
  /** The browser has said what it was saying. */
  readonly finish: () => void;
  /** It could not say it. */
  readonly fail: (error?: string) => void;
  /** Its voices are found, as Chrome finds them: late. */
  readonly find: (voices: readonly FakeVoice[]) => void;
};

declare global {
  interface Window {
    fakeSpeech: FakeSpeech;
  }
}

/**
 * Puts a voice into the page that says nothing by itself: a test finishes or fails what is being said. `voices` null takes
 * the whole mechanism out of the page. Refers to nothing outside, so that a flow can run it in the page; `window.fakeSpeech` is
 * the answer. Returns how to take it out again.
 */
export function fakeSpeech(voices: readonly FakeVoice[] | null): () => void {
  type Said = SpeechSynthesisUtterance;
  const place = globalThis as unknown as Record<string, unknown>;
  const before = Object.getOwnPropertyDescriptors(globalThis) as Record<string, PropertyDescriptor>;
  const put = (name: string, value: unknown) =>
    Object.defineProperty(place, name, { value, configurable: true, writable: true });

  const madeOf = ({ name, lang, localService = true }: FakeVoice) => ({ name, lang, localService, voiceURI: name });
  let known = (voices ?? []).map(madeOf);
  const queue: Said[] = [];
  const spoken: Spoken[] = [];

  const events = new EventTarget();
  const tell = (said: Said | undefined, type: string, error?: string) =>
    said?.dispatchEvent(Object.assign(new Event(type), { error }));
  const begin = () => {
    const [said] = queue;
    if (said === undefined) return;
    spoken.push({ words: said.text, voice: said.voice?.name ?? null, language: said.lang, speed: said.rate });
  };
  const end = (type: string, error?: string) => {
    const said = queue.shift();
    begin();
    tell(said, type, error);
  };
  // Not a class with fields: what a flow's compiler makes of one would refer to a helper that the page does not have.
  put("SpeechSynthesisUtterance", function make(text: string) {
    return Object.assign(new EventTarget(), { text, voice: null, lang: "", rate: 1 });
  });
  put(
    "speechSynthesis",
    voices === null
      ? undefined
      : Object.assign(events, {
          getVoices: () => [...known],
          resume: () => undefined,
          speak(said: Said) {
            if (queue.push(said) === 1) begin();
          },
          // The browser tells of it later, in a task of its own.
          cancel() {
            for (const said of queue.splice(0)) setTimeout(() => tell(said, "error", "interrupted"));
          },
        }),
  );
  put("fakeSpeech", {
    spoken,
    now: () => queue[0]?.text ?? null,
    finish: () => end("end"),
    fail: (error = "synthesis-failed") => end("error", error),
    find(found: readonly FakeVoice[]) {
      known = found.map(madeOf);
      events.dispatchEvent(new Event("voiceschanged"));
    },
  } satisfies FakeSpeech);
  return () => {
    for (const name of ["SpeechSynthesisUtterance", "speechSynthesis", "fakeSpeech"]) {
      const old = before[name];
      if (old === undefined) delete place[name];
      else Object.defineProperty(place, name, old);
    }
  };
}

/** The fake that `fakeSpeech` has put into this page. */
export function speech(): FakeSpeech {
  return window.fakeSpeech;
}
