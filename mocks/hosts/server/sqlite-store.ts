import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Change } from "../../backend/state/state.ts";
import type { TableName } from "../../backend/state/rows.ts";
import type { Store } from "../../backend/state/store.ts";

/**
 * Rows in one SQLite file. Each commit is one transaction that is on the disk when it returns (WAL, `synchronous`
 * FULL), so that neither a kill nor a power cut takes back what was acknowledged. One process at a time.
 * @param path of the file, or `:memory:`
 */
export function sqliteStore(path: string): Store & { close(): void } {
  if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
  const sql = new DatabaseSync(path);
  try {
    sql.exec("pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full;");
    sql.exec(
      "create table if not exists rows (tab text not null, id text not null, json text not null, unique (tab, id))",
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
          else put.run(table, id, JSON.stringify(row));
        }
        sql.exec("commit");
      } catch (failure) {
        sql.exec("rollback");
        throw failure;
      }
    },
    close: () => sql.close(),
  };
}
