import { cutText, plainLine } from "../text.ts";
import type { CardNote, CardReport } from "./card-draft.ts";

/** Notes of one kind at most; a file of a million unknown members is not to fill the screen. */
const most = 200;

/** A value as one short line, for the report. */
export function shown(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return plainLine(cutText(text, 160, "…"));
}

/** Collects what happened to a card's members. */
export class CardNotes {
  readonly kept: CardNote[] = [];
  readonly repaired: CardNote[] = [];
  readonly dropped: CardNote[] = [];

  /** Notes an unknown member, unless it says nothing. */
  keep(field: string, value: unknown): void {
    if (isEmpty(value)) return;
    add(this.kept, field, shown(value));
  }
  repair(field: string, text: string): void {
    add(this.repaired, field, text);
  }
  drop(field: string, text: string): void {
    add(this.dropped, field, text);
  }
  report(format: string): CardReport {
    return { format, kept: this.kept, repaired: this.repaired, dropped: this.dropped };
  }
}

function add(notes: CardNote[], field: string, text: string): void {
  if (notes.length < most) notes.push({ field: plainLine(cutText(field, 80, "…")), text });
}

/** Whether a value says nothing: absent, or an empty text, list or object. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === "object") return Object.keys(value).length === 0;
  return value === "";
}
