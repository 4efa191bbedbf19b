import type { Clock, Context } from "../backend/context.ts";
import { improvise } from "../backend/responder/improvise.ts";
import { improviser } from "../backend/responder/improviser.ts";
import type { Responder } from "../backend/responder/responder.ts";

/** The built-in improviser as a pure function of the request: hosts that can resume a reply use this. */
export const improviserScript: NonNullable<Context["script"]> = improvise;

/** The same, writing at its own pace: hosts whose writer may also be a model elsewhere. */
export const improviserResponder = (clock: Clock): Responder =>
  improviser({ sleep: (ms, signal) => clock.sleep(ms, signal) });
