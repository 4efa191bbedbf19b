import { mostCards } from "#src/domain/card-terms.ts";
import { texts } from "#src/domain/texts.ts";
import type { CardRefusal } from "#src/lib/card/card-draft.ts";
import { countText } from "#src/lib/count-text.ts";

/** Texts of the import and export of character cards (GAP-113). */
export const cardFileTexts = {
  importTitle: "Import characters",
  drop: "Drop cards here",
  choose: "Choose cards",
  letGo: texts.actions.letGo,
  dropHelp: `PNG, WebP, JSON, CHARX or BYAF, up to ${mostCards} at once. They arrive as private drafts.`,
  tooMany: (left: number) => `Only ${mostCards} files are taken at once. ${countText(left, "was", "were")} left out.`,
  files: "Imported files",
  done: "Done",
  open: "Open",
  openNamed: (name: string) => `Open ${name}`,
  see: "See which",
  seeNamed: (file: string) => `See which fields of ${file}`,
  tryAgain: texts.actions.tryAgain,
  tryAgainNamed: (file: string) => `Try again: ${file}`,
  dismiss: (file: string) => `Remove ${file} from the list`,
  waiting: "Waits for its turn",
  working: (file: string) => `Importing ${file}`,
  arrived: (variants: number, hasLorebook: boolean) => {
    const parts = [variants > 1 && `${variants} variants`, hasLorebook && "1 lorebook"].filter(
      (part) => part !== false,
    );
    return parts.length === 0 ? "Arrived" : `Arrived with ${parts.join(" and ")}`;
  },
  left: (count: number) => `${countText(count, "field was", "fields were")} left out`,
  repaired: (count: number) => `${countText(count, "field was", "fields were")} repaired`,
  kept: (count: number) => `${countText(count, "field was", "fields were")} not understood`,
  summary: (arrived: number, all: number) => `${arrived} of ${all} arrived`,
  failed: "The character could not be saved.",
  refusals: {
    empty: "This file is empty",
    "too-large": "This file is too large, or was built to unpack to too much",
    "wrong-type": "This is no card: it is neither a picture, an archive nor a text",
    "no-card": "This file holds no character",
    broken: "This file is damaged: a part of it is missing or does not add up",
    "too-deep": "This card is nested too deeply to be a person’s work",
    "no-name": "The character in this file has no name",
    encrypted: "This archive is locked with a password",
    lorebook: "This is a lorebook, not a character. Import it under Attachments",
  } satisfies Record<CardRefusal, string>,
  format: (format: string) => `Read as ${format}`,
  groups: {
    dropped: "Left out",
    repaired: "Repaired",
    kept: "Not understood, kept for export",
  },
  exportTitle: (name: string) => `Export ${name}`,
  exportLead: "A card holds the character with its variants and lorebook. Other programs read it too.",
  formatLegend: "File",
  formats: {
    png: { title: "Picture (PNG)", text: "The portrait with the card inside it. Every program reads it." },
    json: { title: "Text (JSON)", text: "The card alone, to read or edit. Without its pictures." },
    charx: { title: "Archive (CHARX)", text: "Card, portrait and other files side by side. Version 3 only." },
  },
  version: "Version",
  versions: {
    3: { title: "Version 3", text: "The newest. A picture also holds version 2 for older programs." },
    2: { title: "Version 2", text: "For programs that do not know version 3." },
  },
  download: "Download",
  cancel: texts.actions.cancel,
  exportFailed: "The card could not be written.",
  notOwn: "Only its author can export this character.",
} as const;
