import { groupCreationSteps, times } from "./limits.ts";

/** A group that the server has made, and what it was made from, to tell whether the form has changed since (GAP-83). */
export type Drafted = {
  readonly groupId: string;
  readonly sent: string;
  /** Idempotency key of its thread: however often it is asked for, there is one. */
  readonly threadKey: string;
};

/**
 * Where the creation of a group stands (GROUP-35, RES-07): the form; the draft is sent; it is made; the ready prompt;
 * its thread is made; the last moment; the chat may be opened. `attempt` counts the calls, so that a late answer is told
 * from the one that is waited for.
 */
export type GroupCreation = { readonly attempt: number } & (
  | { readonly phase: "form"; readonly kept: Drafted | null }
  | { readonly phase: "creating"; readonly step: number; readonly sent: string; readonly kept: Drafted | null }
  | { readonly phase: "finishing" | "opening"; readonly kept: Drafted }
  | { readonly phase: "ready"; readonly kept: Drafted; readonly hasFailed: boolean }
  | { readonly phase: "leaving" | "left"; readonly kept: Drafted; readonly threadId: string }
  | { readonly phase: "closed" }
);

export type CreationEvent =
  | { readonly type: "create"; readonly sent: string }
  | { readonly type: "drafted"; readonly attempt: number; readonly groupId: string; readonly threadKey: string }
  | { readonly type: "draftFailed"; readonly attempt: number }
  | { readonly type: "open" }
  | { readonly type: "threaded"; readonly attempt: number; readonly threadId: string }
  | { readonly type: "threadFailed"; readonly attempt: number }
  /** The prompt was closed: back to the form. */
  | { readonly type: "dismiss" }
  | { readonly type: "close" }
  /** A phase that ends by itself has lasted its time. */
  | { readonly type: "elapsed"; readonly attempt: number };

export const untouchedCreation: GroupCreation = { phase: "form", attempt: 0, kept: null };

/** Milliseconds of each step while the draft is sent. */
const stepTime = 400;
/** It waits before the last step until the draft is made (GAP-80). */
const lastWaitingStep = groupCreationSteps - 1;

/** The state after an event; events that do not belong to the phase or the attempt change nothing. */
export function creationAfter(state: GroupCreation, event: CreationEvent): GroupCreation {
  if (state.phase === "closed") return state;
  if ("attempt" in event && event.attempt !== state.attempt) return state;
  switch (event.type) {
    case "create":
      if (state.phase !== "form") return state;
      if (state.kept?.sent === event.sent) return { ...state, phase: "ready", kept: state.kept, hasFailed: false };
      return { phase: "creating", attempt: state.attempt + 1, step: 1, sent: event.sent, kept: state.kept };
    case "drafted": {
      if (state.phase !== "creating") return state;
      const { groupId, threadKey } = event;
      return { phase: "finishing", attempt: state.attempt, kept: { groupId, threadKey, sent: state.sent } };
    }
    case "draftFailed":
      return state.phase === "creating" ? { phase: "form", attempt: state.attempt, kept: state.kept } : state;
    case "open":
      if (state.phase !== "ready") return state;
      return { phase: "opening", attempt: state.attempt + 1, kept: state.kept };
    case "threaded":
      return state.phase === "opening" ? { ...state, phase: "leaving", threadId: event.threadId } : state;
    case "threadFailed":
      return state.phase === "opening" ? { ...state, phase: "ready", hasFailed: true } : state;
    case "dismiss": {
      if (state.phase !== "ready" && state.phase !== "opening" && state.phase !== "leaving") return state;
      return { phase: "form", attempt: state.attempt, kept: state.kept };
    }
    case "close":
      return { phase: "closed", attempt: state.attempt };
    case "elapsed":
      return afterItsTime(state);
  }
}

function afterItsTime(state: GroupCreation): GroupCreation {
  if (state.phase === "creating") return { ...state, step: Math.min(state.step + 1, lastWaitingStep) };
  if (state.phase === "finishing") return { ...state, phase: "ready", hasFailed: false };
  if (state.phase === "leaving") return { ...state, phase: "left" };
  return state;
}

/** After how many milliseconds a phase ends by itself; null if it waits for somebody. */
export function timeOf(state: GroupCreation): number | null {
  if (state.phase === "creating") return state.step < lastWaitingStep ? stepTime : null;
  if (state.phase === "finishing") return times.beforeGroupReady;
  return state.phase === "leaving" ? times.beforeGroupRedirect : null;
}

/** The step that is shown, from 1; all are done once the group is ready. */
export function stepOf(state: GroupCreation): number {
  return state.phase === "creating" ? state.step : groupCreationSteps;
}

/** How far a step is of the whole, from 0 to 1 (GROUP-36). */
export const shareOf = (step: number): number => step / groupCreationSteps;
