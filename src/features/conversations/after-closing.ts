/** Ms until a closing menu has given the focus back. */
const focusReturn = 80;

/**
 * Runs what a menu led to once that has closed: a dialog that opened before would take the returning focus for a press
 * outside of it, and a row that moved before would leave the focus nowhere.
 */
export function afterClosing(run: () => void): void {
  setTimeout(run, focusReturn);
}
