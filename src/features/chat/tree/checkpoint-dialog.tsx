import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useCreateCheckpoint, useEditCheckpoint } from "#src/data/checkpoint/mutations.ts";
import { threadTreeQuery } from "#src/data/thread/thread-tree.ts";
import { texts } from "#src/domain/texts.ts";
import { CheckpointName, CheckpointNameMax } from "#src/generated/zod/schemas/checkpointName.zod.ts";
import { SubmitBar } from "#src/parts/form/submit-bar.tsx";
import { TextField } from "#src/parts/form/text-field.tsx";
import { trimmed } from "#src/parts/form/trimmed.ts";
import { useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { css } from "#styled-system/css";
import { treeTexts } from "./tree-texts.ts";

const schema = z.object({ name: trimmed(CheckpointName) });

/** Adds a checkpoint at a message, or renames one. A failure keeps what was typed. */
export function CheckpointDialog({
  threadId,
  messageId,
  onClose,
}: {
  threadId: string;
  messageId: string;
  onClose: () => void;
}) {
  const tree = useQuery({ ...threadTreeQuery(threadId), meta: { isSilent: true } });
  const known = tree.data?.checkpoints.find((one) => one.messageId === messageId) ?? null;
  const create = useCreateCheckpoint();
  const edit = useEditCheckpoint();
  const editor = useEditorForm({
    schema,
    saved: { name: known?.name ?? "" },
    async onSubmit({ name }, key) {
      if (known !== null) await edit.mutateAsync({ id: known.id, name });
      else await create.mutateAsync({ threadId, body: { messageId, name }, key });
      onClose();
    },
  });
  return (
    <Dialog
      onClose={onClose}
      title={known === null ? treeTexts.setCheckpoint : treeTexts.rename}
      size="sm"
      isBusy={editor.isSaving}
      isDirty={editor.isUnsaved}
    >
      <form {...editor.formProps} className={css({ display: "grid", gap: "4" })}>
        <TextField
          editor={editor}
          name="name"
          label={treeTexts.name}
          help={treeTexts.nameHelp}
          limit={CheckpointNameMax}
          isRequired
          autoComplete="off"
          data-autofocus
        />
        <SubmitBar editor={editor} label={treeTexts.save} failureText={() => texts.chat.checkpointFailed} />
      </form>
    </Dialog>
  );
}
