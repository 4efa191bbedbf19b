import * as z from "zod/mini";
import type { UpdateProfileBody } from "#src/generated/api/model/updateProfileBody.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import {
  UpdateProfileBody as updateProfileBody,
  updateProfileBodyDescriptionMax,
} from "#src/generated/zod/schemas/updateProfileBody.zod.ts";
import { UserName } from "#src/generated/zod/schemas/userName.zod.ts";
import type { FormIssue } from "#src/parts/form/use-editor-form.ts";
import { trimmed } from "#src/parts/form/trimmed.ts";
import { profileTexts } from "./profile-texts.ts";

/** Form values of the profile tab: every member is set, a missing bio is an empty string. */
export const profileSchema = z.extend(z.required(updateProfileBody), {
  userName: trimmed(UserName),
  description: z.string().check(z.trim(), z.maxLength(updateProfileBodyDescriptionMax)),
});
export type ProfileValues = z.input<typeof profileSchema>;

/** The texts of SET-PRO-15 and SET-PRO-16. */
export function profileWords({ path, code }: FormIssue): string | undefined {
  if (path?.[0] === "description") return profileTexts.bioLong;
  if (path?.[0] === "userName") return code === "too_big" ? profileTexts.userNameLong : profileTexts.userNameMissing;
  return undefined;
}

export const valuesOf = (user: UserInfo): ProfileValues => ({
  userName: user.userName,
  description: user.description ?? "",
  avatar: user.avatar,
  backgroundImage: user.backgroundImage,
  avatarDecorationId: user.avatarDecorationId,
});

/** The request body: only what changed (GAP-27), texts trimmed, an empty bio as null. */
export function changesOf(saved: Pick<UserInfo, keyof ProfileValues>, values: ProfileValues): UpdateProfileBody {
  const userName = values.userName.trim();
  const description = values.description.trim() || null;
  return {
    ...(userName !== saved.userName && { userName }),
    ...(description !== (saved.description?.trim() || null) && { description }),
    ...(values.avatar !== saved.avatar && { avatar: values.avatar }),
    ...(values.backgroundImage !== saved.backgroundImage && { backgroundImage: values.backgroundImage }),
    ...(values.avatarDecorationId !== saved.avatarDecorationId && { avatarDecorationId: values.avatarDecorationId }),
  };
}
