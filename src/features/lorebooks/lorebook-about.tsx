import { useState } from "react";
import { sendImage } from "#src/data/upload/upload-image.ts";
import { imageLimits } from "#src/domain/limits.ts";
import { LorebookNameMax } from "#src/generated/zod/schemas/lorebookName.zod.ts";
import { TextField } from "#src/parts/form/text-field.tsx";
import { UploadField } from "#src/parts/form/upload-field.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { SelectInput } from "#src/ui/fields/select-input.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { css } from "#styled-system/css";
import { descriptionMax, type LorebookDraft, type LorebookForm, lorebookCategories } from "./lorebook-draft.ts";
import { loreTexts } from "./lorebooks-texts.ts";

const about = css({
  "& summary": { cursor: "pointer", py: "2", fontWeight: "semibold" },
  "& > div": { display: "grid", gap: "4", py: "3", gridTemplateColumns: { base: "1fr", md: "2fr 1fr 1fr" } },
});
const picture = css({ maxWidth: "380px" });
/** Fields that are hidden while the section is closed. */
const within = ["description", "category", "scanDepth", "tokenBudget", "isRecursive", "isPublic", "thumbnail"] as const;

export interface LorebookAboutProps {
  editor: LorebookForm;
  draft: LorebookDraft;
  /** A new book's name is asked for first; a saved one's is in the page's heading. */
  isNew: boolean;
}

/** A lorebook's settings. Closed at first, since entries are edited more often; opens if one of its fields is refused. */
export function LorebookAbout({ editor, draft, isNew }: LorebookAboutProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { errors } = editor;
  const isWrong = within.some((name) => errors[name] !== undefined) || (!isNew && errors.name !== undefined);
  const [wasWrong, setWasWrong] = useState(isWrong);
  if (isWrong !== wasWrong) {
    setWasWrong(isWrong);
    if (isWrong) setIsOpen(true);
  }
  const name = <TextField editor={editor} name="name" label={loreTexts.name} limit={LorebookNameMax} isRequired />;
  const number = (field: "scanDepth" | "tokenBudget", label: string) => (
    <FormField label={label} error={errors[field]?.message}>
      <TextInput
        type="number"
        value={Number.isNaN(draft[field]) ? "" : draft[field]}
        onChange={({ target }) => editor.change(field, target.value === "" ? Number.NaN : Number(target.value))}
      />
    </FormField>
  );
  return (
    <>
      {isNew && <div className={css({ maxWidth: "560px" })}>{name}</div>}
      <details className={about} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{loreTexts.scan}</summary>
        <div>
          {!isNew && <div className={css({ gridColumn: "1 / -1", maxWidth: "560px" })}>{name}</div>}
          <TextField editor={editor} name="description" label={loreTexts.about} rows={2} limit={descriptionMax} />
          <FormField label={loreTexts.category}>
            <SelectInput
              value={draft.category ?? ""}
              onChange={({ target }) =>
                editor.change("category", lorebookCategories.find((one) => one === target.value) ?? null)
              }
            >
              <option value="">{loreTexts.noCategory}</option>
              {lorebookCategories.map((one) => (
                <option key={one} value={one}>
                  {loreTexts.categories[one]}
                </option>
              ))}
            </SelectInput>
          </FormField>
          {number("scanDepth", loreTexts.scanDepth)}
          {number("tokenBudget", loreTexts.budget)}
          <Switch
            label={loreTexts.recursion}
            help={loreTexts.recursionHelp}
            checked={draft.isRecursive}
            onChange={({ target }) => editor.change("isRecursive", target.checked)}
          />
          <Switch
            label={loreTexts.isPublic}
            checked={draft.isPublic}
            onChange={({ target }) => editor.change("isPublic", target.checked)}
          />
          <UploadField
            editor={editor}
            name="thumbnail"
            label={loreTexts.picture}
            shape="still"
            className={picture}
            limits={imageLimits}
            send={({ blob }, signal) => sendImage("lorebook", { blob, signal })}
          />
        </div>
      </details>
    </>
  );
}
