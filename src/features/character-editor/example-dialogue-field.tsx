import PlusIcon from "lucide-react/icons/plus";
import { variantMembers as labels } from "#src/domain/character-diff.ts";
import { createVariantBodyExampleDialogueMax } from "#src/generated/zod/schemas/createVariantBody.zod.ts";
import { TextField } from "#src/parts/form/text-field.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { css } from "#styled-system/css";
import { editorTexts as words } from "./editor-texts.ts";
import type { CharacterEditorForm } from "./use-character-form.ts";

const exchange = "<START>\n{{user}}: \n{{char}}: ";

/** The example dialogue, with a button that puts in the frame of an exchange. */
export function ExampleDialogueField({ editor }: { editor: CharacterEditorForm }) {
  const name = `variants.${editor.shown}.exampleDialogue` as const;
  const add = () => {
    const before = editor.form.getValues(name).trimEnd();
    editor.change(name, before === "" ? exchange : `${before}\n${exchange}`);
    editor.form.setFocus(name);
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement)) return;
    // Behind the user's name, where writing goes on.
    const place = field.value.lastIndexOf("\n{{char}}");
    field.setSelectionRange(place, place);
  };
  return (
    <div className={css({ display: "grid", gap: "2", justifyItems: "start", "& > div": { width: "full" } })}>
      <TextField
        editor={editor}
        name={name}
        label={labels.exampleDialogue}
        help={words.examplesHelp}
        limit={createVariantBodyExampleDialogueMax}
        rows={5}
        maxRows={20}
      />
      <Button size="sm" icon={<PlusIcon />} onClick={add}>
        {words.addExchange}
      </Button>
    </div>
  );
}
