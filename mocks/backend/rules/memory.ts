import type { CreateFactBody } from "#src/generated/api/model/createFactBody.ts";
import type { EditFactBody } from "#src/generated/api/model/editFactBody.ts";
import type { EditMemoryBody } from "#src/generated/api/model/editMemoryBody.ts";
import type { ThreadMemoryResponse } from "#src/generated/api/model/threadMemoryResponse.ts";
import { isoNow } from "../context.ts";
import { checkLorebooks } from "../group-draft.ts";
import { newSummary, withSummary, type NewSummary } from "../memory/new-summary.ts";
import {
  memoryOf,
  withFact,
  withFactsOrdered,
  withFactText,
  withoutFact,
  withOwnSummary,
} from "../memory/thread-memory.ts";
import { ownThread } from "../ownership.ts";
import { conflict, found, invalid, Refusal } from "../refusal.ts";
import { preparedRule, rule, type Call } from "../rule.ts";
import type { MemoryRow } from "../state/chat-rows.ts";
import { messagesOf } from "../views/message-view.ts";
import { memoryView } from "../views/memory-view.ts";

type OfThread = { params: { threadId: string } };
type OfFact = { params: { threadId: string; factId: string } };

/** Keeps a memory with its thread; the chat itself, and when it last changed, stay as they are. */
function kept({ state, user, params }: Call<OfThread>, change: (memory: MemoryRow) => MemoryRow): ThreadMemoryResponse {
  const thread = ownThread(state, user, params.threadId);
  return memoryView(state, state.threads.put({ ...thread, memory: change(memoryOf(thread)) }));
}

const noSuchFact = "There is no such fact";

function textIn(given: string): string {
  const text = given.trim();
  if (text === "") throw invalid("text", "Say what must not be forgotten");
  return text;
}

export const getMemory = rule<OfThread, ThreadMemoryResponse>(({ state, user, params }) =>
  memoryView(state, ownThread(state, user, params.threadId)),
);

export const editMemory = rule<OfThread & { body: EditMemoryBody }, ThreadMemoryResponse>((call) => {
  const { basedOn, ...given } = call.body;
  const { summary, isSummaryKept, note, factIds, lorebookIds } = given;
  if (Object.keys(given).length === 0) throw invalid("", "Name at least one change");
  if (lorebookIds) checkLorebooks(call.state, call.user, lorebookIds);
  return kept(call, (memory) => {
    if ((basedOn?.summary ?? memory.summary.text) !== memory.summary.text)
      throw conflict("The story so far has been changed elsewhere in the meantime");
    if ((basedOn?.note ?? memory.note.text) !== memory.note.text)
      throw conflict("The note has been changed elsewhere in the meantime");
    const last = messagesOf(call.state, call.params.threadId).at(-1)?.position ?? -1;
    const told = summary === undefined ? memory : withOwnSummary(memory, summary.trim(), last);
    return {
      ...(factIds ? withFactsOrdered(told, factIds) : told),
      isSummaryKept: isSummaryKept ?? memory.isSummaryKept,
      note: note ? { ...note, text: note.text.trim() } : memory.note,
      ...(lorebookIds && { lorebookIds }),
    };
  });
});

export const createFact = rule<OfThread & { body: CreateFactBody }, ThreadMemoryResponse>((call) => {
  const { context, state, params, body } = call;
  const { messageId = null } = body;
  return kept(call, (memory) => {
    const message = state.messages.get(messageId ?? "");
    if (messageId !== null && (message?.threadId !== params.threadId || message.deletedAt))
      throw invalid("messageId", "There is no such message in this chat");
    const source = messageId === null ? "written" : "pinned";
    const fact = { id: context.newId("fct"), source, messageId, createdAt: isoNow(context) } as const;
    const more = withFact(memory, { ...fact, text: textIn(body.text) });
    if (!more) throw conflict("There is no room for another fact. Let one go first.");
    return more;
  });
});

export const editFact = rule<OfFact & { body: EditFactBody }, ThreadMemoryResponse>((call) =>
  kept(call, (memory) => found(withFactText(memory, call.params.factId, textIn(call.body.text)), noSuchFact)),
);

export const deleteFact = rule<OfFact, ThreadMemoryResponse>((call) =>
  kept(call, (memory) => found(withoutFact(memory, call.params.factId), noSuchFact)),
);

export const writeSummary = preparedRule<OfThread, ThreadMemoryResponse, NewSummary | null>(
  async ({ context, state, user, params }) => {
    const thread = ownThread(state, user, params.threadId);
    try {
      return await newSummary(context, user, thread, new AbortController().signal);
    } catch {
      throw new Refusal(503, "The model did not answer. The story so far stays as it was.");
    }
  },
  (call, summary) => {
    if (!summary) throw conflict("There is nothing to tell yet");
    return kept(call, (memory) => withSummary(call.context, memory, summary));
  },
);
