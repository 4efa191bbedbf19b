import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { threadQuery } from "#src/data/thread/queries.ts";
import { listedThread } from "#src/data/thread/thread-list.ts";
import { useEditThread } from "#src/data/thread/edit-thread.ts";
import { lengthOf } from "#src/lib/text.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { css } from "#styled-system/css";
import { texts } from "#src/domain/texts.ts";
import { conversationsTexts } from "./conversations-texts.ts";

/** Characters of a title (GAP-120). */
const longest = 60;

/** Gives a thread a title of 1 to 60 characters; an empty one clears it (GAP-120). A failure keeps what was typed. */
export function RenameThreadDialog({ threadId, onClose }: { threadId: string; onClose: () => void }) {
  const client = useQueryClient();
  const listed = listedThread(client, threadId);
  const thread = useQuery({
    ...threadQuery(threadId),
    ...(listed === undefined ? {} : { placeholderData: { success: true, data: listed } }),
  });
  // Once there is a text it is the person's; what is read later does not come into it.
  const [typed, setTyped] = useState<string | null>(null);
  const edit = useEditThread();
  const before = thread.data?.title ?? "";
  const text = typed ?? before;
  const length = lengthOf(text.trim());
  const isOver = length > longest;
  const save = () => {
    if (isOver || edit.isPending || thread.data === undefined) return;
    if (text.trim() === before) return onClose();
    edit.mutate({ threadId, title: text.trim() === "" ? null : text.trim() }, { onSuccess: onClose });
  };
  return (
    <Dialog
      onClose={onClose}
      title={conversationsTexts.renameTitle}
      size="sm"
      isBusy={edit.isPending}
      isDirty={text.trim() !== before}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={edit.isPending}>
            {conversationsTexts.cancel}
          </Button>
          <Button variant="primary" onClick={save} isBusy={edit.isPending} disabled={thread.data === undefined}>
            {conversationsTexts.save}
          </Button>
        </>
      }
    >
      {thread.data === undefined && thread.isError ? (
        <ErrorState message={texts.states.listFailed} onRetry={() => void thread.refetch()} />
      ) : (
        <form
          noValidate
          className={css({ display: "grid", gap: "4" })}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <FormField
            label={conversationsTexts.renameLabel}
            help={conversationsTexts.renameHelp(thread.data?.characterName ?? "…")}
            error={isOver ? texts.fields.tooLong(longest) : undefined}
            counter={`${length}/${longest}`}
            isOver={isOver}
          >
            <TextInput
              value={text}
              onChange={({ target }) => setTyped(target.value)}
              autoComplete="off"
              data-autofocus
            />
          </FormField>
        </form>
      )}
    </Dialog>
  );
}
