import * as z from "zod/mini";
import { readDraft, setDraftAside, writeDraft } from "#src/client-state/drafts.ts";
import type { EditBase } from "#src/data/reply/edit-message.ts";

/** An open edit: the words so far, and what of the message they began with. */
export type EditDraft = { readonly text: string; readonly base: EditBase };

/** What an edit of the message begins with. */
export function baseOf({ id, threadId, revision, content, activeAlternate }: EditBase): EditBase {
  return { id, threadId, revision, content, activeAlternate };
}

const schema = z.record(
  z.string(),
  z.object({
    text: z.string(),
    base: z.object({
      id: z.string(),
      threadId: z.string(),
      revision: z.number(),
      content: z.string(),
      activeAlternate: z.string(),
    }),
  }),
);

export type EditDrafts = {
  /** The open edit of a message, or null. */
  readonly get: (messageId: string) => EditDraft | null;
  readonly set: (messageId: string, draft: EditDraft | null) => void;
  /** Stores at once what waits to be stored. */
  readonly flush: () => void;
};

/** Milliseconds of rest after which what was typed is stored. */
const REST = 300;

/** The open edits of one user in one thread: they survive jumps, and on this device a reload (F1). */
export function createEditDrafts(userId: string, threadId: string | null): EditDrafts {
  const name = `${threadId} edits`;
  const drafts = threadId === null ? new Map<string, EditDraft>() : read(userId, name);
  let timer: ReturnType<typeof setTimeout> | undefined;
  function flush() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    writeDraft(userId, name, drafts.size === 0 ? "" : JSON.stringify(Object.fromEntries(drafts)));
  }
  return {
    get: (messageId) => drafts.get(messageId) ?? null,
    set(messageId, draft) {
      if (draft === null) drafts.delete(messageId);
      else drafts.set(messageId, draft);
      clearTimeout(timer);
      timer = setTimeout(flush, REST);
      if (draft === null) flush();
    },
    flush,
  };
}

function read(userId: string, name: string): Map<string, EditDraft> {
  const stored = readDraft(userId, name);
  if (stored === "") return new Map();
  try {
    return new Map(Object.entries(schema.parse(JSON.parse(stored))));
  } catch {
    setDraftAside(userId, name);
    return new Map();
  }
}
