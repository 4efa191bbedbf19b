import { useState } from "react";
import { useCreateLorebook } from "#src/data/lorebook/lorebook.ts";
import type { ReadBook } from "#src/domain/lore/book-files.ts";
import { isApiError } from "#src/http/api-error.ts";
import { randomId } from "#src/lib/random-id.ts";
import { loreTexts } from "./lorebooks-texts.ts";

/** The result of importing one file. */
export type ImportReport = { id: string; file: string; lorebookId: string | null; read: ReadBook | null; text: string };

/** Imports lorebook files one after another; keeps a report of each until it is dismissed. */
export function useImport() {
  const create = useCreateLorebook();
  const [reports, setReports] = useState<readonly ImportReport[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  async function take(file: File): Promise<ImportReport> {
    const report = { id: randomId(), file: file.name, lorebookId: null, read: null };
    const code = await import("./lorebook-file.ts").catch(() => null);
    if (code === null) return { ...report, text: loreTexts.notSaved };
    const found = await code.readLorebookFile(file);
    if ("refusal" in found) return { ...report, text: loreTexts[found.refusal] };
    const { book } = found.read;
    try {
      const { id } = await create.mutateAsync({ body: { ...book, thumbnail: null, isPublic: false }, key: report.id });
      return { ...report, lorebookId: id, read: found.read, text: loreTexts.came(found.read) };
    } catch (error) {
      return { ...report, text: (isApiError(error) && error.serverMessage) || loreTexts.notSaved };
    }
  }
  return {
    reports,
    isBusy,
    dismiss: (id: string) => setReports((all) => all.filter((one) => one.id !== id)),
    takeAll: async (files: readonly File[]) => {
      setIsBusy(true);
      for (const file of files) {
        // One after another, since each may be large.
        // oxlint-disable-next-line no-await-in-loop
        const report = await take(file);
        setReports((all) => [report, ...all]);
      }
      setIsBusy(false);
    },
  };
}
