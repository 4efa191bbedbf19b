import { packedKinds, type PackedKind } from "#src/client-state/packing.ts";
import { type ReadBackReport, readingBackStore } from "#src/client-state/reading-back.ts";
import type { MyDataRow } from "#src/generated/api/model/myDataRow.ts";
import type { MyDataTable } from "#src/generated/api/model/myDataTable.ts";
import { readBackRows } from "#src/generated/api/my-data/read-back-rows.ts";
import { isApiError } from "#src/http/api-error.ts";
import { ImageRefusedError } from "#src/lib/image-check.ts";
import { sleep } from "#src/lib/sleep.ts";
import { pictureRefusals } from "../upload/picture-refusals.ts";
import { type Archive, ArchiveError, type ArchivedPicture, type RowBatch } from "./archive.ts";
import { sendArchivedPicture } from "./send-archived-picture.ts";

/** The kind of data, as the page lists it, that rows of a table belong to. */
const kindOf: Readonly<Record<MyDataTable, PackedKind>> = {
  settings: "themes",
  personas: "personas",
  lorebooks: "lorebooks",
  characters: "characters",
  variants: "characters",
  versions: "characters",
  groupChats: "chats",
  threads: "chats",
  messages: "chats",
  checkpoints: "chats",
  choices: "themes",
  favourites: "themes",
  buckets: "themes",
  disinterests: "themes",
  savedSearches: "themes",
  follows: "themes",
  themes: "themes",
  generatedImages: "pictures",
  decorations: "pictures",
  badgeAwards: "themes",
  uploads: "pictures",
};
/** Pause before a retry after a 429 without `Retry-After`. */
const pauseSeconds = 30;

/** The result for a row. */
type Outcome = { readonly table: MyDataTable; readonly refused: string | null };

/**
 * Reads back one archive: first its pictures, since rows need their new addresses, then its rows in order. It can be
 * resumed after a stop or failure; what the server has stored is kept, and sending a batch twice changes nothing.
 */
