import * as z from "zod/mini";
import { ResponsePreferences } from "#src/generated/zod/schemas/responsePreferences.zod.ts";
import { Timestamp } from "#src/generated/zod/schemas/timestamp.zod.ts";
import { invalid } from "../refusal.ts";
import type { Call } from "../rule.ts";
import { maySee, variantOf } from "../selection.ts";
import type { TableName } from "../state/rows.ts";
import { mayName } from "../uploads.ts";
import { mayRead } from "../views/lorebook-view.ts";

/** A row of an archive, as sent: not validated. */
export type Given = Readonly<Record<string, unknown>>;

/**
 * Puts one row into the account, or throws a Refusal with the reason before changing anything. A row that exists already
 * stays as it is.
 */
export type Reader = (reading: Reading, given: Given) => void;

/** The value, parsed by the schema. Throws 400 with the invalid member. */
export function parsed<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path.map(String).join(".") ?? "";
  throw invalid(field, field === "" ? "The row is not valid" : `Not valid: ${field.slice(0, 200)}`);
}

/** Only the members that the schema knows; rows have more. */
export const membersOf = (schema: z.ZodMiniObject, given: Given): Record<string, unknown> =>
  Object.fromEntries(Object.keys(schema.def.shape).flatMap((name) => (name in given ? [[name, given[name]]] : [])));

/** Members that many rows have in common. */
export const times = z.object({ createdAt: Timestamp });
export const idMember = z.string().check(z.minLength(1), z.maxLength(200));
export const optionalId = z.nullish(idMember);
export const preferences = ResponsePreferences;

/** One call that reads rows back: maps ids of the archive to this account, and checks what rows may refer to. */
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

  /** The id in this account for an id of the archive: the same at every reading, and never that of another account. */
  newId(id: string): string {
    return `bk_${this.call.context.digest(`${this.user.id} ${this.#archiveId} ${id}`).slice(0, 32)}`;
  }

  /** The new id if the archive's row with this id has been read back into the table; else null. */
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

  /** The ids of those that are from the archive or readable by the user, each once. */
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

  /** The address, if it is of a picture in the catalogue or uploaded by this user; else null. */
  picture(address: unknown): string | null {
    return typeof address === "string" && mayName(this.state, this.user.id, address) ? address : null;
  }

  /** The position of a thread's last message. Cached per call, since a chat can have thousands. */
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
