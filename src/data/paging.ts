/**
 * The next page to request, or undefined at the end. A server that repeats a page, goes backwards or sends an invalid
 * number ends the list instead of looping (F33).
 */
export function nextPageParam(
  nextPage: number | null | undefined,
  current: number | undefined = 1,
): number | undefined {
  return typeof nextPage === "number" && Number.isInteger(nextPage) && nextPage > current ? nextPage : undefined;
}

/** All items of all pages without duplicate ids: lists can shift while they are paged. */
export function joinPages<Item extends { id: string }>(pages: readonly (readonly Item[])[]): Item[] {
  const seen = new Map<string, Item>();
  for (const page of pages) for (const item of page) if (!seen.has(item.id)) seen.set(item.id, item);
  return [...seen.values()];
}
