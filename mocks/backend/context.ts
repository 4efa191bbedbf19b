import type { Fault } from "./fault.ts";
import type { Responder, ReplyRequest, ReplyScript } from "./responder/responder.ts";
import type { Painter } from "./painter/painter.ts";
import type { UploadRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";

export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Resolves after `ms`; rejects with the signal's reason when it is aborted first. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
};

/** A slow, salted hash; the returned string contains its own parameters. */
export type Passwords = {
  hash: (password: string) => Promise<string>;
  verify: (password: string, stored: string) => Promise<boolean>;
};

/** What a host gives the backend: the state, and everything that is not a pure function of it. */
export type Context = {
  state: State;
  clock: Clock;
  /** `count` random bytes; from a secure source on every host that people use. */
  random: (count: number) => Uint8Array;
  /** A new opaque id that starts with `kind` (`thr`, `msg`). */
  newId: (kind: string) => string;
  /** SHA-256 in hex. */
  digest: (text: string) => string;
  passwords: Passwords;
  /** Who writes replies. */
  responder: Responder;
  /**
   * The whole reply with its timing, when that is a pure function of the request. A reply made this way can be resumed
   * after a restart; without it, a reply that was running when its host ended is marked `failed`.
   */
  script: ((request: ReplyRequest) => ReplyScript) | null;
  /** Who paints pictures; null for the built-in painter. */
  painter: Painter | null;
  /** The bytes of an upload, which a host may keep apart from its row. */
  bytesOf: (row: UploadRow) => Uint8Array<ArrayBuffer>;
  /** Faults to answer with, oldest first; changed by hosts and stories, read by every call. */
  faults: Fault[];
  /** Origin for the links in mails. */
  origin: string;
  /**
   * Where the fake payment provider shows the checkout `id` that comes back to a page of `origin`; null for an origin
   * that is not the app's (GAP-47).
   */
  checkoutAt: (id: string, origin: string) => string | null;
};

export const isoNow = (context: Context): string => new Date(context.clock.now()).toISOString();

/** ISO time `ms` from now; negative for the past. */
export const isoIn = (context: Context, ms: number): string => new Date(context.clock.now() + ms).toISOString();

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** `length` random letters and digits. */
export function randomText(random: Context["random"], length: number): string {
  // Bytes from 248 (62 * 4) up are skipped: they would favour the first letters.
  let text = "";
  while (text.length < length) {
    for (const byte of random(length)) if (byte < 248 && text.length < length) text += letters[byte % 62];
  }
  return text;
}

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
