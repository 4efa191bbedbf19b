/**
 * A failure as data: what the server does instead of answering. Stories and tests put faults into the context instead of
 * writing handlers.
 */
export type Fault = {
  /** The operation it applies to; absent: every operation. */
  operation?: string;
  /** HTTP status to answer with; absent: the call is answered as usual (a delay or a cut may still apply). */
  status?: number;
  /** `message` of the error body. */
  message?: string;
  /** `errors` of the error body. */
  errors?: readonly { field: string; message: string }[];
  /** A raw body in place of the error body, for instance an HTML page of a proxy. */
  body?: string;
  /** Its content type; `application/json` when absent. */
  contentType?: string;
  /** Seconds for a `Retry-After` header. */
  retryAfter?: number;
  /** No answer at all: the connection fails. */
  network?: boolean;
  /** How many calls it applies to; absent: all. A call that is aborted before its answer does not count. */
  times?: number;
  /** Milliseconds before anything is answered; `Infinity` never answers. */
  delayMs?: number;
  /** The answer waits until this has settled. */
  until?: Promise<unknown>;
  /** The connection breaks after so many bytes of the answer's body. */
  cutAfterBytes?: number;
};

/** Takes the first fault for an operation and counts it down; used-up ones are removed. */
export function takeFault(faults: Fault[], operation: string): Fault | null {
  const index = faults.findIndex((fault) => fault.operation === undefined || fault.operation === operation);
  const fault = faults[index];
  if (!fault) return null;
  if (fault.times !== undefined) {
    fault.times -= 1;
    if (fault.times <= 0) faults.splice(index, 1);
  }
  return fault;
}

/** Puts back a fault that `takeFault` counted for a call that has been aborted. */
export function returnFault(faults: Fault[], fault: Fault): void {
  if (fault.times === undefined) return;
  fault.times += 1;
  if (!faults.includes(fault)) faults.unshift(fault);
}
