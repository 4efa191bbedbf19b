import * as z from "zod/mini";
import { ResponsePreferences } from "#src/generated/zod/schemas/responsePreferences.zod.ts";
import { Timestamp } from "#src/generated/zod/schemas/timestamp.zod.ts";
import { invalid } from "../refusal.ts";
import type { Call } from "../rule.ts";
import { maySee, variantOf } from "../selection.ts";
import type { TableName } from "../state/rows.ts";
import { mayName } from "../uploads.ts";
import { mayRead } from "../views/lorebook-view.ts";

/** A row of an archive, as somebody sent it: of nothing in it is anything known. */
export type Given = Readonly<Record<string, unknown>>;

/**
 * Puts one row into the account, or throws the Refusal that says why not, before it has changed anything. One that is
 * there already is left alone.
 */
export type Reader = (reading: Reading, given: Given) => void;

/** The value as the schema has it. Throws 400 with the member that is not valid. */
export function parsed<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path.map(String).join(".") ?? "";
  throw invalid(field, field === "" ? "The row is not valid" : `Not valid: ${field.slice(0, 200)}`);
}

/** The members that a body of this schema has; rows have others beside them. */
export const membersOf = (schema: z.ZodMiniObject, given: Given): Record<string, unknown> =>
  Object.fromEntries(Object.keys(schema.def.shape).flatMap((name) => (name in given ? [[name, given[name]]] : [])));

/** Members that many rows have. */
export const times = z.object({ createdAt: Timestamp });
export const idMember = z.string().check(z.minLength(1), z.maxLength(200));
export const optionalId = z.nullish(idMember);
export const preferences = ResponsePreferences;

/** One call that reads rows back: which of an archive's ids is which here, and what the rows may refer to. */
export class Reading {
  readonly call: Call;
  readonly #archiveId: string;
  readonly #lastPlaces = new Map<string, number>();

  constructor(call: Call, archiveId: string) {
    this.call = call;
    this.#archiveId = archiveId;
  }

  get state() {
    return this.call.state;
  }

  get user() {
    return this.call.user;
  }

  /** The id of this account for one of the archive: nobody else's, and the same at every reading. */
  newId(id: string): string {
    return `bk_${this.call.context.digest(`${this.user.id} ${this.#archiveId} ${id}`).slice(0, 32)}`;
  }

  /** The new id when a row of the archive with this id was read back into the table. */
  own(table: TableName, id: string | null | undefined): string | null {
    const own = id ? this.newId(id) : "";
    return this.state[table].get(own) ? own : null;
  }

  /** A character of the archive, or one the user may see. */
  character(id: string | null | undefined): string | null {
    const known = this.own("characters", id) ?? id ?? "";
    return maySee(this.state.characters.get(known), this.user.id) ? known : null;
  }

  /** A variant of that character. */
  variant(characterId: string | null, id: string | null | undefined): string | null {
    if (characterId === null) return null;
    const known = this.own("variants", id) ?? id ?? null;
    return variantOf(this.state, characterId, known)?.id ?? null;
  }

  /** Those of them that are of the archive or that the user may read, each once. */
  lorebooks(ids: readonly string[]): string[] {
    const known = ids.map((id) => this.own("lorebooks", id) ?? id);
    return [...new Set(known)].filter((id) => mayRead(this.state.lorebooks.get(id), this.user));
  }

  model(id: string | null | undefined): string | null {
    return this.state.aiModels.get(id ?? "")?.id ?? null;
  }

  categories(ids: readonly string[]): string[] {
    return [...new Set(ids)].filter((id) => this.state.categories.get(id));
  }

  /** The address of a picture of the catalogue or one that this user has uploaded; null for every other. */
  picture(address: unknown): string | null {
    return typeof address === "string" && mayName(this.state, this.user.id, address) ? address : null;
  }

  /** The place of the last message of a thread; counted once in a call, since a chat has thousands. */
  lastPlace(threadId: string): number {
    const known = this.#lastPlaces.get(threadId);
    if (known !== undefined) return known;
    const last = this.state.messages.in(threadId).reduce((most, { position }) => Math.max(most, position), -1);
    this.#lastPlaces.set(threadId, last);
    return last;
  }

  notePlace(threadId: string, position: number): void {
    this.#lastPlaces.set(threadId, position);
  }
}
