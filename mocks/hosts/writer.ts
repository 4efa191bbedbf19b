import type { Clock, Context } from "../backend/context.ts";
import { paced } from "../backend/responder/pacing.ts";
import type { Responder } from "../backend/responder/responder.ts";

/** PLACEHOLDER until the improviser is there. */
export const improviserScript: NonNullable<Context["script"]> = (request) =>
  paced(
    `*${request.speaker.name} looks up.* “${request.history.at(-1)?.content ?? "…"}, you say.” The rain goes on against the glass, and nobody moves.`,
    request.seed,
  );

export const improviserResponder = (clock: Clock): Responder => ({
  async *write(request, signal) {
    const startedAt = clock.now();
    for (const piece of improviserScript(request).pieces) {
      await clock.sleep(Math.max(0, startedAt + piece.atMs - clock.now()), signal);
      yield piece.text;
    }
  },
});
