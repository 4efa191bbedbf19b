import type { HttpHandler } from "msw";
import { createBackend, type Backend } from "../backend/backend.ts";
import type { Fault } from "../backend/fault.ts";
import { memoryStore } from "../backend/state/store.ts";
import { createApi, type Api } from "../http/api.ts";
import { apiHandlers } from "../http/handlers.ts";
import { uploadHandler } from "../http/upload-handler.ts";
import { putWorld, type WorldName } from "../seed/worlds/world.ts";
import { withSignal } from "./call-signals.ts";
import { makeContext } from "./make-context.ts";
import { clockFrom } from "./system-clock.ts";

export type StoryWorld = {
  world?: WorldName;
  /** Failures of this story; see mocks/backend/fault.ts. */
  faults?: readonly Fault[];
  /** The time the world starts at, ISO 8601. */
  now?: string;
  /** Changes the world before the story sees it. */
  change?: (backend: Backend) => void;
};

/** Everything a story may want to look at; `session` is what the client keeps of a sign-in. */
export type PlayedWorld = {
  backend: Backend;
  api: Api;
  userId: string | null;
  session: { accessToken: string; profileComplete: boolean } | null;
};

/** The time stories start at unless they say another. */
export const storyNow = "2026-11-21T20:00:00.000Z";

/** A fresh world in memory, its API on `msw` for as long as the story lives. */
export function playWorld(
  msw: { use(...handlers: HttpHandler[]): void },
  { world = "free", faults = [], now = storyNow, change }: StoryWorld = {},
): PlayedWorld {
  const context = makeContext({
    clock: clockFrom(now),
    faults: faults.map((fault) => ({ ...fault })),
    // Stories are served from any address; none of them leaves its page.
    checkoutAt: (id, origin) => `${origin}/checkout/${id}`,
  });
  const backend = createBackend(context, memoryStore());
  const { userId, token } = putWorld(context, world);
  change?.(backend);
  context.state.takeChanges();
  const api = createApi({ backend, checkAnswers: true });
  msw.use(...apiHandlers((request) => api(withSignal(request))), uploadHandler(context.state));
  const user = userId === null ? undefined : context.state.users.get(userId);
  return {
    backend,
    api,
    userId,
    session: token && user ? { accessToken: token, profileComplete: user.profileComplete } : null,
  };
}
