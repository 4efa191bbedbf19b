/** One chunk of a PNG: its four letters, and where its data lie in the file. */
export interface PngChunk {
  type: string;
  /** Offset of the first byte of its data. */
  start: number;
  /** Bytes of its data, all of them inside the file. */
  length: number;
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, type and checksum, each of four bytes. */
const around = 12;
/** Eight megabytes in the smallest usual pieces are a thousand; what has more is made to be tiresome. */
const mostChunks = 20_000;

/** Whether the bytes begin as a PNG does. */
export function isPng(bytes: Uint8Array): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/**
 * The chunks of a PNG up to its end, or null when the file is not one or a chunk says it is longer than what is left.
 * Nothing is copied and nothing allocated by a length that the file merely claims: bounds come first, and every step
 * moves at least twelve bytes on (security: the usual package hangs for half a minute on fifty bytes).
 */
export function readPngChunks(bytes: Uint8Array): PngChunk[] | null {
  if (!isPng(bytes)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: PngChunk[] = [];
  let at = signature.length;
  while (at + around <= bytes.length) {
    const length = view.getUint32(at);
    if (length > bytes.length - at - around) return null;
    const letters = [0, 1, 2, 3].map((offset) => view.getUint8(at + 4 + offset));
    if (!letters.every((code) => (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a))) return null;
    const type = String.fromCharCode(...letters);
    if (chunks.length === mostChunks) return null;
    chunks.push({ type, start: at + 8, length });
    if (type === "IEND") return chunks;
    at += around + length;
  }
  return null;
}
