import * as z from "zod/mini";
import { useRenameSearch, useSaveSearch } from "#src/data/discovery/mutations.ts";
import { limits } from "#src/domain/limits.ts";
import type { SavedSearch } from "#src/generated/api/model/savedSearch.ts";
import type { SearchQuery } from "#src/generated/api/model/searchQuery.ts";
import { SavedSearchName } from "#src/generated/zod/schemas/savedSearchName.zod.ts";
import { TextField } from "#src/parts/form/text-field.tsx";
import { trimmed } from "#src/parts/form/trimmed.ts";
import { useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { cutText } from "#src/lib/text.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { searchTexts as texts } from "./search-texts.ts";

const schema = z.object({ name: trimmed(SavedSearchName) });

export interface SearchNameDialogProps {
  /** The saved search to rename, or the search to save. */
  search: SavedSearch | { query: SearchQuery };
  onClose: () => void;
}

/** Asks for the name of a search, to save or rename it; prefilled with its first words. */
export function SearchNameDialog({ search, onClose }: SearchNameDialogProps) {
  const save = useSaveSearch();
  const rename = useRenameSearch();
  const isKnown = "id" in search;
  const editor = useEditorForm({
    schema,
    saved: { name: isKnown ? search.name : cutText(search.query.search, limits.savedSearchName) },
    doesAskOnUnload: false,
    async onSubmit({ name }, key) {
      if (isKnown) await rename.mutateAsync({ id: search.id, name });
      else {
        await save.mutateAsync({ body: { name, query: search.query }, key });
        toaster.success(texts.savedDone(name));
      }
      onClose();
    },
  });
  return (
    <Dialog
      onClose={onClose}
      title={isKnown ? texts.renameTitle : texts.saveTitle}
      size="sm"
      isBusy={editor.isSaving}
      footer={
        <Button variant="primary" onClick={() => void editor.submit()} isBusy={editor.isSaving}>
          {texts.saveIt}
        </Button>
      }
    >
      <form {...editor.formProps}>
        <TextField
          editor={editor}
          name="name"
          label={texts.name}
          limit={limits.savedSearchName}
          isRequired
          autoComplete="off"
          data-autofocus
        />
      </form>
    </Dialog>
  );
}
