import type { ApiError } from "#src/http/api-error.ts";

/**
 * Who shows what (TOAST-01, GAP-02). A failure has one owner: without `failure` here it is the screen's, in place. The
 * query client is the one place that reads this. A component that reads a query for another purpose gives its own
 * `meta`: each reader's text is shown.
 */
export type QueryTexts = {
  /** Error toast when the read finally fails. */
  failure?: string;
  /** Logged only (TOAST-05). */
  isSilent?: boolean;
};

export type MutationTexts = {
  /** Success toast. */
  success?: string;
  /** Error toast. */
  failure?: string;
  /** The server's own message replaces `failure`, where the specification says so (TRAP-33). */
  doesServerMessageWin?: boolean;
  /** Logged only. */
  isSilent?: boolean;
};

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: ApiError;
    queryMeta: QueryTexts & Record<string, unknown>;
    mutationMeta: MutationTexts & Record<string, unknown>;
  }
}
