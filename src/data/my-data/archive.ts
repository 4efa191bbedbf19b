import * as z from "zod/mini";
import type { ArchiveProblem } from "#src/client-state/reading-back.ts";
import type { MyDataRow as Row } from "#src/generated/api/model/myDataRow.ts";
import { MyDataRow } from "#src/generated/zod/schemas/myDataRow.zod.ts";
import { ReadBackRowsBody } from "#src/generated/zod/schemas/readBackRowsBody.zod.ts";
import { ZipError } from "#src/lib/zip-files.ts";
import { ZipSource } from "#src/lib/zip-source.ts";

const megabyte = 1024 * 1024;
/** Of a file somebody gives us nothing is believed: so much of it is read, and no more. */
const limits = {
  files: 65_535,
  directoryBytes: 16 * megabyte,
  manifestBytes: 4096,
  rowsBytes: 2048 * megabyte,
  /** A single row that the server would take. */
  line: 30_000_000,
  rows: 5_000_000,
  pictures: 10_000,
  pictureBytes: 8 * megabyte,
};
const rowsFile = "sotto/rows.jsonl";
/** How lines of pictures begin, as we write them: no other line has to be parsed to find them. */
const pictureLine = '{"table":"uploads"';
/** Of one call: rows, and characters of JSON but for a single larger row. */
const batch = { rows: 500, text: 1_000_000 };

/** A file that is not read, and why. */
export class ArchiveError extends Error {
  readonly problem: ArchiveProblem;
  constructor(problem: ArchiveProblem) {
    super(`archive: ${problem}`);
    this.name = "ArchiveError";
    this.problem = problem;
  }
}

const manifest = z.object({
  format: z.literal("sotto"),
  version: z.int().check(z.minimum(1)),
  id: ReadBackRowsBody.def.shape.archiveId,
  rows: z.int().check(z.minimum(0), z.maximum(limits.rows)),
});

/** Passes on what went wrong with the ZIP as a problem of the archive. */
async function asArchive<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (failure) {
    if (!(failure instanceof ZipError)) throw failure;
    throw new ArchiveError(failure.problem === "too-large" ? "too-large" : "broken");
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Rows that go to the server together; `next` is the line after them. */
export type RowBatch = { rows: Row[]; next: number };
/** A picture of the archive: its address there, and what it was for. */
export type ArchivedPicture = { id: string; url: string; purpose: string; type: string };

const picture = z.object({
  id: z.string().check(z.regex(/^[\w.-]{1,100}$/)),
  url: z.string().check(z.regex(/^\/media\/uploads\/[\w.-]{1,100}$/)),
  purpose: z.string(),
  type: z.string(),
});
const addresses = /\/media\/uploads\/[\w.-]+/g;

/** An archive of My data, of which nothing is in memory but the list of its files. */
export class Archive {
  readonly id: string;
  /** How many rows it says it has. */
  readonly rows: number;
  readonly #zip: ZipSource;

  private constructor(zip: ZipSource, { id, rows }: z.output<typeof manifest>) {
    this.#zip = zip;
    this.id = id;
    this.rows = rows;
  }

  /** @throws {ArchiveError} */
  static open(file: Blob): Promise<Archive> {
    return asArchive(async () => {
      const zip = await ZipSource.open(file, limits);
      const text = await (await zip?.whole("sotto/manifest.json", limits.manifestBytes))?.text();
      const parsed = z.safeParse(manifest, text === undefined ? undefined : parsedJson(text));
      if (zip === null || !parsed.success || !zip.has(rowsFile)) throw new ArchiveError("not-archive");
      if (parsed.data.version > 1) throw new ArchiveError("newer");
      return new Archive(zip, parsed.data);
    });
  }

  /** Its pictures, by a first walk over the rows, in which they stand last. */
  pictures(): Promise<ArchivedPicture[]> {
    return asArchive(async () => {
      const found: ArchivedPicture[] = [];
      for await (const { row } of this.#rowsFrom(0, (line) => line.startsWith(pictureLine))) {
        const read = z.safeParse(picture, row.row);
        if (!read.success) throw new ArchiveError("broken");
        found.push(read.data);
        if (found.length > limits.pictures) throw new ArchiveError("too-large");
      }
      return found;
    });
  }

  /** The bytes of a picture, or null when the archive has none. */
  picture({ id, type }: ArchivedPicture): Promise<Blob | null> {
    return asArchive(async () => {
      const blob = await this.#zip.whole(`pictures/${id}`, limits.pictureBytes);
      return blob && new Blob([blob], { type });
    });
  }

  /**
   * The rows from a line on, in batches for the server, with the new addresses of pictures in place of the old.
   * @throws {ArchiveError}
   */
  async *batches(from: number, newAddress: ReadonlyMap<string, string>): AsyncGenerator<RowBatch> {
    let rows: Row[] = [];
    let text = 0;
    const named = (line: string) => line.replaceAll(addresses, (address) => newAddress.get(address) ?? address);
    try {
      let next = from;
      for await (const { row, length, at } of this.#rowsFrom(from, () => true, named)) {
        if (rows.length > 0 && (rows.length === batch.rows || text + length > batch.text)) {
          yield { rows, next: at };
          rows = [];
          text = 0;
        }
        rows.push(row);
        text += length;
        next = at + 1;
      }
      if (rows.length > 0) yield { rows, next };
    } catch (failure) {
      if (!(failure instanceof ZipError)) throw failure;
      throw new ArchiveError(failure.problem === "too-large" ? "too-large" : "broken");
    }
  }

  async *#rowsFrom(from: number, isWanted: (line: string) => boolean, changed = (line: string) => line) {
    let at = -1;
    for await (const line of this.#zip.lines(rowsFile, { bytes: limits.rowsBytes, line: limits.line })) {
      at += 1;
      if (at > limits.rows) throw new ArchiveError("too-large");
      if (at < from || !isWanted(line)) continue;
      const row = z.safeParse(MyDataRow, parsedJson(changed(line)));
      if (!row.success) throw new ArchiveError("broken");
      yield { row: row.data as Row, length: line.length, at };
    }
  }
}
