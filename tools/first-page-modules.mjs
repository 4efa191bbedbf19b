// What the first paint of a route runs: everything its component imports, and what that imports in turn, without what
// is loaded on demand.
import { resolve } from "node:path";

/** Answers whether a module is of some route's first paint; asked while the bundler makes its chunks. */
export function firstPageModules(routes) {
  let known = null;
  return (moduleId, graph) => {
    if (known === null) {
      known = new Set();
      const waiting = routes.map((route) => `${resolve("src/routes", route)}.tsx?tsr-split=component`);
      for (const id of waiting) {
        if (known.has(id)) continue;
        known.add(id);
        waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
      }
    }
    return known.has(moduleId);
  };
}
