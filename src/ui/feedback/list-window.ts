import type { VirtualItem } from "@tanstack/react-virtual";

/** A row of cells that is drawn: its number and where it begins and ends, px from the top of the list. */
export interface WindowRow {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** Which rows of a long list are drawn, and the room the others take. */
export interface ListWindow {
  readonly columns: number;
  /** Px between two rows. */
  readonly gap: number;
  /** Px of the whole list. */
  readonly total: number;
  readonly rows: readonly WindowRow[];
}

/** What stands in the list, from its top: rows, and spacers (px) for those that are not drawn. */
export type ListPiece = { readonly row: number } | { readonly spacer: number };

/** Every piece is followed by a gap, also a spacer: it is a row of its own in the page. */
export function piecesOf({ rows, total, gap }: ListWindow): ListPiece[] {
  const pieces: ListPiece[] = [];
  // Where the next piece begins.
  let at = 0;
  for (const { index, start, end } of rows) {
    if (start - at > gap) pieces.push({ spacer: start - at - gap });
    pieces.push({ row: index });
    at = end + gap;
  }
  if (total > at) pieces.push({ spacer: total - at });
  return pieces;
}

export function isSameWindow(one: ListWindow | null, other: ListWindow): boolean {
  return (
    one !== null &&
    one.columns === other.columns &&
    one.gap === other.gap &&
    one.total === other.total &&
    one.rows.length === other.rows.length &&
    one.rows.every((row, at) => {
      const match = other.rows[at];
      return match?.index === row.index && match.start === row.start && match.end === row.end;
    })
  );
}

export interface KeptList {
  readonly window: ListWindow;
  /** The heights of the rows that have been drawn. */
  readonly measured: readonly VirtualItem[];
}

const kept = new Map<string, KeptList>();
const keptAtMost = 20;

/** Remembers how a list stood when it was left: back on it, it is as high as it was and the page finds its place. */
export function keepList(id: string, list: KeptList): void {
  kept.delete(id);
  kept.set(id, list);
  for (const oldest of kept.keys()) {
    if (kept.size <= keptAtMost) break;
    kept.delete(oldest);
  }
}

export const keptList = (id: string): KeptList | null => kept.get(id) ?? null;
