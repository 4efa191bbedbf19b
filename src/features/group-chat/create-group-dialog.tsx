import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { chatLink } from "#src/domain/chat-path.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { TextField } from "#src/parts/form/text-field.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { css } from "#styled-system/css";
import { CallSheet } from "./call-sheet.tsx";
import { CharacterPicker } from "./character-picker.tsx";
import { CreationDialog } from "./creation-dialog.tsx";
import { CreationFooter } from "./creation-footer.tsx";
import { groupChatTexts as texts } from "./group-chat-texts.ts";
import { GroupTextField } from "./group-text-field.tsx";
import { LorebookField } from "./lorebook-field.tsx";
import { useGroupCreation } from "./use-group-creation.ts";
import { type GroupEditor, useGroupEditor } from "./use-group-editor.ts";

const frame = css({ md: { height: "min(860px, 100dvh - 40px)!", maxHeight: "calc(100dvh - 40px)!" } });
const form = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 420px)", xl: "minmax(0, 1fr) 440px" },
  height: "full",
  minHeight: "0",
  boxShadow: "inset 0 1px 0 {colors.border.subtle}",
});
const side = css({
  minHeight: "0",
  overflowY: "auto",
  overscrollBehavior: "contain",
  px: { base: "4", md: "30px" },
  py: "22px",
});
const story = css({ "[data-shows=sheet] > &": { lgDown: { display: "none" } } });
const sheet = css({
  bg: "bg.surface",
  px: { base: "4!", md: "6!" },
  lg: { boxShadow: "inset 1px 0 0 {colors.border.subtle}" },
  "[data-shows=story] > &": { lgDown: { display: "none" } },
});
const fields = css({ display: "grid", gap: "14px", mt: "5" });
const two = css({ display: "grid", gap: "14px", gridTemplateColumns: { base: "minmax(0, 1fr)", md: "1fr 1fr" } });
/** Several lorebooks get their own row. */
const name = css({
  display: "flex",
  flexWrap: "wrap",
  gap: "14px",
  "& > *": { flex: "1 1 240px", minWidth: "0" },
  "& > [data-many]": { flexBasis: "100%" },
});
const publicSwitch = css({ alignItems: "center!", flexShrink: "0", whiteSpace: "nowrap", color: "fg.muted" });

/**
 * Creation of a group chat, the "call sheet" (groups GROUP, RES-04 to RES-10): characters and texts on one side, the cast
 * on the other. Closing it discards everything (GROUP-50).
 */
export function CreateGroupDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const isMobile = useMedia(mobileQuery);
  const [shows, setShows] = useState<"story" | "sheet">("story");
  const creation = useGroupCreation((groupId, threadId) => {
    onClose();
    void navigate(chatLink({ kind: "group", groupId, threadId }));
  });
  const group = useGroupEditor((body, key) => creation.create(body, key));
  const { editor } = group;
  const { state } = creation;
  const isUnderWay = state.phase !== "form" && state.phase !== "closed";
  const pickedIds = group.cast.fields.map(({ characterId }) => characterId);
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      size="xl"
      isFlush
      isBusy={isUnderWay}
      className={frame}
      headerEnd={!isMobile && <PublicSwitch group={group} />}
      footer={
        <CreationFooter
          group={group}
          isBusy={isUnderWay}
          shows={shows}
          onShow={setShows}
          form={id}
          onCancel={onClose}
        />
      }
    >
      <form
        {...editor.formProps}
        id={id}
        className={form}
        data-shows={shows}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (group.isReady()) void editor.submit();
        }}
      >
        <div className={`${side} ${story}`}>
          <CharacterPicker
            pickedIds={pickedIds}
            isPublic={useWatch({ control: editor.control, name: "isPublic" })}
            onPick={(character) => group.pick(character)}
          />
          <StoryFields group={group} isMobile={isMobile} />
        </div>
        <div className={`${side} ${sheet}`}>
          <CallSheet group={group} />
        </div>
      </form>
      <DialogSlot show={isUnderWay}>
        {() =>
          isUnderWay && (
            <CreationDialog
              state={state}
              cast={editor.form.getValues("groupCharacterList")}
              onOpen={creation.open}
              onDismiss={creation.dismiss}
            />
          )
        }
      </DialogSlot>
    </Dialog>
  );
}

function PublicSwitch({ group }: { group: GroupEditor }) {
  const isPublic = useWatch({ control: group.editor.control, name: "isPublic" });
  return (
    <Switch
      label={texts.isPublic}
      className={publicSwitch}
      checked={isPublic}
      onChange={({ target }) => group.setPublic(target.checked)}
    />
  );
}

function Lorebooks({ group: { editor } }: { group: GroupEditor }) {
  const picked = useWatch({ control: editor.control, name: "lorebooks" });
  return <LorebookField picked={picked} onChange={(books) => editor.change("lorebooks", books)} />;
}

/** Name, lorebooks and texts of the group, all optional (GROUP-03). */
function StoryFields({ group, isMobile }: { group: GroupEditor; isMobile: boolean }) {
  const { editor } = group;
  return (
    <div className={fields}>
      <div className={name}>
        <TextField
          editor={editor}
          name="groupName"
          label={texts.fields.groupName}
          note={texts.optional}
          autoComplete="off"
        />
        <Lorebooks group={group} />
      </div>
      <GroupTextField editor={editor} name="scenario" rows={2} />
      <div className={two}>
        <GroupTextField editor={editor} name="systemPrompt" rows={1} />
        <GroupTextField editor={editor} name="alwaysActiveSystemPrompt" rows={1} />
      </div>
      {isMobile && <PublicSwitch group={group} />}
    </div>
  );
}
