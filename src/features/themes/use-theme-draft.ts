import { useEffect, useState } from "react";
import { clearDraft, readDraft as readStored, writeDraft } from "#src/client-state/drafts.ts";
import { readKept, type ThemeDraft } from "./theme-draft.ts";

/**
 * The draft of a theme, kept in this browser while it differs from what is saved: a reload, a crash or an ended session
 * lose nothing. `place` is where it is kept, `saved` what it begins with.
 */
export function useThemeDraft(userId: string, place: string, saved: ThemeDraft) {
  const [base, setBase] = useState(saved);
  const [start] = useState(() => readKept(readStored(userId, place)));
  const [draft, setShown] = useState(start ?? saved);
  const [wasKept, setWasKept] = useState(start !== null && JSON.stringify(start) !== JSON.stringify(saved));
  const isDirty = JSON.stringify(draft) !== JSON.stringify(base);

  useEffect(() => writeDraft(userId, place, isDirty ? JSON.stringify(draft) : ""), [userId, place, isDirty, draft]);
  const forget = () => clearDraft(userId, place);
  return {
    draft,
    setDraft: setShown,
    isDirty,
    /** It began with what an earlier visit had left. */
    wasKept,
    startOver: () => {
      setShown(base);
      setWasKept(false);
    },
    /** The server has it now. */
    settle: (now: ThemeDraft) => {
      setBase(now);
      setShown(now);
      setWasKept(false);
    },
    /** Leaving without it. */
    forget,
  };
}
