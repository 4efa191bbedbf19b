import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { threadQuery } from "#src/data/thread/queries.ts";
import { listedThread } from "#src/data/thread/thread-list.ts";
import { useEditThread } from "#src/data/thread/mutations.ts";
import { TextField } from "#src/parts/form/text-field.tsx";
import { useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { css } from "#styled-system/css";
import { texts } from "#src/domain/texts.ts";
import { conversationsTexts } from "./conversations-texts.ts";

/** Maximum length of a title in characters (GAP-120). */
const longest = 60;
const schema = z.object({ title: z.string().check(z.trim(), z.maxLength(longest)) });

/** Gives a thread a title of 1 to 60 characters; an empty one clears it (GAP-120). A failure keeps what was typed. */
export function RenameThreadDialog({ threadId, onClose }: { threadId: string; onClose: () => void }) {
  const client = useQueryClient();
  const listed = listedThread(client, threadId);
  const thread = useQuery({
    ...threadQuery(threadId),
    ...(listed === undefined ? {} : { placeholderData: { success: true, data: listed } }),
  });
  const edit = useEditThread();
  const before = thread.data?.title ?? "";
  const editor = useEditorForm({
    schema,
    saved: { title: before },
    mode: "onChange",
    isSame: (saved, { title }) => title.trim() === saved.title,
    async onSubmit({ title }) {
      if (thread.data === undefined) return;
      if (title !== before) await edit.mutateAsync({ threadId, title: title || null });
      onClose();
    },
  });
  return (
    <Dialog
      onClose={onClose}
      title={conversationsTexts.renameTitle}
      size="sm"
      isBusy={editor.isSaving}
      isDirty={editor.isUnsaved}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={editor.isSaving}>
            {conversationsTexts.cancel}
          </Button>
          <Button
            variant="primary"
            onClick={() => void editor.submit()}
            isBusy={editor.isSaving}
            disabled={thread.data === undefined}
          >
            {conversationsTexts.save}
          </Button>
        </>
      }
    >
      {thread.data === undefined && thread.isError ? (
        <ErrorState message={texts.states.listFailed} onRetry={() => void thread.refetch()} />
      ) : (
        <form {...editor.formProps} className={css({ display: "grid", gap: "4" })}>
          <TextField
            editor={editor}
            name="title"
            label={conversationsTexts.renameLabel}
            help={conversationsTexts.renameHelp(thread.data?.characterName ?? "…")}
            limit={longest}
            autoComplete="off"
            data-autofocus
          />
        </form>
      )}
    </Dialog>
  );
}
