import { asideReply, careReply } from "./aside-reply.ts";
import { continuation } from "./continuation.ts";
import { impersonation } from "./impersonation.ts";
import { paced } from "./pacing.ts";
import { readRequest } from "./request-reading.ts";
import type { ReplyRequest, ReplyScript } from "./responder.ts";
import { sceneReply } from "./scene-reply.ts";

function textFor(request: ReplyRequest): string {
  const reading = readRequest(request);
  if (request.task === "impersonate") return impersonation(reading);
  if (request.task === "continue") return continuation(reading);
  if (reading.turn?.intent === "crisis") return careReply(reading);
  if (reading.turn?.intent === "outOfCharacter") return asideReply(reading);
  return sceneReply(reading);
}

/**
 * Writes one reply with its timing. Pure: equal requests give equal scripts, on every host. For `continue` the text is
 * what to append; for `impersonate` it is the composer's new text, including the draft.
 */
export function improvise(request: ReplyRequest): ReplyScript {
  return paced(textFor(request), `${request.seed}|${request.history.length}`);
}
