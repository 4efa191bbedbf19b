import { crc32 } from "node:zlib";

/** A chunk of a PNG: its length, name, data and checksum. */
export function pngChunk(name: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length);
  chunk.write(name, 4, "latin1");
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

export const pngStart = Buffer.from("\u0089PNG\r\n\u001a\n", "latin1");

/** A PNG of one pixel by its header, with `bytes` of pixel data that nobody decodes. */
export const pngOf = (bytes: number): Buffer =>
  Buffer.concat([
    pngStart,
    pngChunk("IHDR", Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0)),
    pngChunk("IDAT", Buffer.alloc(bytes, "pixels")),
    pngChunk("IEND", new Uint8Array()),
  ]);
