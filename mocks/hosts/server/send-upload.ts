import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { UploadRow } from "../../backend/state/rows.ts";
import { isKnownTo } from "./static-files.ts";

async function* bytesOf(
  { id, size, bytes }: UploadRow,
  pieceOf: (id: string, at: number) => Uint8Array | null,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (bytes) return yield bytes;
  let sent = 0;
  for (let at = 0; sent < size; at += 1) {
    const piece = pieceOf(id, at);
    if (!piece) throw new Error("The picture was removed while it was sent");
    sent += piece.length;
    yield piece;
  }
}

/** Sends a picture piece by piece, at the reader's pace: its size costs neither time nor memory at once. */
export async function sendUpload(
  request: IncomingMessage,
  response: ServerResponse,
  row: UploadRow,
  pieceOf: (id: string, at: number) => Uint8Array | null,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const etag = `"${row.id}"`;
  // A name is never reused, so it can be cached for good. Opened as a page, it is saved.
  const all = {
    ...headers,
    etag,
    "cache-control": "private, max-age=31536000, immutable",
    "content-disposition": `attachment; filename="${row.id}"`,
  };
  if (isKnownTo(request, etag)) {
    response.writeHead(304, all).end();
    return;
  }
  response.writeHead(200, { ...all, "content-type": row.type, "content-length": String(row.size) });
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  // A reader that leaves, or a picture that goes, ends the connection.
  await pipeline(Readable.from(bytesOf(row, pieceOf), { highWaterMark: 1 }), response).catch(() => response.destroy());
}
