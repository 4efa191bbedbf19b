import * as z from "zod/mini";
import { readDraft, setDraftAside, writeDraft } from "#src/client-state/drafts.ts";
import type { EditBase } from "#src/data/reply/edit-message.ts";

/** An open edit: the text so far, and the message's state when it began. */
export type EditDraft = { readonly text: string; readonly base: EditBase };

/** The part of a message that its edit starts from. */
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
  /** A message's open edit, or null. */
  readonly get: (messageId: string) => EditDraft | null;
  readonly set: (messageId: string, draft: EditDraft | null) => void;
  /** Stores pending changes at once. */
  readonly flush: () => void;
};

/** Ms without typing after which the edit is stored. */
const REST = 300;

/** A user's open edits in one thread: they survive scrolling away and, on this device, a reload (F1). */
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
