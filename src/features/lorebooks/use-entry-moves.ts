import { type PointerEvent as Press, useCallback, useLayoutEffect, useRef, useState } from "react";
import { useDragFollow } from "#src/lib/use-drag-follow.ts";
import type { EntryDraft } from "./lorebook-draft.ts";

type ChangeEntries = (change: (all: readonly EntryDraft[]) => EntryDraft[]) => void;

const rowsShown = () => [...document.querySelectorAll<HTMLElement>("[data-entry]")];

/**
 * Moves the entries of a virtualized list: by their grip with mouse or touch, by Alt and the arrow keys with the keyboard.
 * An entry takes the position of the one it is moved to.
 */
export function useEntryMoves(shown: readonly EntryDraft[], onChange: ChangeEntries | undefined) {
  const [dragged, setDragged] = useState<string | null>(null);
  /** The entry moved last, for the announcement. */
  const [moved, setMoved] = useState<string | null>(null);
  /** What to focus once the new order has rendered: moving an element makes it lose the focus. */
  const focusNext = useRef<string | null>(null);
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
    const id = focusNext.current;
    if (id === null) return;
    focusNext.current = null;
    const row = rowsShown().find(({ dataset }) => dataset["entry"] === id);
    row?.querySelector<HTMLElement>("[data-opens]")?.focus();
  });
  const moveTo = useCallback(
    (id: string, target: string) => {
      setMoved(id);
      onChange?.((all) => {
        const from = all.findIndex(({ localId }) => localId === id);
        const to = all.findIndex(({ localId }) => localId === target);
        const entry = all[from];
        return entry === undefined || to < 0 ? [...all] : all.toSpliced(from, 1).toSpliced(to, 0, entry);
      });
    },
    [onChange],
  );
  const step = useCallback(
    (id: string, by: -1 | 1) => {
      const at = latest.current.findIndex(({ localId }) => localId === id);
      const target = latest.current[at + by];
      if (at < 0 || target === undefined) return;
      focusNext.current = id;
      moveTo(id, target.localId);
    },
    [moveTo],
  );
  /** Moves the focus to the row above or below. */
  const focusBeside = useCallback((id: string, by: -1 | 1) => {
    const rows = rowsShown();
    const at = rows.findIndex(({ dataset }) => dataset["entry"] === id);
    rows[at + by]?.querySelector<HTMLElement>("[data-opens]")?.focus();
  }, []);
  const follow = ({ clientY }: PointerEvent) => {
    if (dragged === null) return;
    const rows = rowsShown();
    const own = rows.findIndex(({ dataset }) => dataset["entry"] === dragged);
    const middle = (row: HTMLElement) => row.getBoundingClientRect().top + row.offsetHeight / 2;
    const target =
      rows.find((row, at) => at < own && clientY < middle(row)) ??
      rows.findLast((row, at) => own >= 0 && at > own && clientY > middle(row));
    if (target?.dataset["entry"] !== undefined) moveTo(dragged, target.dataset["entry"]);
  };
  useDragFollow(dragged !== null, follow, () => setDragged(null));
  const grab = useCallback((id: string, press: Press) => {
    if (press.button !== 0) return;
    press.preventDefault();
    setDragged(id);
  }, []);
  return { dragged, moved, step, focusBeside, grab };
}
