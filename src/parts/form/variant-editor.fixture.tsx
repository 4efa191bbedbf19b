import "#src/app/zod-setup.ts";
import * as z from "zod/mini";
import { formDraft } from "#src/client-state/drafts.ts";
import {
  CreateVariantBody,
  createVariantBodyAlternateGreetingsItemMax,
  createVariantBodyAlternateGreetingsMax,
} from "#src/generated/zod/schemas/createVariantBody.zod.ts";
import { ImageUrl } from "#src/generated/zod/schemas/imageUrl.zod.ts";
import { imageLimits } from "#src/domain/limits.ts";
import { css } from "#styled-system/css";
import { DraftNotice } from "./draft-notice.tsx";
import { FieldList } from "./field-list.tsx";
import { serverFieldErrors } from "./place-field-errors.ts";
import { SubmitBar } from "./submit-bar.tsx";
import { TextField } from "./text-field.tsx";
import { trimmed } from "./trimmed.ts";
import { UploadField } from "./upload-field.tsx";
import { useEditorForm } from "./use-editor-form.ts";

const greeting = z.string().check(z.trim(), z.minLength(1), z.maxLength(createVariantBodyAlternateGreetingsItemMax));
const schema = z.object({
  variantName: trimmed(CreateVariantBody.shape.variantName),
  avatar: z.nullable(ImageUrl),
  greetings: z.array(z.object({ text: greeting })).check(z.maxLength(createVariantBodyAlternateGreetingsMax)),
});
type Values = z.input<typeof schema>;
const toRequest = ({ variantName, avatar, greetings }: Values) => ({
  variantName,
  avatar,
  alternateGreetings: greetings.map(({ text }) => text),
});
const fieldErrorsOf = (error: unknown) =>
  serverFieldErrors(error).map(({ field, message }) => ({
    field: field.replace(/^alternateGreetings(\.\d+)?$/, (_, index = "") => `greetings${index}${index && ".text"}`),
    message,
  }));

const blank: Values = { variantName: "", avatar: null, greetings: [] };
/** Three greetings. */
export const three: Values = {
  variantName: "Winter",
  avatar: null,
  greetings: [{ text: "Snow" }, { text: "Ice" }, { text: "Thaw" }],
};

export type VariantEditorProps = {
  saved?: Values;
  isKept?: boolean;
  onSend?: (body: ReturnType<typeof toRequest>, key: string) => Promise<void>;
  sendPicture?: (signal: AbortSignal) => Promise<string>;
};

export function useVariantForm({ saved = blank, isKept = false, onSend }: VariantEditorProps) {
  return useEditorForm({
    schema,
    saved,
    draft: isKept ? formDraft("user-story", "variant-new") : undefined,
    fieldErrorsOf,
    onSubmit: async (values, key) => onSend?.(toRequest(values), key),
  });
}

const stillPicture = async () => "/media/scenes/lighthouse.webp";

/** The fields of the form. */
export function VariantFields({
  editor,
  sendPicture = stillPicture,
}: {
  editor: ReturnType<typeof useVariantForm>;
  sendPicture?: VariantEditorProps["sendPicture"];
}) {
  return (
    <form {...editor.formProps} className={css({ display: "grid", gap: "5" })}>
      <DraftNotice editor={editor} />
      <TextField editor={editor} name="variantName" label="Name" limit={40} isRequired />
      <UploadField
        editor={editor}
        name="avatar"
        label="Picture"
        shape="square"
        limits={imageLimits}
        send={(_image, signal) => sendPicture(signal)}
      />
      <FieldList
        editor={editor}
        name="greetings"
        legend="Greetings"
        rowName={(index) => `greeting ${index + 1}`}
        addLabel="Add a greeting"
        blank={() => ({ text: "" })}
        max={createVariantBodyAlternateGreetingsMax}
        fullReason="Twenty greetings are the most"
      >
        {(index) => (
          <TextField editor={editor} name={`greetings.${index}.text`} label={`Greeting ${index + 1}`} rows={1} />
        )}
      </FieldList>
      <SubmitBar editor={editor} label="Save" failureText={() => "That could not be saved. All of it is kept here."} />
    </form>
  );
}

/** A whole editor of a list, a picture and a text, as a page would have it. */
export function VariantEditor(props: VariantEditorProps) {
  const editor = useVariantForm(props);
  return <VariantFields editor={editor} {...(props.sendPicture && { sendPicture: props.sendPicture })} />;
}
