import * as z from "zod/mini";
import { type Catalogue, type CatalogueDraft, useSaveEntry } from "#src/data/admin/mutations.ts";
import { sendImage } from "#src/data/upload/upload-image.ts";
import { imageLimits } from "#src/domain/limits.ts";
import { texts } from "#src/domain/texts.ts";
import { BadgeDescriptionMax } from "#src/generated/zod/schemas/badgeDescription.zod.ts";
import { CategoryName, CategoryNameMax } from "#src/generated/zod/schemas/categoryName.zod.ts";
import { TextField } from "#src/parts/form/text-field.tsx";
import { trimmed } from "#src/parts/form/trimmed.ts";
import { UploadField } from "#src/parts/form/upload-field.tsx";
import { useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { css } from "#styled-system/css";
import { backOfficeTexts } from "./back-office-texts.ts";
import type { CatalogueEntry } from "./use-entries.ts";

const { catalogue: words } = backOfficeTexts;
const fields = css({ display: "grid", gap: "4" });
const schemaOf = (catalogue: Catalogue) =>
  z.object({
    name: trimmed(CategoryName),
    description: trimmed(z.string().check(z.maxLength(BadgeDescriptionMax))),
    picture:
      catalogue === "categories"
        ? z.nullable(z.string())
        : z.nullable(z.string()).check(z.refine((one) => one !== null)),
  });

type CatalogueDialogProps = { catalogue: Catalogue; entry: CatalogueEntry | null; onClose: () => void };

/** Adds or edits an entry of a catalogue; a refusal keeps what was typed. */
export function CatalogueDialog({ catalogue, entry, onClose }: CatalogueDialogProps) {
  const { mutateAsync: save } = useSaveEntry(catalogue);
  const { name = "", description = "", picture = null } = entry ?? {};
  const editor = useEditorForm<CatalogueDraft, CatalogueDraft>({
    schema: schemaOf(catalogue),
    saved: { name, description, picture },
    words: ({ path }) => (path?.[0] === "picture" ? words.pictureMissing : undefined),
    onSubmit: async (draft, key) => {
      // The server refuses a picture that another admin uploaded, so only a changed one is sent.
      const changed = draft.picture === picture && entry !== null ? null : draft.picture;
      await save({ id: entry?.id ?? null, draft: { ...draft, picture: changed }, key });
      onClose();
      return draft;
    },
  });
  return (
    <Dialog
      title={entry === null ? words.add[catalogue] : words.edit(entry.name)}
      size="sm"
      isBusy={editor.isSaving}
      isDirty={editor.isUnsaved}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={editor.isSaving}>
            {texts.actions.cancel}
          </Button>
          <Button variant="primary" onClick={() => void editor.submit()} isBusy={editor.isSaving}>
            {words.save}
          </Button>
        </>
      }
    >
      <form {...editor.formProps} className={fields}>
        <TextField
          editor={editor}
          name="name"
          label={words.name}
          limit={CategoryNameMax}
          isRequired
          {...(catalogue === "decorations" && { help: words.proHelp })}
        />
        {catalogue === "badges" && (
          <TextField
            editor={editor}
            name="description"
            label={words.description}
            limit={BadgeDescriptionMax}
            rows={2}
          />
        )}
        {catalogue !== "categories" && (
          <UploadField
            editor={editor}
            name="picture"
            label={words.picture}
            shape="square"
            limits={imageLimits}
            isRequired
            send={({ blob }, signal) => sendImage(catalogue === "badges" ? "badge" : "decoration", { blob, signal })}
          />
        )}
        {editor.failure !== null && <InlineAlert tone="danger">{words.failed}</InlineAlert>}
      </form>
    </Dialog>
  );
}
