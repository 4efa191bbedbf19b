import { useId } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useEditGroup } from "#src/data/group-chat/edit-group.ts";
import { limits } from "#src/domain/limits.ts";
import { messages } from "#src/domain/messages.ts";
import type { EditGroupChatBody } from "#src/generated/api/model/editGroupChatBody.ts";
import type { GroupChat } from "#src/generated/api/model/groupChat.ts";
import { GroupName } from "#src/generated/zod/schemas/groupName.zod.ts";
import { GroupPrompt } from "#src/generated/zod/schemas/groupPrompt.zod.ts";
import { Id } from "#src/generated/zod/schemas/id.zod.ts";
import { sameValue } from "#src/lib/same-value.ts";
import { TextField } from "#src/parts/form/text-field.tsx";
import { trimmed } from "#src/parts/form/trimmed.ts";
import { useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { css } from "#styled-system/css";
import { groupChatTexts as texts } from "./group-chat-texts.ts";
import { GroupTextField } from "./group-text-field.tsx";
import { LorebookField } from "./lorebook-field.tsx";

const schema = z.object({
  groupName: trimmed(GroupName),
  scenario: trimmed(GroupPrompt),
  systemPrompt: trimmed(GroupPrompt),
  alwaysActiveSystemPrompt: trimmed(GroupPrompt),
  lorebooks: z.array(z.object({ id: Id, name: z.string() })).check(
    z.refine((books) => books.length <= limits.groupLorebooks, {
      error: ({ input }) => messages.group.tooManyLorebooks((input as unknown[]).length),
    }),
  ),
});
type Texts = z.output<typeof schema>;

const fields = css({ display: "grid", gap: "14px" });
const list = new Intl.ListFormat("en-GB");

/** The changed members only; lorebooks as ids. */
function changesOf({ lorebooks, ...now }: Texts, { lorebooks: before, ...saved }: Texts): EditGroupChatBody {
  const ids = (books: Texts["lorebooks"]) => books.map(({ id }) => id);
  const changed = Object.entries(now).filter(([key, text]) => text !== saved[key as keyof typeof saved]);
  return {
    ...Object.fromEntries(changed),
    ...(!sameValue(ids(lorebooks), ids(before)) && { lorebookIds: ids(lorebooks) }),
  };
}

/** Edits a group's name, texts and lorebooks (GAP-138). A failure keeps what was typed. */
export function EditGroupDialog({ group, onClose }: { group: GroupChat; onClose: () => void }) {
  const id = useId();
  const edit = useEditGroup(group.id);
  const { groupName, scenario, systemPrompt, alwaysActiveSystemPrompt } = group;
  const lorebooks = group.lorebooks.map((book) => ({ id: book.id, name: book.name }));
  const saved = { groupName, scenario, systemPrompt, alwaysActiveSystemPrompt, lorebooks };
  const editor = useEditorForm({
    schema,
    saved,
    mode: "onChange",
    async onSubmit(values) {
      const body = changesOf(values, saved);
      if (Object.keys(body).length > 0) await edit.mutateAsync(body);
      onClose();
    },
  });
  const books = useWatch({ control: editor.control, name: "lorebooks" });
  return (
    <Dialog
      onClose={onClose}
      title={texts.edit.title}
      description={texts.edit.lead}
      isBusy={editor.isSaving}
      isDirty={editor.isUnsaved}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={editor.isSaving}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={id}
            isBusy={editor.isSaving}
            disabled={books.length > limits.groupLorebooks}
          >
            {texts.edit.save}
          </Button>
        </>
      }
    >
      <form {...editor.formProps} id={id} className={fields}>
        <TextField
          editor={editor}
          name="groupName"
          label={texts.fields.groupName}
          help={texts.edit.nameHelp(list.format(group.members.map(({ characterName }) => characterName)))}
          limit={limits.groupName}
          autoComplete="off"
          data-autofocus
        />
        <LorebookField picked={books} onChange={(picked) => editor.change("lorebooks", picked)} />
        <GroupTextField editor={editor} name="scenario" rows={2} />
        <GroupTextField editor={editor} name="systemPrompt" rows={2} />
        <GroupTextField editor={editor} name="alwaysActiveSystemPrompt" rows={2} />
      </form>
    </Dialog>
  );
}
