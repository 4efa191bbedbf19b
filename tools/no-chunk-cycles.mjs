// A Vite plugin: the build fails when two files of the bundle wait for each other. A class that extends one in the other
// would be undefined there, on some pages only: neither types nor unit tests can see it.

/** The first cycle of static imports among chunks, as file names in order, or null. */
export function findCycle(imports) {
  const done = new Set();
  const path = [];
  const walk = (name) => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    path.push(name);
    for (const next of imports.get(name) ?? []) {
      const cycle = walk(next);
      if (cycle !== null) return cycle;
    }
    path.pop();
    done.add(name);
    return null;
  };
  for (const name of imports.keys()) {
    const cycle = walk(name);
    if (cycle !== null) return cycle;
  }
  return null;
}

export function noChunkCycles() {
  return {
    name: "no-chunk-cycles",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === "chunk");
      const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (cycle !== null) this.error(`Files of the bundle wait for each other: ${cycle.join(" -> ")}`);
    },
  };
}
