import { type QueryClient, useMutation } from "@tanstack/react-query";
import type { CreatePersonaBody } from "#src/generated/api/model/createPersonaBody.ts";
import type { EditPersonaBody } from "#src/generated/api/model/editPersonaBody.ts";
import { createPersona } from "#src/generated/api/persona/create-persona.ts";
import { deletePersona } from "#src/generated/api/persona/delete-persona.ts";
import { editPersona } from "#src/generated/api/persona/edit-persona.ts";
import { tellTabs } from "../tab-news.ts";
import { refreshShownThreads, refreshThreadLists } from "../thread/refresh.ts";
import { trashKey } from "../trash/queries.ts";
import { userInfoQuery } from "../user/queries.ts";
import { personasQuery } from "./queries.ts";

/** Refetches the personas and what depends on them: the user's default, chats that name one. */
export function refreshPersonas(client: QueryClient) {
  const keys = [personasQuery().queryKey, userInfoQuery().queryKey];
  tellTabs(...keys);
  return Promise.all([
    ...keys.map((queryKey) => client.invalidateQueries({ queryKey })),
    // Openings name the persona, and a thread whose persona is gone has another.
    refreshShownThreads(client),
    refreshThreadLists(client),
  ]);
}

/** Creates a persona. `key` is the idempotency key of the attempt; 409 with the server's reason at the limit of 20. */
export function useCreatePersona() {
  return useMutation({
    mutationFn: async ({ body, key }: { body: CreatePersonaBody; key: string }) =>
      (await createPersona(body, { headers: { "Idempotency-Key": key } })).data,
    onSuccess: (_persona, _sent, _result, { client }) => refreshPersonas(client),
  });
}

/** Changes a persona; absent members stay as they are. */
export function useEditPersona() {
  return useMutation({
    mutationFn: async (body: EditPersonaBody) => (await editPersona(body)).data,
    onSuccess: (_persona, _body, _result, { client }) => refreshPersonas(client),
  });
}

/** Deletes a persona; chats that use it go on under the default one. It can be restored (GAP-130). */
export function useDeletePersona() {
  return useMutation({
    mutationFn: (personaId: string) => deletePersona({ personaId }),
    onSuccess(_answer, _personaId, _result, { client }) {
      void client.invalidateQueries({ queryKey: trashKey });
      return refreshPersonas(client);
    },
  });
}
