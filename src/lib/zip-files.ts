import { inflateAtMost } from "./inflate.ts";

/** Why a ZIP cannot be read: `broken`, `encrypted`, or more than the limits allow. */
export type ZipProblem = "broken" | "encrypted" | "too-large";
export class ZipError extends Error {
  readonly problem: ZipProblem;
  constructor(problem: ZipProblem) {
    super(`zip: ${problem}`);
    this.name = "ZipError";
    this.problem = problem;
  }
}

export interface ZipLimits {
  files: number;
  /** Bytes of all files that are read, inflated. */
  bytes: number;
}

export interface ZipDirectoryEntry {
  name: string;
  method: number;
  isEncrypted: boolean;
  packed: number;
  offset: number;
}

/** A ZIP whose directory was read; its files are inflated when they are asked for. */
export interface ZipFiles {
  names: readonly string[];
  /**
   * The bytes of a file, or null if there is none of this name (case matters).
   * @throws {ZipError}
   */
  read: (name: string) => Uint8Array | null;
}

const entrySize = 46;
export const endSize = 22;
/** An end record is followed by a comment of at most this many bytes. */
export const longestComment = 65_535;

const isPath = (name: string) => !/(?:^|[/\\])\.\.(?:[/\\]|$)|^[/\\]|^[A-Za-z]:|\0/.test(name);

/**
 * Reads the directory of a ZIP from its end, so that one behind a JPEG or a program is found too. Names that leave the
 * folder are left out. Sizes are never believed: what a file inflates to is counted. Null if there is no end record.
 * @throws {ZipError}
 */
export function readZip(bytes: Uint8Array, limits: ZipLimits): ZipFiles | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  if (count > limits.files) throw new ZipError("too-large");
  if (size > end) throw new ZipError("broken");
  // Offsets count from where the ZIP begins, which is not where the file does if something stands before it.
  const start = end - size;
  const before = start - view.getUint32(end + 16, true);
  if (before < 0) throw new ZipError("broken");
  const entries = readDirectory(bytes.subarray(start, end), count, before);
  let left = limits.bytes;
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name);
      if (entry === undefined) return null;
      const content = contentOf(view, bytes, entry, left);
      left -= content.length;
      return content;
    },
  };
}

/**
 * The entries of a directory, of which `before` bytes stand before where its offsets count from. Names that leave the
 * folder are left out, and the second of one name.
 * @throws {ZipError} broken
 */
export function readDirectory(bytes: Uint8Array, count: number, before: number): Map<string, ZipDirectoryEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map<string, ZipDirectoryEntry>();
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + entrySize > bytes.length || view.getUint32(at, true) !== 0x02_01_4b_50) throw new ZipError("broken");
    const nameLength = view.getUint16(at + 28, true);
    const next = at + entrySize + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > bytes.length) throw new ZipError("broken");
    const name = new TextDecoder().decode(bytes.subarray(at + entrySize, at + entrySize + nameLength));
    if (isPath(name) && !entries.has(name))
      entries.set(name, {
        name,
        method: view.getUint16(at + 10, true),
        isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
        packed: view.getUint32(at + 20, true),
        offset: before + view.getUint32(at + 42, true),
      });
    at = next;
  }
  return entries;
}

/** Where the end record begins, or null. */
export function endOf(view: DataView): number | null {
  const last = view.byteLength - endSize;
  for (let at = last; at >= Math.max(0, last - longestComment); at--)
    if (view.getUint32(at, true) === 0x06_05_4b_50) return at;
  return null;
}

function contentOf(view: DataView, bytes: Uint8Array, entry: ZipDirectoryEntry, most: number): Uint8Array {
  const { offset, packed, method } = entry;
  if (entry.isEncrypted) throw new ZipError("encrypted");
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== 0x04_03_4b_50) throw new ZipError("broken");
  const from = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (from + packed > bytes.length) throw new ZipError("broken");
  const data = bytes.subarray(from, from + packed);
  if (method !== 0 && method !== 8) throw new ZipError("broken");
  const content = method === 0 ? data : inflatedOf(data, most);
  if (content === null || content.length > most) throw new ZipError("too-large");
  return content;
}

function inflatedOf(data: Uint8Array, most: number): Uint8Array | null {
  try {
    return inflateAtMost(data, most, "raw");
  } catch {
    throw new ZipError("broken");
  }
}
