import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { useChangeBucket, useCreateBucket } from "#src/data/bucket/mutations.ts";
import { sendImage } from "#src/data/upload/upload-image.ts";
import { imageLimits, limits } from "#src/domain/limits.ts";
import type { Bucket } from "#src/generated/api/model/bucket.ts";
import { BucketName } from "#src/generated/zod/schemas/bucketName.zod.ts";
import { TextField } from "#src/parts/form/text-field.tsx";
import { trimmed } from "#src/parts/form/trimmed.ts";
import { UploadField } from "#src/parts/form/upload-field.tsx";
import { useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { css } from "#styled-system/css";
import { favouritesTexts as texts } from "./favourites-texts.ts";

const schema = z.object({ name: trimmed(BucketName), image: z.nullable(z.string()), isPublic: z.boolean() });
const blank = { name: "", image: null, isPublic: false };

/** The cover of a bucket that is not created yet: previewed locally, uploaded with the bucket. */
function useKeptCover() {
  const kept = useRef<{ blob: Blob; address: string } | null>(null);
  useEffect(
    () => () => {
      if (kept.current !== null) URL.revokeObjectURL(kept.current.address);
    },
    [],
  );
  return {
    keep(blob: Blob): string {
      if (kept.current !== null) URL.revokeObjectURL(kept.current.address);
      kept.current = { blob, address: URL.createObjectURL(blob) };
      return kept.current.address;
    },
    at: (address: string | null): Blob | null => (kept.current?.address === address ? kept.current.blob : null),
  };
}

export interface BucketDialogProps {
  /** The bucket to edit; null makes a new one. */
  bucket: Bucket | null;
  onClose: () => void;
  onCreated?: (bucketId: string) => void;
}

/** Creates or edits a bucket: name, cover, visibility (FAV-06, FAV-07). A failure keeps what was typed. */
export function BucketDialog({ bucket, onClose, onCreated }: BucketDialogProps) {
  const create = useCreateBucket();
  const change = useChangeBucket();
  const cover = useKeptCover();
  const editor = useEditorForm({
    schema,
    saved: bucket === null ? blank : { name: bucket.name, image: bucket.image, isPublic: bucket.isPublic },
    async onSubmit({ name, image, isPublic }, key) {
      if (bucket !== null) await change.mutateAsync({ bucketId: bucket.bucketId, name, image, isPublic });
      else {
        const made = await create.mutateAsync({ bucket: { name, isPublic, image: cover.at(image) }, key });
        onCreated?.(made.bucketId);
      }
      onClose();
    },
  });
  return (
    <Dialog
      onClose={onClose}
      title={bucket === null ? texts.createTitle : texts.editTitle}
      size="sm"
      isBusy={editor.isSaving}
      isDirty={editor.isUnsaved}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={editor.isSaving}>
            {texts.cancel}
          </Button>
          <Button variant="primary" onClick={() => void editor.submit()} isBusy={editor.isSaving}>
            {bucket === null ? texts.create : texts.save}
          </Button>
        </>
      }
    >
      <form {...editor.formProps} className={css({ display: "grid", gap: "5" })}>
        <TextField
          editor={editor}
          name="name"
          label={texts.name}
          limit={limits.bucketName}
          isRequired
          autoComplete="off"
          data-autofocus
        />
        <UploadField
          editor={editor}
          name="image"
          label={texts.cover}
          help={texts.coverHelp}
          shape="still"
          limits={imageLimits}
          send={({ blob }, signal) =>
            bucket === null ? Promise.resolve(cover.keep(blob)) : sendImage("bucket", { blob, signal })
          }
        />
        <Switch label={texts.isPublic} help={texts.isPublicHelp} {...editor.register("isPublic")} />
      </form>
    </Dialog>
  );
}
