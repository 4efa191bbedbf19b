import type { CreateThemeBody } from "#src/generated/api/model/createThemeBody.ts";
import type { CreateThemeResponse } from "#src/generated/api/model/createThemeResponse.ts";
import type { CustomTheme } from "#src/generated/api/model/customTheme.ts";
import type { DeleteThemeBody } from "#src/generated/api/model/deleteThemeBody.ts";
import type { DeletionResponse } from "#src/generated/api/model/deletionResponse.ts";
import type { EditThemeBody } from "#src/generated/api/model/editThemeBody.ts";
import type { EditThemeResponse } from "#src/generated/api/model/editThemeResponse.ts";
import type { ListThemesResponse } from "#src/generated/api/model/listThemesResponse.ts";
import { isoNow } from "../context.ts";
import { conflict, invalid, notFound } from "../refusal.ts";
import { rule } from "../rule.ts";
import type { UserRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { hasRoomForTheme, themesOf, themeView } from "../themes.ts";
import { isUploadOf } from "../uploads.ts";

/** The picture is one the user sent for a theme, or there is none (GAP-52). */
function checkPicture(state: State, user: UserRow, background: CustomTheme["background"]): void {
  if (background.image !== null && !isUploadOf(state, user.id, "theme", background.image))
    throw invalid("background.image", "This picture was not uploaded");
}

export const listThemes = rule<object, ListThemesResponse>(({ state, user }) => ({
  success: true,
  data: { themes: themesOf(state, user.id).map(themeView) },
}));

/** Ten for each user (GAP-51). */
export const createTheme = rule<{ body: CreateThemeBody }, CreateThemeResponse>(({ context, state, user, body }) => {
  if (!hasRoomForTheme(state, user.id)) throw conflict("You can keep 10 themes of your own");
  checkPicture(state, user, body.background);
  const row = state.themes.put({
    ...body,
    name: body.name.trim(),
    id: context.newId("thm"),
    userId: user.id,
    createdAt: isoNow(context),
    deletedAt: null,
  });
  return { success: true, data: themeView(row) };
});

function ownTheme(state: State, user: UserRow, id: string) {
  const row = state.themes.get(id);
  if (row?.userId !== user.id || row.deletedAt !== null) throw notFound("There is no such theme");
  return row;
}

/** Absent members stay as they are. */
export const editTheme = rule<{ body: EditThemeBody }, EditThemeResponse>(({ state, user, body }) => {
  const { themeId, ...changes } = body;
  const row = ownTheme(state, user, themeId);
  if (changes.background && changes.background.image !== row.background.image)
    checkPicture(state, user, changes.background);
  const name = changes.name?.trim() ?? row.name;
  return { success: true, data: themeView(state.themes.put({ ...row, ...changes, name })) };
});

/** Hides it; it can be brought back for 30 days (GAP-130). */
export const deleteTheme = rule<{ body: DeleteThemeBody }, DeletionResponse>(({ context, state, user, body }) => {
  const row = ownTheme(state, user, body.themeId);
  const deletedAt = isoNow(context);
  state.themes.put({ ...row, deletedAt });
  const { id } = state.deletions.put({
    id: context.newId("del"),
    userId: user.id,
    kind: "theme",
    name: row.name,
    rowIds: [row.id],
    threadId: null,
    deletedAt,
  });
  return { success: true, data: { deletionId: id } };
});
