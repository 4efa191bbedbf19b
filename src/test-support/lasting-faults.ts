import type { Backend } from "#mocks/backend/backend.ts";
import type { Fault } from "#mocks/backend/fault.ts";

/** A fault that the story ends: how often the page calls, and how soon the story sees what, depends on the machine. */
export type LastingFault = {
  /** A story's `change`. */
  begin: (backend: Backend) => void;
  end: () => void;
};

type What = Omit<Fault, "operation">;

/** Each call fails until the end. */
export function failing(operation: string, what: What = { status: 500 }): LastingFault {
  let end = () => {};
  return {
    begin({ context: { faults } }) {
      const fault = { operation, ...what };
      faults.push(fault);
      end = () => faults.splice(faults.indexOf(fault), 1);
    },
    end: () => end(),
  };
}

/** Calls wait for the end; then they, and later ones, are answered as usual or with the failure. */
export function held(operation: string, what: What = {}): LastingFault {
  let end = () => {};
  return {
    begin({ context: { faults } }) {
      const { promise, resolve } = Promise.withResolvers<void>();
      faults.push({ operation, ...what, until: promise });
      end = resolve;
    },
    end: () => end(),
  };
}
