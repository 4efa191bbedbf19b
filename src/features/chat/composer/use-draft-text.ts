import { useEffect, useMemo, useRef } from "react";

type DraftPorts = {
  readDraft: (user: string, thread: string) => string;
  writeDraft: (user: string, thread: string, text: string) => void;
  /** Subscribes to drafts stored by another tab. Returns the unsubscribe function. */
  followDraft: (user: string, thread: string, listener: (text: string) => void) => () => void;
};

/** Ms without typing after which the draft is stored; leaving the page stores it at once. */
const REST = 300;

/**
 * The unsent text of one user in one chat. It survives reload, failure and an expired session (GAP-06). `chatKey` changes
 * when another chat is shown; when a new chat gets its thread only `draftName` changes, and the text moves along.
 */
export function useDraftText(
  userId: string,
  draftName: string,
  chatKey: string,
  { readDraft, writeDraft, followDraft }: DraftPorts,
) {
  const last = useRef({ chatKey, draftName, text: "" });
  const draft = useMemo(
    () =>
      createDraft({ read: () => readDraft(userId, draftName), write: (text) => writeDraft(userId, draftName, text) }),
    [userId, draftName, readDraft, writeDraft],
  );
  const note = (text: string) => {
    last.current.text = text;
    draft.note(text);
  };
  useEffect(() => {
    const before = last.current;
    // The chat got its thread during typing: move the text to the thread's draft.
    if (before.chatKey === chatKey && before.draftName !== draftName) {
      writeDraft(userId, before.draftName, "");
      writeDraft(userId, draftName, before.text);
    }
    last.current = { chatKey, draftName, text: before.chatKey === chatKey ? before.text : "" };
    window.addEventListener("pagehide", draft.flush);
    document.addEventListener("visibilitychange", draft.flush);
    return () => {
      window.removeEventListener("pagehide", draft.flush);
      document.removeEventListener("visibilitychange", draft.flush);
      draft.flush();
    };
  }, [draft, userId, draftName, chatKey, writeDraft]);
  const follow = (listener: (text: string) => void) => followDraft(userId, draftName, listener);
  return { read: draft.read, note, follow };
}

/** A stored text that is written after a pause in typing. */
function createDraft({ read, write }: { read: () => string; write: (text: string) => void }) {
  let waiting: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function flush() {
    clearTimeout(timer);
    if (waiting !== null) write(waiting);
    waiting = null;
  }
  return {
    read,
    flush,
    note(text: string) {
      waiting = text;
      clearTimeout(timer);
      // An empty field was sent or cleared, so remove its draft at once.
      if (text === "") flush();
      else timer = setTimeout(flush, REST);
    },
  };
}