export class ReadBackJob {
  readonly archive: Archive;
  readonly name: string;
  stop = new AbortController();
  #pictures: ArchivedPicture[] | null = null;
  #sentPictures = 0;
  #next = 0;
  #hasRoom = true;
  #kind: PackedKind = "pictures";
  readonly #newAddress = new Map<string, string>();
  readonly #parts = Object.fromEntries(
    packedKinds.map((kind) => [kind, { kept: 0, refused: new Map<string, number>() }]),
  ) as Record<PackedKind, { kept: number; refused: Map<string, number> }>;

  constructor(archive: Archive, name: string) {
    this.archive = archive;
    this.name = name;
  }

  async run(): Promise<void> {
    this.stop = new AbortController();
    const { signal } = this.stop;
    try {
      this.#tell("working");
      // An account that is not empty is refused before any picture is sent.
      if (this.#next === 0) await this.#outcomesOf([], signal);
      this.#pictures ??= await this.archive.pictures();
      for (; this.#sentPictures < this.#pictures.length; this.#sentPictures += 1) {
        this.#tell("working");
        await this.#sendPicture(this.#pictures[this.#sentPictures]!, signal);
        signal.throwIfAborted();
      }
      await this.#sendRows(signal);
      const report: ReadBackReport = this.#parts;
      readingBackStore.set({ state: "done", name: this.name, report });
    } catch (failure) {
      if (failure instanceof ArchiveError)
        readingBackStore.set({ state: "hostile", name: this.name, problem: failure.problem });
      else if (!signal.aborted) this.#tell("failed", { failure });
      throw failure;
    }
  }

  #refuse(kind: PackedKind, reason: string): void {
    const { refused } = this.#parts[kind];
    refused.set(reason, (refused.get(reason) ?? 0) + 1);
  }

  async #sendPicture(picture: ArchivedPicture, signal: AbortSignal): Promise<void> {
    try {
      if (!this.#hasRoom) throw new ImageRefusedError("no-room");
      const blob = await this.archive.picture(picture);
      if (blob === null) return this.#refuse("pictures", "Is not in the file");
      const sent = await this.#patiently(() => sendArchivedPicture(picture, blob, signal), signal);
      this.#newAddress.set(picture.url, sent);
      this.#parts.pictures.kept += 1;
    } catch (failure) {
      // A user's own decoration needs a paid plan.
      const reason = isApiError(failure) && failure.status === 403 ? failure.serverMessage : null;
      if (reason !== null) return this.#refuse("pictures", reason);
      if (!(failure instanceof ImageRefusedError)) throw failure;
      if (failure.refusal === "no-room") this.#hasRoom = false;
      this.#refuse("pictures", pictureRefusals[failure.refusal]);
    }
  }

  async #sendRows(signal: AbortSignal): Promise<void> {
    for await (const batch of this.archive.batches(this.#next, this.#newAddress)) {
      const sent = batch.rows.filter(({ table, row }) => table !== "uploads" && !this.#isWithoutPicture(table, row));
      const last = sent.at(-1);
      if (last) this.#kind = kindOf[last.table];
      this.#tell("working");
      // Counted only once the whole batch is done, since a failed one is sent again.
      for (const { table, refused } of sent.length > 0 ? await this.#outcomesOf(sent, signal) : [])
        if (refused === null) this.#parts[kindOf[table]].kept += 1;
        else this.#refuse(kindOf[table], refused);
      this.#next = batch.next;
      signal.throwIfAborted();
    }
  }

  /** Whether it is the row of a decoration whose picture was refused; that has been reported already. */
  #isWithoutPicture(table: MyDataTable, row: MyDataRow["row"]): boolean {
    return table === "decorations" && !new Set<unknown>(this.#newAddress.values()).has(row["image"]);
  }

  /** Sends a batch. If it is too large it is split in halves, down to single rows. */
  async #outcomesOf(rows: RowBatch["rows"], signal: AbortSignal): Promise<Outcome[]> {
    try {
      const send = () => readBackRows({ archiveId: this.archive.id, rows }, { signal });
      const { data } = await this.#patiently(send, signal);
      const reasons = new Map(data.refused.map(({ table, id, reason }) => [`${table}.${id}`, reason]));
      return rows.map(({ table, id }) => ({ table, refused: reasons.get(`${table}.${id}`) ?? null }));
    } catch (failure) {
      if (!isApiError(failure) || failure.status !== 413) throw failure;
      if (rows.length <= 1) return rows.map(({ table }) => ({ table, refused: pictureRefusals["too-large"] }));
      const half = Math.ceil(rows.length / 2);
      const first = await this.#outcomesOf(rows.slice(0, half), signal);
      return [...first, ...(await this.#outcomesOf(rows.slice(half), signal))];
    }
  }

  /** Retries after the pause that a 429 asks for. This is safe, since nothing was done; the user sees the wait. */
  async #patiently<Answer>(send: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
    for (;;)
      try {
        return await send();
      } catch (failure) {
        if (!isApiError(failure) || failure.status !== 429) throw failure;
        const pause = Math.max(1, failure.retryAfter ?? pauseSeconds);
        this.#tell("working", { pause });
        await sleep(pause * 1000, signal);
        this.#tell("working");
      }
  }

  #tell(
    state: "working" | "stopped" | "failed",
    { failure, pause = null }: { failure?: unknown; pause?: number | null } = {},
  ): void {
    const pictures = this.#pictures?.length ?? 0;
    const all = Math.max(1, pictures + this.archive.rows);
    readingBackStore.set({
      state,
      name: this.name,
      kind: this.#kind,
      share: Math.min(1, (this.#sentPictures + this.#next) / all),
      pause,
      reason: isApiError(failure) ? failure.serverMessage : null,
      isTaken: isApiError(failure) && failure.status === 409,
    });
  }

  /** Stops; what was stored is kept, and the job can be resumed. */
  halt(): void {
    this.stop.abort();
    this.#tell("stopped");
  }
}
