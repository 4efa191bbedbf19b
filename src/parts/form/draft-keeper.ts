/** Where a draft is kept (`formDraft` in client-state): one place for one user and one subject. */
export interface DraftPlace {
  key: string;
  /** What is kept, as `parse` reads it; what it refuses is set aside. */
  read: <Values>(parse: (kept: unknown) => Values | null) => Values | null;
  /** Answers whether the device has stored it. */
  write: (values: unknown) => boolean;
  clear: () => void;
}

/** Milliseconds without a change after which the draft is stored. */
const REST = 300;

/**
 * Writes the newest of many changes: after a rest, or at once by `flush`. `null` means that nothing is unsaved and removes
 * the draft at once.
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
    /** `changed` is read when it is stored. */
    note(changed: (() => unknown) | null) {
      clearTimeout(timer);
      waiting = changed;
      if (changed === null) place?.clear();
      else timer = setTimeout(flush, REST);
    },
    flush,
    /** Does what was noted survive the page? */
    keeps() {
      flush();
      return place !== undefined && isStored;
    },
  };
}
