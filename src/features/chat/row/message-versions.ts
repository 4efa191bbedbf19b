import type { ChatRow } from "#src/domain/chat/chat-row.ts";

/** The index of a row's shown version, and the number of versions. */
export function versionsOf(row: ChatRow): { at: number; count: number } {
  if (row.kind === "opening") return { at: row.at, count: row.texts.length };
  if (row.kind !== "stored") return { at: 0, count: 1 };
  const { alternates, activeAlternate } = row.message;
  const at = alternates.findIndex(({ id }) => id === activeAlternate);
  return { at: Math.max(0, at), count: alternates.length };
}
