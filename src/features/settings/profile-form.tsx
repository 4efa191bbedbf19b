import { useQuery } from "@tanstack/react-query";
import ChevronRightIcon from "lucide-react/icons/chevron-right";
import LockIcon from "lucide-react/icons/lock";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { formDraft } from "#src/client-state/drafts.ts";
import { creatorCategoriesQuery } from "#src/data/category/queries.ts";
import { decorationsQuery } from "#src/data/decoration/queries.ts";
import { useUpdateProfile } from "#src/data/user/mutations.ts";
import { freeTier, limits } from "#src/domain/limits.ts";
import { labels } from "#src/domain/messages.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { DraftNotice } from "#src/parts/form/draft-notice.tsx";
import { TextField } from "#src/parts/form/text-field.tsx";
import { useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { Button } from "#src/ui/button/button.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { css } from "#styled-system/css";
import { CreatorCategoriesDialog } from "./creator-categories-dialog.tsx";
import { DecorationPicker } from "./decoration-picker.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { changesOf, profileSchema, profileWords, type ProfileValues, valuesOf } from "./profile-changes.ts";
import { ProfileHead, useProfilePictures } from "./profile-head.tsx";
import { profileTexts } from "./profile-texts.ts";
import { useUnsaved } from "./settings-frame.ts";
import { SettingsPane } from "./settings-pane.tsx";
import { SupportHelp } from "./support-help.tsx";

const fields = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "5",
  px: { base: "4", md: "30px" },
  pt: "4",
  pb: { base: "6", md: "30px" },
});
const pair = css({ display: "grid", gap: { base: "5", md: "18px" }, gridTemplateColumns: { md: "1fr 1fr" } });
const uneven = css({ display: "grid", gap: { base: "5", md: "18px" }, gridTemplateColumns: { md: "2fr 214px" } });
const label = css({ textStyle: "label", mb: "7px" });

/** The profile (SET-PRO-01 to SET-PRO-24): sends only what changed, and stores a draft on the device until it is saved. */
export function ProfileForm({ user }: { user: UserInfo }) {
  const [opened, setOpened] = useState<"categories" | "delete" | null>(null);
  const id = useId();
  const save = useUpdateProfile();
  const decorations = useQuery(decorationsQuery());
  // Only its count is shown here; the dialog reports a failed read.
  const categories = useQuery({ ...creatorCategoriesQuery(), meta: { isSilent: true } });
  const editor = useEditorForm({
    schema: profileSchema,
    saved: valuesOf(user),
    draft: formDraft(user.id, "profile"),
    words: profileWords,
    mode: "onChange",
    isSame: (saved, values) => Object.keys(changesOf(saved, values)).length === 0,
    onSubmit: async (values) => valuesOf((await save.mutateAsync(changesOf(user, values))).data),
  });
  const { isDirty, isSaving, errors } = editor;
  const values = useWatch({ control: editor.control }) as ProfileValues;
  const change = (changed: Partial<ProfileValues>) => {
    for (const [name, value] of Object.entries(changed)) editor.change(name as keyof ProfileValues, value);
  };
  const pictures = useProfilePictures(editor.upload);
  const isUploading = Object.values(pictures).some(({ state }) => state === "checking" || state === "uploading");
  // Values that the server refused can be sent again.
  const problem = [errors.userName, errors.description].find((error) => error !== undefined && error.type !== "server");
  const canSave = isDirty && !isUploading && problem === undefined;
  useUnsaved("profile", isDirty || isUploading, isSaving, editor.discard);

  return (
    <SettingsPane
      isFlush
      footer={
        <>
          <Button
            variant="danger"
            className={css({ me: { md: "auto" }, flex: { base: "1", md: "initial" } })}
            onClick={() => setOpened("delete")}
          >
            {labels.deleteAccount}
          </Button>
          <Button
            type="submit"
            form={`${id}-form`}
            variant="primary"
            className={css({ flex: { base: "1", md: "initial" } })}
            isBusy={isSaving}
            disabled={!canSave}
            disabledReason={
              problem?.message ?? (isUploading ? profileTexts.picturePending : profileTexts.nothingChanged)
            }
          >
            {labels.saveChanges}
          </Button>
        </>
      }
    >
      <ProfileHead
        user={user}
        values={values}
        decoration={
          decorations.data?.find((one) => one.id === values.avatarDecorationId)?.avatarDecoration ??
          (values.avatarDecorationId === user.avatarDecorationId ? user.avatarDecoration : null)
        }
        avatarUpload={pictures.avatar}
        backgroundUpload={pictures.background}
        onChange={change}
      />
      <form
        {...editor.formProps}
        id={`${id}-form`}
        className={fields}
        onSubmit={(event) => {
          // Enter in a field submits even while the button is disabled.
          if (canSave) editor.formProps.onSubmit(event);
          else event.preventDefault();
        }}
      >
        <DraftNotice editor={editor} />
        <DecorationPicker
          chosen={values.avatarDecorationId}
          worn={user.avatarDecorationId}
          isFree={user.userSubscription.subscription.tier === freeTier}
          onChoose={(avatarDecorationId) => change({ avatarDecorationId })}
        />
        <div className={pair}>
          <TextField
            editor={editor}
            name="userName"
            label={profileTexts.userName}
            help={profileTexts.userNameHelp}
            limit={limits.userName}
            isRequired
            autoComplete="nickname"
          />
          <FormField label={profileTexts.email} help={profileTexts.emailHelp}>
            <TextInput
              type="email"
              readOnly
              value={user.email}
              end={<LockIcon aria-hidden="true" className={css({ me: "2" })} />}
            />
          </FormField>
        </div>
        <div className={uneven}>
          <TextField
            editor={editor}
            name="description"
            label={profileTexts.bio}
            help={profileTexts.bioHelp}
            limit={limits.bio}
            rows={3}
            maxRows={8}
          />
          <div>
            <p id={`${id}-label`} className={label}>
              {profileTexts.categories}
            </p>
            <Button
              isFullWidth
              aria-labelledby={`${id}-label ${id}-value`}
              aria-haspopup="dialog"
              onClick={() => setOpened("categories")}
            >
              <span id={`${id}-value`}>
                {categories.data === undefined
                  ? profileTexts.choose
                  : profileTexts.chosen(categories.data.selected.length)}
              </span>
              <ChevronRightIcon aria-hidden="true" />
            </Button>
          </div>
        </div>
        <SupportHelp />
      </form>
      <DialogSlot show={opened}>
        {(name) =>
          name === "categories" ? (
            <CreatorCategoriesDialog onClose={() => setOpened(null)} />
          ) : (
            <DeleteAccountDialog userName={user.userName} onClose={() => setOpened(null)} />
          )
        }
      </DialogSlot>
    </SettingsPane>
  );
}
