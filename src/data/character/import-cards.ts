import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type CardImport, type CardImportState, cardImportsStore } from "#src/client-state/card-imports.ts";
import { useStore } from "#src/client-state/store.ts";
import { cardOptions, cardRequest, categoriesOfTags, keptOf, mostCards, withoutBook } from "#src/domain/card-terms.ts";
import { readCharacterBook } from "#src/domain/lore/book-files.ts";
import { createCharacter } from "#src/generated/api/character/create-character.ts";
import { getListHomeCharactersUrl } from "#src/generated/api/character/list-home-characters.ts";
import { getListMyCharactersUrl } from "#src/generated/api/character/list-my-characters.ts";
import { createLorebook } from "#src/generated/api/lorebook/create-lorebook.ts";
import { getListMyLorebooksUrl } from "#src/generated/api/lorebook/list-my-lorebooks.ts";
import type { Category } from "#src/generated/api/model/category.ts";
import { isApiError } from "#src/http/api-error.ts";
import { CardRefusedError, type ReadCard } from "#src/lib/card/card-draft.ts";
import { readCardFile } from "#src/lib/card/read-in-worker.ts";
import { randomId } from "#src/lib/random-id.ts";
import { categoriesQuery, creatorCategoriesQuery } from "../category/queries.ts";
import { type CardPictures, sendPictures } from "./card-pictures.ts";

/** The progress of an import, so that a retry continues it. */
interface Progress {
  file: File;
  stop: AbortController;
  card?: ReadCard;
  pictures: Partial<CardPictures>;
  lorebookIds?: string[];
  /** Idempotency keys, so that a retry after a lost answer creates nothing twice. */
  keys: { book: string; character: string };
}

const underWay = new Map<string, Progress>();
let running: Promise<void> | null = null;

// Stops importing a file once its line is dismissed or the user has signed out.
cardImportsStore.subscribe(() => {
  const ids = new Set(cardImportsStore.get().map(({ id }) => id));
  for (const [id, { stop }] of underWay)
    if (!ids.has(id)) {
      underWay.delete(id);
      stop.abort();
    }
});

function setState(id: string, state: CardImportState): void {
  cardImportsStore.set(cardImportsStore.get().map((line) => (line.id === id ? { ...line, state } : line)));
}

/** Creates the card's lorebook, if it has entries; if the server refuses it, it is only kept in the card. */
async function makeBook({ draft, report }: ReadCard, key: string, signal: AbortSignal): Promise<string[]> {
  const read = readCharacterBook(keptOf(draft.extensions).data?.["character_book"]);
  if (read === null) return [];
  const { name, ...book } = read.book;
  try {
    const body = { ...book, name: name || draft.name, thumbnail: null, isPublic: false };
    const { data } = await createLorebook(body, { headers: { "Idempotency-Key": key }, signal });
    report.kept = report.kept.filter(({ field }) => field !== "character_book");
    for (const entry of read.repaired)
      report.repaired.push({ field: "character_book", text: `Entry changed: ${entry.name}` });
    for (const entry of read.leftOut)
      report.dropped.push({ field: "character_book", text: `Entry left out: ${entry.name}` });
    return [data.id];
  } catch (error) {
    if (!isApiError(error) || ![400, 409, 413].includes(error.status)) throw error;
    report.repaired.push({ field: "character_book", text: "It could not be made a lorebook; it is kept for export" });
    return [];
  }
}

/** The categories named by a card's tags; if none is known, the first of the user's own or of all. */
async function categoriesOf(client: QueryClient, { draft, report }: ReadCard): Promise<Category[]> {
  const { data: all } = await client.ensureQueryData(categoriesQuery());
  const found = categoriesOfTags(draft.tags, all);
  if (found.length > 0) return found;
  const own = await client.ensureQueryData(creatorCategoriesQuery()).catch(() => null);
  const first = own?.data.creatorCategories[0] ?? all[0];
  if (first === undefined) return [];
  report.repaired.push({ field: "tags", text: `None of them is a category here; it was put under ${first.name}` });
  return [first];
}

async function importOne(client: QueryClient, id: string, progress: Progress): Promise<void> {
  const { file, stop, keys } = progress;
  const working = (share: number) => setState(id, { kind: "working", share });
  working(0.1);
  const card = (progress.card ??= await readCardFile(file, cardOptions, stop.signal));
  working(0.3);
  const pictures = await sendPictures(card, progress.pictures, stop.signal);
  working(0.6);
  progress.lorebookIds ??= await makeBook(card, keys.book, stop.signal);
  working(0.8);
  stop.signal.throwIfAborted();
  const categories = await categoriesOf(client, card);
  const hasLorebook = progress.lorebookIds.length > 0;
  const draft = hasLorebook ? withoutBook(card.draft) : card.draft;
  const body = cardRequest(draft, { categories, ...pictures, lorebookIds: progress.lorebookIds });
  const { data } = await createCharacter(body, { headers: { "Idempotency-Key": keys.character }, signal: stop.signal });
  const { name, variants } = draft;
  setState(id, {
    kind: "arrived",
    characterId: data.id,
    name,
    variants: variants.length,
    hasLorebook,
    report: card.report,
  });
  underWay.delete(id);
  const lists = [
    getListMyCharactersUrl(),
    getListHomeCharactersUrl(),
    ...(hasLorebook ? [getListMyLorebooksUrl()] : []),
  ];
  void client.invalidateQueries({
    predicate: ({ queryKey }) => lists.some((list) => queryKey.slice(0, 2).includes(list)),
  });
}

function failed(id: string, error: unknown): void {
  if (error instanceof CardRefusedError) {
    underWay.delete(id);
    return setState(id, { kind: "refused", refusal: error.refusal });
  }
  setState(id, { kind: "failed", reason: isApiError(error) ? error.serverMessage : null });
}

/** Imports the waiting files one after another. */
async function run(client: QueryClient): Promise<void> {
  for (;;) {
    const next = cardImportsStore.get().find(({ state }) => state.kind === "waiting");
    const progress = next && underWay.get(next.id);
    if (next === undefined || progress === undefined) return;
    try {
      await importOne(client, next.id, progress);
    } catch (error) {
      failed(next.id, error);
    }
  }
}

function start(client: QueryClient): void {
  running ??= run(client).finally(() => {
    running = null;
  });
}

/**
 * Imports character cards one after another as the user's private characters; a bad file does not stop the others. Accepts
 * at most `mostCards` files; returns how many were left out.
 */
export function importCards(client: QueryClient, files: readonly File[]): number {
  const taken = files.slice(0, mostCards);
  const lines = taken.map(({ name }): CardImport => ({ id: randomId(), fileName: name, state: { kind: "waiting" } }));
  cardImportsStore.set([...cardImportsStore.get(), ...lines]);
  for (const [place, file] of taken.entries()) {
    const keys = { book: randomId(), character: randomId() };
    underWay.set(lines[place]?.id ?? "", { file, stop: new AbortController(), pictures: {}, keys });
  }
  start(client);
  return files.length - taken.length;
}

/** The imports and their progress; they continue when the page is left. */
export function useCardImports() {
  const client = useQueryClient();
  const imports = useStore(cardImportsStore);
  return {
    imports,
    add: (files: readonly File[]): number => importCards(client, files),
    retry: (id: string): void => {
      setState(id, { kind: "waiting" });
      start(client);
    },
    /** Removes a line and stops its import. */
    dismiss: (id: string): void => {
      cardImportsStore.set(cardImportsStore.get().filter((line) => line.id !== id));
    },
  };
}
