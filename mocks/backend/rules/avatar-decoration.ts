import type { AvatarDecoration } from "#src/generated/api/model/avatarDecoration.ts";
import type { DeleteAvatarDecorationBody } from "#src/generated/api/model/deleteAvatarDecorationBody.ts";
import type { DeletionResponse } from "#src/generated/api/model/deletionResponse.ts";
import type { ListAvatarDecorationsResponse } from "#src/generated/api/model/listAvatarDecorationsResponse.ts";
import type { UploadAvatarDecorationBody } from "#src/generated/api/model/uploadAvatarDecorationBody.ts";
import type { UploadAvatarDecorationResponse } from "#src/generated/api/model/uploadAvatarDecorationResponse.ts";
import { isoNow } from "../context.ts";
import { decorationFor, isFreeTier, ownDecoration } from "../decorations.ts";
import { readPicture, type PictureFile } from "../picture-file.ts";
import { forbidden, found } from "../refusal.ts";
import { preparedRule, rule } from "../rule.ts";
import type { DecorationRow } from "../state/rows.ts";
import { checkRoom, keepUpload } from "../uploads.ts";

const view = ({ id, name, image, ownerId }: DecorationRow): AvatarDecoration => ({
  id,
  name,
  avatarDecoration: image,
  isCustom: ownerId !== null,
});

/** The user's own first, then the catalogue by name (GAP-28). */
export const listAvatarDecorations = rule<object, ListAvatarDecorationsResponse>(({ state, user }) => {
  const own = ownDecoration(state, user.id);
  const catalogue = state.decorations
    .filter(({ ownerId, deletedAt }) => ownerId === null && deletedAt === null)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return { success: true, data: { avatarDecorations: [...(own ? [own] : []), ...catalogue].map(view) } };
});

/** One for each user: a new one takes the place of the old, on the avatar too (GAP-29). */
export const uploadAvatarDecoration = preparedRule<
  { body: UploadAvatarDecorationBody },
  UploadAvatarDecorationResponse,
  PictureFile
>(
  async ({ state, user, body }) => {
    if (isFreeTier(state, user)) throw forbidden("Your own decoration is part of a paid plan");
    return readPicture(body.image, { bytes: 2 * 1024 * 1024, kinds: ["png", "webp", "gif"] });
  },
  ({ context, state, user }, picture) => {
    const old = ownDecoration(state, user.id);
    if (old) state.uploads.remove(old.image.split("/").at(-1) ?? "");
    checkRoom(state, user.id, picture);
    const row = state.decorations.put({
      id: old?.id ?? context.newId("dec"),
      name: "My decoration",
      image: keepUpload(context, user.id, "decoration", picture),
      ownerId: user.id,
      createdAt: isoNow(context),
      deletedAt: null,
    });
    return { success: true, data: view(row) };
  },
);

/** Takes the user's own decoration away, off the avatar too; 403 for those of the catalogue (GAP-30). */
export const deleteAvatarDecoration = rule<{ body: DeleteAvatarDecorationBody }, DeletionResponse>(
  ({ context, state, user, body }) => {
    const row = found(decorationFor(state, user, body.avatarDecorationId), "There is no such decoration");
    if (row.ownerId === null) throw forbidden("This decoration cannot be deleted");
    const deletedAt = isoNow(context);
    state.decorations.put({ ...row, deletedAt });
    if (user.avatarDecorationId === row.id) state.users.put({ ...user, avatarDecorationId: null });
    const deletion = state.deletions.put({
      id: context.newId("del"),
      userId: user.id,
      kind: "avatarDecoration",
      name: row.name,
      rowIds: [row.id],
      threadId: null,
      deletedAt,
    });
    return { success: true, data: { deletionId: deletion.id } };
  },
);
