import { useMutation, useQueryClient } from "@tanstack/react-query";
import { readingBackStore } from "#src/client-state/reading-back.ts";
import { Archive, ArchiveError } from "./archive.ts";
import { ReadBackJob } from "./read-back-job.ts";

let job: ReadBackJob | null = null;

// Stops when it is dismissed or the user signs out.
readingBackStore.subscribe(() => {
  if (readingBackStore.get().state !== "idle") return;
  job?.stop.abort();
  job = null;
});

/** Checks whether the file is an archive, without reading its content. */
export async function chooseArchive(file: File): Promise<void> {
  readingBackStore.set({ state: "idle" });
  try {
    const archive = await Archive.open(file);
    job = new ReadBackJob(archive, file.name);
    readingBackStore.set({ state: "chosen", name: file.name, rows: archive.rows });
  } catch (failure) {
    if (!(failure instanceof ArchiveError)) throw failure;
    readingBackStore.set({ state: "hostile", name: file.name, problem: failure.problem });
  }
}

export const stopReadingBack = (): void => job?.halt();

/** Reads the chosen archive back, or resumes after a stop or failure. */
export function useReadBack() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ["read-back"],
    mutationFn: async () => {
      await job?.run();
      job = null;
    },
    // All data may have changed, even if it failed at the end.
    onSettled: () => client.invalidateQueries(),
    // The section shows the failure.
    meta: { success: "The file was read back.", isSilent: true },
  });
}
