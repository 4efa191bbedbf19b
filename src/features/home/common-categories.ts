type Named = { id: string; name: string };

/** The most frequent categories of these characters, ties by name; at most `count`. */
export function commonCategories(characters: readonly { categories: readonly Named[] }[], count: number): Named[] {
  const found = new Map<string, { category: Named; times: number }>();
  for (const category of characters.flatMap(({ categories }) => categories)) {
    const entry = found.get(category.id);
    if (entry === undefined) found.set(category.id, { category, times: 1 });
    else entry.times += 1;
  }
  return [...found.values()]
    .toSorted((a, b) => b.times - a.times || a.category.name.localeCompare(b.category.name))
    .slice(0, count)
    .map(({ category }) => category);
}
