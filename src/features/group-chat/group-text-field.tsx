import type { FieldPath, FieldValues } from "react-hook-form";
import { TextField, type TextFieldProps } from "#src/parts/form/text-field.tsx";
import { groupChatTexts as texts } from "./group-chat-texts.ts";

/** The optional texts that direct a group. */
type GroupTexts = { scenario: string; systemPrompt: string; alwaysActiveSystemPrompt: string };

export interface GroupTextFieldProps<Values extends FieldValues & GroupTexts, Output> {
  editor: TextFieldProps<Values, Output>["editor"];
  name: keyof GroupTexts;
  rows: number;
}

/** The field of one of a group's optional texts, for creation and editing. */
export function GroupTextField<Values extends FieldValues & GroupTexts, Output>({
  editor,
  name,
  rows,
}: GroupTextFieldProps<Values, Output>) {
  return (
    <TextField
      editor={editor}
      name={name as FieldPath<Values>}
      label={texts.fields[name]}
      note={texts.optional}
      {...(name === "alwaysActiveSystemPrompt" && { placeholder: texts.alwaysHint })}
      rows={rows}
      maxRows={8}
    />
  );
}
