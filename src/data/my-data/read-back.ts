import { useMutation, useQueryClient } from "@tanstack/react-query";
import { packedKinds, type PackedKind } from "#src/client-state/packing.ts";
import { type ReadBackReport, readingBackStore } from "#src/client-state/reading-back.ts";
import type { MyDataTable } from "#src/generated/api/model/myDataTable.ts";
import { readBackRows } from "#src/generated/api/my-data/read-back-rows.ts";
import { isApiError } from "#src/http/api-error.ts";
import { ImageRefusedError } from "#src/lib/image-check.ts";
import { Archive, ArchiveError, type ArchivedPicture, type RowBatch } from "./archive.ts";
import { sendArchivedPicture } from "./send-archived-picture.ts";

/** Where a person looks for what a row is part of. */
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
/** These come back by uploads. */
const areUploaded: ReadonlySet<MyDataTable> = new Set(["uploads", "decorations"]);

const pictureRefusals: Record<ImageRefusedError["refusal"], string> = {
  "wrong-type": "Is no PNG, JPEG, WebP or GIF",
  "too-large": "Is too large",
  "too-many-pixels": "Has more than 40 million pixels",
  "no-room": "There is no room for another picture",
  broken: "Could not be drawn",
};

/**
 * The reading back of one archive: its pictures first, since rows name their new addresses, then its rows in their
 * order. What the server has kept stays; it goes on where it was stopped or has failed, and a batch that was sent twice
 * changes nothing.
 */
class Job {
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
      // An account with something in it is refused before any picture is sent.
      if (this.#next === 0) await readBackRows({ archiveId: this.archive.id, rows: [] }, { signal });
      this.#pictures ??= await this.archive.pictures();
      for (; this.#sentPictures < this.#pictures.length; this.#sentPictures += 1) {
        this.#tell("working");
        await this.#sendPicture(this.#pictures[this.#sentPictures]!, signal);
        signal.throwIfAborted();
      }
      await this.#sendRows(signal);
      const report: ReadBackReport = this.#parts;
      readingBackStore.set({ state: "done", name: this.name, report });
      job = null;
    } catch (failure) {
      if (failure instanceof ArchiveError) {
        readingBackStore.set({ state: "hostile", name: this.name, problem: failure.problem });
        job = null;
      } else if (!signal.aborted) this.#tell("failed", failure);
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
      this.#newAddress.set(picture.url, await sendArchivedPicture(picture, blob, signal));
      this.#parts.pictures.kept += 1;
    } catch (failure) {
      // Their own decoration is part of a paid plan.
      const reason = isApiError(failure) && failure.status === 403 ? failure.serverMessage : null;
      if (reason !== null) return this.#refuse("pictures", reason);
      if (!(failure instanceof ImageRefusedError)) throw failure;
      if (failure.refusal === "no-room") this.#hasRoom = false;
      this.#refuse("pictures", pictureRefusals[failure.refusal]);
    }
  }

  async #sendRows(signal: AbortSignal): Promise<void> {
    for await (const batch of this.archive.batches(this.#next, this.#newAddress)) {
      const sent = batch.rows.filter(({ table }) => !areUploaded.has(table));
      const last = sent.at(-1);
      if (last) this.#kind = kindOf[last.table];
      this.#tell("working");
      if (sent.length > 0) await this.#sendBatch(sent, signal);
      this.#next = batch.next;
      signal.throwIfAborted();
    }
  }

  async #sendBatch(rows: RowBatch["rows"], signal: AbortSignal): Promise<void> {
    const { data } = await readBackRows({ archiveId: this.archive.id, rows }, { signal });
    const refused = new Set(data.refused.map(({ table, id }) => `${table}.${id}`));
    for (const { table, id } of rows) if (!refused.has(`${table}.${id}`)) this.#parts[kindOf[table]].kept += 1;
    for (const { table, reason } of data.refused) this.#refuse(kindOf[table], reason);
  }

  #tell(state: "working" | "stopped" | "failed", failure?: unknown): void {
    const pictures = this.#pictures?.length ?? 0;
    const all = Math.max(1, pictures + this.archive.rows);
    readingBackStore.set({
      state,
      name: this.name,
      kind: this.#kind,
      share: Math.min(1, (this.#sentPictures + this.#next) / all),
      reason: isApiError(failure) ? failure.serverMessage : null,
      isTaken: isApiError(failure) && failure.status === 409,
    });
  }

  /** What was kept stays, and it can be gone on with. */
  halt(): void {
    this.stop.abort();
    this.#tell("stopped");
  }
}

let job: Job | null = null;

// Put away, or signed out.
readingBackStore.subscribe(() => {
  if (readingBackStore.get().state !== "idle") return;
  job?.stop.abort();
  job = null;
});

/** Looks whether the file is an archive; of its content nothing is read yet. */
export async function chooseArchive(file: File): Promise<void> {
  readingBackStore.set({ state: "idle" });
  try {
    const archive = await Archive.open(file);
    job = new Job(archive, file.name);
    readingBackStore.set({ state: "chosen", name: file.name, rows: archive.rows });
  } catch (failure) {
    if (!(failure instanceof ArchiveError)) throw failure;
    readingBackStore.set({ state: "hostile", name: file.name, problem: failure.problem });
  }
}

export const stopReadingBack = (): void => job?.halt();

/** Reads the chosen archive back, or goes on where it was stopped or failed. */
export function useReadBack() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ["read-back"],
    mutationFn: async () => job?.run(),
    // Everything there is may be new; also what came before a failure.
    onSettled: () => client.invalidateQueries(),
    // A failure stands where it happened.
    meta: { success: "Everything in the file was read back.", isSilent: true },
  });
}
