/** One page of a list and the number of the next, or null (GAP-04). Pages are counted from 1. */
export function paged<Item>(
  items: readonly Item[],
  page: number,
  pageSize: number,
): { items: Item[]; nextPage: number | null } {
  const start = (page - 1) * pageSize;
  return { items: items.slice(start, start + pageSize), nextPage: start + pageSize < items.length ? page + 1 : null };
}

/** Text for comparing: compatibility forms and case do not matter. */
export const folded = (text: string): string => text.normalize("NFKC").toLowerCase();
