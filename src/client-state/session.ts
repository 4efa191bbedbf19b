import { storageKeys } from "./storage-keys.ts";
import { createStore, createStoredStore } from "./store.ts";

/**
 * Who is signed in, as far as this browser knows: an opaque bearer token (GAP-06) and whether the profile is complete
 * (so that guards need no round trip).
 */
export const sessionStore = createStoredStore(storageKeys.session);

/** Why a session began or ended. `elsewhere` = another tab did it. */
export type SessionCause = "signed-in" | "signed-out" | "expired" | "elsewhere";
type Listener = (cause: SessionCause) => void;

const listeners = new Set<Listener>();
sessionStore.onOtherTab(() => announce("elsewhere"));

function announce(cause: SessionCause) {
  for (const listener of listeners) listener(cause);
}

/** Called after each change of who is signed in. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isSignedIn(): boolean {
  return sessionStore.get() !== null;
}

/** A signed-in person whose profile step is still due sees only that step and the legal pages (GAP-17). */
export function isProfileDue(): boolean {
  return sessionStore.get()?.profileComplete === false;
}

export function startSession(session: { accessToken: string; profileComplete: boolean }): void {
  sessionStore.set({ accessToken: session.accessToken, profileComplete: session.profileComplete });
  announce("signed-in");
}

/** The server knows better than what was stored at sign-in. */
export function noteProfileComplete(profileComplete: boolean): void {
  const session = sessionStore.get();
  if (session && session.profileComplete !== profileComplete) sessionStore.set({ ...session, profileComplete });
}

export function endSession(): void {
  sessionStore.clear();
  announce("signed-out");
}

/**
 * The server refused this token. Twenty parallel refusals end one session once (F7): the first clears it, the others
 * find another token, or none.
 */
export function expireSession(refusedToken: string): void {
  if (sessionStore.get()?.accessToken !== refusedToken) return;
  sessionStore.clear();
  announce("expired");
}

/** Why the sign-in page is shown, when that needs saying. Not stored: it concerns this moment only. */
export const signInReasonStore = createStore<"expired" | null>(null);
