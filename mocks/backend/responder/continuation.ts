import type { Reading } from "./request-reading.ts";
import { sceneReply } from "./scene-reply.ts";

const count = (text: string, mark: string): number => text.split(mark).length - 1;

/** What closes a text that was cut anywhere: ends an open quote or asterisk, and marks a broken sentence. */
export function closingOf(text: string): string {
  const trimmedText = text.trimEnd();
  if (trimmedText === "") return "";
  const inNarration = count(trimmedText, "*") % 2 === 1;
  const inSpeech = trimmedText.lastIndexOf("“") > trimmedText.lastIndexOf("”");
  const complete = /[.!?…—][”"’*)\]]*$/u.test(trimmedText);
  const spaced = text !== trimmedText;
  const dash = complete ? "" : spaced ? "…" : "—";
  if (inSpeech && inNarration) return `${dash}”*`;
  if (inSpeech) return `${dash}”`;
  if (inNarration) return `${complete ? "" : "…"}*`;
  return complete || /[*”"]$/u.test(trimmedText) ? "" : "…";
}

/** Continues the last text of the chat; returns the text to append. */
export function continuation(reading: Reading): string {
  const last = reading.request.history.at(-1)?.content ?? "";
  const onward = sceneReply({ ...reading, turn: null }, Math.max(1, reading.shape.paragraphs - 1));
  if (last.trim() === "") return onward;
  return `${closingOf(last)}\n\n${onward}`;
}
