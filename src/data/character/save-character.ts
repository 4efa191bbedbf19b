import { type QueryClient, useMutation } from "@tanstack/react-query";
import { createCharacter } from "#src/generated/api/character/create-character.ts";
import { deleteCharacter } from "#src/generated/api/character/delete-character.ts";
import { editCharacter } from "#src/generated/api/character/edit-character.ts";
import { getListHomeCharactersUrl } from "#src/generated/api/character/list-home-characters.ts";
import { getListMyCharactersUrl } from "#src/generated/api/character/list-my-characters.ts";
import { getSearchCharactersUrl } from "#src/generated/api/character/search-characters.ts";
import type { CreateCharacterBody } from "#src/generated/api/model/createCharacterBody.ts";
import type { EditCharacterBody } from "#src/generated/api/model/editCharacterBody.ts";
import { userInfoQuery } from "../user/queries.ts";
import { tellTabs } from "../tab-news.ts";
import { trashKey } from "../trash/queries.ts";
import { basicVariantsQuery, variantsQuery } from "../variant/queries.ts";
import { characterQuery } from "./queries.ts";

const lists = [[getListHomeCharactersUrl()], [getListMyCharactersUrl()], [getSearchCharactersUrl()]];

/** Refetches what shows a character that was created, changed, deleted or restored. */
export function refreshCharacter(client: QueryClient, characterId: string): Promise<unknown> {
  const keys = [
    ...lists,
    ["group picker"],
    characterQuery(characterId).queryKey,
    variantsQuery(characterId).queryKey,
    basicVariantsQuery(characterId).queryKey,
    // It says whether the user is a creator (GAP-38).
    userInfoQuery().queryKey,
  ];
  tellTabs(...keys);
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Creates a character (GAP-55) and returns its id. Retries reuse the `key`, so that they create no second one. */
export function useCreateCharacter() {
  return useMutation({
    mutationFn: async ({ body, key }: { body: CreateCharacterBody; key: string }) =>
      (await createCharacter(body, { headers: { "Idempotency-Key": key } })).data.id,
    onSuccess: (id, _given, _result, { client }) => void refreshCharacter(client, id),
  });
}

/** Changes a character and its variants in one call. */
export function useEditCharacter(characterId: string) {
  return useMutation({
    mutationFn: (body: EditCharacterBody) => editCharacter(characterId, body),
    onSuccess: (_answer, _body, _result, { client }) => void refreshCharacter(client, characterId),
  });
}

/** Deletes a character with the user's chats with it, restorable for 30 days (GAP-130). The dialog shows a failure. */
export function useDeleteCharacter(characterId: string) {
  return useMutation({
    mutationFn: async () => (await deleteCharacter(characterId)).data.deletionId,
    onSuccess(_answer, _nothing, _result, { client }) {
      void refreshCharacter(client, characterId);
      void client.invalidateQueries({ queryKey: trashKey });
    },
  });
}
