import { randomText, type Clock, type Context } from "../backend/context.ts";
import { sha256 } from "../backend/sha256.ts";
import { createState } from "../backend/state/state.ts";
import { plainPasswords } from "./plain-passwords.ts";
import { seededRandom } from "./seeded-random.ts";
import { systemClock } from "./system-clock.ts";
import { improviserResponder, improviserScript } from "./writer.ts";

/** A context in memory with deterministic ids and tokens and plain passwords; hosts that people use override these. */
export function makeContext(given: Partial<Context> & { clock?: Clock } = {}): Context {
  const clock = given.clock ?? systemClock;
  const random = given.random ?? seededRandom();
  const origin = given.origin ?? "http://localhost:4173";
  return {
    state: createState(),
    clock,
    random,
    newId: (kind) => `${kind}_${randomText(random, 16)}`,
    digest: sha256,
    passwords: plainPasswords,
    responder: improviserResponder(clock),
    script: improviserScript,
    painter: null,
    bytesOf: ({ bytes }) => new Uint8Array(bytes ?? []),
    faults: [],
    origin,
    checkoutAt: (id, from) => (from === origin ? `${origin}/checkout/${id}` : null),
    ...given,
  };
}
