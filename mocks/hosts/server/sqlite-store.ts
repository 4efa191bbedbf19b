import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Change } from "../../backend/state/state.ts";
import type { TableName, UploadRow } from "../../backend/state/rows.ts";
import { StoreFailed, type Store } from "../../backend/state/store.ts";
import { StartFailure } from "./start-failure.ts";

/** Results of SQLite. */
const codes = { busy: 5, readOnly: 8, io: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 } as const;
const codeOf = (failure: unknown): number => ((failure as { errcode?: number }).errcode ?? 0) & 0xff;

/** What keeps the data file from being used, in a line. */
function startFailure(path: string, failure: unknown): StartFailure {
  const { code } = failure as NodeJS.ErrnoException;
  const result = codeOf(failure);
  const folder = dirname(path);
  if (result === codes.busy) return new StartFailure(`${path} is in use by another server. Stop it, or set DATA_DIR.`);
  if (code === "EEXIST" || code === "ENOTDIR") return new StartFailure(`DATA_DIR is ${folder}, which is not a folder.`);
  if (result === codes.full || code === "ENOSPC") return new StartFailure(`There is no room left for ${path}.`);
  if (result === codes.corrupt || result === codes.notADatabase || failure instanceof SyntaxError)
    return new StartFailure(`${path} is damaged, or not a data file of Sotto. Move it away, or set DATA_DIR.`);
  const isRefused = result === codes.readOnly || result === codes.io || result === codes.cannotOpen;
  if (isRefused || ["EACCES", "EPERM", "EROFS", "ENOENT"].includes(code ?? ""))
    return new StartFailure(`${path} cannot be written. Give this user the right to, or set DATA_DIR.`);
  return new StartFailure(`${path} cannot be used: ${(failure as Error).message}.`);
}

function openedAt(path: string): DatabaseSync {
  try {
    if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
    return new DatabaseSync(path);
  } catch (failure) {
    throw startFailure(path, failure);
  }
}

const pieceBytes = 256 * 1024;

export type SqliteStore = Store & {
  /** A piece of an upload's bytes, from 0; null after the last. */
  pieceOf: (id: string, at: number) => Uint8Array | null;
  /** All bytes of an upload. */
  bytesOf: (row: UploadRow) => Uint8Array<ArrayBuffer>;
  close(): void;
};

/**
 * Rows in one SQLite file. Each commit is one transaction that is on the disk when it returns (WAL, `synchronous`
 * FULL), so that neither a kill nor a power cut takes back what was acknowledged. One process at a time. Bytes of uploads
 * stand apart, in pieces, and are loaded when they are asked for.
 * @param path of the file, or `:memory:`
 */
export function sqliteStore(path: string): SqliteStore {
  const sql = openedAt(path);
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
    throw startFailure(path, failure);
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

  const pieceOf = (id: string, at: number) => (getPiece.get(id, at)?.["bytes"] as Uint8Array | undefined) ?? null;

  function bytesOf({ id, size, bytes }: UploadRow): Uint8Array<ArrayBuffer> {
    if (bytes) return bytes;
    const whole = new Uint8Array(size);
    for (let at = 0; at * pieceBytes < size; at += 1) {
      const piece = pieceOf(id, at);
      if (!piece) throw new Error("The upload is gone");
      whole.set(piece, at * pieceBytes);
    }
    return whole;
  }

  return {
    *load(): Generator<Change> {
      try {
        for (const { tab, id, json } of all.iterate())
          yield { table: tab as TableName, id: String(id), row: JSON.parse(String(json)) };
      } catch (failure) {
        sql.close();
        throw startFailure(path, failure);
      }
    },
    gather: () => new Promise((resolve) => setImmediate(resolve)),
    commit(changes) {
      try {
        sql.exec("begin immediate");
        for (const { table, id, row } of changes) {
          if (row === null) remove.run(table, id);
          if (row === null && table === "uploads") removePieces.run(id);
          if (row !== null)
            put.run(table, id, JSON.stringify(table === "uploads" ? withoutBytes(row as UploadRow) : row));
        }
        sql.exec("commit");
      } catch (failure) {
        // Some failures have ended the transaction already.
        if (sql.isTransaction) sql.exec("rollback");
        throw new StoreFailed((failure as Error).message, codeOf(failure) === codes.full, { cause: failure });
      }
    },
    pieceOf,
    bytesOf,
    close: () => sql.close(),
  };
}
