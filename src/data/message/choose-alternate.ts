import type { QueryClient } from "@tanstack/react-query";
import { chooseAlternate } from "#src/generated/api/message/choose-alternate.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { MessageResponse } from "#src/generated/zod/schemas/messageResponse.zod.ts";
import { isApiError } from "#src/http/api-error.ts";
import { checked } from "#src/http/checked.ts";
import { withChangedRow, withMessage, type MessageWindow } from "./message-window.ts";
import { changeWindow, messageWindowKey } from "./queries.ts";
import { replyProblems } from "./reply-store.ts";

/** By message id: the alternate it is to show, while the server is being told. */
const wanted = new Map<string, string>();
const telling = new Map<string, Promise<void>>();

/** The message as the page knows it now: what was pressed may be drawn from an older one. */
export function messageNow(client: QueryClient, message: Message): Message {
  const window = client.getQueryData<MessageWindow>(messageWindowKey(message.threadId));
  return window?.rows.find((row) => row.message.id === message.id)?.message ?? message;
}

/** Waits until the server knows what is chosen for a message, or has refused it. False where nothing was on its way. */
export async function choiceMade(messageId: string): Promise<boolean> {
  const underWay = telling.get(messageId);
  await underWay;
  return underWay !== undefined;
}

/**
 * Makes another alternate the active one, at once (GAP-129). The server is told one choice at a time and, where several
 * were made meanwhile, the last: they can neither overtake each other nor flicker. A failure shows what the server has, and
 * is told in the row.
 */
export function choose(client: QueryClient, message: Message, alternateId: string): Promise<void> {
  const { id, threadId } = message;
  const alternate = message.alternates.find((candidate) => candidate.id === alternateId);
  if (alternate === undefined) return Promise.resolve();
  const { content, picture, status } = alternate;
  replyProblems.set(id, null);
  changeWindow(client, threadId, (window) => {
    const row = window.rows.find((candidate) => candidate.message.id === id);
    if (row === undefined) return window;
    const shown = { ...row.message, activeAlternate: alternateId, content, picture, status };
    return withChangedRow(window, row.key, (old) => ({ ...old, message: shown }));
  });
  wanted.set(id, alternateId);
  const underWay = telling.get(id) ?? tell(client, message).finally(() => telling.delete(id));
  telling.set(id, underWay);
  return underWay;
}

/** Tells the server what is wanted until it is what the server has. `stored` is what it has so far. */
async function tell(client: QueryClient, stored: Message): Promise<void> {
  const { id, threadId } = stored;
  for (;;) {
    const alternateId = wanted.get(id) ?? stored.activeAlternate;
    let problem: string | null = null;
    try {
      stored = (await checked(MessageResponse, chooseAlternate(id, { alternateId }))).data;
    } catch (error) {
      problem = isApiError(error) ? error.message : "This version could not be chosen.";
    }
    if (wanted.get(id) !== alternateId) continue;
    wanted.delete(id);
    const known = stored;
    // Gone from the window meanwhile, it does not come back by this.
    changeWindow(client, threadId, (window) =>
      window.rows.some(({ message }) => message.id === id) ? withMessage(window, known) : window,
    );
    replyProblems.set(id, problem);
    return;
  }
}
