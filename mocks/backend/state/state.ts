import type { Rows, TableName } from "./rows.ts";
import { Table } from "./table.ts";
import { upgraded } from "./upgraded.ts";

/** One changed row, as given to the store; `row` is null if it was removed. */
export type Change = { table: TableName; id: string; row: unknown };

type Undo = () => void;

type Tables = { [Name in TableName]: Table<Rows[Name]> };

/** All tables, and the changes since the last commit. */
export type State = Tables & {
  /** Runs `work`; if it throws, all of its changes are undone. */
  attempt<Result>(work: () => Result): Result;
  /** Number of changes to rows so far. */
  changeCount: () => number;
  /** Whether any row has changed since `takeChanges`. */
  hasChanges: () => boolean;
  /** The rows changed since the previous call, each once, in the order of their first change. */
  takeChanges(): Change[];
  /** Counts these rows as changed again, because their commit failed. */
  markChanged: (changes: readonly Change[]) => void;
  /** Fills the tables with stored rows, which do not count as changed. */
  load(rows: Iterable<Change>): void;
  /** All rows, for a store that starts empty. */
  dump(): Change[];
};

/** Every table, in the order of a dump, and what its rows are found by with `in`; null where they are not. */
const groupings: { [Name in TableName]: ((row: Rows[Name]) => string) | null } = {
  users: null,
  sessions: (row) => row.userId,
  verifications: null,
  resets: null,
  mails: null,
  categories: null,
  aiModels: null,
  plans: null,
  characters: (row) => row.creatorId,
  variants: (row) => row.characterId,
  choices: (row) => row.userId,
  favourites: (row) => row.userId,
  tallies: (row) => row.characterId,
  versions: (row) => row.characterId,
  disinterests: (row) => row.userId,
  savedSearches: (row) => row.userId,
  // Grouped by the followed creator: counting followers is frequent, listing whom one follows is rare.
  follows: (row) => row.creatorId,
  buckets: (row) => row.userId,
  personas: (row) => row.userId,
  lorebooks: (row) => row.userId,
  groupChats: (row) => row.userId,
  threads: (row) => row.userId,
  messages: (row) => row.threadId,
  checkpoints: (row) => row.threadId,
  replies: (row) => row.threadId,
  idempotency: null,
  deletions: (row) => row.userId,
  reports: (row) => row.userId,
  adminActions: null,
  paintingJobs: (row) => row.userId,
  generatedImages: (row) => row.userId,
  uploads: (row) => row.userId,
  decorations: (row) => row.ownerId ?? "",
  themes: (row) => row.userId,
  checkouts: (row) => row.userId,
  badges: null,
  badgeAwards: (row) => row.userId,
  meta: null,
};

const tableNames = Object.keys(groupings) as TableName[];

export function createState(): State {
  let undo: Undo[] | null = null;
  let count = 0;
  let changed = new Map<string, { table: TableName; id: string }>();

  const makeTable = <Name extends TableName>(name: Name): Table<Rows[Name]> => {
    const table: Table<Rows[Name]> = new Table<Rows[Name]>(groupings[name], (id, before) => {
      count += 1;
      changed.set(`${name}.${id}`, { table: name, id });
      undo?.push(() => table.restore(id, before));
    });
    return table;
  };

  const tables = Object.fromEntries(tableNames.map((name) => [name, makeTable(name)])) as unknown as Tables;
  const rowOf = (table: TableName, id: string): unknown => tables[table].get(id) ?? null;

  return {
    ...tables,
    attempt(work) {
      const outer = undo;
      const mine: Undo[] = [];
      const changedBefore = new Map(changed);
      undo = mine;
      try {
        return work();
      } catch (failure) {
        for (const step of mine.toReversed()) step();
        mine.length = 0;
        changed = changedBefore;
        throw failure;
      } finally {
        undo = outer;
        if (outer) outer.push(...mine);
      }
    },
    changeCount: () => count,
    hasChanges: () => changed.size > 0,
    takeChanges() {
      const taken = [...changed.values()].map(({ table, id }) => ({ table, id, row: rowOf(table, id) }));
      changed = new Map();
      return taken;
    },
    markChanged(changes) {
      for (const { table, id } of changes) changed.set(`${table}.${id}`, { table, id });
    },
    load(rows) {
      for (const { table, id, row } of rows) {
        // A store of another version may have tables that no longer exist.
        if (table in tables) tables[table].restore(id, upgraded(table, row) as never);
      }
    },
    dump() {
      return tableNames.flatMap((table) =>
        [...tables[table].all()].map((row) => ({ table, id: row.id, row: row as unknown })),
      );
    },
  };
}
