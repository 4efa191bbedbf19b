import type { CustomTheme } from "#src/generated/api/model/customTheme.ts";
import type { ThemeRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";

/** A user's themes in the order of their making. */
export const themesOf = (state: State, userId: string): ThemeRow[] =>
  state.themes.in(userId).filter(({ deletedAt }) => deletedAt === null);

/** At most ten (GAP-51). */
export const hasRoomForTheme = (state: State, userId: string): boolean => themesOf(state, userId).length < 10;

export const themeView = ({ id, name, background, primaryColours }: ThemeRow): CustomTheme => ({
  id,
  name,
  background,
  primaryColours,
});
