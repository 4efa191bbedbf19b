import * as z from "zod/mini";
import { useEditGroup } from "#src/data/group-chat/edit-group.ts";
import { limits } from "#src/domain/limits.ts";
import type { GroupChat } from "#src/generated/api/model/groupChat.ts";
import { TextField } from "#src/parts/form/text-field.tsx";
import { useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { groupTexts, namesOf } from "./group-texts.ts";

const schema = z.object({ groupName: z.string().check(z.trim(), z.maxLength(limits.groupName)) });

/** Gives the group another name; an empty one leaves it to the members' names. A failure keeps what was typed. */
export function RenameGroupDialog({ group, onClose }: { group: GroupChat; onClose: () => void }) {
  const edit = useEditGroup(group.id);
  const editor = useEditorForm({
    schema,
    saved: { groupName: group.groupName },
    mode: "onChange",
    isSame: (saved, { groupName }) => groupName.trim() === saved.groupName,
    async onSubmit({ groupName }) {
      if (groupName !== group.groupName) await edit.mutateAsync({ groupName });
      onClose();
    },
  });
  return (
    <Dialog
      onClose={onClose}
      title={groupTexts.rename}
      size="sm"
      isBusy={editor.isSaving}
      isDirty={editor.isDirty}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={editor.isSaving}>
            {groupTexts.cancel}
          </Button>
          <Button variant="primary" onClick={() => void editor.submit()} isBusy={editor.isSaving}>
            {groupTexts.save}
          </Button>
        </>
      }
    >
      <form {...editor.formProps}>
        <TextField
          editor={editor}
          name="groupName"
          label={groupTexts.nameLabel}
          help={groupTexts.nameHelp(namesOf(group.members))}
          limit={limits.groupName}
          autoComplete="off"
          data-autofocus
        />
      </form>
    </Dialog>
  );
}
