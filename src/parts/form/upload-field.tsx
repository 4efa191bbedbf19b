import { type Control, type FieldPath, type FieldValues, useFormState, useWatch } from "react-hook-form";
import type { PreparedImage } from "#src/lib/prepare-image.ts";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { ImageUpload, type ImageUploadProps } from "#src/ui/image-upload/image-upload.tsx";
import { messageAt } from "./message-at.ts";

export interface UploadFieldProps<Values extends FieldValues, Output> extends Omit<
  ImageUploadProps,
  "src" | "onUpload" | "onRemove"
> {
  editor: {
    control: Control<Values, unknown, Output>;
    change: (name: FieldPath<Values>, value: unknown) => void;
    upload: (name: FieldPath<Values>, send: () => Promise<string>, signal: AbortSignal) => Promise<void>;
  };
  /** The field that holds the picture's address, or null. */
  name: FieldPath<Values>;
  /** Uploads the picture and returns its address, as `sendImage` does. */
  send: (image: PreparedImage, signal: AbortSignal) => Promise<string>;
  isRequired?: boolean;
}

/** A picture field: uploaded when chosen, saved with the rest. The form counts as unsaved while it uploads. */
export function UploadField<Values extends FieldValues, Output>({
  editor,
  name,
  send,
  isRequired = false,
  ...props
}: UploadFieldProps<Values, Output>) {
  const { errors } = useFormState({ control: editor.control, name, exact: true });
  const address = useWatch({ control: editor.control, name }) as string | null;
  const message = messageAt(errors, name);
  return (
    <div>
      <ImageUpload
        {...props}
        src={address}
        onUpload={(image, signal) => editor.upload(name, () => send(image, signal), signal)}
        {...(!isRequired && { onRemove: () => editor.change(name, null) })}
      />
      {message !== undefined && <InlineAlert tone="danger">{message}</InlineAlert>}
    </div>
  );
}
