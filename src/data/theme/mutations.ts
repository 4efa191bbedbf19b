import { useMutation } from "@tanstack/react-query";
import { themeStore } from "#src/client-state/appearance.ts";
import type { CreateThemeBody } from "#src/generated/api/model/createThemeBody.ts";
import type { EditThemeBody } from "#src/generated/api/model/editThemeBody.ts";
import { createTheme } from "#src/generated/api/theme/create-theme.ts";
import { deleteTheme } from "#src/generated/api/theme/delete-theme.ts";
import { editTheme } from "#src/generated/api/theme/edit-theme.ts";
import { trashKey } from "../trash/queries.ts";
import { leaveTheme } from "./keep-themes.ts";
import { changeThemes } from "./queries.ts";

/**
 * Creates a theme and applies it at once (GAP-51). `key` is the idempotency key of the attempt, so a retry creates no
 * second theme. 409 with the server's reason at the limit of ten.
 */
export function useCreateTheme() {
  return useMutation({
    mutationFn: async ({ body, key }: { body: CreateThemeBody; key: string }) =>
      (await createTheme(body, { headers: { "Idempotency-Key": key } })).data,
    onSuccess(theme, _sent, _result, { client }) {
      changeThemes(client, (themes) => [...themes.filter(({ id }) => id !== theme.id), theme]);
      themeStore.set(`custom-${theme.id}`);
    },
  });
}

/** Changes a theme; the page updates at once if it is in use. */
export function useEditTheme() {
  return useMutation({
    mutationFn: async (body: EditThemeBody) => (await editTheme(body)).data,
    onSuccess: (theme, _body, _result, { client }) =>
      changeThemes(client, (themes) => themes.map((one) => (one.id === theme.id ? theme : one))),
  });
}

/** Deletes a theme (API-48); if it is in use the default replaces it (GAP-51). It can be restored (GAP-130). */
export function useDeleteTheme() {
  return useMutation({
    mutationFn: (themeId: string) => deleteTheme({ themeId }),
    onSuccess(_answer, themeId, _result, { client }) {
      leaveTheme(themeId);
      changeThemes(client, (themes) => themes.filter(({ id }) => id !== themeId));
      void client.invalidateQueries({ queryKey: trashKey });
    },
  });
}
