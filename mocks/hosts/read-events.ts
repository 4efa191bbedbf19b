import type { ReplyEvent } from "../backend/reply/reply-event.ts";

export type ReadEvent = { id: string; event: ReplyEvent };

/** The frames of an event stream's text; comment lines count as nothing. Tests only: the client has a reader of its own. */
export function framesOf(text: string): ReadEvent[] {
  return text
    .split("\n\n")
    .filter((frame) => frame.includes("data: "))
    .map((frame) => {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(frame)?.[1] ?? "";
      const event = JSON.parse(field("data")) as ReplyEvent;
      if (field("event") !== event.type)
        throw new Error(`The frame is named ${field("event")} and holds ${event.type}`);
      return { id: field("id"), event };
    });
}

/** The text a reader puts together from the events; throws when `end` says otherwise. */
export function textOf(events: readonly ReadEvent[]): string {
  let text = "";
  for (const { event } of events) {
    if (event.type === "delta") text += event.text;
    if (event.type === "snapshot") text = event.text;
    if (event.type !== "end") continue;
    const { content } = event.message;
    if (text !== "" && text !== content) throw new Error(`The words told are ${text}, the message is ${content}`);
    text = content;
  }
  return text;
}
