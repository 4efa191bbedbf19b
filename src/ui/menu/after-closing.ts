/** Ms until a closing menu or sheet has given the focus back. */
const focusReturn = 80;

/**
 * Runs what a menu or a sheet led to once that has closed: a dialog that opened before would take the returning focus for a
 * press outside of it and close at once, a field would lose the focus it was given, and a row that moved before would leave
 * the focus nowhere.
 */
export function afterClosing(run: () => void): void {
  setTimeout(run, focusReturn);
}
