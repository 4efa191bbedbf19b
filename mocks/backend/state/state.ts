import type { Rows, TableName } from "./rows.ts";
import { Table } from "./table.ts";
import { upgraded } from "./upgraded.ts";

/** One changed row, as a store keeps it; `row` null means it is gone. */
export type Change = { table: TableName; id: string; row: unknown };

type Undo = () => void;

type Tables = { [Name in TableName]: Table<Rows[Name]> };

/** Every table, and what has changed since the last commit. */
export type State = Tables & {
  /** Runs `work`; when it throws, every change it made is taken back. */
  attempt<Result>(work: () => Result): Result;
  /** How often a row was changed, ever. */
  changeCount: () => number;
  /** Whether any row has changed since `takeChanges`. */
  hasChanges: () => boolean;
  /** The rows changed since last asked, each once, in the order they were first changed. */
  takeChanges(): Change[];
  /** Counts these rows as changed again: their commit did not come about. */
  markChanged: (changes: readonly Change[]) => void;
  /** Fills the tables from stored rows; nothing counts as changed. */
  load(rows: Iterable<Change>): void;
  /** Every row there is, as for a store that starts empty. */
  dump(): Change[];
};

const groupings: { [Name in TableName]?: (row: Rows[Name]) => string } = {
  sessions: (row) => row.userId,
  variants: (row) => row.characterId,
  characters: (row) => row.creatorId,
  choices: (row) => row.userId,
  favourites: (row) => row.userId,
  tallies: (row) => row.characterId,
  versions: (row) => row.characterId,
  disinterests: (row) => row.userId,
  savedSearches: (row) => row.userId,
  // By the one who is followed: followers are counted, one's own list is rare.
  follows: (row) => row.creatorId,
  buckets: (row) => row.userId,
  personas: (row) => row.userId,
  lorebooks: (row) => row.userId,
  groupChats: (row) => row.userId,
  threads: (row) => row.userId,
  messages: (row) => row.threadId,
  checkpoints: (row) => row.threadId,
  replies: (row) => row.threadId,
  deletions: (row) => row.userId,
  reports: (row) => row.userId,
  paintingJobs: (row) => row.userId,
  generatedImages: (row) => row.userId,
  uploads: (row) => row.userId,
  decorations: (row) => row.ownerId ?? "",
  badgeAwards: (row) => row.userId,
  themes: (row) => row.userId,
  checkouts: (row) => row.userId,
};

const tableNames: readonly TableName[] = [
  "users",
  "sessions",
  "verifications",
  "resets",
  "mails",
  "categories",
  "aiModels",
  "plans",
  "characters",
  "variants",
  "choices",
  "favourites",
  "tallies",
  "versions",
  "disinterests",
  "savedSearches",
  "follows",
  "buckets",
  "personas",
  "lorebooks",
  "groupChats",
  "threads",
  "messages",
  "checkpoints",
  "replies",
  "idempotency",
  "deletions",
  "reports",
  "adminActions",
  "paintingJobs",
  "generatedImages",
  "uploads",
  "decorations",
  "themes",
  "checkouts",
  "badges",
  "badgeAwards",
  "meta",
];

export function createState(): State {
  let undo: Undo[] | null = null;
  let count = 0;
  let changed = new Map<string, { table: TableName; id: string }>();

  const makeTable = <Name extends TableName>(name: Name): Table<Rows[Name]> => {
    const table: Table<Rows[Name]> = new Table<Rows[Name]>(groupings[name] ?? null, (id, before) => {
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
        // A store of another version may know tables that are no more.
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
