import type { ApiError } from "#src/http/api-error.ts";

/**
 * Toasts of queries and mutations (TOAST-01, GAP-02). Each failure is shown once: without `failure` here the screen shows
 * it in place. Only the query client reads this. A component that reads a query for another purpose gives its own `meta`:
 * the texts of all observers are shown.
 */
export type QueryTexts = {
  /** Error toast when the read finally fails, after its retries. */
  failure?: string;
  /** Only logged (TOAST-05). */
  isSilent?: boolean;
};

export type MutationTexts = {
  /** Success toast. */
  success?: string;
  /** Error toast; `failure-text.ts` says which of them show the server's words too. */
  failure?: string;
  /** Only logged. */
  isSilent?: boolean;
};

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: ApiError;
    queryMeta: QueryTexts & Record<string, unknown>;
    mutationMeta: MutationTexts & Record<string, unknown>;
  }
}
