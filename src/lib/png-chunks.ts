/** One chunk of a PNG: its four letters, and where its data lie in the file. */
export interface PngChunk {
  type: string;
  /** Offset of the first byte of its data. */
  start: number;
  /** Bytes of its data, all of them inside the file. */
  length: number;
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Bytes of length, type and checksum, four each. */
const around = 12;
/** 8 MB in the smallest usual chunks are about 1,000; many more is an attack. */
const mostChunks = 20_000;

/** Whether the bytes begin as a PNG does. */
export function isPng(bytes: Uint8Array): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/**
 * The chunks of a PNG up to its end, or null if it is not a PNG or a chunk is longer than the rest of the file. Nothing
 * is allocated by a claimed length, and every step advances at least 12 bytes, so hostile files cannot hang it.
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
