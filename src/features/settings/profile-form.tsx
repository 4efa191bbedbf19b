import { useQuery } from "@tanstack/react-query";
import ChevronRightIcon from "lucide-react/icons/chevron-right";
import LockIcon from "lucide-react/icons/lock";
import { useCallback, useId, useState } from "react";
import { creatorCategoriesQuery } from "#src/data/category/queries.ts";
import { decorationsQuery } from "#src/data/decoration/queries.ts";
import { useUpdateProfile } from "#src/data/user/update-profile.ts";
import { freeTier, limits } from "#src/domain/limits.ts";
import { labels } from "#src/domain/messages.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { isApiError } from "#src/http/api-error.ts";
import { lengthOf } from "#src/lib/text.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { Button } from "#src/ui/button/button.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { css } from "#styled-system/css";
import { CreatorCategoriesDialog } from "./creator-categories-dialog.tsx";
import { DecorationPicker } from "./decoration-picker.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { changesOf, type ProfileValues, userNameProblem, valuesOf } from "./profile-changes.ts";
import { ProfileHead, useProfilePictures } from "./profile-head.tsx";
import { profileTexts } from "./profile-texts.ts";
import { useUnsaved } from "./settings-frame.ts";
import { SettingsPane } from "./settings-pane.tsx";
import { SupportHelp } from "./support-help.tsx";

const fields = css({
  display: "grid",
  gap: "5",
  px: { base: "4", md: "30px" },
  pt: "4",
  pb: { base: "6", md: "30px" },
});
const pair = css({ display: "grid", gap: { base: "5", md: "18px" }, gridTemplateColumns: { md: "1fr 1fr" } });
const uneven = css({ display: "grid", gap: { base: "5", md: "18px" }, gridTemplateColumns: { md: "2fr 214px" } });
const label = css({ textStyle: "label", mb: "7px" });
const nameProblems = { missing: profileTexts.userNameMissing, long: profileTexts.userNameLong };

/**
 * The profile (SET-PRO-01 to SET-PRO-24): what was changed here stands over what is saved, and only that is sent. A failed
 * save keeps it all.
 */
export function ProfileForm({ user }: { user: UserInfo }) {
  const [draft, setDraft] = useState<Partial<ProfileValues>>({});
  const [refusedName, setRefusedName] = useState<{ name: string; message: string } | null>(null);
  const [opened, setOpened] = useState<"categories" | "delete" | null>(null);
  const id = useId();
  const save = useUpdateProfile();
  const decorations = useQuery(decorationsQuery());
  // Its number is a comfort; the dialog says it when it cannot be had.
  const categories = useQuery({ ...creatorCategoriesQuery(), meta: { isSilent: true } });
  const values = { ...valuesOf(user), ...draft };
  const change = useCallback((changed: Partial<ProfileValues>) => setDraft((old) => ({ ...old, ...changed })), []);
  const pictures = useProfilePictures(change);
  const isUploading = Object.values(pictures).some(({ state }) => state === "checking" || state === "uploading");
  const changes = changesOf(user, values);
  const isDirty = Object.keys(changes).length > 0;
  const nameProblem = userNameProblem(values.userName);
  const bioLength = lengthOf(values.description.trim());
  const isBioLong = bioLength > limits.bio;
  const nameRefusal = refusedName?.name === values.userName.trim() ? refusedName.message : null;
  useUnsaved("profile", isDirty || isUploading, save.isPending);

  const submit = useSingleFlight(async () => {
    if (!isDirty || isUploading || nameProblem !== null || isBioLong) return;
    try {
      await save.mutateAsync(changes);
      setDraft({});
      setRefusedName(null);
    } catch (error) {
      // The toast says it; what has a field stays beside it too.
      const refusal = isApiError(error) ? error.fieldErrors.find(({ field }) => field === "userName") : undefined;
      if (refusal !== undefined) setRefusedName({ name: values.userName.trim(), message: refusal.message });
    }
  });

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
            isBusy={save.isPending}
            disabled={!isDirty || isUploading || nameProblem !== null || isBioLong}
            disabledReason={
              nameProblem !== null
                ? nameProblems[nameProblem]
                : isBioLong
                  ? profileTexts.bioLong
                  : isUploading
                    ? profileTexts.picturePending
                    : profileTexts.nothingChanged
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
        id={`${id}-form`}
        noValidate
        className={fields}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DecorationPicker
          chosen={values.avatarDecorationId}
          worn={user.avatarDecorationId}
          isFree={user.userSubscription.subscription.tier === freeTier}
          onChoose={(avatarDecorationId) => change({ avatarDecorationId })}
        />
        <div className={pair}>
          <FormField
            label={profileTexts.userName}
            help={profileTexts.userNameHelp}
            error={nameProblem === null ? nameRefusal : nameProblems[nameProblem]}
            counter={`${lengthOf(values.userName.trim())}/${limits.userName}`}
            isOver={nameProblem === "long"}
            isRequired
          >
            <TextInput
              autoComplete="nickname"
              value={values.userName}
              onChange={(event) => change({ userName: event.target.value })}
            />
          </FormField>
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
          <FormField
            label={profileTexts.bio}
            help={profileTexts.bioHelp}
            error={isBioLong ? profileTexts.bioLong : null}
            counter={`${bioLength}/${limits.bio}`}
            isOver={isBioLong}
          >
            <TextArea
              rows={3}
              maxRows={8}
              value={values.description}
              onChange={(event) => change({ description: event.target.value })}
            />
          </FormField>
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
