import { storageKeys } from "./storage-keys.ts";
import { createStore, createStoredStore } from "./store.ts";

/**
 * The session as this browser knows it: an opaque bearer token (GAP-06) and whether the profile is complete (so that
 * guards need no request).
 */
export const sessionStore = createStoredStore(storageKeys.session);

/** Why a session began or ended. `elsewhere`: another tab did it. */
export type SessionCause = "signed-in" | "signed-out" | "expired" | "elsewhere";
type Listener = (cause: SessionCause) => void;

const listeners = new Set<Listener>();
sessionStore.onOtherTab(() => announce("elsewhere"));

function announce(cause: SessionCause) {
  for (const listener of listeners) listener(cause);
}

/** Calls the listener after each sign-in, sign-out or change of user. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isSignedIn(): boolean {
  return sessionStore.get() !== null;
}

/** Whether a signed-in user has yet to complete the profile; they see only that step and the legal pages (GAP-17). */
export function isProfileDue(): boolean {
  return sessionStore.get()?.profileComplete === false;
}

export function startSession(session: { accessToken: string; profileComplete: boolean }): void {
  sessionStore.set({ accessToken: session.accessToken, profileComplete: session.profileComplete });
  announce("signed-in");
}

/** Updates the stored flag with the server's. */
export function noteProfileComplete(profileComplete: boolean): void {
  const session = sessionStore.get();
  if (session && session.profileComplete !== profileComplete) sessionStore.set({ ...session, profileComplete });
}

export function endSession(): void {
  sessionStore.clear();
  announce("signed-out");
}

/**
 * Called when the server refused this token. Of 20 parallel refusals only the first ends the session; the others find
 * another token, or none (F7).
 */
export function expireSession(refusedToken: string): void {
  if (sessionStore.get()?.accessToken !== refusedToken) return;
  sessionStore.clear();
  announce("expired");
}

/** Why the sign-in page is shown, if there is something to say. In memory only. */
export const signInReasonStore = createStore<"expired" | null>(null);
