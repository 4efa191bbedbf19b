import type { QueryClient } from "@tanstack/react-query";
import { openDialog } from "#src/client-state/dialogs.ts";
import { importCards } from "#src/data/character/import-cards.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { cardFileTexts } from "./card-file-texts.ts";

/** Imports cards that were dropped on a page; the dialog shows the progress. */
export function dropCards(client: QueryClient, files: readonly File[]): void {
  const left = importCards(client, files);
  if (left > 0) toaster.info(cardFileTexts.tooMany(left));
  openDialog("importCards", {});
}
