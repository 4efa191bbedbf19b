/**
 * The page to ask for next, or undefined at the end. A server that repeats, turns back or answers nonsense ends the list
 * instead of looping (F33).
 */
export function nextPageParam(
  nextPage: number | null | undefined,
  current: number | undefined = 1,
): number | undefined {
  return typeof nextPage === "number" && Number.isInteger(nextPage) && nextPage > current ? nextPage : undefined;
}

/** All items of all pages, each id once: lists move while they are paged. */
export function joinPages<Item extends { id: string }>(pages: readonly (readonly Item[])[]): Item[] {
  const seen = new Map<string, Item>();
  for (const page of pages) for (const item of page) if (!seen.has(item.id)) seen.set(item.id, item);
  return [...seen.values()];
}
