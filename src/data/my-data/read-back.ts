import { useMutation, useQueryClient } from "@tanstack/react-query";
import { readingBackStore } from "#src/client-state/reading-back.ts";
import { Archive, ArchiveError } from "./archive.ts";
import { ReadBackJob } from "./read-back-job.ts";

let job: ReadBackJob | null = null;

// Put away, or signed out.
readingBackStore.subscribe(() => {
  if (readingBackStore.get().state !== "idle") return;
  job?.stop.abort();
  job = null;
});

/** Looks whether the file is an archive; of its content nothing is read yet. */
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

/** Reads the chosen archive back, or goes on where it was stopped or failed. */
export function useReadBack() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ["read-back"],
    mutationFn: async () => {
      await job?.run();
      job = null;
    },
    // Everything there is may be new; also what came before a failure.
    onSettled: () => client.invalidateQueries(),
    // A failure stands where it happened.
    meta: { success: "The file was read back.", isSilent: true },
  });
}
