import { useMutation } from "@tanstack/react-query";
import { type PackedKind, packingStore } from "#src/client-state/packing.ts";
import { getMyData } from "#src/generated/api/my-data/get-my-data.ts";
import { listMyDataRows } from "#src/generated/api/my-data/list-my-data-rows.ts";
import type { MyDataRow } from "#src/generated/api/model/myDataRow.ts";
import type { MyDataTable } from "#src/generated/api/model/myDataTable.ts";
import { isApiError } from "#src/http/api-error.ts";
import { randomId } from "#src/lib/random-id.ts";
import { ZipBlob, type ZipEntry } from "#src/lib/zip-blob.ts";
import { bookFiles, cardFiles, chatFiles, jsonFile, type PackedFile, pictureFiles, readme } from "./packed-files.ts";

/** An item that gets its own files in the archive. */
type Item = { readonly kind: PackedKind; readonly name: string; readonly files: () => Promise<PackedFile[]> };

/** Name of an item without one; only chats can have none. */
const untitled = "an untitled chat";

type Kept = Partial<Record<MyDataTable, MyDataRow["row"][]>>;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * Creates one archive. Rows are read page by page and written as they arrive; then each item is written to its own files.
 * After a failure it can be resumed: what was written is kept.
 */
class Job {
  readonly stop = new AbortController();
  readonly #zip = new ZipBlob();
  readonly #id = randomId();
  #rows: ZipEntry | null = null;
  #after: string | undefined;
  #read = 0;
  #all = 0;
  #hasRows = false;
  #items: Item[] = [];
  #at = 0;
  /** The items that get their own files; nothing else is kept in memory. */
  readonly #kept: Kept = {
    threads: [],
    characters: [],
    lorebooks: [],
    personas: [],
    uploads: [],
    themes: [],
    settings: [],
  };
  readonly #missing: string[] = [];

  async run(): Promise<void> {
    try {
      if (!this.#hasRows) await this.#readRows();
      for (; this.#at < this.#items.length; this.#at += 1) {
        this.#tell("working");
        await this.#pack(this.#items[this.#at]!);
        // Not every step can be aborted, so check after it.
        this.stop.signal.throwIfAborted();
      }
      this.#zip.add("README.txt", readme);
      this.#zip.add(
        "sotto/manifest.json",
        JSON.stringify({ format: "sotto", version: 1, id: this.#id, rows: this.#read }),
      );
      const name = `sotto-${new Date().toISOString().slice(0, 10)}.zip`;
      const file = new File([this.#zip.finish()], name, { type: "application/zip" });
      packingStore.set({ state: "ready", file, missing: this.#missing });
      job = null;
    } catch (failure) {
      this.#tell("failed", isApiError(failure) ? failure.serverMessage : null);
      throw failure;
    }
  }

  /** Writes one file with all rows, and collects the items that get their own files. */
  async #readRows(): Promise<void> {
    const { signal } = this.stop;
    this.#tell("working");
    if (this.#rows === null) this.#all = (await getMyData({ signal })).data.rows;
    this.#rows ??= this.#zip.begin("sotto/rows.jsonl");
    for (;;) {
      const { data } = await listMyDataRows(this.#after === undefined ? {} : { after: this.#after }, { signal });
      for (const row of data.rows) {
        this.#kept[row.table]?.push(row.row);
        this.#rows.write(`${JSON.stringify(row)}\n`);
      }
      this.#read += data.rows.length;
      this.#tell("working");
      if (data.next === null) break;
      // A server that repeats a page would keep this going forever (F33).
      if (data.next === this.#after) throw new Error("the rows go round in a circle");
      this.#after = data.next;
    }
    this.#rows.end();
    this.#hasRows = true;
    this.#items = this.#itemsOf();
  }

  #itemsOf(): Item[] {
    const { signal } = this.stop;
    const kept = (table: MyDataTable) => this.#kept[table] ?? [];
    const list = (
      kind: PackedKind,
      table: MyDataTable,
      files: (id: string, name: string, at: number) => Item["files"],
    ) =>
      kept(table).map((row, at): Item => {
        const name = textOf(row["title"]) || textOf(row["name"]);
        return { kind, name, files: files(textOf(row["id"]), name, at) };
      });
    const whole = (kind: PackedKind, path: string, table: MyDataTable): Item[] =>
      kept(table).length === 0
        ? []
        : [{ kind, name: path, files: () => Promise.resolve([jsonFile(path, kept(table))]) }];
    return [
      ...list("chats", "threads", (id, name, at) => () => chatFiles(id, name, at, signal)),
      ...list("characters", "characters", (id, name, at) => () => cardFiles(id, name, at)),
      ...list("lorebooks", "lorebooks", (id, name, at) => () => bookFiles(id, name, at, signal)),
      ...whole("personas", "personas/personas.json", "personas"),
      ...kept("uploads").map(({ url, id }): Item => {
        const name = textOf(id);
        return { kind: "pictures", name, files: () => pictureFiles(textOf(url), name, signal) };
      }),
      ...whole("themes", "settings/themes.json", "themes"),
      ...whole("themes", "settings/settings.json", "settings"),
    ];
  }

  async #pack({ name, files }: Item): Promise<void> {
    try {
      const made = await files();
      if (made.length === 0) this.#missing.push(name || untitled);
      for (const { path, content, isPacked } of made) this.#zip.add(path, content, isPacked);
    } catch (failure) {
      // It was deleted after the rows were read.
      if (!isApiError(failure) || failure.status !== 404) throw failure;
      this.#missing.push(name || untitled);
    }
  }

  #tell(state: "working" | "failed", reason: string | null = null): void {
    if (this.stop.signal.aborted) return;
    const kind = this.#items[this.#at]?.kind ?? (this.#hasRows ? "themes" : "chats");
    const ofKind = this.#items.filter((item) => item.kind === kind);
    const before = this.#items.findIndex((item) => item.kind === kind);
    const share = this.#hasRows
      ? 0.5 + (0.5 * this.#at) / Math.max(1, this.#items.length)
      : (0.5 * this.#read) / Math.max(1, this.#all);
    const done = this.#hasRows ? this.#at - before : 0;
    packingStore.set({ state, kind, done, total: ofKind.length, share: Math.min(1, share), reason });
  }
}

let job: Job | null = null;

// Drops the archive when it is cancelled or the user signs out.
packingStore.subscribe(() => {
  if (packingStore.get().state !== "idle") return;
  job?.stop.abort();
  job = null;
});

/** Starts packing, or resumes after a failure. The user may leave the page: a toast reports the end. */
export function useStartPacking() {
  return useMutation({
    mutationKey: ["pack"],
    mutationFn: () => (job ??= new Job()).run(),
    // A failure is shown beside the kind of data that failed.
    meta: { success: "Everything is packed. It waits under My data.", isSilent: true },
  });
}
