import type { FieldPath, FieldValues } from "react-hook-form";
import { TextField, type TextFieldProps } from "#src/parts/form/text-field.tsx";
import { groupChatTexts as texts } from "./group-chat-texts.ts";

/** The texts that direct a group; all are optional. */
type GroupTexts = { scenario: string; systemPrompt: string; alwaysActiveSystemPrompt: string };

export interface GroupTextFieldProps<Values extends FieldValues & GroupTexts, Output> {
  editor: TextFieldProps<Values, Output>["editor"];
  name: keyof GroupTexts;
  rows: number;
}

/** One of a group's optional texts, where it is made and where it is edited. */
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
