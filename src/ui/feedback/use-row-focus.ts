import { useCallback, useEffect, useRef } from "react";
import { pageStart } from "../dialog/page-start.ts";

/**
 * Keeps the focus in a list when the row that has it goes: it moves to the row that takes its place, and from the last one to
 * `instead`. Rows have the attribute `mark` with their id; the ref it returns belongs to an element around them.
 */
export function useRowFocus(mark: string, instead: (around: HTMLElement | null) => HTMLElement | null = pageStart) {
  const around = useRef<HTMLElement>(null);
  const last = useRef<{ row: Element; index: number } | null>(null);
  const attach = useCallback(
    (list: HTMLElement | null) => {
      around.current = list;
      if (list === null) return undefined;
      // Not React's events: those of a row's menu come here too, although it opens elsewhere in the document.
      const note = ({ target }: FocusEvent) => {
        const row = (target as Element).closest(`[${mark}]`);
        if (row !== null) last.current = { row, index: rowsIn(list, mark).indexOf(row as HTMLElement) };
      };
      // The user has moved focus elsewhere: leave it.
      const forget = ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && !list.contains(relatedTarget)) last.current = null;
      };
      list.addEventListener("focusin", note);
      list.addEventListener("focusout", forget);
      return () => {
        list.removeEventListener("focusin", note);
        list.removeEventListener("focusout", forget);
        around.current = null;
      };
    },
    [mark],
  );
  useEffect(() => {
    if (last.current === null || last.current.row.isConnected || document.activeElement !== document.body) return;
    const { row: gone, index } = last.current;
    last.current = null;
    const rows = around.current === null ? [] : rowsIn(around.current, mark);
    const row =
      rows.find((one) => one.getAttribute(mark) === gone.getAttribute(mark)) ?? rows[Math.min(index, rows.length - 1)];
    // A row may be a control itself.
    (row?.querySelector<HTMLElement>("a, button, input") ?? row ?? instead(around.current))?.focus();
  });
  return attach;
}

const rowsIn = (list: HTMLElement, mark: string) => [...list.querySelectorAll<HTMLElement>(`[${mark}]`)];
