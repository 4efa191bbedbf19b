/** Called for each change with the row before and after; undefined if there was or is none. */
type Listener<Row> = (id: string, before: Row | undefined, after: Row | undefined) => void;

/**
 * Rows by id, in the order they were first put, with one optional grouping (messages by thread, variants by
 * character) so that no rule has to walk a whole table.
 */
export class Table<Row extends { readonly id: string }> {
  #rows = new Map<string, Row>();
  #groups = new Map<string, Map<string, Row>>();
  #groupOf: ((row: Row) => string) | null;
  #listener: Listener<Row>;

  constructor(groupOf: ((row: Row) => string) | null, listener: Listener<Row>) {
    this.#groupOf = groupOf;
    this.#listener = listener;
  }

  get size(): number {
    return this.#rows.size;
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id);
  }

  all(): IterableIterator<Row> {
    return this.#rows.values();
  }

  /** The rows of one group, in the order they were first put. */
  in(group: string): Row[] {
    return [...(this.#groups.get(group)?.values() ?? [])];
  }

  find(test: (row: Row) => boolean): Row | undefined {
    for (const row of this.#rows.values()) if (test(row)) return row;
    return undefined;
  }

  filter(test: (row: Row) => boolean): Row[] {
    const found: Row[] = [];
    for (const row of this.#rows.values()) if (test(row)) found.push(row);
    return found;
  }

  put(row: Row): Row {
    const before = this.#rows.get(row.id);
    this.restore(row.id, row);
    this.#listener(row.id, before, row);
    return row;
  }

  remove(id: string): void {
    const before = this.#rows.get(id);
    if (!before) return;
    this.restore(id, undefined);
    this.#listener(id, before, undefined);
  }

  /** Sets or removes a row without recording a change; for loading and undoing. */
  restore(id: string, row: Row | undefined): void {
    const groupOf = this.#groupOf;
    const before = this.#rows.get(id);
    if (groupOf && before && (!row || groupOf(before) !== groupOf(row))) this.#groups.get(groupOf(before))?.delete(id);
    if (!row) {
      this.#rows.delete(id);
      return;
    }
    this.#rows.set(id, row);
    if (!groupOf) return;
    const key = groupOf(row);
    const group = this.#groups.get(key) ?? new Map<string, Row>();
    group.set(id, row);
    this.#groups.set(key, group);
  }

  clear(): void {
    this.#rows.clear();
    this.#groups.clear();
  }
}
