/** Makes something when it is first asked for, and then gives the same again. */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
