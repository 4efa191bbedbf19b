// A Vite plugin: the code that a deep link into a chat runs tells the browser so. V8 then compiles all its functions beside
// the page while the line brings them; without the word it compiles each on the page's thread as it is first called (a
// tenth of a second on a phone). Other browsers see a comment.
import { codeOfRoutes } from "./route-code.mjs";

/** https://v8.dev/blog/explicit-compile-hints: only as the first words of a file. */
const hint = "//# allFunctionsCalledOnLoad";

/** Marks the entry and what the route's first paint takes. */
export function eagerCode(route) {
  return {
    name: "eager-code",
    apply: "build",
    generateBundle: {
      // Behind whatever else is put before a file's first line.
      order: "post",
      handler(_options, bundle) {
        const { entry, files } = codeOfRoutes(bundle);
        if (!files.has(route)) this.error(`There is no code of ${route}.`);
        for (const name of [entry, ...files.get(route)]) bundle[name].code = `${hint}\n${bundle[name].code}`;
      },
    },
  };
}
