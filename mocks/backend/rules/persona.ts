import type { CreatePersonaBody } from "#src/generated/api/model/createPersonaBody.ts";
import type { CreatePersonaResponse } from "#src/generated/api/model/createPersonaResponse.ts";
import type { DeletePersonaBody } from "#src/generated/api/model/deletePersonaBody.ts";
import type { DeletionResponse } from "#src/generated/api/model/deletionResponse.ts";
import type { EditPersonaBody } from "#src/generated/api/model/editPersonaBody.ts";
import type { EditPersonaResponse } from "#src/generated/api/model/editPersonaResponse.ts";
import type { ListPersonasResponse } from "#src/generated/api/model/listPersonasResponse.ts";
import type { Persona } from "#src/generated/api/model/persona.ts";
import { comparableName } from "#src/domain/member-name.ts";
import { isoNow } from "../context.ts";
import { noteDeletion } from "../deletion.ts";
import { conflict, found, invalid } from "../refusal.ts";
import { rule } from "../rule.ts";
import { hasRoomForPersona, ownPersona, personasOf } from "../selection.ts";
import type { PersonaRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { nameOfThread } from "../views/thread-view.ts";

const missing = "There is no such persona";

function personaView(state: State, { id, userId, name, description, avatar, isDefault }: PersonaRow): Persona {
  const threads = state.threads
    .in(userId)
    .filter((thread) => thread.personaId === id && !thread.deletedAt)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const names = threads.slice(0, 3).map((thread) => thread.title ?? nameOfThread(state, thread));
  return { id, name, description, avatar, isDefault, usedIn: { count: threads.length, names } };
}

function checkName(name: string | undefined): void {
  if (name !== undefined && comparableName(name) === "") throw invalid("name", "This needs a name that can be seen");
}

/** Stores it; where it is the default, another that was is so no longer. */
function putAsOnlyDefault(state: State, row: PersonaRow): PersonaRow {
  if (row.isDefault)
    for (const other of personasOf(state, row.userId))
      if (other.isDefault && other.id !== row.id) state.personas.put({ ...other, isDefault: false });
  return state.personas.put(row);
}

/** The default one first, the others in the order of their making (GAP-101). */
export const listPersonas = rule<object, ListPersonasResponse>(({ state, user }) => ({
  success: true,
  data: {
    personas: personasOf(state, user.id)
      .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
      .map((row) => personaView(state, row)),
  },
}));

/** The first is always the default. */
export const createPersona = rule<{ body: CreatePersonaBody }, CreatePersonaResponse>(
  ({ context, state, user, body }) => {
    checkName(body.name);
    if (!hasRoomForPersona(state, user.id)) throw conflict("You can keep 20 personas");
    const row = putAsOnlyDefault(state, {
      id: context.newId("per"),
      userId: user.id,
      name: body.name.trim(),
      description: body.description?.trim() || null,
      avatar: body.avatar ?? null,
      isDefault: body.isDefault === true || personasOf(state, user.id).length === 0,
      createdAt: isoNow(context),
      deletedAt: null,
    });
    return { success: true, data: personaView(state, row) };
  },
);

/** Absent members stay as they are. */
export const editPersona = rule<{ body: EditPersonaBody }, EditPersonaResponse>(({ state, user, body }) => {
  const row = found(ownPersona(state, user.id, body.personaId), missing);
  const { name = row.name, description = row.description, avatar = row.avatar, isDefault = row.isDefault } = body;
  checkName(body.name);
  const changed = putAsOnlyDefault(state, {
    ...row,
    name: name.trim(),
    description: description?.trim() || null,
    avatar,
    isDefault,
  });
  return { success: true, data: personaView(state, changed) };
});

/** Hides it; chats that use it go on under the default one until it is restored (GAP-130). */
export const deletePersona = rule<{ body: DeletePersonaBody }, DeletionResponse>((call) => {
  const { context, state, user, body } = call;
  const row = found(ownPersona(state, user.id, body.personaId), missing);
  const deletedAt = isoNow(context);
  state.personas.put({ ...row, deletedAt });
  return noteDeletion(call, { kind: "persona", name: row.name, rowIds: [row.id], deletedAt });
});
