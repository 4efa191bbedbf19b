import type { AdminCharacter } from "#src/generated/api/model/adminCharacter.ts";
import type { AdminCharacterResponse } from "#src/generated/api/model/adminCharacterResponse.ts";
import type { AdminUser } from "#src/generated/api/model/adminUser.ts";
import type { BanUserBody } from "#src/generated/api/model/banUserBody.ts";
import type { BanUserResponse } from "#src/generated/api/model/banUserResponse.ts";
import type { ListAdminCharactersParams } from "#src/generated/api/model/listAdminCharactersParams.ts";
import type { ListAdminCharactersResponse } from "#src/generated/api/model/listAdminCharactersResponse.ts";
import type { ListUsersParams } from "#src/generated/api/model/listUsersParams.ts";
import type { ListUsersResponse } from "#src/generated/api/model/listUsersResponse.ts";
import type { ModerateCharacterBody } from "#src/generated/api/model/moderateCharacterBody.ts";
import { isBanned } from "../caller.ts";
import type { Context } from "../context.ts";
import { found } from "../refusal.ts";
import { charactersOf, variantsOf } from "../selection.ts";
import { ban } from "../staff/ban.ts";
import { moderate } from "../staff/publish.ts";
import { openCounts } from "../staff/reports.ts";
import { adminPage, personOf, staffRule } from "../staff/staff.ts";
import type { CharacterRow, UserRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";

/** Deleted accounts keep an anonymous row, which has no address. */
const accounts = (state: State): UserRow[] => state.users.filter(({ email }) => email !== "");

function userView(context: Context, row: UserRow, open: Map<string, number>): AdminUser {
  const { state } = context;
  const { id, userName, email, avatar, role, createdAt, banned } = row;
  const characterCount = charactersOf(state, id).length;
  return {
    id,
    userName,
    email,
    avatar,
    role,
    tier: state.plans.get(row.subscription.subscriptionId)?.tier ?? "free",
    isCreator: characterCount > 0,
    characterCount,
    openReportCount: open.get(id) ?? 0,
    ban:
      banned && isBanned(context, row)
        ? { reason: banned.reason, until: banned.until, bannedAt: banned.at ?? createdAt }
        : null,
    createdAt,
  };
}

export const listUsers = staffRule<{ query: ListUsersParams }, ListUsersResponse>(({ context, state, query }) => {
  const { users: open } = openCounts(state);
  const shown: Record<NonNullable<ListUsersParams["show"]>, (row: UserRow) => boolean> = {
    banned: (row) => isBanned(context, row),
    creators: ({ id }) => charactersOf(state, id).length > 0,
    staff: ({ role }) => role !== "user",
  };
  const rows = accounts(state).filter((row) => query.show === undefined || shown[query.show](row));
  return {
    success: true,
    data: adminPage(
      rows,
      query,
      {
        name: ({ userName }) => userName,
        createdAt: ({ createdAt }) => createdAt,
        count: ({ id }) => open.get(id) ?? 0,
        texts: ({ userName, email }) => [userName, email],
      },
      (row) => userView(context, row, open),
    ),
  };
});

export const banUser = staffRule<{ body: BanUserBody }, BanUserResponse>((call) => {
  const { context, state, body } = call;
  const target = found(state.users.get(body.userId), "There is no such user");
  const row = ban(call, target, body);
  return { success: true, data: userView(context, row, openCounts(state).users) };
});

function characterView(state: State, row: CharacterRow, open: Map<string, number>): AdminCharacter {
  const { id, name, accessableTo, NSFW, createdAt, updatedAt } = row;
  const variants = variantsOf(state, id);
  return {
    id,
    name,
    icon: variants[0]?.characterIcon ?? null,
    creator: personOf(state, row.creatorId) ?? { id: row.creatorId, userName: "" },
    accessableTo,
    NSFW,
    variantCount: variants.length,
    openReportCount: open.get(id) ?? 0,
    createdAt,
    updatedAt,
  };
}

export const listAdminCharacters = staffRule<{ query: ListAdminCharactersParams }, ListAdminCharactersResponse>(
  ({ state, query }) => {
    const { characters: open } = openCounts(state);
    const rows = state.characters.filter(
      ({ deletedAt, accessableTo }) =>
        !deletedAt && (query.accessableTo === undefined || query.accessableTo === accessableTo),
    );
    return {
      success: true,
      data: adminPage(
        rows,
        query,
        {
          name: ({ name }) => name,
          createdAt: ({ createdAt }) => createdAt,
          count: ({ id }) => open.get(id) ?? 0,
          texts: ({ name, creatorId }) => [name, state.users.get(creatorId)?.userName ?? ""],
        },
        (row) => characterView(state, row, open),
      ),
    };
  },
);

export const moderateCharacter = staffRule<{ body: ModerateCharacterBody }, AdminCharacterResponse>((call) => {
  const { state, body } = call;
  const row = state.characters.get(body.characterId);
  const character = found(row?.deletedAt ? null : row, "There is no such character");
  moderate(call, character, body.accessableTo, { reason: body.reason });
  const after = found(state.characters.get(character.id));
  return { success: true, data: characterView(state, after, openCounts(state).characters) };
});
