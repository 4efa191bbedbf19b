import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** Packed bytes that wait in memory before they become part of the Blob, which the browser keeps on the disk. */
const mostHeld = 4 * 1024 * 1024;

/** A file of the archive that is being written; the next one begins when it has ended. */
export interface ZipEntry {
  write: (part: string | Uint8Array) => void;
  end: () => void;
}

/** Writes an archive piece by piece; at no time is more than a few megabytes of it in memory. */
export class ZipBlob {
  #blob = new Blob([], { type: "application/zip" });
  #held: BlobPart[] = [];
  #size = 0;
  readonly #zip = new Zip((failure, chunk) => {
    if (failure) throw failure;
    this.#held.push(chunk);
    this.#size += chunk.length;
    if (this.#size >= mostHeld) this.#fold();
  });

  /** Begins a file. `isPacked`: it is compressed already, as pictures are. */
  begin(path: string, isPacked = false): ZipEntry {
    const entry = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    this.#zip.add(entry);
    const encoder = new TextEncoder();
    return {
      write: (part) => entry.push(typeof part === "string" ? encoder.encode(part) : part),
      end: () => entry.push(new Uint8Array(), true),
    };
  }

  /** Adds a whole file. */
  add(path: string, content: string | Uint8Array, isPacked = false): void {
    const entry = this.begin(path, isPacked);
    entry.write(content);
    entry.end();
  }

  /** @returns the whole archive */
  finish(): Blob {
    this.#zip.end();
    this.#fold();
    return this.#blob;
  }

  #fold(): void {
    this.#blob = new Blob([this.#blob, ...this.#held], { type: "application/zip" });
    this.#held = [];
    this.#size = 0;
  }
}
