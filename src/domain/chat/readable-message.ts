import type { Alternate } from "#src/generated/api/model/alternate.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { Alternate as AlternateSchema } from "#src/generated/zod/schemas/alternate.zod.ts";
import { Message as MessageSchema } from "#src/generated/zod/schemas/message.zod.ts";
import { MessageTextMax } from "#src/generated/zod/schemas/messageText.zod.ts";
import { cutText } from "#src/lib/text.ts";

type DamagedMessage = Message & { readonly isDamaged: true };

/** Whether the server sent this message off the contract, so that some of it may be missing. */
export const isDamaged = (message: Message): message is DamagedMessage => "isDamaged" in message;

type Shape = { [member: string]: { safeParse: (value: unknown) => { success: boolean; data?: unknown } } };

/** The members that fit their schema, and the others from `fallback`; texts that are too long are cut. */
function withValid<T extends object>(shape: Shape, given: Record<string, unknown>, fallback: T): T {
  const valid = Object.entries(shape).flatMap(([name, schema]) => {
    const value = given[name];
    const result = schema.safeParse(
      name === "content" && typeof value === "string" ? cutText(value, MessageTextMax) : value,
    );
    return result.success ? [[name, result.data] as const] : [];
  });
  return { ...fallback, ...Object.fromEntries(valid) };
}

const fieldsOf = (value: unknown): Record<string, unknown> => ({ ...(value as object | null) });

/**
 * A message of an answer as far as it fits the contract, so that a bad one hides no other; null without a valid id.
 * @param before supplies the thread and a time where the message has none
 */
export function readableMessage(value: unknown, before: Pick<Message, "threadId" | "createdAt">): Message | null {
  const whole = MessageSchema.safeParse(value);
  if (whole.success) return whole.data;
  const given = fieldsOf(value);
  const { alternates: _, ...shape } = MessageSchema.shape;
  const bare: Message = {
    ...before,
    id: "",
    clientMessageId: null,
    role: "character",
    memberId: null,
    characterId: null,
    personaId: null,
    alternates: [],
    activeAlternate: "",
    content: "",
    picture: null,
    status: "complete",
    revision: 1,
    loreEntryIds: [],
  };
  const message = withValid(shape, given, bare);
  if (message.id === "") return null;
  const { content, picture, status, createdAt } = message;
  const blank: Alternate = { id: "", content: "", picture: null, status, aiModelId: null, createdAt, editedAt: null };
  const listed = Array.isArray(given["alternates"]) ? (given["alternates"] as unknown[]) : [];
  const alternates = listed
    .map((one) => withValid(AlternateSchema.shape, fieldsOf(one), blank))
    .filter(({ id }) => id !== "");
  const active = alternates.find(({ id }) => id === message.activeAlternate) ?? alternates.at(-1);
  const shown = active ?? { ...blank, id: message.id, content, picture };
  const damaged: DamagedMessage = {
    ...message,
    alternates: active === undefined ? [shown] : alternates,
    activeAlternate: shown.id,
    content: content === "" ? shown.content : content,
    isDamaged: true,
  };
  return damaged;
}
