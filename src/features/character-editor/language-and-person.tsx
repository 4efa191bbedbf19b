import { characterMembers as labels } from "#src/domain/character-diff.ts";
import { languageOf, pointOfViewOf } from "#src/domain/language-and-person.ts";
import { LanguageOptions, PointOfViewOptions } from "#src/parts/language-and-person/options.tsx";
import { useWatch } from "react-hook-form";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { SelectInput } from "#src/ui/fields/select-input.tsx";
import { css } from "#styled-system/css";
import { editorTexts as words } from "./editor-texts.ts";
import type { CharacterEditorForm } from "./use-character-form.ts";

const two = css({ display: "grid", gap: "5", gridTemplateColumns: { base: "minmax(0, 1fr)", md: "1fr 1fr" } });

/** The language and the person a character is written in, by which readers search (GAP-152). Neither must be said. */
export function LanguageAndPerson({ editor }: { editor: CharacterEditorForm }) {
  const [language, pointOfView] = useWatch({ control: editor.control, name: ["language", "pointOfView"] });
  return (
    <div className={two}>
      <FormField label={labels.language} help={words.languageHelp}>
        <SelectInput
          value={language ?? ""}
          onChange={({ target }) => editor.change("language", languageOf(target.value) ?? null)}
        >
          <LanguageOptions none={words.notSaid} />
        </SelectInput>
      </FormField>
      <FormField label={labels.pointOfView} help={words.pointOfViewHelp}>
        <SelectInput
          value={pointOfView ?? ""}
          onChange={({ target }) => editor.change("pointOfView", pointOfViewOf(target.value) ?? null)}
        >
          <PointOfViewOptions none={words.notSaid} />
        </SelectInput>
      </FormField>
    </div>
  );
}
