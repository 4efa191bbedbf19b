import { writtenBook } from "#src/domain/lore/book-files.ts";
import type { ExportFormat } from "#src/generated/api/model/exportFormat.ts";
import { getLorebook } from "#src/generated/api/lorebook/get-lorebook.ts";
import { getExportThreadUrl } from "#src/generated/api/thread/export-thread.ts";
import { readMedia } from "#src/http/read-media.ts";
import { send } from "#src/http/send.ts";
import { fileNameOf } from "#src/lib/file-name-of.ts";
import { fileStem } from "#src/lib/save-file.ts";
import { writeCardFile } from "../character/export-card.ts";

/** Timeout in milliseconds, longer than usual for large chats. */
const timeLimit = 300_000;

/** A file to be packed. */
export type PackedFile = { path: string; content: Uint8Array; isPacked?: boolean };

const bytesOf = async (blob: Pick<Blob, "arrayBuffer">) => new Uint8Array(await blob.arrayBuffer());
const json = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
/** A file name with a number, so that items of the same name do not clash. */
const numbered = (at: number, name: string, fallback: string) =>
  `${String(at + 1).padStart(4, "0")}-${fileStem(name, fallback).slice(0, 60)}`;

export async function chatFiles(id: string, name: string, at: number, signal: AbortSignal): Promise<PackedFile[]> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]);
  const as = async (format: ExportFormat): Promise<PackedFile> => {
    const answer = await send(getExportThreadUrl(id, { format }), { headers: { Accept: "*/*" } }, limit);
    // For an untitled chat, the server's name says who it is with.
    const named = fileNameOf(answer.headers.get("content-disposition"))?.replace(/\.\w+$/, "");
    return { path: `chats/${numbered(at, named ?? name, "chat")}.${format}`, content: await bytesOf(answer) };
  };
  return [await as("jsonl"), await as("html")];
}

/** A card with its picture, or without one if it cannot be rendered. */
export async function cardFiles(characterId: string, name: string, at: number): Promise<PackedFile[]> {
  const as = (format: "png" | "json") => writeCardFile({ characterId, format, version: 3 });
  const file = await as("png").catch(() => as("json"));
  if (file === null) return [];
  const path = `characters/${numbered(at, name, "character")}.${file.name.split(".").at(-1)}`;
  return [{ path, content: await bytesOf(file), isPacked: file.type === "image/png" }];
}

export async function bookFiles(id: string, name: string, at: number, signal: AbortSignal): Promise<PackedFile[]> {
  const { data } = await getLorebook(id, { signal });
  return [
    { path: `lorebooks/${numbered(at, name, "lorebook")}.json`, content: json(writtenBook(data, "lorebook_v3")) },
  ];
}

export async function pictureFiles(url: string, name: string, signal: AbortSignal): Promise<PackedFile[]> {
  const response = await readMedia(url, signal);
  // Deleted meanwhile: the caller lists it as missing.
  if (response === null) return [];
  return [{ path: `pictures/${name}`, content: await bytesOf(response), isPacked: true }];
}

export const jsonFile = (path: string, value: unknown): PackedFile => ({ path, content: json(value) });

/** The README of the archive. */
export const readme = `Everything you wrote and made in Sotto.

chats/        every chat twice: .jsonl for SillyTavern and others, .html to read in a browser
characters/   your characters as cards (V3, with V2 for older programs)
lorebooks/    your worlds and lorebooks (lorebook_v3)
personas/     your personas
pictures/     your pictures as you made them
settings/     your themes and settings
sotto/        all of it once more as Sotto keeps it, one row a line, to be read back whole
`;
