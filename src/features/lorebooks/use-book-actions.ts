import { useCallback, useState } from "react";
import { readLorebook, useCreateLorebook, useDeleteLorebook } from "#src/data/lorebook/lorebook.ts";
import { useTakeBack } from "#src/data/trash/restore.ts";
import type { BookFormatId } from "#src/domain/lore/book-format.ts";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import type { LorebookEntry } from "#src/generated/api/model/lorebookEntry.ts";
import type { LorebookEntryInput } from "#src/generated/api/model/lorebookEntryInput.ts";
import { randomId } from "#src/lib/random-id.ts";
import { saveFile } from "#src/lib/save-file.ts";
import { useUndo } from "#src/parts/undo/use-undo.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { loreTexts } from "./lorebooks-texts.ts";

/** The entry without its id, for another lorebook. */
function withoutId(entry: LorebookEntry): LorebookEntryInput {
  const { id: _id, ...rest } = entry;
  return rest;
}

type Named = Pick<Lorebook, "id" | "name">;

/** Actions on a lorebook: copy, export, delete. */
export function useBookActions() {
  const create = useCreateLorebook();
  const { mutateAsync: remove } = useDeleteLorebook(loreTexts.deleteFailed);
  const takeBack = useTakeBack();
  const offerUndo = useUndo();
  /** The lorebook that the user is asked about deleting. */
  const [asked, setAsked] = useState<Named | null>(null);

  const { mutateAsync: make } = create;
  const copy = useCallback(
    async ({ id }: Named): Promise<string | null> => {
      try {
        const { name, description, category, thumbnail, entries, extensions, scanDepth, tokenBudget, isRecursive } =
          await readLorebook(id);
        const made = await make({
          key: randomId(),
          body: {
            name: loreTexts.copyName(name),
            description,
            category,
            // An uploaded picture belongs to its user and cannot be used by others.
            thumbnail: thumbnail?.startsWith("/media/uploads/") === true ? null : thumbnail,
            isPublic: false,
            scanDepth,
            tokenBudget,
            isRecursive,
            extensions,
            entries: entries.map(withoutId),
          },
        });
        toaster.success(loreTexts.copied);
        return made.id;
      } catch {
        toaster.error(loreTexts.copyFailed);
        return null;
      }
    },
    [make],
  );
  const exportAs = useCallback(async ({ id }: Named, format: BookFormatId) => {
    try {
      // The formats are loaded on demand.
      const [book, { lorebookFile }] = await Promise.all([readLorebook(id), import("./lorebook-file.ts")]);
      saveFile(lorebookFile(book, format));
    } catch {
      toaster.error(loreTexts.exportFailed);
    }
  }, []);
  const deleteAsked = async (): Promise<boolean> => {
    if (asked === null) return false;
    const { id, name } = asked;
    setAsked(null);
    const done = remove(id).then(
      (deletionId) => ({
        text: loreTexts.deleted(name),
        takeBack: () => takeBack(deletionId),
      }),
      () => null,
    );
    offerUndo(done);
    return (await done) !== null;
  };
  return { copy, exportAs, asked, ask: setAsked, deleteAsked };
}

export type BookActions = ReturnType<typeof useBookActions>;
