import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Change } from "../../backend/state/state.ts";
import type { TableName, UploadRow } from "../../backend/state/rows.ts";
import type { Store } from "../../backend/state/store.ts";

const pieceBytes = 256 * 1024;

export type SqliteStore = Store & {
  /** A piece of an upload's bytes, from 0; null after the last. */
  pieceOf: (id: string, at: number) => Uint8Array | null;
  close(): void;
};

/**
 * Rows in one SQLite file. Each commit is one transaction that is on the disk when it returns (WAL, `synchronous`
 * FULL), so that neither a kill nor a power cut takes back what was acknowledged. One process at a time. Bytes of uploads
 * stand apart, in pieces, and are loaded when they are asked for.
 * @param path of the file, or `:memory:`
 */
export function sqliteStore(path: string): SqliteStore {
  if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
  const sql = new DatabaseSync(path);
  try {
    sql.exec("pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full;");
    sql.exec(
      "create table if not exists rows (tab text not null, id text not null, json text not null, unique (tab, id));" +
        "create table if not exists pieces (id text not null, at integer not null, bytes blob not null, unique (id, at));",
    );
    // Takes the lock now and not with the first write.
    sql.exec("begin immediate; commit");
  } catch (failure) {
    sql.close();
    throw new Error(`${path} cannot be used; is another server running on it?`, { cause: failure });
  }
  const all = sql.prepare("select tab, id, json from rows order by rowid");
  const put = sql.prepare(
    "insert into rows (tab, id, json) values (?, ?, ?) on conflict (tab, id) do update set json = excluded.json",
  );
  const remove = sql.prepare("delete from rows where tab = ? and id = ?");

  const putPiece = sql.prepare("insert or replace into pieces (id, at, bytes) values (?, ?, ?)");
  const getPiece = sql.prepare("select bytes from pieces where id = ? and at = ?");
  const removePieces = sql.prepare("delete from pieces where id = ?");

  /** Keeps the bytes of an upload, if it has any here, and gives the row without them. */
  function withoutBytes({ bytes, ...row }: UploadRow): UploadRow {
    const pieces = bytes ? Math.ceil(bytes.length / pieceBytes) : 0;
    for (let at = 0; at < pieces; at += 1)
      putPiece.run(row.id, at, bytes?.subarray(at * pieceBytes, (at + 1) * pieceBytes) ?? null);
    return { ...row, bytes: null };
  }

  return {
    *load(): Generator<Change> {
      for (const { tab, id, json } of all.iterate())
        yield { table: tab as TableName, id: String(id), row: JSON.parse(String(json)) };
    },
    gather: () => new Promise((resolve) => setImmediate(resolve)),
    commit(changes) {
      sql.exec("begin immediate");
      try {
        for (const { table, id, row } of changes) {
          if (row === null) remove.run(table, id);
          if (row === null && table === "uploads") removePieces.run(id);
          if (row !== null)
            put.run(table, id, JSON.stringify(table === "uploads" ? withoutBytes(row as UploadRow) : row));
        }
        sql.exec("commit");
      } catch (failure) {
        sql.exec("rollback");
        throw failure;
      }
    },
    pieceOf: (id, at) => (getPiece.get(id, at)?.["bytes"] as Uint8Array | undefined) ?? null,
    close: () => sql.close(),
  };
}
