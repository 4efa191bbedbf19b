/** Storage of one draft (`formDraft` in client-state): one per user and subject. */
export interface DraftPlace {
  key: string;
  /** The stored values as parsed by `parse`; values it rejects are set aside. */
  read: <Values>(parse: (kept: unknown) => Values | null) => Values | null;
  /** Returns whether the device has stored it. */
  write: (values: unknown) => boolean;
  clear: () => void;
}

/** Milliseconds without a change after which the draft is stored. */
const REST = 300;

/**
 * Stores the latest of many changes, debounced or at once by `flush`. `null` means nothing is unsaved and removes the
 * draft at once.
 */
export function createDraftKeeper(place: DraftPlace | undefined) {
  let waiting: (() => unknown) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStored = true;
  function flush() {
    clearTimeout(timer);
    if (waiting !== null && place !== undefined) isStored = place.write(waiting());
    waiting = null;
  }
  return {
    /** `changed` is called when the draft is stored. */
    note(changed: (() => unknown) | null) {
      clearTimeout(timer);
      waiting = changed;
      if (changed === null) place?.clear();
      else timer = setTimeout(flush, REST);
    },
    flush,
    /** Whether the noted changes survive leaving the page. */
    keeps() {
      flush();
      return place !== undefined && isStored;
    },
  };
}
