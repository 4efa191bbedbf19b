import type { ReplyEvent as Generated } from "#src/generated/api/model/replyEvent.ts";

/** One event of a reply, as in the contract (GAP-125). */
export type ReplyEvent = Generated;

/** The `id` of an event on the wire: the reply's id and the event's number, from 1. */
export const eventId = (replyId: string, place: number): string => `${replyId}:${place}`;

/** Parses a `Last-Event-ID`; null if it is not one of ours. */
export function parseEventId(id: string | null): { replyId: string; place: number } | null {
  const match = /^([A-Za-z0-9_-]{1,64}):([0-9]{1,12})$/.exec(id ?? "");
  return match?.[1] && match[2] ? { replyId: match[1], place: Number(match[2]) } : null;
}
