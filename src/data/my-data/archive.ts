import * as z from "zod/mini";
import type { ArchiveProblem } from "#src/client-state/reading-back.ts";
import type { MyDataRow as Row } from "#src/generated/api/model/myDataRow.ts";
import { MyDataRow } from "#src/generated/zod/schemas/myDataRow.zod.ts";
import { ReadBackRowsBody } from "#src/generated/zod/schemas/readBackRowsBody.zod.ts";
import { ZipError } from "#src/lib/zip-files.ts";
import { ZipSource } from "#src/lib/zip-source.ts";

const megabyte = 1024 * 1024;
/** Limits for reading a file, which can be malicious. */
const limits = {
  files: 65_535,
  directoryBytes: 16 * megabyte,
  manifestBytes: 4096,
  rowsBytes: 2048 * megabyte,
  /** Maximum length of a row that the server accepts. */
  line: 30_000_000,
  rows: 5_000_000,
  pictures: 10_000,
  pictureBytes: 8 * megabyte,
};
const rowsFile = "sotto/rows.jsonl";
/** How our export begins lines of pictures, so that other lines need not be parsed to find them. */
const pictureLine = '{"table":"uploads"';
/** Maximum rows and characters of JSON per call; a single row may be larger. */
const batch = { rows: 500, text: 1_000_000 };

/** Why a file cannot be read. */
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

/** Converts errors of the ZIP to problems of the archive. */
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

/** Rows for one call; `next` is the line after them. */
export type RowBatch = { rows: Row[]; next: number };
/** A picture of the archive, with its former address and its purpose. */
export type ArchivedPicture = { id: string; url: string; purpose: string; type: string };

const picture = z.object({
  id: z.string().check(z.regex(/^[\w.-]{1,100}$/)),
  url: z.string().check(z.regex(/^\/media\/uploads\/[\w.-]{1,100}$/)),
  purpose: z.string(),
  type: z.string(),
});
const addresses = /\/media\/uploads\/[\w.-]+/g;

/** An archive of My data. Only the list of its files is in memory. */
export class Archive {
  readonly id: string;
  /** Number of rows according to its manifest. */
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

  /** Its pictures, found in a first pass over the rows, where they come last. */
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
   * The rows from a line on, in batches for the server, with the new addresses of pictures.
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
      yield { row: row.data, length: line.length, at };
    }
  }
}
