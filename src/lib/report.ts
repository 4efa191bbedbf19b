/** Receives reports; production may install a collector. */
export type ReportSink = (what: string, detail: unknown) => void;

let sink: ReportSink = (what, detail) => {
  if (import.meta.env?.DEV) console.warn(`[sotto] ${what}`, detail);
};

/** Replaces the sink (GAP-111). */
export function setReportSink(next: ReportSink): void {
  sink = next;
}

/**
 * Logs failures that are not shown to the user (GAP-111, TOAST-05). `what` is a fixed phrase; never pass message
 * contents, tokens or form values.
 */
export function report(what: string, detail?: unknown): void {
  sink(what, detail);
}
