// Which files of a bundle the first paint of each route takes.

/**
 * The entry's file, and by route file (`_shell.conversation.$characterId`) those that its component's code takes besides
 * the entry, in the order of their imports: the layout's first, where the route stands in the shell.
 */
export function codeOfRoutes(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName;
  const withImports = (fileName, seen = new Set()) => {
    if (seen.has(fileName) || fileName === entry) return seen;
    seen.add(fileName);
    for (const next of byName.get(fileName)?.imports ?? []) withImports(next, seen);
    return seen;
  };
  const own = new Map();
  for (const { moduleIds, fileName } of chunks) {
    for (const id of moduleIds) {
      const route = id.match(/\/src\/routes\/(.+)\.tsx\?tsr-split=component$/)?.[1];
      if (route !== undefined) own.set(route, withImports(fileName));
    }
  }
  const layout = (route) => (route.startsWith("_shell.") ? (own.get("_shell") ?? []) : []);
  const files = new Map([...own].map(([route, names]) => [route, [...new Set([...layout(route), ...names])]]));
  return { entry, files };
}
