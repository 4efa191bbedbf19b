import { useMemo } from "react";
import { type ChatRow, isOfUser } from "#src/domain/chat/chat-row.ts";

const nothing: ReadonlySet<string> = new Set();

/** Keys of rows in which the speaker of the row before goes on, within one day (design §10). */
export function joinedRows(rows: readonly ChatRow[], days: ReadonlyMap<string, string>): ReadonlySet<string> {
  const keys = rows.filter((row, at) => {
    const before = rows[at - 1];
    return before !== undefined && !isOfUser(row) && !days.has(row.key) && isSame(before, row);
  });
  return keys.length === 0 ? nothing : new Set(keys.map(({ key }) => key));
}

/** Only groups join rows. */
export function useJoinedRows(isGroup: boolean, rows: readonly ChatRow[], days: ReadonlyMap<string, string>) {
  return useMemo(() => (isGroup ? joinedRows(rows, days) : nothing), [isGroup, rows, days]);
}

function isSame({ speaker: one }: ChatRow, { speaker: other }: ChatRow): boolean {
  return one.kind === "character" && other.kind === "character" && one.memberId === other.memberId;
}
