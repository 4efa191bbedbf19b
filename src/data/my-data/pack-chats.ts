import { isApiError } from "#src/http/api-error.ts";
import { ZipBlob } from "#src/lib/zip-blob.ts";
import { chatFiles } from "./packed-files.ts";

export type ChatToPack = { readonly id: string; readonly name: string };

/** The archive, and the names of the chats that have been deleted meanwhile. */
export type PackedChats = { readonly file: File; readonly missing: readonly string[] };

/** Writes several chats into one archive, each as JSONL and HTML, one after the other (GAP-135). */
export async function packChats(chats: readonly ChatToPack[], signal: AbortSignal): Promise<PackedChats> {
  const zip = new ZipBlob();
  const missing: string[] = [];
  let gone: unknown;
  for (const [at, { id, name }] of chats.entries()) {
    try {
      for (const { path, content } of await chatFiles(id, name, at, signal)) zip.add(path, content);
    } catch (error) {
      if (!isApiError(error) || error.status !== 404) throw error;
      gone = error;
      missing.push(name);
    }
  }
  if (missing.length === chats.length) throw gone;
  const name = `sotto-chats-${new Date().toISOString().slice(0, 10)}.zip`;
  return { file: new File([zip.finish()], name, { type: "application/zip" }), missing };
}
