import type { QueryClient } from "@tanstack/react-query";
import { outgoingRow } from "./local-message.ts";
import { withChangedRow, withoutRow, withRows } from "./message-window.ts";
import { changeWindow } from "./queries.ts";
import { keepUnsent, notSent, type UnsentMessage } from "./unsent-messages.ts";

/** Shows a message that is about to be sent, at the end of its chat, and keeps it until the server has it (GAP-124). */
export function showOutgoing(client: QueryClient, chatId: string, message: UnsentMessage): void {
  const { clientMessageId, content, picture } = message;
  keepUnsent(client, chatId, message);
  changeWindow(client, chatId, (window) =>
    withRows(withoutRow(window, clientMessageId), [outgoingRow(chatId, clientMessageId, content, picture)]),
  );
}

/** It could not be sent: it stays, with what went wrong, unless the server has it after all. */
export function failOutgoing(
  client: QueryClient,
  chatId: string,
  clientMessageId: string,
  problem: string | null,
): void {
  changeWindow(client, chatId, (window) =>
    withChangedRow(window, clientMessageId, (row) =>
      row.delivery === "stored" ? row : { ...row, delivery: "failed", problem: problem ?? notSent },
    ),
  );
}
