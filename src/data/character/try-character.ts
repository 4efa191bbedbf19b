import { getTryCharacterUrl } from "#src/generated/api/character/try-character.ts";
import type { TryCharacterBody } from "#src/generated/api/model/tryCharacterBody.ts";
import { ImpersonateEvent } from "#src/generated/zod/schemas/impersonateEvent.zod.ts";
import { readEvents } from "#src/http/sse.ts";
import { randomId } from "#src/lib/random-id.ts";
import { wholeText } from "../message/suggest-line.ts";
import { PAINT_INTERVAL } from "../reply/painter.ts";

/**
 * The next reply of a character that is still being written. `onText` gets the whole text as it grows; resolves with the
 * final text. Nothing is stored; aborting ends it. Throws `ApiError`, also for a broken stream.
 */
export function tryCharacter(
  chat: Pick<TryCharacterBody, "draft" | "messages">,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<string> {
  const init = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...chat, clientRequestId: randomId(), stream: true } satisfies TryCharacterBody),
  };
  const events = readEvents({
    url: getTryCharacterUrl(),
    init,
    schema: ImpersonateEvent,
    signal,
    pace: PAINT_INTERVAL,
  });
  return wholeText(events, "", onText);
}
