import * as z from "zod/mini";
import { formDraft } from "#src/client-state/drafts.ts";
import type { Persona } from "#src/generated/api/model/persona.ts";
import type { CreatePersonaBody } from "#src/generated/api/model/createPersonaBody.ts";
import { PersonaDescriptionMax } from "#src/generated/zod/schemas/personaDescription.zod.ts";
import { PersonaName } from "#src/generated/zod/schemas/personaName.zod.ts";
import { trimmed } from "#src/parts/form/trimmed.ts";

/** The form's values: the contract's body with every member set. */
export const personaSchema = z.object({
  name: trimmed(PersonaName),
  description: trimmed(z.string().check(z.maxLength(PersonaDescriptionMax))),
  avatar: z.nullable(z.string()),
  isDefault: z.boolean(),
});
export type PersonaDraft = z.output<typeof personaSchema>;

/** Initial form values of a persona; null is a new one, which is the default if it is the first. */
export function personaDraft(persona: Persona | null, isFirst: boolean): PersonaDraft {
  if (persona === null) return { name: "", description: "", avatar: null, isDefault: isFirst };
  const { name, description, avatar, isDefault } = persona;
  return { name, description: description ?? "", avatar, isDefault };
}

export const personaBody = ({ name, description, avatar, isDefault }: PersonaDraft): CreatePersonaBody => ({
  name,
  description: description || null,
  avatar,
  isDefault,
});

/** Where the unsaved values of a persona are kept; `new` for one not yet saved. */
export const draftOf = (userId: string, id: string) => formDraft(userId, `persona-${id}`);

/** Ids of the personas with unsaved values on this device. */
export const withDrafts = (userId: string, ids: readonly string[]): Set<string> =>
  new Set(ids.filter((id) => draftOf(userId, id).read((kept) => kept ?? null) !== null));
