import type { ListPersonasResponse } from "#src/generated/api/model/listPersonasResponse.ts";
import { rule } from "../rule.ts";

/** The user's personas, oldest first (GAP-101). */
export const listPersonas = rule<object, ListPersonasResponse>(({ state, user }) => ({
  success: true,
  data: {
    personas: state.personas
      .in(user.id)
      .map(({ id, name, description, avatar, isDefault }) => ({ id, name, description, avatar, isDefault })),
  },
}));
