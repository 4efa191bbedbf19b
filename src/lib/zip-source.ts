import { endOf, endSize, longestComment, readDirectory, type ZipDirectoryEntry, ZipError } from "./zip-files.ts";

export interface ZipSourceLimits {
  files: number;
  /** Of the list of files. */
  directoryBytes: number;
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A ZIP on the disk, of which only the list of files is in memory; its files are inflated piece by piece, any of them in any order. */
export class ZipSource {
  readonly #blob: Blob;
  readonly #entries: ReadonlyMap<string, ZipDirectoryEntry>;

  private constructor(blob: Blob, entries: ReadonlyMap<string, ZipDirectoryEntry>) {
    this.#blob = blob;
    this.#entries = entries;
  }

  /**
   * Reads the list of files from the end.
   * @returns null for what is no ZIP
   * @throws {ZipError}
   */
  static async open(blob: Blob, limits: ZipSourceLimits): Promise<ZipSource | null> {
    const tail = viewOf(await bytesOf(blob.slice(Math.max(0, blob.size - endSize - longestComment))));
    const end = endOf(tail);
    if (end === null) return null;
    const count = tail.getUint16(end + 10, true);
    const size = tail.getUint32(end + 12, true);
    if (count > limits.files || size > limits.directoryBytes) throw new ZipError("too-large");
    const start = blob.size - tail.byteLength + end - size;
    const before = start - tail.getUint32(end + 16, true);
    if (start < 0 || before < 0) throw new ZipError("broken");
    const directory = await bytesOf(blob.slice(start, start + size));
    return new ZipSource(blob, readDirectory(directory, count, before));
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /**
   * The content of a file piece by piece; of none there is nothing. Sizes are not believed: what comes out is counted.
   * @param most bytes, inflated
   * @throws {ZipError}
   */
  async *read(name: string, most: number): AsyncGenerator<Uint8Array> {
    const entry = this.#entries.get(name);
    if (entry === undefined) return;
    let size = 0;
    const reader = (await this.#streamOf(entry)).getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read().catch(() => {
          throw new ZipError("broken");
        });
        if (done) return;
        size += value.length;
        if (size > most) throw new ZipError("too-large");
        yield value;
      }
    } finally {
      // Whoever stops reading has the rest left packed.
      await reader.cancel().catch(() => undefined);
    }
  }

  /** A whole small file, or null if there is none. */
  async whole(name: string, most: number): Promise<Blob | null> {
    if (!this.has(name)) return null;
    const parts: BlobPart[] = [];
    for await (const part of this.read(name, most)) parts.push(part as Uint8Array<ArrayBuffer>);
    return new Blob(parts);
  }

  /**
   * The lines of a text file, without those that are empty.
   * @param limits bytes of the whole, characters of a line
   * @throws {ZipError} broken, too, for what is not UTF-8
   */
  async *lines(name: string, limits: { bytes: number; line: number }): AsyncGenerator<string> {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let rest = "";
    for await (const part of this.read(name, limits.bytes)) {
      const lines = (rest + decoded(decoder, part)).split("\n");
      rest = lines.pop() ?? "";
      if (rest.length > limits.line) throw new ZipError("too-large");
      for (const line of lines) {
        if (line.length > limits.line) throw new ZipError("too-large");
        if (line.trim() !== "") yield line;
      }
    }
    rest += decoded(decoder);
    if (rest.trim() !== "") yield rest;
  }

  async #streamOf({ offset, packed, method, isEncrypted }: ZipDirectoryEntry): Promise<ReadableStream<Uint8Array>> {
    if (isEncrypted) throw new ZipError("encrypted");
    const head = viewOf(await bytesOf(this.#blob.slice(offset, offset + 30)));
    if (head.byteLength < 30 || head.getUint32(0, true) !== 0x04_03_4b_50) throw new ZipError("broken");
    const from = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
    if (from + packed > this.#blob.size || (method !== 0 && method !== 8)) throw new ZipError("broken");
    const data = this.#blob.slice(from, from + packed).stream();
    return method === 0 ? data : data.pipeThrough(new DecompressionStream("deflate-raw"));
  }
}

function decoded(decoder: TextDecoder, part?: Uint8Array): string {
  try {
    return part === undefined ? decoder.decode() : decoder.decode(part, { stream: true });
  } catch {
    throw new ZipError("broken");
  }
}
