import type { MyDataRow } from "#src/generated/api/model/myDataRow.ts";

type Value = unknown;

function idsIn(value: Value, into: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value))
    if (typeof inner === "string" && /^(?:id|memberId)$/.test(name)) into.add(inner);
    else idsIn(inner, into);
}

function replaced(value: Value, named: (text: string) => string): Value {
  if (typeof value === "string") return named(value);
  if (Array.isArray(value)) return value.map((inner) => replaced(inner, named));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [named(name), replaced(inner, named)]));
}

/** Members that read-back changes, with their values afterwards. */
const changed: Partial<Record<MyDataRow["table"], Record<string, Value>>> = {
  characters: { accessableTo: "private" },
  groupChats: { isPublic: false },
  lorebooks: { isPublic: false },
  buckets: { isPublic: false },
  messages: { clientMessageId: null },
};

/**
 * The rows of an archive as the account exports them after read-back, by table and id. `newId` maps an id of the archive
 * to that account, `from` and `to` are the ids of the two users.
 */
export function expectedRows(
  rows: readonly MyDataRow[],
  { newId, from, to }: { newId: (id: string) => string; from: string; to: string },
): Map<string, Value> {
  const own = new Set<string>();
  for (const { table, row } of rows) if (table !== "settings") idsIn(row, own);
  const one = (text: string) => (text === from ? to : own.has(text) ? newId(text) : text);
  // The id of a choice for a character consists of both ids.
  const named = (text: string) => (text.startsWith(`${from}.`) ? text.split(".").map(one).join(".") : one(text));
  return new Map(
    rows.map(({ table, id, row }) => {
      const whole = { ...(replaced(row, named) as object), ...changed[table] };
      return [`${table}.${named(id)}`, whole];
    }),
  );
}
