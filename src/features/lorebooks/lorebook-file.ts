import { readBookFile, type ReadBook, writtenBook } from "#src/domain/lore/book-files.ts";
import type { BookFormatId } from "#src/domain/lore/book-format.ts";
import type { LorebookDetails } from "#src/generated/api/model/lorebookDetails.ts";
import { fileStem } from "#src/lib/save-file.ts";

/** Maximum size of a file in bytes, checked before it is read. */
const largest = 10 * 1024 * 1024;

export type FileRead = { read: ReadBook } | { refusal: "tooBig" | "notOurs" };

/** The lorebook in a file; if it has no name it gets the file's. */
export async function readLorebookFile(file: File): Promise<FileRead> {
  if (file.size > largest) return { refusal: "tooBig" };
  let read: ReadBook | null;
  try {
    read = readBookFile(JSON.parse((await file.text()).replace(/^\uFEFF/, "")));
  } catch {
    read = null;
  }
  if (read === null) return { refusal: "notOurs" };
  const stem = Array.from(file.name.replace(/\.[^.]*$/, "").trim()).slice(0, 100);
  return { read: { ...read, book: { ...read.book, name: read.book.name || stem.join("") || "Lorebook" } } };
}

/** A lorebook as a file of the format. */
export const lorebookFile = (book: LorebookDetails, format: BookFormatId): File =>
  new File([JSON.stringify(writtenBook(book, format), null, 2)], `${fileStem(book.name, "lorebook")}.json`, {
    type: "application/json",
  });
