import type { UpdateProfileBody } from "#src/generated/api/model/updateProfileBody.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { limits } from "#src/domain/limits.ts";
import { lengthOf } from "#src/lib/text.ts";

/** What the profile tab lets a person change; texts as they stand in their fields. */
export type ProfileValues = {
  userName: string;
  description: string;
  avatar: string | null;
  backgroundImage: string | null;
  avatarDecorationId: string | null;
};

export const valuesOf = (user: UserInfo): ProfileValues => ({
  userName: user.userName,
  description: user.description ?? "",
  avatar: user.avatar,
  backgroundImage: user.backgroundImage,
  avatarDecorationId: user.avatarDecorationId,
});

/** Only what differs from what is saved (GAP-27): names and bios without the spaces around them, an empty bio as null. */
export function changesOf(user: UserInfo, values: ProfileValues): UpdateProfileBody {
  const userName = values.userName.trim();
  const description = values.description.trim() || null;
  return {
    ...(userName !== user.userName && { userName }),
    ...(description !== (user.description?.trim() || null) && { description }),
    ...(values.avatar !== user.avatar && { avatar: values.avatar }),
    ...(values.backgroundImage !== user.backgroundImage && { backgroundImage: values.backgroundImage }),
    ...(values.avatarDecorationId !== user.avatarDecorationId && { avatarDecorationId: values.avatarDecorationId }),
  };
}

/** What is wrong with a name: nothing left after trimming, or more than 25 characters (SET-PRO-15, SET-PRO-16). */
export function userNameProblem(userName: string): "missing" | "long" | null {
  const length = lengthOf(userName.trim());
  if (length === 0) return "missing";
  return length > limits.userName ? "long" : null;
}
